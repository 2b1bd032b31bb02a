// What the shim of a model's process does, for a sanitizer that looks on.
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

#include "CBox.h"

static int is_refused(const char *what, long result) {
  if (result < 0) return 1;
  fprintf(stderr, "%s was granted\n", what);
  return 0;
}

int main(void) {
  char folder[] = "/tmp/model-host-XXXXXX";
  if (mkdtemp(folder) == NULL) return 1;
  struct box_denials *denials = mmap(
      NULL, sizeof *denials, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  int rules = box_begin();
  box_grant(rules, "/usr", BOX_READ);
  box_grant(rules, folder, BOX_OWN);
  int granted = box_enter(rules, NULL, denials);
  box_print_by_line();
  puts("printed");
  int is_kept = 1;
  if (granted & BOX_CALLS) {
    is_kept &= is_refused("a process", fork());
    is_kept &= is_refused("a signal to another process", kill(getppid(), 0));
    is_kept &= is_refused("a socket", socket(AF_INET, SOCK_STREAM, 0));
    is_kept &= is_refused("a program", execl("/bin/true", "true", (char *)NULL));
  }
  if (granted & BOX_FILES) {
    is_kept &= is_refused("a file to write", open("/tmp/shim", O_CREAT | O_WRONLY, 0600));
    is_kept &= is_refused("a file to read", open("/etc/passwd", O_RDONLY));
  }
  printf("granted %d, denied %u\n", granted, denials->count);
  for (unsigned i = 0; i < denials->count && i < 15; i++)
    printf("%c %s\n", (int)denials->first[i].kind, denials->first[i].what);
  rmdir(folder);
  return is_kept ? 0 : 1;
}
