#ifndef CONFINEMENT_H
#define CONFINEMENT_H

#include "CModelHost.h"

/// Leaves the process the files that it is granted, by Landlock. Returns 0 if the kernel does so.
int confine_files(const char *const *readable, int readable_count, const char *folder);

/// Leaves the process the system calls that decoding needs, by a filter. Returns 0 if the kernel
/// does so.
int confine_calls(struct model_host_denials *denials);

#endif
