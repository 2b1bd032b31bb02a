// Runs a program that isn't trusted to end, and sees to it that nothing of it outlives whoever asked.
//
//   process-keeper LIFE SECONDS MEGABYTES FOLDER PROGRAM [ARGUMENT]...
//
// LIFE is a descriptor, of 6 or more, that becomes readable when the asker is gone or doesn't want
// the program any more: the other end of the pipe is the asker's alone. SECONDS of computing and
// MEGABYTES of data bound each process of the program; 0 is no bound. FOLDER is removed in the end,
// with all in it; an empty name is none.
//
// The program is a session of its own, without a terminal, in which the keeper isn't; the keeper has
// one of its own, which who starts it gives it. It ends as the program did: with its status, or by
// its signal.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

static int bell[2];

static void ring(int signal) {
  (void)signal;
  int kept = errno;
  (void)!write(bell[1], "", 1);
  errno = kept;
}

static void bound(int resource, rlim_t value) {
  struct rlimit limit;
  if (value == 0 || getrlimit(resource, &limit) != 0) return;
  if (limit.rlim_max == RLIM_INFINITY || limit.rlim_max > value) limit.rlim_max = value;
  if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur > limit.rlim_max)
    limit.rlim_cur = limit.rlim_max;
  setrlimit(resource, &limit);
}

static void restore_signals(void) {
  sigset_t none;
  signal(SIGCHLD, SIG_DFL);
  signal(SIGPIPE, SIG_DFL);
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

// The channels of a program have lower numbers. Whatever else this process was left with is none of
// a stranger's business.
#define FIRST_FOREIGN 6

static void close_from(unsigned first, unsigned last) {
  if (first > last) return;
#ifdef SYS_close_range
  if (syscall(SYS_close_range, first, last, 0) == 0) return;
#endif
  unsigned end = getdtablesize() < 4096 ? getdtablesize() : 4096;
  for (unsigned file = first; file < end && file <= last; file++) close((int)file);
}

static void become(char **words, rlim_t seconds, rlim_t megabytes) {
  setsid();
#ifdef __linux__
  // Should the keeper be killed; it has but one thread.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  close_from(FIRST_FOREIGN, ~0u);
  restore_signals();
  bound(RLIMIT_CORE, 1);
  bound(RLIMIT_CPU, seconds);
  bound(RLIMIT_DATA, megabytes << 20);
  execv(words[0], words);
  _exit(127);
}

// Reaps whoever has ended; keeps how the program did.
static void reap(pid_t program, int *status, int *has_ended) {
  int found;
  pid_t pid;
  while ((pid = waitpid(-1, &found, WNOHANG)) > 0) {
    if (pid != program) continue;
    *status = found;
    *has_ended = 1;
  }
}

#ifdef __linux__
// Processes of the program that have left its session come back to the keeper when their parents
// are gone: so whoever is a child of it belongs to the program.
static int kill_children(void) {
  char path[64], text[4096];
  int count = 0;
  snprintf(path, sizeof(path), "/proc/self/task/%d/children", getpid());
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t length = read(file, text, sizeof(text) - 1);
  close(file);
  text[length > 0 ? length : 0] = 0;
  for (char *rest = text; *rest;) {
    char *end;
    pid_t pid = (pid_t)strtol(rest, &end, 10);
    if (end == rest) break;
    rest = end;
    if (pid > 0) count += kill(pid, SIGKILL) == 0;
  }
  return count;
}
#else
static int kill_children(void) { return 0; }
#endif

static void end_all(pid_t program, int *status, int *has_ended) {
  for (int round = 0; round < 1000; round++) {
    // Its session's group, and itself should it have left that.
    if (!*has_ended) kill(program, SIGKILL);
    kill(-program, SIGKILL);
    int left = kill_children();
    reap(program, status, has_ended);
    if (*has_ended && left == 0) return;
    poll(NULL, 0, 1);
  }
}

static int remove_entry(const char *path, const struct stat *s, int kind, struct FTW *place) {
  (void)s, (void)kind, (void)place;
  remove(path);
  return 0;
}

static void end_as(int status) {
  if (WIFEXITED(status)) _exit(WEXITSTATUS(status));
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  signal(WTERMSIG(status), SIG_DFL);
  restore_signals();
  kill(getpid(), WTERMSIG(status));
  _exit(128 + WTERMSIG(status));
}

int main(int count, char **words) {
  if (count < 6) {
    fputs("process-keeper: a part of codable-explorer, which starts it\n", stderr);
    return 64;
  }
  int life = atoi(words[1]);
  // Whoever asked may have been making a pipe for another program just then: held here, it would
  // have no end.
  close_from(FIRST_FOREIGN, (unsigned)life - 1);
  close_from((unsigned)life + 1, ~0u);
#ifdef __linux__
  prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
  int ends[2];
  if (pipe(ends) != 0) return 127;
  for (int end = 0; end < 2; end++) {
    // Beyond the program's channels, which are closed here once it has them: polling a descriptor
    // that is closed never waits.
    bell[end] = fcntl(ends[end], F_DUPFD_CLOEXEC, FIRST_FOREIGN);
    if (bell[end] < 0) return 127;
    close(ends[end]);
    fcntl(bell[end], F_SETFL, O_NONBLOCK);
  }
  signal(SIGCHLD, ring);
  signal(SIGPIPE, SIG_IGN);
  pid_t program = fork();
  if (program < 0) return 127;
  if (program == 0)
    become(words + 5, strtoul(words[2], NULL, 10), strtoul(words[3], NULL, 10));
  // What the program writes has an end when the program has one.
  for (int file = 0; file < FIRST_FOREIGN; file++) close(file);
  int status = 0, has_ended = 0;
  while (!has_ended) {
    struct pollfd events[] = {{life, POLLIN, 0}, {bell[0], POLLIN, 0}};
    if (poll(events, 2, -1) < 0 && errno != EINTR) break;
    char bytes[64];
    while (read(bell[0], bytes, sizeof(bytes)) > 0) {}
    reap(program, &status, &has_ended);
    if (events[0].revents != 0) break;
  }
  end_all(program, &status, &has_ended);
  if (words[4][0] != 0) nftw(words[4], remove_entry, 16, FTW_DEPTH | FTW_PHYS);
  end_as(status);
}
