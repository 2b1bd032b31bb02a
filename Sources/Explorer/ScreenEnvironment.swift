package import TerminalCanvas

/// What the terminal is and can show.
package struct ScreenEnvironment: Sendable, Equatable {
  /// The terminal's size at the start; `.resize` events change it.
  package var size: Size
  package var capabilities: TerminalCapabilities

  package init(
    size: Size,
    capabilities: TerminalCapabilities = TerminalCapabilities(
      colors: .twoHundredFiftySix, isUnicode: true, background: .dark)
  ) {
    self.size = size
    self.capabilities = capabilities
  }
}
