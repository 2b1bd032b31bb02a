package import TerminalCanvas

/// What a `CursesTerminal` takes from the command line and from the environment.
package struct CursesTerminalOptions: Sendable {
  /// The terminal's type, `$TERM`.
  package var type: String?
  /// Whether no colours are wanted: `$NO_COLOR` is set and not empty (no-color.org).
  package var isColorless = false
  /// Whether nothing but ASCII shall be sent, whatever the locale.
  package var isASCIIOnly = false
  /// What `$COLORFGBG` tells about the background.
  package var background = TerminalCapabilities.Background.unknown
  /// How long an ESC may wait for the rest of a key's sequence: `$ESCDELAY` in milliseconds, or 25.
  package var escapeDelay = Duration.milliseconds(25)
  /// How long a paste may be silent before its end.
  package var pasteDelay = Duration.seconds(1)
  /// Whether clicks and the wheel are asked for.
  package var usesMouse = true
  /// Whether deadly signals restore the terminal, and a new window size and ^Z are noticed.
  package var watchesSignals = true
  /// Where keys come from: `nil` for standard input, or the terminal itself if that is a pipe.
  package var input: Int32?
  /// Where screens go to; standard output by default.
  package var output: Int32 = 1

  /// Reads the environment through a function that gives a variable's value.
  package init(environment: (String) -> String?) {
    type = environment("TERM")
    isColorless = environment("NO_COLOR").map { !$0.isEmpty } ?? false
    background = CursesTerminalOptions.background(environment("COLORFGBG"))
    if let delay = environment("ESCDELAY").flatMap(Int.init), delay >= 0 {
      escapeDelay = .milliseconds(delay)
    }
  }

  /// The last number of `foreground;background` is a palette index: 7 and 9–15 are light.
  private static func background(_ value: String?) -> TerminalCapabilities.Background {
    guard let last = value?.split(separator: ";").last, let index = Int(last) else {
      return .unknown
    }
    return index == 7 || (9...15).contains(index) ? .light : .dark
  }
}
