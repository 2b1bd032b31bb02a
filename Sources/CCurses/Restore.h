#ifndef CCURSES_RESTORE_H
#define CCURSES_RESTORE_H

/// Notes the terminal and its modes, before they are changed.
void ccurses_save_modes(int output);
/// Builds the reset string; the terminal type must be loaded.
void ccurses_prepare_reset(void);
/// Says whether the terminal is ours, so that it must be restored.
void ccurses_set_taken(int taken);
/// Puts the saved modes back.
void ccurses_restore_modes(void);

/// Says that a program may change the file of `ccurses_note_file` from now on.
void ccurses_hand_file_over(void);

// ---- What a deadly signal does besides: safe in its handler --------------------------------------

/// Writes as `ccurses_write_all`, but gives up on a terminal that takes nothing for a second: where
/// nobody reads it, a process that is to end must not wait for it.
void ccurses_write_while_read(int output, const char *text, unsigned long length);
/// Ends the program that `ccurses_run` runs, and takes the terminal back. Returns 0 if there is none.
///
/// It is told by the same signal, or that its terminal is gone, and ended two seconds later.
int ccurses_end_program(int number);
/// Removes the file of `ccurses_note_file`, unless it holds another text by now: then its folder is
/// told on standard error.
void ccurses_settle_file(void);
/// Doesn't return if a deadly signal is at its work: the process is about to end.
void ccurses_wait_if_ending(void);

#endif
