#ifndef C_MODEL_HOST_H
#define C_MODEL_HOST_H

/// Forbids this process, for good, to start others; threads may be started.
///
/// Returns 0 where the system grants that. Elsewhere the caller limits the number of processes.
int model_host_forbid_processes(void);

#endif
