// Stands in the place of a program that is run in a box, and tries to get out of it.
//
//   box-probe … -o RESULT … -DOUTSIDE=FILE …    in the place of a compiler or a linker
//   box-probe --alone RESULT FILE               goes into a box by itself, as the deriver does
//   box-probe --without-landlock PROGRAM …      starts a program on a system that has no Landlock
//
// FILE is one of the user's. RESULT gets a line for each attempt. Ends with the number of attempts that came
// out otherwise than they should, and prints these.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "CBox.h"

#ifdef __linux__
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>

static FILE *result;
static int wrong;

static void note(int wanted, const char *what, long outcome) {
  int code = errno, came = outcome >= 0;
  const char *words = came ? "done" : strerror(code);
  if (result != NULL) fprintf(result, "%s: %s\n", what, words);
  if (came == wanted) return;
  wrong++;
  fprintf(stderr, "%s: %s\n", what, words);
}

#define DENIED(what, call) (errno = 0, note(0, what, (long)(call)))
#define GRANTED(what, call) (errno = 0, note(1, what, (long)(call)))

static void *nothing(void *value) { return value; }

static void attempt(const char *work, const char *outside, const char *self) {
  char path[4096], *none[] = {NULL};
  struct rlimit unbounded = {RLIM_INFINITY, RLIM_INFINITY};
  pthread_t thread;
  int pair[2];
#define IN_WORK(name) (snprintf(path, sizeof(path), "%s/%s", work, name), path)
  GRANTED("a thread", -pthread_create(&thread, NULL, nothing, NULL));
  DENIED("reading a file", open(outside, O_RDONLY));
  DENIED("reading a folder", open("/etc", O_RDONLY | O_DIRECTORY));
  DENIED("writing a file", open(outside, O_WRONLY));
  DENIED("emptying a file", truncate(outside, 0));
  DENIED("emptying a file as it is opened", open(outside, O_RDONLY | O_TRUNC));
  DENIED("making a file elsewhere", open("/tmp/box-probe-made", O_CREAT | O_WRONLY, 0600));
  DENIED("a file's mode", chmod(outside, 0777));
  DENIED("a file's owner", chown(outside, 1, 1));
  DENIED("a file's time", utimensat(AT_FDCWD, outside, NULL, 0));
  DENIED("removing a file", unlink(outside));
  DENIED("renaming a file", rename(outside, IN_WORK("moved")));
  DENIED("a second name for a file", link(outside, IN_WORK("name")));
  DENIED("a link", symlink(outside, IN_WORK("link")));
  DENIED("a pipe", mkfifo(IN_WORK("pipe"), 0600));
  DENIED("a folder", mkdir(IN_WORK("folder"), 0700));
  DENIED("another's variables", open("/proc/1/environ", O_RDONLY));
  DENIED("its own memory", open("/proc/self/mem", O_RDWR));
  DENIED("the terminal", open("/dev/tty", O_RDWR));
  DENIED("keys for the terminal", ioctl(0, TIOCSTI, "x"));
  DENIED("a TCP socket", socket(AF_INET, SOCK_STREAM, 0));
  DENIED("a UDP socket", socket(AF_INET6, SOCK_DGRAM, 0));
  DENIED("a local socket", socket(AF_UNIX, SOCK_STREAM, 0));
  DENIED("a pair of sockets", socketpair(AF_UNIX, SOCK_STREAM, 0, pair));
  DENIED("a process", syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0));
  DENIED("a process by fork", fork());
  DENIED("a signal to its parent", kill(getppid(), 0));
  DENIED("tracing", ptrace(PTRACE_TRACEME, 0, NULL, NULL));
  DENIED("a file of memory", syscall(SYS_memfd_create, "x", 0));
  DENIED("room for a file", fallocate(fileno(result), 0, 0, 4096));
  DENIED("a larger pipe", pipe(pair) < 0 ? 0 : fcntl(pair[0], F_SETPIPE_SZ, 1 << 20));
  DENIED("io_uring", syscall(425, 1, path));
  DENIED("a namespace", unshare(0x10000000));
  DENIED("higher limits", setrlimit(RLIMIT_NOFILE, &unbounded));
  DENIED("a shell", execve("/bin/sh", none, none));
  DENIED("the loader", execve("/lib64/ld-linux-x86-64.so.2", none, none));
  DENIED("itself once more", execve(self, none, none));
}

static int without_landlock(char **words) {
  struct sock_filter lines[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 444, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog filter = {.len = 4, .filter = lines};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return 1;
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter, 0, 0) != 0) return 1;
  execvp(words[0], words);
  return 127;
}

int main(int count, char **words) {
  if (count > 2 && strcmp(words[1], "--without-landlock") == 0) return without_landlock(words + 2);
  const char *place = NULL, *outside = NULL;
  for (int word = 1; word < count; word++) {
    if (word + 1 < count && strcmp(words[word], "-o") == 0) place = words[word + 1];
    if (strncmp(words[word], "-DOUTSIDE=", 10) == 0) outside = words[word] + 10;
  }
  int is_alone = count == 4 && strcmp(words[1], "--alone") == 0;
  if (is_alone) place = words[2], outside = words[3];
  if (place == NULL || outside == NULL) return 64;
  result = fopen(place, "w");
  if (result == NULL) return 65;
  if (is_alone && box_enter(box_begin(), NULL, NULL) != (BOX_CALLS | BOX_FILES)) return 66;
  char folder[4096];
  snprintf(folder, sizeof(folder), "%s", place);
  attempt(dirname(folder), outside, words[0]);
  return wrong;
}
#else
int main(void) { return 0; }
#endif
