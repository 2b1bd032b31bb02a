#define _GNU_SOURCE
#include "Folder.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

// Names are looked up in folders that are open: a path to what lies deep may be longer than the system
// takes, and may lead elsewhere meanwhile.

#define FOLDER (O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)

static int open_folder(int parent, const char *name) {
  int folder = openat(parent, name, FOLDER);
  if (folder >= 0 || errno != EACCES) return folder;
  // Its mode was taken away. What has become a link meanwhile isn't followed.
  fchmodat(parent, name, 0700, AT_SYMLINK_NOFOLLOW);
  return openat(parent, name, FOLDER);
}

static DIR *entries(int folder) {
  int copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *all = copy < 0 ? NULL : fdopendir(copy);
  if (all == NULL && copy >= 0) close(copy);
  return all;
}

static struct dirent *next(DIR *all) {
  struct dirent *entry;
  while ((entry = readdir(all)) != NULL)
    if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0) return entry;
  return NULL;
}

// Removes what is in a folder in `root`; folders that aren't empty go to `root`, under new names. Then no
// folder is deeper than one level, and as many are open as there are levels: two.
static void flatten(int root, int folder, unsigned long *number) {
  DIR *all = entries(folder);
  struct dirent *entry;
  if (all == NULL) return;
  while ((entry = next(all)) != NULL) {
    if (unlinkat(folder, entry->d_name, 0) == 0) continue;
    if (unlinkat(folder, entry->d_name, AT_REMOVEDIR) == 0 || folder == root) continue;
    // One without rights can't be moved by anybody but root.
    close(open_folder(folder, entry->d_name));
    char name[32];
    do snprintf(name, sizeof(name), "%lu", ++*number);
    while (renameat(folder, entry->d_name, root, name) != 0 && *number % 1000 != 0);
  }
  closedir(all);
}

void folder_remove(const char *path) {
  int root = open_folder(AT_FDCWD, path);
  unsigned long number = 0;
  for (int is_left = root >= 0; is_left;) {
    is_left = 0;
    flatten(root, root, &number);
    DIR *all = entries(root);
    struct dirent *entry;
    while (all != NULL && (entry = next(all)) != NULL) {
      int folder = open_folder(root, entry->d_name);
      if (folder < 0) continue;
      flatten(root, folder, &number);
      close(folder);
      // What can't be removed stays: that nothing is gained ends it.
      is_left |= unlinkat(root, entry->d_name, AT_REMOVEDIR) == 0;
    }
    if (all != NULL) closedir(all);
  }
  if (root >= 0) close(root);
  rmdir(path);
}

// Closes `folder`. What has gone meanwhile is nothing; what can't be looked into may hold anything.
static int measure(int folder, int depth, int *count, unsigned long long *bytes) {
  DIR *all = folder < 0 ? NULL : fdopendir(folder);
  if (all == NULL) return errno == ENOENT || errno == ENOTDIR || errno == ELOOP;
  struct dirent *entry;
  int is_bounded = 1;
  while (is_bounded && (entry = next(all)) != NULL) {
    struct stat status;
    if (++*count > 10000) is_bounded = 0;
    if (fstatat(dirfd(all), entry->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0) continue;
    *bytes += 512ull * (unsigned long long)status.st_blocks;
    if (S_ISDIR(status.st_mode))
      is_bounded &= depth < 64
        && measure(open_folder(dirfd(all), entry->d_name), depth + 1, count, bytes);
  }
  closedir(all);
  return is_bounded;
}

int folder_measure(const char *path, unsigned long long *bytes) {
  int count = 0;
  return measure(open(path, FOLDER), 0, &count, bytes);
}

void folder_sweep(const char *path, const char *prefix) {
  DIR *all = opendir(path);
  struct dirent *entry;
  while (all != NULL && (entry = next(all)) != NULL) {
    struct stat status;
    char name[4096];
    if (strncmp(entry->d_name, prefix, strlen(prefix)) != 0) continue;
    if (fstatat(dirfd(all), entry->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0) continue;
    if (!S_ISDIR(status.st_mode) || status.st_uid != geteuid()) continue;
    if (status.st_mtime > time(NULL) - 60) continue;
    int folder = open_folder(dirfd(all), entry->d_name);
    if (folder < 0) continue;
    snprintf(name, sizeof(name), "%s/%s", path, entry->d_name);
    if (flock(folder, LOCK_EX | LOCK_NB) == 0) folder_remove(name);
    close(folder);
  }
  if (all != NULL) closedir(all);
}

void folder_hold(const char *path) {
  int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder >= 0) flock(folder, LOCK_EX | LOCK_NB);
}
