#ifndef PARTS_H
#define PARTS_H

#include "CBox.h"

/// Leaves the process the files that the rules grant. Returns 0 if the kernel does so.
int box_close_files(int rules);

/// Leaves the process the calls that are granted, by a filter; what isn't, fails, and is noted in `denials`,
/// unless that is NULL. Returns 0 if the kernel does so.
int box_close_calls(const char *program, struct box_denials *denials);

#endif
