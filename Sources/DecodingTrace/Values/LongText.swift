/// Values, and the words of errors, as far as anybody reads them.
package enum LongText {
  /// So many bytes of a text are written in a report.
  package static let limit = 10_000

  /// What says how many bytes are left out has fewer.
  package static let note = 40

  /// The text, or its beginning with the number of bytes that are left out:
  /// `"aaa… (99990002 more bytes)`. Of a text that was cut before all of them count.
  package static func cut(_ text: String, to limit: Int = limit) -> String {
    guard text.utf8.count > limit else { return text }
    var (bytes, left) = (Substring(text).utf8, 0)
    if let note = text.suffix(note).firstMatch(of: /… \((\d{1,15}) more bytes\)$/) {
      left = Int(note.1) ?? 0
      bytes = bytes[..<note.range.lowerBound]
    }
    guard bytes.count > limit else { return text }
    var end = bytes.index(bytes.startIndex, offsetBy: limit)
    while end > bytes.startIndex, bytes[end] & 0xC0 == 0x80 { end = bytes.index(before: end) }
    left += bytes.distance(from: end, to: bytes.endIndex)
    return "\(text[..<end])… (\(left) more bytes)"
  }
}
