/// Text without what a terminal would obey, or nobody would see: see `ScalarGate`.
package enum PlainText {
  /// A text of several lines as a terminal may be sent it. Line feeds stay.
  package static func lines(_ text: String, isUTF8: Bool = true) -> String {
    replacing(text, isUTF8: isUTF8, keepsLineFeeds: true)
  }

  /// A text on one line, as a terminal may be sent it. A tab becomes a space, a line feed has a
  /// stand-in.
  package static func line(_ text: String, isUTF8: Bool = true) -> String {
    let text = text.utf8.contains(0x09) ? text.replacing("\t", with: " ") : text
    return replacing(text, isUTF8: isUTF8, keepsLineFeeds: false)
  }

  /// The text with whatever `escape` makes of the scalars that aren't shown, and of those that it
  /// escapes in any case. It answers `nil` for a scalar that may stay if it is shown.
  ///
  /// A mark without a base stays: in a quotation its base is the quotation mark.
  package static func escaping(
    _ text: String, _ escape: (_ scalar: Unicode.Scalar, _ isHidden: Bool) -> String?
  ) -> String {
    var escaped = String.UnicodeScalarView()
    forEachScalar(of: text) { scalar, verdict in
      if let replacement = escape(scalar, verdict == .hidden) {
        escaped.append(contentsOf: replacement.unicodeScalars)
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// Whether a text consists of scalars that are shown.
  package static func isShown(_ text: String) -> Bool {
    var isShown = true
    forEachScalar(of: text) { _, verdict in
      if verdict == .hidden { isShown = false }
    }
    return isShown
  }

  /// What stands for a scalar that isn't shown, one cell wide: a picture of the block "Control
  /// Pictures", or U+FFFD.
  package static func standIn(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    let value = scalar.value
    guard value < 0x20 || value == 0x7F else { return "\u{FFFD}" }
    return Unicode.Scalar(value == 0x7F ? 0x2421 : 0x2400 + value) ?? "\u{FFFD}"
  }

  /// What a mark without a base is put on.
  package static let markBase: Unicode.Scalar = "\u{25CC}"

  private static func replacing(_ text: String, isUTF8: Bool, keepsLineFeeds: Bool) -> String {
    let isPlain = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0x0A }
    if isPlain, keepsLineFeeds || !text.utf8.contains(0x0A) { return text }
    var plain = String.UnicodeScalarView()
    forEachScalar(of: text) { scalar, verdict in
      switch verdict {
      case .shown: plain.append(scalar)
      case .bareMark:
        plain.append(isUTF8 ? markBase : "?")
        plain.append(scalar)
      case .hidden where scalar == "\n" && keepsLineFeeds: plain.append(scalar)
      case .hidden: plain.append(isUTF8 ? standIn(for: scalar) : "?")
      }
    }
    return String(plain)
  }

  private static func forEachScalar(
    of text: String, _ body: (Unicode.Scalar, ScalarGate.Verdict) -> Void
  ) {
    var gate = ScalarGate()
    var scalars = text.unicodeScalars.makeIterator()
    var present = scalars.next()
    while let scalar = present {
      let next = scalars.next()
      body(scalar, gate.judge(scalar, before: next))
      present = next
    }
  }
}
