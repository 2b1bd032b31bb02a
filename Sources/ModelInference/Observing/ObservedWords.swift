/// The distinct texts of a place, as long as each is a word or a few, and there aren't many.
struct ObservedWords {
  /// More cases than that, and nobody writes an enum without a specification.
  static let limit = 16

  /// In the order in which they were first seen.
  private(set) var values: [(text: String, count: Int)] = []

  var texts: [String] { values.map(\.text) }

  /// How many texts were seen.
  var count: Int { values.reduce(0) { $0 + $1.count } }

  /// How many texts were seen once.
  var countOfSingles: Int { values.count { $0.count == 1 } }

  /// Takes a text into account; `false` if it is no word, or one too many.
  mutating func add(_ text: String, count: Int = 1) -> Bool {
    if let index = values.firstIndex(where: { $0.text == text }) {
      values[index].count += count
      return true
    }
    guard values.count < Self.limit, text.isEmpty || Self.isWord(text) else { return false }
    values.append((text, count))
    return true
  }

  /// Whether a text is what a case may stand for: at most three words and 40 bytes, that begin with
  /// a letter and have signs of identifiers, types and events between them, one at a time.
  private static func isWord(_ text: String) -> Bool {
    guard text.utf8.count <= 40, text.first?.isLetter == true else { return false }
    var isBehindSign = false
    var spaces = 0
    for character in text {
      switch character {
      case "_", "-", ".", "/", ":", " ":
        if isBehindSign { return false }
        isBehindSign = true
        spaces += character == " " ? 1 : 0
      default:
        guard character.isLetter || character.isWholeNumber else { return false }
        isBehindSign = false
      }
    }
    return !isBehindSign && spaces <= 2
  }
}
