/// A colour of text or of the background behind it.
package enum TerminalColor: Hashable, Sendable {
  /// What the terminal uses where nothing is asked for.
  case terminalDefault
  /// A colour of xterm's palette: 0–7 and 8–15 as the user's theme has them, 16–231 a cube of
  /// 6 × 6 × 6, 232–255 greys.
  case indexed(UInt8)
}
