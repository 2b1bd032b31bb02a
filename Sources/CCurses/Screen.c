#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#ifdef __linux__
#define _GNU_SOURCE 1
#endif

#include <curses.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

#include "CCurses.h"
#include "Restore.h"

// Last, because it defines words like `columns` as macros.
#include <term.h>

static SCREEN *screen = NULL;
static FILE *output_stream = NULL;
static FILE *input_stream = NULL;
static int wants_mouse = 0;
static int is_utf8 = 0;
static int cursor_visibility = -1;

// Colour pairs are handed out as styles ask for them: index [foreground + 1][background + 1].
static short pair_numbers[257][257];
static int pair_count = 0;
static int has_pairs = 0;

static attr_t style_attributes = A_NORMAL;
static short style_pair = 0;

void ccurses_set_locale(int ascii_only) {
  static const char *const fallbacks[] = {"C.UTF-8", "en_US.UTF-8"};
  setlocale(LC_CTYPE, "");
  is_utf8 = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
  for (unsigned long i = 0; !is_utf8 && i < sizeof fallbacks / sizeof fallbacks[0]; i++) {
    is_utf8 = setlocale(LC_CTYPE, fallbacks[i]) != NULL
              && strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
  }
  if (ascii_only) is_utf8 = 0;
}

int ccurses_is_unicode(void) { return is_utf8; }

int ccurses_check_terminal(const char *type, int output) {
  int found = 0;
  if (setupterm((char *)type, output, &found) != OK) {
    if (found < 0) return CCURSES_NO_DATABASE;
    // A positive answer means a terminal of paper.
    return found > 0 ? CCURSES_TOO_SIMPLE : CCURSES_UNKNOWN_TERMINAL;
  }
  static char capability[] = "cup";
  const char *move = tigetstr(capability);
  int usable = move != NULL && move != (const char *)-1;
  del_curterm(cur_term);
  return usable ? CCURSES_USABLE : CCURSES_TOO_SIMPLE;
}

static void send_extra_modes(void) {
  static const char paste[] = "\033[?2004h";
  static const char mouse[] = "\033[?1002h\033[?1006h";
  ccurses_write_all(paste, sizeof paste - 1);
  if (wants_mouse) ccurses_write_all(mouse, sizeof mouse - 1);
}

static FILE *stream_on(int descriptor, const char *mode) {
  int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
  return copy < 0 ? NULL : fdopen(copy, mode);
}

static void drop_streams(void) {
  if (output_stream != NULL) fclose(output_stream);
  if (input_stream != NULL) fclose(input_stream);
  output_stream = input_stream = NULL;
}

int ccurses_open(const char *type, int input, int output, int mouse) {
  ccurses_save_modes(output);
  output_stream = stream_on(output, "w");
  input_stream = stream_on(input, "r");
  if (output_stream == NULL || input_stream == NULL) {
    drop_streams();
    return 0;
  }
  // The window's own size counts, not what $LINES and $COLUMNS remember of another one.
  use_env(FALSE);
#if NCURSES_VERSION_PATCH >= 20120714
  use_tioctl(TRUE);
#endif
  screen = newterm(type, output_stream, input_stream);
  if (screen == NULL) {
    drop_streams();
    return 0;
  }
  set_term(screen);
  ccurses_prepare_reset();
  ccurses_set_taken(1);
  wants_mouse = mouse;
  cursor_visibility = -1;
  has_pairs = 0;
  style_attributes = A_NORMAL;
  style_pair = 0;
  raw();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  // Input is read past ncurses: it shall neither look for it nor break off painting for it.
  typeahead(-1);
  // Until it has been left once, ncurses 6 writes after every cursor movement; from then on it
  // writes once a refresh.
  refresh();
  endwin();
  reset_prog_mode();
  send_extra_modes();
  return 1;
}

static void drop_extra_modes(void) {
  static const char modes[] = "\033[?2004l\033[?1006l\033[?1002l\033[?1000l";
  ccurses_write_all(modes, sizeof modes - 1);
}

void ccurses_leave(void) {
  if (screen == NULL) return;
  drop_extra_modes();
  if (!isendwin()) endwin();
  ccurses_restore_modes();
  ccurses_set_taken(0);
}

void ccurses_enter(void) {
  if (screen == NULL) return;
  ccurses_wait_if_ending();
  ccurses_set_taken(1);
  // After a stop that nobody announced ncurses believes that the screen is still its own.
  if (!isendwin()) endwin();
  reset_prog_mode();
  send_extra_modes();
}

void ccurses_close(void) {
  if (screen == NULL) return;
  ccurses_leave();
  delscreen(screen);
  screen = NULL;
  drop_streams();
}

int ccurses_color_count(void) {
  static char colors[] = "colors";
  int count = tigetnum(colors);
  return count < 0 ? 0 : count;
}

void ccurses_start_colors(void) {
  if (screen == NULL || start_color() != OK) return;
  use_default_colors();
  memset(pair_numbers, 0, sizeof pair_numbers);
  pair_count = 1;
  has_pairs = 1;
}

int ccurses_window_size(int output, int *row_count, int *column_count) {
  struct winsize size;
  if (ioctl(output, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return 0;
  *row_count = size.ws_row;
  *column_count = size.ws_col;
  return 1;
}

// A terminal that gets smaller may push lines off its top or its bottom, and curses can't know which:
// what it believes to stand there is painted anew.
void ccurses_resize(int row_count, int column_count) {
  resize_term(row_count, column_count);
  if (screen != NULL) clearok(curscr, TRUE);
}

int ccurses_rows(void) { return screen == NULL ? 0 : getmaxy(stdscr); }
int ccurses_columns(void) { return screen == NULL ? 0 : getmaxx(stdscr); }

static short pair_for(int foreground, int background) {
  if (!has_pairs || (foreground < 0 && background < 0)) return 0;
  int limit_index = COLORS < 256 ? COLORS : 256;
  if (foreground >= limit_index || background >= limit_index) return 0;
  short *number = &pair_numbers[foreground + 1][background + 1];
  int limit = COLOR_PAIRS < 32767 ? COLOR_PAIRS : 32767;
  if (*number == 0 && pair_count < limit
      && init_pair((short)pair_count, (short)foreground, (short)background) == OK) {
    *number = (short)pair_count++;
  }
  return *number;
}

void ccurses_set_style(int attributes, int foreground, int background) {
  style_attributes = A_NORMAL;
  if (attributes & CCURSES_BOLD) style_attributes |= A_BOLD;
  if (attributes & CCURSES_DIM) style_attributes |= A_DIM;
#ifdef A_ITALIC
  if (attributes & CCURSES_ITALIC) style_attributes |= A_ITALIC;
#endif
  if (attributes & CCURSES_UNDERLINE) style_attributes |= A_UNDERLINE;
  if (attributes & CCURSES_REVERSE) style_attributes |= A_REVERSE;
  style_pair = pair_for(foreground, background);
}

/// Puts one spacing character with its marks, which must be ended by 0.
static void put_one(int row, int column, const wchar_t *text) {
  cchar_t cell;
  if (setcchar(&cell, text, style_attributes, style_pair, NULL) == OK) {
    mvwadd_wchnstr(stdscr, row, column, &cell, 1);
  }
}

static void put_scalar(int row, int column, uint32_t scalar) {
  wchar_t text[2] = {(wchar_t)scalar, 0};
  put_one(row, column, text);
}

/// Copies a spacing character and the marks behind it. Returns how many scalars these are.
static int take_piece(const uint32_t *scalars, int count, wchar_t *piece, int *width) {
  *width = wcwidth((wchar_t)scalars[0]);
  int length = 0;
  int taken = 0;
  do {
    if (length < CCHARW_MAX - 1) piece[length++] = (wchar_t)scalars[taken];
    taken++;
  } while (taken < count && wcwidth((wchar_t)scalars[taken]) == 0);
  piece[length] = 0;
  return taken;
}

/// Shows the first character alone, or U+FFFD where the C library doesn't know it.
static void put_stand_in(int row, int column, int width, uint32_t first) {
  int own = wcwidth((wchar_t)first);
  if (own < 1 || own > width) {
    first = 0xFFFD;
    own = 1;
  }
  put_scalar(row, column, first);
  if (own < width) put_scalar(row, column + 1, ' ');
}

/// Shows regional indicators as squared letters (`🄳🄴`). Returns 0 if the cluster has none.
///
/// Terminals count a pair of them as two cells or four, and a single one as one or two.
static int put_indicators(int row, int column, int width, const uint32_t *scalars, int count) {
  enum { FIRST_INDICATOR = 0x1F1E6, LAST_INDICATOR = 0x1F1FF, SQUARED_A = 0x1F130 };
  if (scalars[0] < FIRST_INDICATOR || scalars[0] > LAST_INDICATOR) return 0;
  for (int i = 0; i < width; i++) {
    int is_indicator = i < count && scalars[i] >= FIRST_INDICATOR && scalars[i] <= LAST_INDICATOR;
    uint32_t letter = is_indicator ? SQUARED_A + scalars[i] - FIRST_INDICATOR : ' ';
    put_scalar(row, column + i, wcwidth((wchar_t)letter) == 1 ? letter : 0xFFFD);
  }
  return 1;
}

void ccurses_put(int row, int column, int width, const uint32_t *scalars, int count) {
  if (screen == NULL || count < 1) return;
  if (scalars[0] < 0x80 && count == 1 && width == 1) {
    put_scalar(row, column, scalars[0] < 0x20 || scalars[0] == 0x7F ? '?' : scalars[0]);
    return;
  }
  if (!is_utf8) {
    put_scalar(row, column, '?');
    if (width > 1) put_scalar(row, column + 1, ' ');
    return;
  }
  if (put_indicators(row, column, width, scalars, count)) return;
  wchar_t pieces[2][CCHARW_MAX];
  int widths[2] = {0, 0};
  int piece_count = 0;
  int taken = 0;
  int total = 0;
  while (taken < count && piece_count < 2) {
    taken += take_piece(scalars + taken, count - taken, pieces[piece_count], &widths[piece_count]);
    if (widths[piece_count] < 1) break;
    total += widths[piece_count++];
  }
  if (taken < count || total != width) {
    put_stand_in(row, column, width, scalars[0]);
    return;
  }
  put_one(row, column, pieces[0]);
  if (piece_count == 2) {
    put_one(row, column + widths[0], pieces[1]);
    // Terminals may draw such a pair as one (a conjunct): half of it must never be sent alone.
    wredrawln(stdscr, row, 1);
  }
}

void ccurses_erase(void) {
  if (screen != NULL) werase(stdscr);
}

void ccurses_invalidate(void) {
  if (screen != NULL) clearok(curscr, TRUE);
}

void ccurses_refresh(int cursor_row, int cursor_column) {
  if (screen == NULL) return;
  ccurses_wait_if_ending();
  int visibility = cursor_row >= 0 ? 1 : 0;
  if (visibility != cursor_visibility) {
    curs_set(visibility);
    cursor_visibility = visibility;
  }
  // A hidden cursor rests in the corner, so that it costs no bytes to keep it in place.
  wmove(stdscr, visibility ? cursor_row : 0, visibility ? cursor_column : 0);
  wnoutrefresh(stdscr);
  doupdate();
}
