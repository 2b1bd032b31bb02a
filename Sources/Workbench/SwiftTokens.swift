/// The words of a Swift statement, and each other character but blanks by itself; of a string a
/// quotation mark, and what is interpolated in it.
struct SwiftTokens {
  private var tokens: [Substring] = []
  /// What stands in the strings whose quotation marks are at these places, where that is plain text.
  private var texts: [Int: Substring] = [:]

  init(_ code: Substring) {
    read(code)
  }

  private mutating func read(_ code: Substring) {
    var place = code.startIndex
    while place < code.endIndex {
      let character = code[place]
      var end = code.index(after: place)
      if Self.isWord(character) {
        end = code[place...].firstIndex { !Self.isWord($0) } ?? code.endIndex
        tokens.append(code[place..<end])
      } else if character == "\"" {
        let place = tokens.count
        tokens.append("\"")
        let start = end
        end = readString(in: code, from: end)
        if tokens.count == place + 1 {
          let text = code[start..<end]
          texts[place] = text.hasSuffix("\"") ? text.dropLast() : text
        }
      } else if !character.isWhitespace, character != "`" {
        tokens.append(code[place..<end])
      }
      place = end
    }
  }

  /// Reads what is interpolated in a string whose text begins at a place; returns the place behind it.
  private mutating func readString(
    in code: Substring, from start: Substring.Index
  ) -> Substring.Index {
    var place = start
    while place < code.endIndex, code[place] != "\"" {
      let isEscape = code[place] == "\\"
      place = code.index(after: place)
      guard isEscape, place < code.endIndex else { continue }
      let open = place
      place = code.index(after: place)
      guard code[open] == "(" else { continue }
      var depth = 1
      let inner = place
      while place < code.endIndex, depth > 0 {
        depth += code[place] == "(" ? 1 : code[place] == ")" ? -1 : 0
        place = code.index(after: place)
      }
      read(code[inner..<place])
    }
    return place < code.endIndex ? code.index(after: place) : place
  }

  var indices: Range<Int> { tokens.indices }

  var last: Substring { tokens.last ?? "" }

  /// The text of the string whose quotation mark stands at a place; `nil` where something is interpolated.
  func text(_ place: Int) -> Substring? { texts[place] }

  /// The token at a place; empty behind the end and before the beginning.
  subscript(place: Int) -> Substring { tokens.indices.contains(place) ? tokens[place] : "" }

  func contains(_ token: Substring) -> Bool { tokens.contains(token) }

  /// Whether the token at a place is a name, or a number.
  func isWord(_ place: Int) -> Bool { self[place].first.map(Self.isWord) ?? false }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Whether the dot at a place begins the name of a case: `.id`, `CodingKeys.id`.
  func beginsCase(_ place: Int) -> Bool {
    guard self[place] == ".", isWord(place + 1) else { return false }
    if isWord(place - 1) {
      return self[place - 1].first?.isUppercase == true && self[place - 2] != "."
    }
    return !")]?!\"".contains(self[place - 1]) || self[place - 1].isEmpty
  }

  /// The names of the cases that it writes: `.id`.
  var cases: Set<String> {
    Set(indices.lazy.filter(beginsCase).map { String(self[$0 + 1]) })
  }

  /// The place of the name of the function that is called with the argument at a place.
  func callee(ofArgumentAt place: Int) -> Int? {
    guard let open = opening(around: place), isWord(open - 1) else { return nil }
    return open - 1
  }

  /// The place of the parenthesis that opens around a place.
  private func opening(around place: Int) -> Int? {
    var depth = 0
    var place = place - 1
    while place >= 0 {
      switch self[place] {
      case ")", "]": depth += 1
      case "[": depth -= 1
      case "(" where depth == 0: return place
      case "(": depth -= 1
      default: break
      }
      place -= 1
    }
    return nil
  }

  /// The place of the parenthesis that opens what the one at a place closes.
  func opening(of closing: Int) -> Int? { opening(around: closing) }

  /// The places of each argument of the call whose parenthesis opens at a place.
  func arguments(behind open: Int) -> [Range<Int>] {
    let list = list(from: open + 1)
    return list.last?.isEmpty == true ? list.dropLast() : list
  }

  /// The places between the commas of a list that begins at a place, and ends where a parenthesis is
  /// closed that it doesn't open, or with the statement.
  func list(from start: Int) -> [Range<Int>] {
    var (parts, depth, start) = ([Range<Int>](), 0, start)
    var place = start
    while place < tokens.count {
      switch tokens[place] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "," where depth == 0:
        parts.append(start..<place)
        start = place + 1
      default: break
      }
      if depth < 0 { break }
      place += 1
    }
    return parts + [start..<max(start, place)]
  }
}
