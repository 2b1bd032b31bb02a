/// A part of a line of Swift that is coloured as one.
struct SwiftSpan: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case plain, keyword, type, attribute, string, number, comment
  }

  var kind: Kind
  var text: Substring

  /// Whether the name of a type follows.
  var beginsType: Bool { kind == .keyword && Self.declarations.contains(text) }

  private static let declarations: Set<Substring> = [
    "struct", "class", "enum", "actor", "extension",
  ]

  /// Takes a line apart, by its words alone.
  static func spans(of line: String) -> [SwiftSpan] {
    var spans: [SwiftSpan] = []
    var rest = line[...]
    while let first = rest.first {
      let span = next(first, in: rest)
      if span.kind == .plain, spans.last?.kind == .plain {
        spans[spans.count - 1].text =
          line[spans[spans.count - 1].text.startIndex..<span.text.endIndex]
      } else {
        spans.append(span)
      }
      rest = rest[span.text.endIndex...]
    }
    return spans
  }

  private static func next(_ first: Character, in rest: Substring) -> SwiftSpan {
    if rest.hasPrefix("//") { return SwiftSpan(kind: .comment, text: rest) }
    if first == "\"" { return SwiftSpan(kind: .string, text: string(rest)) }
    if first == "@" {
      let end = rest.dropFirst().firstIndex { !isWord($0) } ?? rest.endIndex
      return SwiftSpan(kind: .attribute, text: rest[..<end])
    }
    guard isWord(first) else { return SwiftSpan(kind: .plain, text: rest.prefix(1)) }
    let word = rest.prefix { isWord($0) }
    if keywords.contains(word) { return SwiftSpan(kind: .keyword, text: word) }
    if first.isNumber { return SwiftSpan(kind: .number, text: word) }
    return SwiftSpan(kind: first.isUppercase ? .type : .plain, text: word)
  }

  /// From a quote to the next one that isn't escaped.
  private static func string(_ rest: Substring) -> Substring {
    var isEscaped = false
    for index in rest.indices.dropFirst() {
      if isEscaped {
        isEscaped = false
      } else if rest[index] == "\\" {
        isEscaped = true
      } else if rest[index] == "\"" {
        return rest[...index]
      }
    }
    return rest
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "extension", "protocol", "actor", "var", "let", "func", "case",
    "static", "init", "self", "Self", "nil", "true", "false", "return", "guard", "if", "else",
    "try",
    "throws", "any", "some", "import", "typealias", "in", "switch", "for", "where", "mutating",
  ]
}
