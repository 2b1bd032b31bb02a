/// Values, and the words of errors, as far as anybody reads them.
package enum LongText {
  /// So many bytes of a text are written in a report.
  package static let limit = 10_000

  /// The text, or its beginning with the number of bytes that are left out:
  /// `"aaa… (99990002 more bytes)`.
  package static func cut(_ text: String) -> String {
    let bytes = text.utf8
    guard bytes.count > limit else { return text }
    var end = bytes.index(bytes.startIndex, offsetBy: limit)
    while end > bytes.startIndex, bytes[end] & 0xC0 == 0x80 { end = bytes.index(before: end) }
    return "\(text[..<end])… (\(bytes.distance(from: end, to: bytes.endIndex)) more bytes)"
  }
}
