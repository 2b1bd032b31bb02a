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

#endif
