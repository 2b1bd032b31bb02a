/// What a terminal can show.
package struct TerminalCapabilities: Hashable, Sendable {
  /// The ground on which the terminal writes, as far as it tells.
  package enum Background: Hashable, Sendable {
    case dark, light, unknown
  }

  package var colors: ColorDepth
  /// Whether text outside ASCII can be shown. Where it can't, `draw` puts `?` in its place.
  package var isUnicode: Bool
  package var background: Background

  package init(colors: ColorDepth, isUnicode: Bool, background: Background) {
    self.colors = colors
    self.isUnicode = isUnicode
    self.background = background
  }
}
