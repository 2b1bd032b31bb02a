/// How a cell's text looks: two colours and attributes, in four bytes.
///
/// Bits 0–8 are the foreground (0 the terminal's default, else index + 1), bits 9–17 the background,
/// bits 24–31 the attributes; so a cell is compared and copied as one machine word.
package struct TextStyle: Hashable, Sendable {
  package private(set) var rawValue: UInt32

  package init(
    foreground: TerminalColor = .terminalDefault, background: TerminalColor = .terminalDefault,
    attributes: TextAttributes = []
  ) {
    rawValue =
      TextStyle.code(foreground) | TextStyle.code(background) << 9
      | UInt32(attributes.rawValue) << 24
  }

  /// The terminal's own colours without attributes.
  package static let plain = TextStyle()

  package var foreground: TerminalColor {
    get { TextStyle.color(rawValue & 0x1FF) }
    set { rawValue = rawValue & ~0x1FF | TextStyle.code(newValue) }
  }

  package var background: TerminalColor {
    get { TextStyle.color(rawValue >> 9 & 0x1FF) }
    set { rawValue = rawValue & ~(0x1FF << 9) | TextStyle.code(newValue) << 9 }
  }

  package var attributes: TextAttributes {
    get { TextAttributes(rawValue: UInt8(truncatingIfNeeded: rawValue >> 24)) }
    set { rawValue = rawValue & 0x00FF_FFFF | UInt32(newValue.rawValue) << 24 }
  }

  /// The same style with `extra` attributes too.
  package func adding(_ extra: TextAttributes) -> TextStyle {
    var style = self
    style.attributes.formUnion(extra)
    return style
  }

  /// The same style on another background.
  package func on(_ background: TerminalColor) -> TextStyle {
    var style = self
    style.background = background
    return style
  }

  private static func code(_ color: TerminalColor) -> UInt32 {
    switch color {
    case .terminalDefault: 0
    case .indexed(let index): UInt32(index) + 1
    }
  }

  private static func color(_ code: UInt32) -> TerminalColor {
    code == 0 ? .terminalDefault : .indexed(UInt8(truncatingIfNeeded: code - 1))
  }
}

extension TextStyle: CustomStringConvertible {
  /// The style in words for tests and diffs: `bold 214`, `231 on 160`, `plain`.
  package var description: String {
    var words = TextAttributes.named.filter { attributes.contains($0.0) }.map(\.1)
    if case .indexed(let index) = foreground { words.append("\(index)") }
    if case .indexed(let index) = background { words.append("on \(index)") }
    return words.isEmpty ? "plain" : words.joined(separator: " ")
  }
}
