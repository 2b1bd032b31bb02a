import DecodingReport

/// The numbers, words and texts that a source writes.
struct SourceLiterals: Sendable {
  private let numbers: Set<Double>
  private let words: Set<String>
  private let text: String

  init(_ text: String) {
    self.text = text
    words = Set(
      text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.lazy.map { String($0) })
    let runs = text.utf8.split { byte in
      switch UnicodeScalar(byte) {
      case "0"..."9", "a"..."z", "A"..."Z", ".", "_": false
      default: true
      }
    }
    // `0..<5` has two numbers, and points that are none of theirs.
    numbers = Set(
      runs.lazy.filter { $0.first.map { (48...57).contains($0) } ?? false }
        .compactMap { word in
          Double(String(Substring(word)).filter { $0 != "_" }.trimming(while: { $0 == "." }))
        })
  }

  /// Whether a key is written anywhere: as a word, or, if it is none, as a part of the text.
  func names(_ key: String) -> Bool {
    let isWord = key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isWord ? words.contains(key) : text.contains(key)
  }

  /// Whether a number, whatever its sign, or a text is among them.
  func contains(_ literal: SourceFacts.Literal) -> Bool {
    switch literal {
    case .number(let number): numbers.contains(number)
    case .text(let literal): text.contains(literal)
    }
  }
}

extension String {
  fileprivate func trimming(while isLeftOut: (Character) -> Bool) -> Substring {
    let start = drop(while: isLeftOut)
    return start.lastIndex { !isLeftOut($0) }.map { start[...$0] } ?? ""
  }
}
