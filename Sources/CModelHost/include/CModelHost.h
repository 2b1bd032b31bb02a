#ifndef C_MODEL_HOST_H
#define C_MODEL_HOST_H

#include <stddef.h>
#include <stdint.h>

/// What a model's process is kept from, as far as the system grants it: bits of a set.
enum {
  /// Starting programs and processes, signals to others, tracing, terminals, sockets, and whatever
  /// else decoding doesn't need.
  MODEL_HOST_CALLS = 1,
  /// Files besides those that it was granted.
  MODEL_HOST_FILES = 2,
};

/// What a model was denied.
struct model_host_denial {
  /// Of what kind: `x` a program or process, `s` a signal to another process, `n` the network, `t` a
  /// terminal, `p` another process's memory, `l` its own limits, `r` a file to read, `w` a file to
  /// write or change, `o` another call.
  uint32_t kind;
  /// The file's path, or the call's name; cut, and ended by a zero.
  char what[252];
};

/// What a model was denied so far: the first of them, and how many there were.
///
/// It lies in memory that another process reads.
struct model_host_denials {
  uint32_t count;
  uint32_t unused;
  struct model_host_denial first[15];
};

/// Takes from this process, for good, what a model's code doesn't need.
///
/// `readable` are `readable_count` paths of files and folders that may be read with all in them,
/// besides the folders of the libraries that are loaded; `folder` is the one that may be written to. What is denied later is noted in `denials`.
/// To be called while the process has one thread. Returns the set of what was granted.
int model_host_confine(
    const char *const *readable, int readable_count, const char *folder,
    struct model_host_denials *denials);

/// Has each printed line handed on at once.
void model_host_write_prints_by_line(void);

#endif
