#ifndef FOLDER_H
#define FOLDER_H

/// Removes a folder with all in it, however deep that is and whatever it is called.
void folder_remove(const char *path);

/// Adds the bytes that the files under a folder take. Returns 0 if there are more than 10,000 of them, or
/// folders more than 64 levels deep, or such as can't be looked into.
int folder_measure(const char *path, unsigned long long *bytes);

/// Removes the folders in one whose names begin with `prefix`, if nobody holds their lock, and nobody can
/// be about to: they are a minute old.
void folder_sweep(const char *path, const char *prefix);

/// Holds a folder's lock until this process ends.
void folder_hold(const char *path);

#endif
