#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CCurses.h"

static const int handled[] = {SIGINT, SIGQUIT, SIGTSTP};
enum { HANDLED_COUNT = sizeof handled / sizeof handled[0] };

static void run_child(char *const *words, int input) {
  // What is ignored stays ignored in a new program; what has a handler doesn't.
  for (int i = 0; i < HANDLED_COUNT; i++) signal(handled[i], SIG_DFL);
  if (input >= 0 && input != STDIN_FILENO) dup2(input, STDIN_FILENO);
  execvp(words[0], words);
  _exit(127);
}

int ccurses_run(char *const *words, int input) {
  struct sigaction action, before[HANDLED_COUNT];
  memset(&action, 0, sizeof action);
  for (int i = 0; i < HANDLED_COUNT; i++) {
    // As shells do: keys that break a program off are meant for the one that runs.
    action.sa_handler = handled[i] == SIGTSTP ? SIG_DFL : SIG_IGN;
    sigaction(handled[i], &action, &before[i]);
  }
  pid_t child = fork();
  if (child == 0) run_child(words, input);
  int status = 0;
  int has_ended = 0;
  while (child > 0 && !has_ended) {
    pid_t ended = waitpid(child, &status, 0);
    has_ended = ended == child;
    if (ended < 0 && errno != EINTR) break;
  }
  for (int i = 0; i < HANDLED_COUNT; i++) sigaction(handled[i], &before[i], NULL);
  if (!has_ended) return 127;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
