#include "Restore.h"

#include <curses.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "CCurses.h"

// Last, because it defines words like `columns` as macros.
#include <term.h>

// What a signal handler may read: plain memory that was filled in before.
static volatile sig_atomic_t taken = 0;
static int terminal = -1;
static struct termios saved_modes;
static int has_saved_modes = 0;
static char reset_string[512];
static unsigned long reset_length = 0;
// What erases the rest of the screen: it follows the reset string in the same memory.
static unsigned long erase_length = 0;

static int notice_pipe = -1;
// Whether a deadly signal is at its work.
static atomic_int ending = 0;

// The signals that end a process and may leave the terminal behind.
static const int deadly[] = {
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP,
    SIGFPE, SIGSYS, SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGUSR1, SIGUSR2,
};
enum { DEADLY_COUNT = sizeof deadly / sizeof deadly[0] };
static const int noticed[] = {SIGWINCH, SIGCONT, SIGTSTP};
enum { NOTICED_COUNT = sizeof noticed / sizeof noticed[0] };

static struct sigaction deadly_before[DEADLY_COUNT];
static struct sigaction noticed_before[NOTICED_COUNT];
static int watching = 0;

void ccurses_write_all(const char *text, unsigned long length) {
  while (length > 0) {
    ssize_t written = write(terminal, text, length);
    if (written > 0) {
      text += written;
      length -= (unsigned long)written;
    } else if (written < 0 && errno == EAGAIN) {
      struct pollfd writable = {.fd = terminal, .events = POLLOUT};
      poll(&writable, 1, 100);
    } else if (written == 0 || errno != EINTR) {
      return;
    }
  }
}

void ccurses_write_while_read(int output, const char *text, unsigned long length) {
  enum { WAIT = 100, WAIT_COUNT = 10 };
  int flags = fcntl(output, F_GETFL);
  fcntl(output, F_SETFL, flags | O_NONBLOCK);
  int waited = 0;
  while (length > 0 && waited < WAIT_COUNT) {
    ssize_t written = write(output, text, length);
    if (written > 0) {
      text += written;
      length -= (unsigned long)written;
      waited = 0;
    } else if (written < 0 && errno == EAGAIN) {
      struct pollfd writable = {.fd = output, .events = POLLOUT};
      poll(&writable, 1, WAIT);
      waited++;
    } else if (written == 0 || errno != EINTR) {
      break;
    }
  }
  // Other programs write here by the same description.
  fcntl(output, F_SETFL, flags);
}

void ccurses_save_modes(int output) {
  terminal = output;
  has_saved_modes = tcgetattr(output, &saved_modes) == 0;
}

void ccurses_restore_modes(void) {
  if (has_saved_modes) tcsetattr(terminal, TCSANOW, &saved_modes);
}

/// Appends a terminfo string without its delays (`$<5>`), which only printers of paper need.
static void append(const char *text) {
  if (text == NULL || text == (const char *)-1) return;
  while (*text != '\0' && reset_length < sizeof reset_string - 1) {
    if (text[0] == '$' && text[1] == '<') {
      const char *end = strchr(text, '>');
      if (end != NULL) {
        text = end + 1;
        continue;
      }
    }
    reset_string[reset_length++] = *text++;
  }
}

void ccurses_prepare_reset(void) {
  static char names[][6] = {"rmkx", "sgr0", "op", "cnorm", "rmcup"};
  reset_length = 0;
  // CAN ends an escape sequence that was cut in the middle.
  append("\030\033[?2004l\033[?1006l\033[?1002l\033[?1000l");
  for (unsigned long i = 0; i < sizeof names / sizeof names[0]; i++) append(tigetstr(names[i]));
  const char *leave_screen = tigetstr(names[4]);
  if (leave_screen == NULL || leave_screen == (const char *)-1) append("\r\n");
  static char erase[] = "ed";
  unsigned long length = reset_length;
  append(tigetstr(erase));
  erase_length = reset_length - length;
  reset_length = length;
}

static void restore_at_exit(void) { ccurses_restore_now(); }

void ccurses_set_taken(int is_taken) {
  static int registered = 0;
  if (!registered) registered = atexit(restore_at_exit) == 0;
  taken = is_taken;
}

void ccurses_restore_now(void) {
  if (!taken) return;
  taken = 0;
  ccurses_write_while_read(terminal, reset_string, reset_length);
  ccurses_restore_modes();
}

void ccurses_wait_if_ending(void) {
  while (atomic_load(&ending)) pause();
}

static void on_deadly_signal(int number) {
  // One thread restores what there is to restore; a signal that comes to another one meanwhile is
  // answered by the end of the process.
  if (atomic_exchange(&ending, 1)) ccurses_wait_if_ending();
  int had_program = ccurses_end_program(number);
  if (had_program) taken = 1;
  ccurses_restore_now();
  // An editor that has left the screen already has its last words where the cursor is now.
  if (had_program) ccurses_write_while_read(terminal, reset_string + reset_length, erase_length);
  ccurses_settle_file();
  signal(number, SIG_DFL);
  sigset_t this_one;
  sigemptyset(&this_one);
  sigaddset(&this_one, number);
  pthread_sigmask(SIG_UNBLOCK, &this_one, NULL);
  raise(number);
}

static void on_notice(int number) {
  int error = errno;
  char notice = number == SIGWINCH  ? CCURSES_RESIZED
                : number == SIGCONT ? CCURSES_CONTINUED
                                    : CCURSES_STOP_WANTED;
  if (write(notice_pipe, &notice, 1) < 0) {
    // A full pipe already says that there is something to look at.
  }
  errno = error;
}

static void use_alternate_stack(void) {
  // An endless recursion leaves no room for a handler on the thread's own stack.
  static char stack[65536];
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&alternate, NULL);
}

void ccurses_watch_signals(int notices) {
  if (watching) return;
  watching = 1;
  notice_pipe = notices;
  use_alternate_stack();
  struct sigaction action;
  memset(&action, 0, sizeof action);
  // All signals wait meanwhile; SIGTTOU would else stop a background process in tcsetattr.
  sigfillset(&action.sa_mask);
  action.sa_flags = SA_ONSTACK;
  action.sa_handler = on_deadly_signal;
  for (int i = 0; i < DEADLY_COUNT; i++) {
    sigaction(deadly[i], NULL, &deadly_before[i]);
    if (deadly_before[i].sa_handler != SIG_IGN) sigaction(deadly[i], &action, NULL);
  }
  action.sa_flags = SA_ONSTACK | SA_RESTART;
  action.sa_handler = on_notice;
  for (int i = 0; i < NOTICED_COUNT; i++) sigaction(noticed[i], &action, &noticed_before[i]);
}

void ccurses_unwatch_signals(void) {
  if (!watching) return;
  watching = 0;
  for (int i = 0; i < DEADLY_COUNT; i++) sigaction(deadly[i], &deadly_before[i], NULL);
  for (int i = 0; i < NOTICED_COUNT; i++) sigaction(noticed[i], &noticed_before[i], NULL);
}

void ccurses_stop_process_group(int notices) {
  struct sigaction stop, before;
  memset(&stop, 0, sizeof stop);
  stop.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &stop, &before);
  kill(0, SIGTSTP);
  // The stop may arrive a moment after `kill` returns, on another thread: the notice of SIGCONT
  // tells that it is over. Where nothing stops the process, none will come.
  struct pollfd readable = {.fd = notices, .events = POLLIN};
  poll(&readable, 1, 100);
  sigaction(SIGTSTP, &before, NULL);
}
