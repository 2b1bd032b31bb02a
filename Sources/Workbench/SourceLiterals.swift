import DecodingReport
import Foundation

/// The numbers, words and texts that a source writes.
struct SourceLiterals: Sendable {
  private let numbers: Set<Double>
  private let words: Set<String>
  private let text: String
  /// The first texts with which something is compared, and those of enums' cases.
  let compared: [String]

  private static let maximumCompared = 40

  init(_ text: String) {
    self.text = text
    compared = Self.compared(in: text)
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

  /// The texts in `== "a"`, `case "a", "b":`, `hasPrefix("a")` and `["a", "b"].contains(`.
  private static func compared(in text: String) -> [String] {
    let lists = text.matches(
      of:
        /(?:[!=]=\s*|case\s+|\[|has(?:Pre|Suf)fix\()("[^"\\\n]*"(?:\s*,\s*"[^"\\\n]*")*)(?=(\]\.contains)?)/
    )
    var compared: [String] = []
    for list in lists where text[list.range].first != "[" || list.output.2 != nil {
      for quoted in list.output.1.matches(of: /"([^"]*)"/) {
        let literal = String(quoted.output.1)
        if !literal.isEmpty, !compared.contains(literal) { compared.append(literal) }
      }
    }
    for name in rawValues(in: text) where !compared.contains(name) { compared.append(name) }
    return Array(compared.prefix(maximumCompared))
  }

  /// The texts for which enums with a raw type of String have cases: `case open, closed = "shut"`.
  private static func rawValues(in text: String) -> [String] {
    text.matches(of: /\benum\s+\w+\s*:\s*String\b([^{]*)\{([^}]*)/).flatMap { declaration in
      if declaration.output.1.contains("CodingKey") { return [String]() }
      return declaration.output.2.matches(of: /\bcase\s+([^\n;:]+)/).flatMap { list in
        list.output.1.split(separator: ",").compactMap { one -> String? in
          let halves = one.split(separator: "=").map {
            $0.trimmingCharacters(in: .whitespaces.union(["\"", "`"]))
          }
          return halves.last.flatMap { $0.isEmpty ? nil : $0 }
        }
      }
    }
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
