import Foundation

/// A text of the payload of which a type's own code makes several parts.
struct SentText {
  let text: String

  init(_ text: String) { self.text = text }

  /// In bytes of UTF-8.
  var length: Int { text.utf8.count }

  /// The text with other numbers.
  var withOtherNumbers: String {
    numbers.reversed().reduce(into: text) { text, number in
      text.replaceSubrange(number, with: Self.other(text[number]))
    }
  }

  /// The numbers in it, as they are written.
  var numbers: [Range<String.Index>] { NumbersWithin.digits(of: text) }

  /// The words that stand in it by themselves.
  var words: [Range<String.Index>] {
    var words: [Range<String.Index>] = []
    var place = text.startIndex
    while place < text.endIndex {
      let end = text[place...].firstIndex { !$0.isLetter && !$0.isNumber } ?? text.endIndex
      if place < end, text[place..<end].allSatisfy(\.isLetter) { words.append(place..<end) }
      place = end < text.endIndex ? text.index(after: end) : end
    }
    return words
  }

  /// Whether a word stands in one of the parts.
  func isHeld(word: Range<String.Index>, in parts: [String]) -> Bool {
    parts.contains { $0.localizedStandardContains(text[word]) }
  }

  /// Whether a part says something of it.
  func isTold(by parts: [String]) -> Bool {
    parts.contains { !$0.isEmpty && text.localizedStandardContains($0) }
      || numbers.contains { isHeld($0, in: parts) }
  }

  /// Whether a number of it is one of the parts, or stands in one.
  func isHeld(_ number: Range<String.Index>, in parts: [String]) -> Bool {
    let value = Double(text[number])
    return parts.contains { part in
      Double(part) == value || part.filter(\.isWholeNumber).contains(text[number])
    }
  }

  /// The text with another number in the place of one.
  func replacing(_ number: Range<String.Index>) -> String {
    text.replacingCharacters(in: number, with: Self.other(text[number]))
  }

  /// The text with another last digit in a number: the next one, and the one before.
  func neighbours(of number: Range<String.Index>) -> [String] {
    let last = text.index(before: number.upperBound)
    guard let digit = text[last].wholeNumberValue else { return [] }
    return [digit + 1, digit - 1].filter { (0...9).contains($0) }.map {
      text.replacingCharacters(in: last..<number.upperBound, with: "\($0)")
    }
  }

  /// A text of the same form that says something else.
  var replaced: String { text.isEmpty ? "q" : Self.other(text) }

  private static func other(_ text: some StringProtocol) -> String {
    String(
      text.map { character -> Character in
        if let digit = character.wholeNumberValue { return Character("\((digit + 1) % 10)") }
        return character.isLetter ? character == "q" ? "z" : "q" : character
      })
  }

  /// What a value of several parts consists of in the end.
  static func parts(of value: Any) -> [String] {
    switch HeldValue(value) {
    case .text(let text), .number(let text), .name(let text): [text]
    case .bool(let bool): ["\(bool)"]
    case .parts(let parts): parts.flatMap(Self.parts)
    case .date, .data, .nothing: []
    }
  }
}
