#ifndef PARTS_H
#define PARTS_H

#include "CBox.h"

/// Leaves the process the files that the rules grant. Returns 0 if the kernel does so.
int box_close_files(int rules);

/// Leaves the process the calls that are granted, by a filter; what isn't, fails. Returns 0 if the kernel
/// does so.
int box_close_calls(const char *program);

/// The same; what isn't granted fails, and is noted in `denials`.
int box_close_calls_noting(struct box_denials *denials);

#endif
