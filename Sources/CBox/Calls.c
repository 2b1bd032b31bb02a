#define _GNU_SOURCE
#include "Parts.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <termios.h>
#include <ucontext.h>
#include <unistd.h>

#include "Calls.h"

// A call that isn't granted fails, as if the process lacked the permission. Where that is to be noted it
// raises SIGSYS: the handler notes what was wanted, and has it fail. Calls that name files are granted in the end: there
// Landlock decides. They go the same way, so that its refusals are noted; the handler makes them
// again with a number in the sixth argument, which none of them has. A model may find that number
// out, and gets unnoted what it would have got noted.

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#define FOREIGN_NUMBERS 0x40000000u
#else
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#define FOREIGN_NUMBERS 0xFFFFFFFFu
#endif

#ifndef SYS_SECCOMP
#define SYS_SECCOMP 1
#endif

static struct box_denials *noted;
static uint32_t passage;

// MARK: What was denied

static void note(char kind, const char *what) {
  uint32_t place = __atomic_fetch_add(&noted->count, 1, __ATOMIC_RELAXED);
  if (place >= sizeof(noted->first) / sizeof(noted->first[0])) return;
  struct box_denial *denial = &noted->first[place];
  size_t count = strnlen(what, sizeof(denial->what) - 1);
  memcpy(denial->what, what, count);
  denial->what[count] = 0;
  __atomic_store_n(&denial->kind, (uint32_t)kind, __ATOMIC_RELEASE);
}

static const struct file_call *file_call(long number) {
  for (size_t place = 0; place < sizeof(file_calls) / sizeof(file_calls[0]); place++)
    if (file_calls[place].number == number) return &file_calls[place];
  return NULL;
}

// Whether the process could have done what a call was refused, were it not for Landlock.
static int is_permitted(int folder, const char *path, int is_reading) {
  if (is_reading) return faccessat(folder, path, R_OK, 0) == 0;
  if (faccessat(folder, path, W_OK, 0) == 0) return 1;
  char parent[4096];
  size_t count = strnlen(path, sizeof(parent) - 1);
  memcpy(parent, path, count);
  while (count > 0 && parent[count - 1] != '/') count--;
  if (count == 0) parent[count++] = '.';
  parent[count] = 0;
  return faccessat(folder, parent, W_OK, 0) == 0;
}

static long make_file_call(const struct file_call *call, const long *words) {
  long result =
      syscall(call->number, words[0], words[1], words[2], words[3], words[4], (long)passage);
  if (result >= 0) return result;
  int code = errno;
  if (code == EACCES || code == EXDEV) {
    int folder = call->path == 0 ? AT_FDCWD : (int)words[call->path - 1];
    const char *path = (const char *)words[call->path];
    int is_reading = call->flags >= 0 && (words[call->flags] & (O_ACCMODE | O_CREAT)) == O_RDONLY;
    if (is_permitted(folder, path, is_reading)) note(is_reading ? 'r' : 'w', path);
  }
  return -code;
}

static long refuse(long number) {
  for (size_t place = 0; place < sizeof(denied_calls) / sizeof(denied_calls[0]); place++) {
    if (denied_calls[place].number != number) continue;
    note(denied_calls[place].kind, denied_calls[place].name);
    return -EPERM;
  }
  char name[32];
  snprintf(name, sizeof(name), "system call %ld", number);
  note('o', name);
  return -ENOSYS;
}

// Signals are blocked as is wished, but for SIGSYS: with that blocked, as the C library does before
// it starts a process, a denied call would end this one. What is blocked behind the handler is what
// stands in its context.
static long block_signals(ucontext_t *machine, const long *words) {
  uint64_t old, wished, *blocked = (uint64_t *)&machine->uc_sigmask;
  memcpy(&old, blocked, sizeof(old));
  if (words[3] != sizeof(old)) return -EINVAL;
  if (words[1] != 0) {
    memcpy(&wished, (const void *)words[1], sizeof(wished));
    if (words[0] == SIG_BLOCK) wished |= old;
    else if (words[0] == SIG_UNBLOCK) wished = old & ~wished;
    else if (words[0] != SIG_SETMASK) return -EINVAL;
    wished &= ~(UINT64_C(1) << (SIGSYS - 1));
    memcpy(blocked, &wished, sizeof(wished));
  }
  if (words[2] != 0) memcpy((void *)words[2], &old, sizeof(old));
  return 0;
}

static void answer(int signal, siginfo_t *info, void *context) {
  (void)signal;
  ucontext_t *machine = context;
  int kept = errno;
  long number = info->si_syscall;
#if defined(__x86_64__)
  greg_t *registers = machine->uc_mcontext.gregs;
  long words[] = {registers[REG_RDI], registers[REG_RSI], registers[REG_RDX], registers[REG_R10],
                  registers[REG_R8]};
#else
  unsigned long long *registers = (unsigned long long *)machine->uc_mcontext.regs;
  long words[5];
  for (int place = 0; place < 5; place++) words[place] = (long)registers[place];
#endif
  // A model that raises the signal itself asks for nothing.
  if (info->si_code == SYS_SECCOMP) {
    const struct file_call *call = file_call(number);
    long result = number == SYS_rt_sigprocmask ? block_signals(machine, words)
                  : call != NULL               ? make_file_call(call, words)
                                               : refuse(number);
#if defined(__x86_64__)
    registers[REG_RAX] = result;
#else
    registers[0] = (unsigned long long)result;
#endif
  }
  errno = kept;
}

// MARK: The filter

#define LOWER_HALF(place) (offsetof(struct seccomp_data, args) + (place) * 8)
#define LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (offset))
#define IF(value, yes, no) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), (yes), (no))
#define ANSWER(action) BPF_STMT(BPF_RET | BPF_K, (action))
#define GRANT ANSWER(SECCOMP_RET_ALLOW)
#define DENY ANSWER(filter->denied)
#define FAIL(code) ANSWER(SECCOMP_RET_ERRNO | (code))

struct filter {
  // The answer to what isn't granted.
  uint32_t denied;
  // The program that may be started, as `box_hide` returned it.
  const char *program;
  struct sock_filter lines[1024];
  unsigned short count;
};

static void add(struct filter *filter, const struct sock_filter *lines, size_t count) {
  memcpy(filter->lines + filter->count, lines, count * sizeof(lines[0]));
  filter->count += (unsigned short)count;
}

#define ADD(...)                                                       \
  do {                                                                 \
    struct sock_filter lines[] = {__VA_ARGS__};                        \
    add(filter, lines, sizeof(lines) / sizeof(lines[0]));              \
  } while (0)

// The lines for one call: what follows is left out for any other. They end with an answer.
#define FOR(number, ...)                                               \
  do {                                                                 \
    struct sock_filter body[] = {__VA_ARGS__};                         \
    ADD(IF((uint32_t)(number), 0, sizeof(body) / sizeof(body[0])));    \
    add(filter, body, sizeof(body) / sizeof(body[0]));                 \
  } while (0)

// Calls that are granted where they needn't be noted.
static void add_unnoted(struct filter *filter) {
  FOR(SYS_rt_sigprocmask, GRANT);
  for (size_t place = 0; place < sizeof(file_calls) / sizeof(file_calls[0]); place++)
    FOR(file_calls[place].number, GRANT);
  uint64_t program = (uintptr_t)filter->program;
  if (program == 0) return;
  FOR(SYS_execve, LOAD(LOWER_HALF(0)), IF((uint32_t)program, 0, 3), LOAD(LOWER_HALF(0) + 4),
      IF((uint32_t)(program >> 32), 0, 1), GRANT, DENY);
}

static void add_noted(struct filter *filter) {
  for (size_t place = 0; place < sizeof(file_calls) / sizeof(file_calls[0]); place++)
    FOR(file_calls[place].number, LOAD(LOWER_HALF(5)), IF(passage, 0, 1), GRANT, DENY);
}

// Calls that are granted with some arguments only.
static void add_conditional(struct filter *filter) {
  uint32_t own = (uint32_t)getpid();
  // The flags of clone3 lie in memory, where a filter can't look: without it the C library starts
  // its threads by clone.
  FOR(SYS_clone3, FAIL(ENOSYS));
  // Threads have one table of descriptors: there the keeper looks, and there they are counted.
  FOR(SYS_clone, LOAD(LOWER_HALF(0)),
      BPF_STMT(BPF_ALU | BPF_AND | BPF_K, CLONE_THREAD | CLONE_FILES),
      IF(CLONE_THREAD | CLONE_FILES, 0, 1), GRANT, DENY);
#ifdef SYS_close_range
  FOR(SYS_close_range, LOAD(LOWER_HALF(2)),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 0x2 /* CLOSE_RANGE_UNSHARE */, 0, 1), DENY, GRANT);
#endif
  // Foundation writes attributes to the files that it writes, and does without.
  FOR(SYS_fsetxattr, FAIL(ENOTSUP));
  // Room that no limit counts: the C library writes zeros then.
  FOR(SYS_fallocate, FAIL(EOPNOTSUPP));
  FOR(SYS_kill, LOAD(LOWER_HALF(0)), IF(own, 0, 1), GRANT, DENY);
  FOR(SYS_tgkill, LOAD(LOWER_HALF(0)), IF(own, 0, 1), GRANT, DENY);
  // Who owns a file is sent signals; a pipe that is made larger is room that no limit counts.
  FOR(SYS_fcntl, LOAD(LOWER_HALF(1)), IF(F_SETPIPE_SZ, 3, 0), IF(F_SETOWN, 3, 0),
      IF(F_SETSIG, 2, 0), IF(F_SETOWN_EX, 1, 2), FAIL(EPERM), DENY, GRANT);
  FOR(SYS_ioctl, LOAD(LOWER_HALF(1)), IF(FIONREAD, 5, 0), IF(FIONBIO, 4, 0), IF(FIOCLEX, 3, 0),
      IF(TCGETS, 2, 0), IF(TIOCGWINSZ, 1, 0), DENY, GRANT);
  FOR(SYS_prctl, LOAD(LOWER_HALF(0)), IF(PR_SET_NAME, 3, 0), IF(PR_GET_NAME, 2, 0),
      IF(0x53564D41 /* PR_SET_VMA */, 1, 0), DENY, GRANT);
  // Limits are read, and that of computing is set: the host does so for each order.
  FOR(SYS_prlimit64, LOAD(LOWER_HALF(0)), IF(0, 1, 0), IF(own, 0, 6), LOAD(LOWER_HALF(1)),
      IF(RLIMIT_CPU, 5, 0), LOAD(LOWER_HALF(2)), IF(0, 0, 2),
      LOAD(LOWER_HALF(2) + 4), IF(0, 1, 0), DENY, GRANT);
}

static int install(struct filter *filter) {
  ADD(LOAD(offsetof(struct seccomp_data, arch)), IF(OWN_ARCHITECTURE, 1, 0),
      ANSWER(SECCOMP_RET_KILL_PROCESS), LOAD(offsetof(struct seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, FOREIGN_NUMBERS, 0, 1),
      ANSWER(SECCOMP_RET_KILL_PROCESS));
  for (size_t place = 0; place < sizeof(granted_calls) / sizeof(granted_calls[0]); place++)
    FOR(granted_calls[place], GRANT);
  if (filter->denied == SECCOMP_RET_TRAP) add_noted(filter);
  else add_unnoted(filter);
  add_conditional(filter);
  ADD(DENY);
  struct sock_fprog all = {.len = filter->count, .filter = filter->lines};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &all, 0, 0);
}

int box_close_calls(const char *program, struct box_denials *denials) {
  static struct filter filter;
  filter.program = program;
  filter.denied = denials == NULL ? SECCOMP_RET_ERRNO | EPERM : SECCOMP_RET_TRAP;
  if (denials == NULL) return install(&filter);
  struct sigaction action = {.sa_sigaction = answer, .sa_flags = SA_SIGINFO | SA_NODEFER};
  noted = denials;
  if (getrandom(&passage, sizeof(passage), GRND_NONBLOCK) != sizeof(passage)) return -1;
  if (sigaction(SIGSYS, &action, NULL) != 0) return -1;
  return install(&filter);
}

// The filter sees where a program's name lies, and not the name. The address is within 38 bits, which all
// 64-bit kernels give a process; the place in the page is chance, too.
const char *box_hide(const char *path) {
  for (int attempt = 0; attempt < 16 && strlen(path) < 4096; attempt++) {
    uint64_t number;
    if (getrandom(&number, sizeof(number), 0) != sizeof(number)) return NULL;
    char *page = mmap(
        (void *)((number & 0x2FFFFFF000u) | 0x1000000000u), 2 * 4096, PROT_READ | PROT_WRITE,
        MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
    if (page != MAP_FAILED) return strcpy(page + (number >> 52), path);
  }
  return NULL;
}

#elif defined(__linux__)

int box_close_calls(const char *program, struct box_denials *denials) {
  (void)program, (void)denials;
  return -1;
}

const char *box_hide(const char *path) { return path; }

#endif
