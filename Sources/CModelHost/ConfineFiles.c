#define _GNU_SOURCE
#include "Confinement.h"

#ifdef __linux__

#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <stdint.h>
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
#define MAKE_CHARACTER_DEVICE (1u << 6)
#define MAKE_BLOCK_DEVICE (1u << 11)
#define REFER (1u << 13)
#define TRUNCATE (1u << 14)
#define CONTROL_DEVICE (1u << 15)
// All of a kind that a version of the kernel's interface knows.
#define ALL_OF_VERSION_1 (REFER - 1)
#define ALL_NETWORK 3u
#define ALL_SCOPES 3u

static uint64_t all_files(long version) {
  uint64_t all = ALL_OF_VERSION_1;
  if (version >= 2) all |= REFER;
  if (version >= 3) all |= TRUNCATE;
  if (version >= 5) all |= CONTROL_DEVICE;
  return all;
}

// A path that isn't there grants nothing.
static void grant(long rules, const char *path, uint64_t rights) {
  int file = open(path, O_PATH | O_CLOEXEC);
  struct stat status;
  if (file < 0) return;
  if (fstat(file, &status) == 0) {
    if (!S_ISDIR(status.st_mode)) rights &= WRITE_FILE | READ_FILE | TRUNCATE;
    struct rule rule = {.allowed = rights, .parent = file};
    syscall(ADD_RULE, rules, 1, &rule, 0);
  }
  close(file);
}

// What is loaded later mostly lies beside what is loaded already.
static int grant_folder_of(struct dl_phdr_info *library, size_t size, void *context) {
  (void)size;
  char folder[PATH_MAX];
  const char *name = library->dlpi_name, *end = strrchr(name, '/');
  if (end == NULL || end == name || (size_t)(end - name) >= sizeof(folder)) return 0;
  memcpy(folder, name, (size_t)(end - name));
  folder[end - name] = 0;
  grant(*(long *)context, folder, READ_FILE | READ_FOLDER);
  return 0;
}

int confine_files(const char *const *readable, int readable_count, const char *folder) {
  long version = syscall(CREATE_RULESET, NULL, 0, 1);
  if (version < 1) return -1;
  struct ruleset set = {.files = all_files(version)};
  size_t size = sizeof(set.files);
  if (version >= 4) {
    set.network = ALL_NETWORK;
    size += sizeof(set.network);
  }
  if (version >= 6) {
    set.scoped = ALL_SCOPES;
    size += sizeof(set.scoped);
  }
  long rules = syscall(CREATE_RULESET, &set, size, 0);
  if (rules < 0) return -1;
  for (int place = 0; place < readable_count; place++)
    grant(rules, readable[place], READ_FILE | READ_FOLDER);
  dl_iterate_phdr(grant_folder_of, &rules);
  grant(rules, "/dev/null", READ_FILE | WRITE_FILE);
  uint64_t devices = EXECUTE | MAKE_CHARACTER_DEVICE | MAKE_BLOCK_DEVICE | CONTROL_DEVICE;
  if (folder[0] != 0) grant(rules, folder, set.files & ~devices);
  long result = syscall(RESTRICT_SELF, rules, 0);
  close((int)rules);
  return result == 0 ? 0 : -1;
}

#endif
