package import TerminalCanvas

/// What the terminal is and can show.
package struct ScreenEnvironment: Sendable, Equatable {
  /// The terminal's size at the start; `.resize` events change it.
  package var size: Size
  /// Its colours, its characters, its background.
  package var capabilities: TerminalCapabilities
  /// Whether a room looks at it from afar: high contrast, fewer panes, the keys that are pressed.
  package var isProjector: Bool
  /// Whether samples and payloads lie over the panes when they are asked for, where there is room to
  /// have them beside.
  package var foldsLists: Bool
  /// Whether it is said how long a decode took: a picture tells nothing that differs each time.
  package var tellsTime = true
  /// Whether the program was built to be fast.
  package var isOptimized = true

  /// Describes a terminal; without capabilities, one that can show everything.
  package init(
    size: Size,
    capabilities: TerminalCapabilities = TerminalCapabilities(
      colors: .twoHundredFiftySix, isUnicode: true, background: .dark),
    isProjector: Bool = false, foldsLists: Bool = false
  ) {
    self.size = size
    self.capabilities = capabilities
    self.isProjector = isProjector
    self.foldsLists = foldsLists
  }
}
