#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CCurses.h"
#include "Restore.h"

// The process group of the program that runs, 0 if none does, and the terminal that it has.
static _Atomic pid_t program = 0;
static int program_terminal = -1;

// ---- The child -----------------------------------------------------------------------------------

static void run_child(char *const *words, int input, int gate, const sigset_t *mask) {
  // What is ignored stays ignored in a new program; what has a handler doesn't, and isn't this
  // one's business until then.
  for (int number = 1; number < NSIG; number++) {
    struct sigaction action;
    if (sigaction(number, NULL, &action) == 0 && action.sa_handler != SIG_IGN) {
      signal(number, SIG_DFL);
    }
  }
  pthread_sigmask(SIG_SETMASK, mask, NULL);
  // It begins when it is known to the one that would have to end it.
  char go;
  if (read(gate, &go, 1) != 1) _exit(127);
  if (input >= 0 && input != STDIN_FILENO) dup2(input, STDIN_FILENO);
  execvp(words[0], words);
  _exit(127);
}

// ---- The terminal's foreground -------------------------------------------------------------------

/// Brings one process group into the foreground if the other one is there. Returns whether it is.
static int pass_terminal(pid_t from, pid_t to) {
  if (tcgetpgrp(program_terminal) != from) return 0;
  sigset_t stop, before;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &stop, &before);
  int passed = tcsetpgrp(program_terminal, to) == 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return passed;
}

static void drain(int notices) {
  char bytes[64];
  while (read(notices, bytes, sizeof bytes) > 0) continue;
}

/// Stops with the program, as a key asked for, and continues it afterwards.
static void stop_with(pid_t child, int by, int notices) {
  pass_terminal(child, getpgrp());
  // One that was stopped for reading in the background goes on as soon as this one is in front.
  int wants_terminal = by == SIGTTIN || by == SIGTTOU;
  if (!wants_terminal || tcgetpgrp(program_terminal) != getpgrp()) {
    drain(notices);
    ccurses_stop_process_group(notices);
  }
  pass_terminal(getpgrp(), child);
  kill(-child, SIGCONT);
}

/// Returns the program's status as `waitpid` gives it, or -1.
static int wait_for(pid_t child, int notices) {
  while (1) {
    int status = 0;
    if (waitpid(child, &status, WUNTRACED) == child) {
      if (!WIFSTOPPED(status)) return status;
      stop_with(child, WSTOPSIG(status), notices);
    } else if (errno != EINTR) {
      return -1;
    }
  }
}

int ccurses_run(char *const *words, int input, int notices) {
  int gate[2];
  if (pipe(gate) != 0) return 127;
  for (int i = 0; i < 2; i++) fcntl(gate[i], F_SETFD, FD_CLOEXEC);
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t child = fork();
  if (child == 0) {
    close(gate[1]);
    run_child(words, input, gate[0], &before);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  int status = -1;
  if (child > 0) {
    setpgid(child, child);
    program_terminal = input;
    ccurses_hand_file_over();
    atomic_store(&program, child);
    pass_terminal(getpgrp(), child);
    if (write(gate[1], "", 1) != 1) kill(-child, SIGKILL);
    status = wait_for(child, notices);
    atomic_store(&program, 0);
    ccurses_wait_if_ending();
    pass_terminal(child, getpgrp());
  }
  for (int i = 0; i < 2; i++) close(gate[i]);
  if (status == -1) return 127;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

// ---- In the handler of a deadly signal -----------------------------------------------------------

static int is_alive(pid_t group) {
  // Whoever was started by the program itself isn't waited for here, but by the system.
  waitpid(group, NULL, WNOHANG);
  return kill(-group, 0) == 0 || errno == EPERM;
}

static void await_end(pid_t group) {
  enum { STEP = 10, STEP_COUNT = 200 };
  for (int i = 0; i < STEP_COUNT && is_alive(group); i++) poll(NULL, 0, STEP);
}

int ccurses_end_program(int number) {
  pid_t group = atomic_load(&program);
  if (group <= 0) return 0;
  // Editors keep unsaved text at both signals; ^C and the like would be a key to them.
  kill(-group, number == SIGTERM ? SIGTERM : SIGHUP);
  kill(-group, SIGCONT);
  await_end(group);
  if (is_alive(group)) {
    kill(-group, SIGKILL);
    await_end(group);
  }
  pass_terminal(group, getpgrp());
  return 1;
}
