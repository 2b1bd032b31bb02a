#define _GNU_SOURCE
#include "Parts.h"

#ifdef __linux__

#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Landlock (linux/landlock.h, landlock(7)). Its numbers are written out here, since a kernel may be
// newer than the headers; they are the same on all architectures.
#define CREATE_RULESET 444
#define ADD_RULE 445
#define RESTRICT_SELF 446

struct ruleset {
  uint64_t files;
  uint64_t network;
  uint64_t scoped;
};

struct rule {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed));

#define EXECUTE (1u << 0)
#define WRITE_FILE (1u << 1)
#define READ_FILE (1u << 2)
#define READ_FOLDER (1u << 3)
#define REMOVE_FOLDER (1u << 4)
#define REMOVE_FILE (1u << 5)
#define MAKE_CHARACTER_DEVICE (1u << 6)
#define MAKE_FOLDER (1u << 7)
#define MAKE_FILE (1u << 8)
#define MAKE_BLOCK_DEVICE (1u << 11)
#define MAKE_LINK (1u << 12)
#define REFER (1u << 13)
#define TRUNCATE (1u << 14)
#define CONTROL_DEVICE (1u << 15)
// All of a kind that a version of the kernel's interface knows.
#define ALL_OF_VERSION_1 (REFER - 1)
#define ALL_NETWORK 3u
#define ALL_SCOPES 3u
#define OF_A_FILE (EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE)
#define RESULTS (WRITE_FILE | READ_FILE | READ_FOLDER | REMOVE_FILE | MAKE_FILE | TRUNCATE)
#define DEVICES (MAKE_CHARACTER_DEVICE | MAKE_BLOCK_DEVICE | CONTROL_DEVICE)

static uint64_t all_files(long version) {
  uint64_t all = ALL_OF_VERSION_1;
  if (version >= 2) all |= REFER;
  if (version >= 3) all |= TRUNCATE;
  if (version >= 5) all |= CONTROL_DEVICE;
  return all;
}

static uint64_t handled;

int box_begin(void) {
  long version = syscall(CREATE_RULESET, NULL, 0, 1);
  if (version < 1) return -1;
  handled = all_files(version);
  struct ruleset set = {.files = handled};
  size_t size = sizeof(set.files);
  if (version >= 4) {
    set.network = ALL_NETWORK;
    size += sizeof(set.network);
  }
  if (version >= 6) {
    set.scoped = ALL_SCOPES;
    size += sizeof(set.scoped);
  }
  int rules = (int)syscall(CREATE_RULESET, &set, size, 0);
  box_grant(rules, "/dev/null", BOX_OWN);
  return rules;
}

static uint64_t rights(enum box_right right) {
  switch (right) {
  case BOX_READ: return READ_FILE | READ_FOLDER;
  case BOX_START: return READ_FILE | EXECUTE;
  case BOX_RESULTS: return RESULTS;
  case BOX_FOLDERS: return RESULTS | REMOVE_FOLDER | MAKE_FOLDER | MAKE_LINK;
  case BOX_OWN: return ~(uint64_t)(EXECUTE | DEVICES);
  }
  return 0;
}

void box_grant(int rules, const char *path, enum box_right right) {
  int file = rules < 0 ? -1 : open(path, O_PATH | O_CLOEXEC);
  struct stat status;
  if (file < 0) return;
  if (fstat(file, &status) == 0) {
    uint64_t allowed = rights(right) & handled;
    if (!S_ISDIR(status.st_mode)) allowed &= OF_A_FILE;
    struct rule rule = {.allowed = allowed, .parent = file};
    syscall(ADD_RULE, rules, 1, &rule, 0);
  }
  close(file);
}

struct libraries {
  int rules;
  int starts;
};

// What is loaded later mostly lies beside what is loaded already.
static int grant_library(struct dl_phdr_info *library, size_t size, void *context) {
  (void)size;
  const struct libraries *all = context;
  char folder[PATH_MAX];
  const char *name = library->dlpi_name, *end = strrchr(name, '/');
  if (end == NULL || end == name || (size_t)(end - name) >= sizeof(folder)) return 0;
  memcpy(folder, name, (size_t)(end - name));
  folder[end - name] = 0;
  box_grant(all->rules, folder, BOX_READ);
  if (all->starts && strncmp(end, "/ld", 3) == 0) box_grant(all->rules, name, BOX_START);
  return 0;
}

void box_grant_libraries(int rules, int starts) {
  struct libraries all = {rules, starts};
  dl_iterate_phdr(grant_library, &all);
}

static int print_library(struct dl_phdr_info *library, size_t size, void *context) {
  (void)size, (void)context;
  return puts(library->dlpi_name) < 0;
}

void box_print_libraries(void) { dl_iterate_phdr(print_library, NULL); }

int box_close_files(int rules) {
  if (rules < 0) return -1;
  long result = syscall(RESTRICT_SELF, rules, 0);
  close(rules);
  return result == 0 ? 0 : -1;
}

#endif
