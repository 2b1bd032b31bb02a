/// The statements of a Swift source, in order: a line each, cut at semicolons and braces too, so that
/// each brace that opens ends one and each that closes is one. Comments are left out, and what stands
/// in string literals or parentheses isn't cut: a statement of several lines is given as one, as is one
/// that goes on with a member's dot, an operator or its brace.
struct SwiftStatements: Sequence, IteratorProtocol {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].utf8
  }

  mutating func next() -> Substring? {
    while !rest.isEmpty {
      let statement = Substring(take()).drop { $0 == " " || $0 == "\t" || $0 == "\r" }
      let end = statement.lastIndex { $0 != " " && $0 != "\t" && $0 != "\r" }
      if let end { return Self.onOneLine(statement[...end]) }
    }
    return nil
  }

  private static func onOneLine(_ statement: Substring) -> Substring {
    guard statement.contains(where: \.isNewline) else { return statement }
    let lines = statement.split(whereSeparator: \.isNewline).map { line in
      line.drop { $0 == " " || $0 == "\t" }
    }
    return lines.reduce(into: "") { text, line in
      text += (text.isEmpty || line.hasPrefix(".") ? "" : " ") + line
    }[...]
  }

  /// The bytes up to the next end of a statement; comments end one.
  private mutating func take() -> Substring.UTF8View {
    var nesting = 0
    var place = rest.startIndex
    while place < rest.endIndex {
      let byte = rest[place]
      switch byte {
      case UInt8(ascii: "\""): skipString(&place)
      case UInt8(ascii: "/") where rest[place...].starts(with: "//".utf8):
        return cut(before: place, behind: rest[place...].firstIndex(of: UInt8(ascii: "\n")))
      case UInt8(ascii: "/") where rest[place...].starts(with: "/*".utf8):
        return cut(before: place, behind: endOfComment(at: place))
      case UInt8(ascii: "("), UInt8(ascii: "["): nesting += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): nesting -= 1
      case UInt8(ascii: "\n") where nesting <= 0 && goesOn(behind: place): break
      case UInt8(ascii: "\n") where nesting <= 0, UInt8(ascii: ";") where nesting <= 0:
        return cut(before: place, behind: rest.index(after: place))
      case UInt8(ascii: "{") where nesting <= 0:
        let next = rest.index(after: place)
        return cut(before: next, behind: next)
      case UInt8(ascii: "}") where nesting <= 0:
        let isFirst = rest[..<place].allSatisfy {
          $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
        }
        let end = isFirst ? rest.index(after: place) : place
        return cut(before: end, behind: end)
      default: break
      }
      if place < rest.endIndex { place = rest.index(after: place) }
    }
    return cut(before: rest.endIndex, behind: nil)
  }

  /// Whether a statement goes on behind the end of a line: with a dot or an operator, a condition on types,
  /// or what `guard` does else.
  private func goesOn(behind end: Substring.UTF8View.Index) -> Bool {
    let line = rest[..<end].reversed().drop { Self.isBlank($0) }
    guard let last = line.first else { return false }
    let next = rest[end...].drop { Self.isBlank($0) || $0 == UInt8(ascii: "\n") }
    let first = rest[..<end].drop { Self.isBlank($0) }
    if first.starts(with: "guard ".utf8), next.starts(with: "else".utf8) { return true }
    // Without a blank it ends a type.
    let isOperator =
      line.starts(with: "??".utf8) && line.dropFirst(2).first.map(Self.isBlank) == true
    if Self.opensNext.contains(last) || isOperator { return true }
    guard let dot = next.first else { return false }
    // A brace may stand on a line of its own.
    if dot == UInt8(ascii: "{") { return true }
    return dot == UInt8(ascii: ".") && !next.starts(with: "..".utf8) || next.starts(with: "??".utf8)
      || next.starts(with: "? ".utf8) || next.starts(with: ": ".utf8)
      || next.starts(with: "&&".utf8) || next.starts(with: "||".utf8)
      || next.starts(with: "where ".utf8)
  }

  /// What a line ends with that goes on in the next.
  private static let opensNext = Array("=,+&|".utf8)

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// Takes what is before one place, and goes on behind another; at the end of the text without one.
  private mutating func cut(
    before end: Substring.UTF8View.Index, behind next: Substring.UTF8View.Index?
  ) -> Substring.UTF8View {
    defer { rest = rest[(next ?? rest.endIndex)...] }
    return rest[..<end]
  }

  /// Goes on to the last byte of the string literal that begins at a place, or of its line.
  private func skipString(_ place: inout Substring.UTF8View.Index) {
    let quotes = rest[place...].starts(with: "\"\"\"".utf8) ? 3 : 1
    var next = rest.index(place, offsetBy: quotes)
    while next < rest.endIndex {
      let byte = rest[next]
      if byte == UInt8(ascii: "\\") {
        next = rest.index(after: next)
        if next == rest.endIndex { break }
      } else if byte == UInt8(ascii: "\n"), quotes == 1 {
        break
      } else if rest[next...].starts(with: repeatElement(UInt8(ascii: "\""), count: quotes)) {
        place = rest.index(next, offsetBy: quotes - 1)
        return
      }
      next = rest.index(after: next)
    }
    place = next == rest.startIndex ? next : rest.index(before: next)
  }

  private func endOfComment(at place: Substring.UTF8View.Index) -> Substring.UTF8View.Index? {
    var next = rest.index(place, offsetBy: 2)
    while next < rest.endIndex {
      if rest[next...].starts(with: "*/".utf8) { return rest.index(next, offsetBy: 2) }
      next = rest.index(after: next)
    }
    return nil
  }
}
