#include "CModelHost.h"

#include "Confinement.h"

#include <stdio.h>

void model_host_write_prints_by_line(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

#ifdef __linux__

#include <sys/prctl.h>

int model_host_confine(
    const char *const *readable, int readable_count, const char *folder,
    struct model_host_denials *denials) {
  int granted = 0;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return 0;
  if (confine_files(readable, readable_count, folder) == 0) granted |= MODEL_HOST_FILES;
  if (confine_calls(denials) == 0) granted |= MODEL_HOST_CALLS;
  return granted;
}

#else

int model_host_confine(
    const char *const *readable, int readable_count, const char *folder,
    struct model_host_denials *denials) {
  (void)readable, (void)readable_count, (void)folder, (void)denials;
  return 0;
}

#endif
