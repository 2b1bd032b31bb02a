#ifndef C_BOX_H
#define C_BOX_H

#include <stdint.h>

/// What a process is kept from, as far as the system grants it: bits of a set.
enum {
  /// Starting programs and processes, signals to others, tracing, terminals, sockets, and whatever
  /// else neither decoding nor compiling needs.
  BOX_CALLS = 1,
  /// Files besides those that it was granted.
  BOX_FILES = 2,
};

/// What may be done with a file, or with all that is under a folder.
enum box_right {
  BOX_READ,
  /// To be read, and started.
  BOX_START,
  /// Files are made, written, read and removed, and nothing but files: no link or pipe by which whoever
  /// opens them later could be led elsewhere.
  BOX_RESULTS,
  /// The same with folders and links.
  BOX_FOLDERS,
  /// Read and written, but for devices.
  BOX_OWN,
};

/// Begins a set of rules, by which nothing is granted. Returns its descriptor; -1 where the system has no
/// such rules (Linux 5.13 has them).
int box_begin(void);

/// Grants a path; one that isn't there grants nothing.
void box_grant(int rules, const char *path, enum box_right right);

/// Grants the folders of the libraries that this process has loaded, to be read; `starts`: and their
/// loader, to be started.
void box_grant_libraries(int rules, int starts);

/// Prints the paths of the libraries that this process has loaded, each on a line.
void box_print_libraries(void);

/// A program's path at an address that only this process knows; NULL if there is no room. Of programs
/// that are started in a box, the one by this address is the only one: what was started can start nothing.
const char *box_hide(const char *path);

/// What a model was denied.
struct box_denial {
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
struct box_denials {
  uint32_t count;
  uint32_t unused;
  struct box_denial first[15];
};

/// Takes from this process, for good, what isn't granted: what it calls for fails. `program` is what
/// `box_hide` returned, or NULL if it may start none. What is denied later is noted in `denials`, unless that
/// is NULL. Returns the set of what the system grants.
///
/// To be called while the process has one thread.
int box_enter(int rules, const char *program, struct box_denials *denials);

/// Has each printed line handed on at once.
void box_print_by_line(void);

#endif
