/// Text of a payload without what a terminal would obey.
enum PlainText {
  /// The scalars as text: a tab as a space, other controls, and those that turn the direction of
  /// the text around, as `?`. Each takes one place, so that carets stand below what they mark.
  static func of(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars {
      switch scalar.value {
      case 0x09: text.append(" ")
      case 0x202A...0x202E, 0x2066...0x2069: text.append("?")
      default: text.append(scalar.properties.generalCategory == .control ? "?" : scalar)
      }
    }
    return String(text)
  }
}
