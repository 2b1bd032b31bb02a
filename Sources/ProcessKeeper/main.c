// Runs a program that isn't trusted to end, and sees to it that nothing of it outlives whoever asked.
//
//   process-keeper -l LIFE [LIMIT]... [-d FOLDER] [-b [GRANT]...] -- PROGRAM [ARGUMENT]...
//   process-keeper -s FOLDER PREFIX
//
// LIFE is a socket, of 6 or more, that becomes readable when the asker is gone or doesn't want the
// program any more: its other end is the asker's alone, and is told a letter each: `0` to `3`, what the
// box keeps the program from (CBox.h), once it starts; `m` or `f` if it was ended for what it took; `e` once
// nothing of it runs any more, and its folder is being removed.
// LIMITs bound each process of the program; 0 is no bound: -t seconds of computing, -m megabytes of data,
// -f megabytes of one file, -n descriptors; and, while it runs, -k megabytes that are resident, -z
// megabytes of files in FOLDER and in what -w grants. FOLDER is removed in the end, with all in it.
//
// With -b the program is in a box: it starts nothing, and has no files but those of the GRANTs, its own
// and the system's libraries: -r PATH to be read, -w FOLDER for results, -c FOLDER for a cache.
//
// The program is a session of its own, without a terminal, in which the keeper isn't; the keeper has
// one of its own, which who starts it gives it. It ends as the program did: with its status, or by
// its signal.
//
// -s removes the folders in FOLDER whose names begin with PREFIX and which nobody holds.

#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
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

#include "CBox.h"
#include "Folder.h"

struct order {
  int life;
  rlim_t seconds, data, file, descriptors, resident, files;
  const char *folder, *results;
  int is_boxed, rules;
  char **words;
};

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

static void tell(const struct order *order, char letter) { (void)!write(order->life, &letter, 1); }

static void close_from(unsigned first, unsigned last) {
  if (first > last) return;
#ifdef SYS_close_range
  if (syscall(SYS_close_range, first, last, 0) == 0) return;
#endif
  unsigned end = getdtablesize() < 4096 ? getdtablesize() : 4096;
  for (unsigned file = first; file < end && file <= last; file++) close((int)file);
}

static void become(const struct order *order, pid_t keeper) {
  setsid();
#ifdef __linux__
  // Should the keeper be killed; it has but one thread.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  if (getppid() != keeper) _exit(127);
  restore_signals();
  bound(RLIMIT_CORE, 1);
  bound(RLIMIT_CPU, order->seconds);
  bound(RLIMIT_DATA, order->data << 20);
  bound(RLIMIT_FSIZE, order->file << 20);
  bound(RLIMIT_NOFILE, order->descriptors);
  const char *program = order->words[0];
  if (order->is_boxed) {
    box_grant(order->rules, program, BOX_START);
    box_grant_libraries(order->rules, 1);
    program = box_hide(program);
    if (program == NULL) _exit(127);
    tell(order, (char)('0' + box_enter(order->rules, program, NULL)));
  }
  close_from(FIRST_FOREIGN, ~0u);
  execv(program, order->words);
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

#ifdef __linux__
// What a program has written and taken the name of away takes room as long as it is open, or mapped. How
// much is mapped, nobody can ask: it counts as the largest file that there may be.
static void measure_unnamed(
    const struct order *order, pid_t program, unsigned long long *bytes) {
  char path[64];
  snprintf(path, sizeof(path), "/proc/%d/fd", program);
  DIR *all = opendir(path);
  struct dirent *entry;
  while (all != NULL && (entry = readdir(all)) != NULL) {
    struct stat status;
    if (fstatat(dirfd(all), entry->d_name, &status, 0) != 0) continue;
    if (S_ISREG(status.st_mode) && status.st_nlink == 0)
      *bytes += 512ull * (unsigned long long)status.st_blocks;
  }
  if (all != NULL) closedir(all);
  const char *name = order->folder == NULL ? NULL : strrchr(order->folder, '/');
  snprintf(path, sizeof(path), "/proc/%d/maps", program);
  FILE *maps = name == NULL ? NULL : fopen(path, "re");
  char *line = NULL;
  size_t size = 0;
  while (maps != NULL && getline(&line, &size, maps) > 0)
    if (strstr(line, name) != NULL && strstr(line, " (deleted)\n") != NULL)
      *bytes += order->file << 20;
  free(line);
  if (maps != NULL) fclose(maps);
}

static unsigned long long resident(pid_t program) {
  char path[64], text[64] = "";
  snprintf(path, sizeof(path), "/proc/%d/statm", program);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  (void)!read(file, text, sizeof(text) - 1);
  close(file);
  unsigned long long pages = 0;
  sscanf(text, "%*u %llu", &pages);
  return pages * (unsigned long long)sysconf(_SC_PAGESIZE);
}

// What the program has taken more of than it may: `m` memory, `f` files; 0 for nothing.
static char excess(const struct order *order, pid_t program) {
  if (order->resident != 0 && resident(program) > order->resident << 20) return 'm';
  unsigned long long bytes = 0;
  if (order->files == 0) return 0;
  const char *folders[] = {order->folder, order->results};
  for (int place = 0; place < 2; place++)
    if (folders[place] != NULL && !folder_measure(folders[place], &bytes)) return 'f';
  measure_unnamed(order, program, &bytes);
  return bytes > order->files << 20 ? 'f' : 0;
}
#else
static char excess(const struct order *order, pid_t program) {
  (void)order, (void)program;
  return 0;
}
#endif

static void end_as(int status) {
  if (WIFEXITED(status)) _exit(WEXITSTATUS(status));
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  signal(WTERMSIG(status), SIG_DFL);
  restore_signals();
  kill(getpid(), WTERMSIG(status));
  _exit(128 + WTERMSIG(status));
}

static struct order order_of(int count, char **words) {
  struct order order = {.rules = -1};
  int option;
  while ((option = getopt(count, words, "+l:t:m:f:n:k:z:d:br:w:c:")) != -1) {
    switch (option) {
    case 'l': order.life = atoi(optarg); break;
    case 't': order.seconds = strtoul(optarg, NULL, 10); break;
    case 'm': order.data = strtoul(optarg, NULL, 10); break;
    case 'f': order.file = strtoul(optarg, NULL, 10); break;
    case 'n': order.descriptors = strtoul(optarg, NULL, 10); break;
    case 'k': order.resident = strtoul(optarg, NULL, 10); break;
    case 'z': order.files = strtoul(optarg, NULL, 10); break;
    case 'd': order.folder = optarg; break;
    case 'b': order.is_boxed = 1, order.rules = box_begin(); break;
    case 'r': box_grant(order.rules, optarg, BOX_READ); break;
    case 'w': box_grant(order.rules, order.results = optarg, BOX_RESULTS); break;
    case 'c': box_grant(order.rules, optarg, BOX_FOLDERS); break;
    default: return order;
    }
  }
  if (optind < count) order.words = words + optind;
  return order;
}

// How often it is looked at what a program takes, in milliseconds.
#define LOOKING 50

int main(int count, char **words) {
  if (count == 4 && strcmp(words[1], "-s") == 0) {
    folder_sweep(words[2], words[3]);
    return 0;
  }
  int first = count > 2 && strcmp(words[1], "-l") == 0 ? atoi(words[2]) : 0;
  if (first < FIRST_FOREIGN) {
    fputs("process-keeper: a part of codable-explorer, which starts it\n", stderr);
    return 64;
  }
  // Whoever asked may have been making a pipe for another program just then: held here, it would
  // have no end.
  close_from(FIRST_FOREIGN, (unsigned)first - 1);
  close_from((unsigned)first + 1, ~0u);
  struct order order = order_of(count, words);
  if (order.words == NULL) return 64;
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
  pid_t keeper = getpid(), program = fork();
  if (program < 0) return 127;
  if (program == 0) become(&order, keeper);
  // What the program writes has an end when the program has one.
  for (int file = 0; file < FIRST_FOREIGN; file++) close(file);
  if (order.rules >= FIRST_FOREIGN) close(order.rules);
  if (order.folder != NULL) folder_hold(order.folder);
  int status = 0, has_ended = 0, is_watched = order.resident != 0 || order.files != 0;
  while (!has_ended) {
    struct pollfd events[] = {{order.life, POLLIN, 0}, {bell[0], POLLIN, 0}};
    if (poll(events, 2, is_watched ? LOOKING : -1) < 0 && errno != EINTR) break;
    char bytes[64];
    while (read(bell[0], bytes, sizeof(bytes)) > 0) {}
    reap(program, &status, &has_ended);
    if (events[0].revents != 0) break;
    char taken = is_watched && !has_ended ? excess(&order, program) : 0;
    if (taken != 0) {
      tell(&order, taken);
      break;
    }
  }
  end_all(program, &status, &has_ended);
  tell(&order, 'e');
  if (order.folder != NULL) folder_remove(order.folder);
  end_as(status);
}
