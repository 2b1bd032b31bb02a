// What the shim of a model's process does, for a sanitizer that looks on.
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CModelHost.h"

int main(void) {
  if (model_host_forbid_processes() != 0) {
    puts("the system forbids nothing here");
    return 0;
  }
  pid_t child = fork();
  if (child == 0) _exit(0);
  if (child > 0) {
    fputs("a process was started that was forbidden\n", stderr);
    waitpid(child, NULL, 0);
    return 1;
  }
  return 0;
}
