#include "Parts.h"

#include <stdio.h>

void box_print_by_line(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

#ifdef __linux__

#include <sys/prctl.h>

int box_enter(int rules, const char *program, struct box_denials *denials) {
  int granted = 0;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return 0;
  if (box_close_files(rules) == 0) granted |= BOX_FILES;
  return box_close_calls(program, denials) == 0 ? granted | BOX_CALLS : granted;
}

#else

int box_begin(void) { return -1; }

void box_grant(int rules, const char *path, enum box_right right) {
  (void)rules, (void)path, (void)right;
}

void box_grant_libraries(int rules, int starts) { (void)rules, (void)starts; }

void box_print_libraries(void) {}

const char *box_hide(const char *path) { return path; }

int box_enter(int rules, const char *program, struct box_denials *denials) {
  (void)rules, (void)program, (void)denials;
  return 0;
}

#endif
