import JSONSource
import TextEditor

/// A way to put one place of the text right.
struct QuickFix: Equatable, Sendable {
  /// Where the problem is.
  var position: JSONPosition
  /// What the fix does.
  var words: String
  var edit: SourceEdit

  /// Bytes that go and the text that comes.
  private struct Replacement {
    var range: Range<Int>
    var text: String
  }

  private static let longestShown = 200

  /// The fix of a problem; `nil` where none is obvious.
  init?(
    _ problem: JSONProblem, in document: JSONDocument, at place: (Int) -> JSONPosition
  ) {
    let known = problem.fix.map { Replacement(range: $0.range, text: $0.replacement) }
    guard let fix = known ?? Self.fix(of: problem, in: document) else { return nil }
    position = place(fix.range.lowerBound)
    edit = SourceEdit(fix.range, SourceText(fix.text))
    // Its beginning is enough: a comment that is never closed may go on for megabytes.
    let shown = fix.range.prefix(Self.longestShown)
    words = Self.words(fix, found: document.text(in: shown))
  }

  /// What the fix does, for who looks at another place.
  func words(seenFrom place: JSONPosition) -> String {
    place == position || !words.hasSuffix(" here")
      ? words : "\(words.dropLast(" here".count)) at \(position)"
  }

  private static func words(_ fix: Replacement, found: String) -> String {
    let new = shown(fix.text)
    if fix.range.isEmpty { return "put \(new) here" }
    return fix.text.isEmpty ? "take \(shown(found)) out" : "write \(new)"
  }

  /// Blanks and controls by their names, all else between quotes.
  private static func shown(_ text: String) -> String {
    switch text {
    case "\u{FEFF}": "the byte order mark"
    case _ where text.hasPrefix("//") || text.hasPrefix("/*"): "the comment"
    case _ where text.contains("\""): text
    default: "\"\(text)\""
    }
  }
}

extension QuickFix {
  /// Fixes that follow from the bytes of the problem alone.
  private static func fix(
    of problem: JSONProblem, in document: JSONDocument
  ) -> Replacement? {
    let range = problem.range
    func replacing(by text: String) -> Replacement {
      Replacement(range: range, text: text)
    }
    switch problem.kind {
    case .controlCharacter: return escape(document.bytes[range.lowerBound]).map(replacing)
    case .comment: return replacing(by: "")
    case .badNumber(let fault): return number(document.text(in: range), fault).map(replacing)
    case .singleQuotes: return doubleQuotes(from: range.lowerBound, in: document)
    default: return nil
    }
  }

  /// The escape of a control character (RFC 8259, section 7).
  private static func escape(_ byte: UInt8) -> String? {
    switch byte {
    case 0x08: "\\b"
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0C: "\\f"
    case 0x0D: "\\r"
    case 0..<0x20: "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    default: nil
    }
  }

  /// The number in a form that JSON has, with the same value.
  private static func number(_ text: String, _ fault: JSONProblem.NumberFault) -> String? {
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text.drop { $0 == "-" || $0 == "+" }
    switch fault {
    case .plusSign: return Self.isNumber(digits) ? String(digits) : nil
    case .leadingZero:
      let bare = digits.drop { $0 == "0" }
      let isWhole = bare.first?.isNumber ?? false
      let number = sign + (isWhole ? "" : "0") + bare
      return Self.isNumber(number) ? number : nil
    case .noDigitsBeforePoint:
      let number = sign + "0" + digits
      return Self.isNumber(number) ? number : nil
    case .noDigitsAfterPoint:
      let number = text.replacing(/\.(?=[eE]|$)/, with: ".0")
      return Self.isNumber(number) ? number : nil
    case .hexadecimal:
      return UInt64(digits.dropFirst(2), radix: 16).map { sign + String($0) }
    case .noDigits, .noExponentDigits, .unexpectedCharacter: return nil
    }
  }

  private static func isNumber(_ text: some StringProtocol) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer(SourceNumber.isNumber)
  }

  private static let longestRequoted = 65_536

  /// A string in single quotes in double ones; those within are escaped.
  private static func doubleQuotes(
    from start: Int, in document: JSONDocument
  ) -> Replacement? {
    var end = start + 1
    var content = [UInt8(ascii: "\"")]
    // A quote that is never closed must not be looked for through megabytes.
    let limit = min(document.byteCount, start + longestRequoted)
    while end < limit {
      let byte = document.bytes[end]
      let next = document.bytes[end + 1]
      if byte == UInt8(ascii: "'") {
        let text = String(decoding: content, as: UTF8.self) + "\""
        return Replacement(range: start..<(end + 1), text: text)
      }
      if byte < 0x20 { return nil }
      if byte == UInt8(ascii: "\\"), next >= 0x20 {
        // JSON has no escape for the single quote, and needs none.
        content += next == UInt8(ascii: "'") ? [next] : [byte, next]
        end += 2
      } else {
        content += byte == UInt8(ascii: "\"") ? [UInt8(ascii: "\\"), byte] : [byte]
        end += 1
      }
    }
    return nil
  }
}
