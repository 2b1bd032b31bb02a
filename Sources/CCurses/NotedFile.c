#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

#include "CCurses.h"
#include "Restore.h"

// What a signal handler may read: plain memory that was filled in before.
static char folder_path[4096];
static char file_path[4096];
static uint64_t text_digest = 0;
static unsigned long text_length = 0;
static volatile sig_atomic_t is_noted = 0;
static volatile sig_atomic_t is_handed_over = 0;

// FNV-1a (draft-eastlake-fnv), 64 bits: it can be gone on with, and needs no memory.
static const uint64_t digest_start = 0xcbf29ce484222325;

static uint64_t digest(uint64_t digest, const unsigned char *bytes, unsigned long length) {
  for (unsigned long i = 0; i < length; i++) digest = (digest ^ bytes[i]) * 0x100000001b3;
  return digest;
}

void ccurses_note_file(
  const char *folder, const char *file, const void *text, unsigned long length) {
  if (strlen(folder) >= sizeof folder_path || strlen(file) >= sizeof file_path) return;
  strcpy(folder_path, folder);
  strcpy(file_path, file);
  text_digest = digest(digest_start, text, length);
  text_length = length;
  is_handed_over = 0;
  is_noted = 1;
}

void ccurses_forget_file(void) { is_noted = 0; }

void ccurses_hand_file_over(void) { is_handed_over = 1; }

/// Whether the file can be done without: it is gone, or holds the text that was handed over.
static int holds_same_text(void) {
  int file = open(file_path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (file < 0) return errno == ENOENT;
  unsigned char bytes[4096];
  uint64_t present = digest_start;
  unsigned long length = 0;
  ssize_t count = 0;
  while ((count = read(file, bytes, sizeof bytes)) > 0 && length <= text_length) {
    present = digest(present, bytes, (unsigned long)count);
    length += (unsigned long)count;
  }
  close(file);
  return count == 0 && length == text_length && present == text_digest;
}

static void tell(const char *text) {
  ccurses_write_while_read(STDERR_FILENO, text, strlen(text));
}

void ccurses_settle_file(void) {
  if (!is_noted) return;
  is_noted = 0;
  if (!is_handed_over || holds_same_text()) unlink(file_path);
  // What the editor keeps of unsaved text lies beside the file; the folder stays with it.
  if (rmdir(folder_path) == 0 || errno == ENOENT) return;
  tell("codable-explorer: what the editor left is kept in ");
  tell(folder_path);
  tell("\n");
}
