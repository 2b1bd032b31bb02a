/// Why the terminal can't be used: facts, without sentences.
package enum TerminalError: Error, Hashable, Sendable {
  /// Standard output isn't a terminal: there is nothing to paint on.
  case outputIsNotATerminal
  /// Standard input isn't a terminal, and none could be opened for the keys; `code` is `errno`.
  case noKeyboard(code: Int32)
  /// The environment variable TERM isn't set, or is empty.
  case typeNotSet
  /// terminfo doesn't know the type that TERM names.
  case unknownType(String)
  /// There is no terminfo database to look the type up in.
  case noDatabase(type: String)
  /// The cursor of this type (`dumb`) can't be moved.
  case tooSimple(type: String)
  /// ncurses refused a type that looked usable, or a pipe or descriptor couldn't be made.
  case cannotStart(type: String)
  /// Another `CursesTerminal` is open in this process: ncurses and signals are the process's own.
  case alreadyOpen
}
