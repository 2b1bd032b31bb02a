package import TerminalCanvas

/// What the user wants otherwise, as the configuration file says it.
package struct Configuration: Sendable {
  /// The ground that the colours are made for; `nil` asks the terminal.
  package var theme: TerminalCapabilities.Background?
  /// Whether clicks and the wheel are asked for.
  package var usesMouse = true
  /// Whether nothing but ASCII is drawn.
  package var isASCII = false
  /// Whether the projector mode is on from the start.
  package var isProjector = false
  /// A level of indentation.
  package var indentation = Array("  ".utf8)
  /// The keys.
  package var keyMap = KeyMap.standard

  /// What counts where nothing is said.
  package init() {}

  /// The same, with other modes than the program's own.
  package init(rooms: [Room]) { keyMap = KeyMap(rooms: rooms) }
}

/// A mistake in the configuration file; the rest of the file counts.
package struct ConfigurationProblem: Equatable, Sendable {
  /// Counted from 1.
  package var line: Int
  /// What was found, what is allowed.
  package var message: String
}
