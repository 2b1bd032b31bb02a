/// What a cell's text has beside its colours.
package struct TextAttributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let bold = TextAttributes(rawValue: 1)
  package static let dim = TextAttributes(rawValue: 2)
  package static let italic = TextAttributes(rawValue: 4)
  package static let underline = TextAttributes(rawValue: 8)
  package static let reverse = TextAttributes(rawValue: 16)

  /// The attributes with their names, in the order in which they are written down.
  static let named: [(TextAttributes, String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    (.reverse, "reverse"),
  ]
}
