#include "CModelHost.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
// How many instructions follow before the last one.
#define REST 11
#else
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#define REST 7
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define UNLESS(value, skipped) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), 0, (skipped))
#define ANSWER(action) BPF_STMT(BPF_RET | BPF_K, (action))

// A limit on the number of processes counts all those of a user, and doesn't bind root. A filter of
// system calls does, and costs a decode nothing. The flags of clone3 lie in memory, where a filter
// can't look: without clone3 the C library starts its threads by clone.
int model_host_forbid_processes(void) {
  struct sock_filter filter[] = {
      LOAD(arch),
      UNLESS(OWN_ARCHITECTURE, REST),
      LOAD(nr),
      UNLESS(SYS_clone3, 1),
      ANSWER(SECCOMP_RET_ERRNO | ENOSYS),
#if defined(__x86_64__)
      UNLESS(SYS_fork, 1),
      ANSWER(SECCOMP_RET_ERRNO | EAGAIN),
      UNLESS(SYS_vfork, 1),
      ANSWER(SECCOMP_RET_ERRNO | EAGAIN),
#endif
      UNLESS(SYS_clone, 3),
      LOAD(args[0]),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0),
      ANSWER(SECCOMP_RET_ERRNO | EAGAIN),
      ANSWER(SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {
      .len = sizeof(filter) / sizeof(filter[0]),
      .filter = filter,
  };
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
}

#else

int model_host_forbid_processes(void) { return -1; }

#endif
