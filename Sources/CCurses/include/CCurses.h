#ifndef CCURSES_H
#define CCURSES_H

#include <stdint.h>

// ncurses behind plain integers: its macros, its mutable globals and its variadic functions don't
// come into Swift well. All functions belong to one thread. Rows and columns count from 0.

// ---- Before the terminal is opened ---------------------------------------------------------------

/// Sets the character locale.
void ccurses_set_locale(int ascii_only);
/// Returns 1 if text may be UTF-8, 0 if only ASCII is safe or wanted.
int ccurses_is_unicode(void);

enum {
  CCURSES_USABLE = 0,
  CCURSES_NO_DATABASE = 1,
  CCURSES_UNKNOWN_TERMINAL = 2,
  CCURSES_TOO_SIMPLE = 3,
};

/// Says whether a terminal type can be painted on: whether terminfo has it, and it has a cursor
/// that can be moved.
int ccurses_check_terminal(const char *type, int output);

// ---- The terminal --------------------------------------------------------------------------------

/// Takes the terminal: raw input, the alternate screen, bracketed paste and, if asked for, the
/// mouse. Returns 1, or 0 if ncurses refuses the type.
int ccurses_open(const char *type, int input, int output, int mouse);
/// Gives the terminal back for a while: the modes and the screen are as they were before.
void ccurses_leave(void);
/// Takes the terminal again. The screen comes back with the next `ccurses_refresh`.
void ccurses_enter(void);
/// Gives the terminal back for good.
void ccurses_close(void);

/// How many colours terminfo promises, 0 for none.
int ccurses_color_count(void);
/// Makes colours usable. Without it every cell has the terminal's default colours.
void ccurses_start_colors(void);

/// Asks the terminal for its size. Returns 1, or 0 if it doesn't know.
int ccurses_window_size(int output, int *rows, int *columns);
/// Tells ncurses the size.
void ccurses_resize(int rows, int columns);
/// The size that ncurses works with.
int ccurses_rows(void);
int ccurses_columns(void);

/// Writes bytes to the terminal, past ncurses, until all are sent or the terminal is gone.
void ccurses_write_all(const char *text, unsigned long length);

// ---- Painting ------------------------------------------------------------------------------------

enum {
  CCURSES_BOLD = 1,
  CCURSES_DIM = 2,
  CCURSES_ITALIC = 4,
  CCURSES_UNDERLINE = 8,
  CCURSES_REVERSE = 16,
};

/// Sets the attributes (a sum of the values above) and the colours (a palette index, -1 for the
/// default) of the cells that are put next.
void ccurses_set_style(int attributes, int foreground, int background);
/// Puts one grapheme cluster into `width` cells (1 or 2).
///
/// What ncurses and the terminal would count otherwise than `width` is shown as the part of it on
/// whose width all agree, and spaces: the cells behind it stay in their places.
void ccurses_put(int row, int column, int width, const uint32_t *scalars, int count);
/// Blanks the whole screen.
void ccurses_erase(void);
/// Makes the next refresh send everything.
void ccurses_invalidate(void);
/// Sends what changed and places the cursor; a negative row hides it.
void ccurses_refresh(int cursor_row, int cursor_column);

// ---- Signals -------------------------------------------------------------------------------------

/// What the notices of `ccurses_watch_signals` say.
enum {
  CCURSES_RESIZED = 'W',
  CCURSES_CONTINUED = 'C',
  CCURSES_STOP_WANTED = 'T',
};

/// Makes deadly signals restore the terminal before they do their default work, and writes a byte
/// into `notices` (not blocking) for a new window size, SIGTSTP and SIGCONT.
///
/// Signals that are ignored when this is called stay ignored.
void ccurses_watch_signals(int notices);
/// Puts the signals' earlier actions back.
void ccurses_unwatch_signals(void);
/// Stops the process group as ^Z does. Returns when the process was continued, or soon if the
/// system doesn't stop it (a process group without a shell). `notices` is the pipe's reading end.
void ccurses_stop_process_group(int notices);
/// Runs a program that is looked for in $PATH, `words` being its name and arguments up to NULL, with
/// `input` for its standard input, and waits until it ends. The terminal must have been left.
///
/// It has a process group of its own, in the foreground where this one is: ^C and ^\ are its own
/// business. ^Z stops both; `notices` is the pipe's reading end. A deadly signal ends both.
///
/// Returns its status, 128 and the number of the signal that ended it, or 127 where it can't be run.
int ccurses_run(char *const *words, int input, int notices);
/// Takes note of a file that is made next, alone in a folder of its own, for a program to edit. Until
/// it is forgotten a deadly signal removes both. Once the program runs, what differs from `text` is
/// kept, and the folder is told on standard error.
///
/// Paths that are longer than systems take aren't noted.
void ccurses_note_file(
  const char *folder, const char *file, const void *text, unsigned long length);
/// Forgets the file: it is gone, or stays.
void ccurses_forget_file(void);
/// Writes the reset string and the saved modes, if the terminal is taken. Safe in a signal handler.
void ccurses_restore_now(void);

#endif
