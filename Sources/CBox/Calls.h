#ifndef CALLS_H
#define CALLS_H

#include <sys/syscall.h>

// Which system calls decoding and compiling need. Some aren't known to older headers or to all architectures.

/// Calls that are granted whatever their arguments.
static const int granted_calls[] = {
    // Open files
    SYS_read, SYS_write, SYS_readv, SYS_writev, SYS_pread64, SYS_pwrite64, SYS_preadv, SYS_pwritev,
    SYS_preadv2, SYS_pwritev2, SYS_close, SYS_lseek, SYS_dup, SYS_dup3, SYS_fstat, SYS_fstatfs,
    SYS_flock, SYS_fsync, SYS_fdatasync, SYS_ftruncate, SYS_fadvise64,
    SYS_getdents64, SYS_copy_file_range, SYS_sendfile, SYS_pipe2, SYS_eventfd2,
    SYS_epoll_create1, SYS_epoll_ctl, SYS_epoll_pwait, SYS_ppoll, SYS_pselect6, SYS_timerfd_create,
    SYS_timerfd_settime, SYS_timerfd_gettime,
    // Names of files, without their contents
    SYS_newfstatat, SYS_statx, SYS_statfs, SYS_faccessat, SYS_readlinkat, SYS_getcwd, SYS_chdir,
    SYS_fchdir, SYS_umask,
    // Memory
    SYS_mmap, SYS_mprotect, SYS_munmap, SYS_mremap, SYS_madvise, SYS_msync, SYS_mlock, SYS_munlock,
    SYS_mincore, SYS_brk, SYS_membarrier,
    // Threads, and signals within the process
    SYS_futex, SYS_set_robust_list, SYS_get_robust_list, SYS_set_tid_address, SYS_sched_yield,
    SYS_sched_getaffinity, SYS_sched_getparam, SYS_sched_getscheduler, SYS_sched_get_priority_max,
    SYS_sched_get_priority_min, SYS_getcpu, SYS_rt_sigaction, SYS_rt_sigreturn,
    SYS_rt_sigpending, SYS_rt_sigtimedwait, SYS_rt_sigsuspend, SYS_sigaltstack,
    SYS_restart_syscall, SYS_exit, SYS_exit_group, SYS_wait4, SYS_waitid,
    // Time
    SYS_nanosleep, SYS_clock_nanosleep, SYS_clock_gettime, SYS_clock_getres, SYS_gettimeofday,
    SYS_setitimer, SYS_getitimer, SYS_timer_create, SYS_timer_settime, SYS_timer_gettime,
    SYS_timer_getoverrun, SYS_timer_delete,
    // Sockets that are open: there are none but the one by which orders come
    SYS_getsockopt, SYS_setsockopt, SYS_getsockname, SYS_getpeername, SYS_recvfrom, SYS_recvmsg,
    SYS_shutdown,
    // What is asked of the system
    SYS_getpid, SYS_getppid, SYS_gettid, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid,
    SYS_getresuid, SYS_getresgid, SYS_getgroups, SYS_getpgid, SYS_getsid, SYS_getpriority,
    SYS_getrusage, SYS_times, SYS_sysinfo, SYS_uname, SYS_getrandom,
#ifdef SYS_faccessat2
    SYS_faccessat2,
#endif
#ifdef SYS_rseq
    SYS_rseq,
#endif
#ifdef SYS_futex_waitv
    SYS_futex_waitv,
#endif
#ifdef SYS_epoll_pwait2
    SYS_epoll_pwait2,
#endif
#if defined(__x86_64__)
    SYS_arch_prctl, SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_getdents, SYS_dup2, SYS_pipe,
    SYS_eventfd, SYS_poll, SYS_select, SYS_epoll_create, SYS_epoll_wait, SYS_pause, SYS_alarm,
    SYS_time, SYS_getpgrp, SYS_getrlimit,
#endif
};

/// Calls that name a file: Landlock decides, or there is nothing that keeps the process from it.
static const struct file_call {
  int number;
  /// Which argument is the path; the folder that it begins at is the one before, if there is one.
  int path;
  /// Which argument are the flags of opening; -1 for a call that changes something.
  int flags;
} file_calls[] = {
    {SYS_openat, 1, 2},     {SYS_mkdirat, 1, -1},  {SYS_unlinkat, 1, -1}, {SYS_renameat2, 3, -1},
    {SYS_linkat, 3, -1},    {SYS_symlinkat, 2, -1},
#ifdef SYS_renameat
    {SYS_renameat, 3, -1},
#endif
#if defined(__x86_64__)
    {SYS_open, 0, 1},       {SYS_creat, 0, -1},    {SYS_mkdir, 0, -1},    {SYS_rmdir, 0, -1},
    {SYS_unlink, 0, -1},    {SYS_rename, 0, -1},   {SYS_link, 0, -1},     {SYS_symlink, 0, -1},
#endif
};

/// Calls that are denied, as far as they have a name here.
static const struct denied_call {
  int number;
  char kind;
  const char *name;
} denied_calls[] = {
    {SYS_clone, 'x', "fork"}, {SYS_execve, 'x', "exec"}, {SYS_execveat, 'x', "exec"},
    {SYS_kill, 's', "kill"}, {SYS_tgkill, 's', "tgkill"}, {SYS_tkill, 's', "tkill"},
    {SYS_rt_sigqueueinfo, 's', "sigqueue"}, {SYS_rt_tgsigqueueinfo, 's', "sigqueue"},
    {SYS_fcntl, 's', "fcntl"}, {SYS_setpgid, 's', "setpgid"}, {SYS_setsid, 's', "setsid"},
    {SYS_ioctl, 't', "ioctl"}, {SYS_ptrace, 'p', "ptrace"},
    {SYS_process_vm_readv, 'p', "process_vm_readv"},
    {SYS_process_vm_writev, 'p', "process_vm_writev"}, {SYS_socket, 'n', "socket"},
    {SYS_socketpair, 'n', "socketpair"}, {SYS_connect, 'n', "connect"}, {SYS_bind, 'n', "bind"},
    {SYS_listen, 'n', "listen"}, {SYS_sendto, 'n', "sendto"}, {SYS_sendmsg, 'n', "sendmsg"},
    {SYS_prlimit64, 'l', "prlimit"}, {SYS_prctl, 'l', "prctl"},
    {SYS_setpriority, 'l', "setpriority"}, {SYS_memfd_create, 'l', "memfd_create"},
    {SYS_truncate, 'w', "the size of a file"}, {SYS_fchmod, 'w', "a mode of a file"},
    {SYS_fchmodat, 'w', "a mode of a file"}, {SYS_fchown, 'w', "an owner of a file"},
    {SYS_fchownat, 'w', "an owner of a file"}, {SYS_utimensat, 'w', "a time of a file"},
    {SYS_setxattr, 'w', "an attribute of a file"}, {SYS_lsetxattr, 'w', "an attribute of a file"},
    {SYS_accept, 'n', "accept"}, {SYS_accept4, 'n', "accept"}, {SYS_mknodat, 'w', "a device"},
    {SYS_mount, 'o', "mount"}, {SYS_umount2, 'o', "umount"}, {SYS_chroot, 'o', "chroot"},
    {SYS_unshare, 'o', "unshare"}, {SYS_setns, 'o', "setns"}, {SYS_bpf, 'o', "bpf"},
    {SYS_perf_event_open, 'o', "perf_event_open"}, {SYS_keyctl, 'o', "keyctl"},
    {SYS_personality, 'o', "personality"}, {SYS_setuid, 'o', "setuid"},
    {SYS_setgid, 'o', "setgid"}, {SYS_setrlimit, 'l', "setrlimit"},
#ifdef SYS_pidfd_open
    {SYS_pidfd_open, 's', "pidfd_open"}, {SYS_pidfd_send_signal, 's', "pidfd_send_signal"},
#endif
#ifdef SYS_io_uring_setup
    {SYS_io_uring_setup, 'o', "io_uring"},
#endif
#if defined(__x86_64__)
    {SYS_fork, 'x', "fork"}, {SYS_vfork, 'x', "fork"}, {SYS_chmod, 'w', "a mode of a file"}, {SYS_chown, 'w', "an owner of a file"},
    {SYS_lchown, 'w', "an owner of a file"},
    {SYS_utime, 'w', "a time of a file"}, {SYS_utimes, 'w', "a time of a file"},
    {SYS_mknod, 'w', "a device"},
#endif
};

#endif
