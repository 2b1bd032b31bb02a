/// What a terminal tells the program.
package enum TerminalEvent: Hashable, Sendable {
  case key(KeyEvent)
  /// A bracketed paste, whole, as one event; its line ends are line feeds.
  case paste(String)
  case mouse(MouseEvent)
  /// The ground on which the terminal writes, as it answered.
  case background(TerminalCapabilities.Background)
  /// The window has another size. Everything is to be drawn again.
  case resize(Size)
  /// The program was stopped and goes on. The terminal is set up again; the next `draw` paints all.
  case resumed
  /// The terminal is gone: nothing can be read any more.
  case hangUp
}
