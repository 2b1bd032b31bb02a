extension JSONPath {
  /// Reads a path as people and programs write it: `$.orders[17].quantity`, `orders[17].quantity` (so
  /// Foundation prints coding paths), `$["a b"]`, and the list of coding keys that `print` makes of a
  /// `DecodingError`'s.
  package init?(reading text: some StringProtocol) {
    let trimmed = text.drop(while: \.isWhitespace)
    if trimmed.contains("stringValue:") {
      self.init(readingKeys: trimmed)
    } else {
      self.init(readingSteps: trimmed)
    }
  }

  private init?(readingSteps text: some StringProtocol) {
    var steps: [Step] = []
    var rest = Substring(text)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    if rest.first == "$" { rest.removeFirst() }
    if let first = rest.first, first != ".", first != "[" { rest = "." + rest }
    while let first = rest.popFirst() {
      if first == "." {
        let name = rest.prefix { !".[]".contains($0) }
        guard !name.isEmpty else { return nil }
        steps.append(.key(String(name)))
        rest = rest.dropFirst(name.count)
      } else if first == "[", rest.first == "\"" {
        guard let quoted = Self.quoted(&rest), rest.popFirst() == "]" else { return nil }
        steps.append(.key(quoted))
      } else if first == "[" {
        let digits = rest.prefix(while: \.isNumber)
        guard let index = Int(digits) else { return nil }
        rest = rest.dropFirst(digits.count)
        guard rest.popFirst() == "]" else { return nil }
        steps.append(.index(index))
      } else {
        return nil
      }
    }
    self.init(steps)
  }

  /// `CodingKeys(stringValue: "age", intValue: nil), _CodingKey(stringValue: "Index 2", intValue: 2)`
  private init?(readingKeys text: some StringProtocol) {
    var steps: [Step] = []
    var rest = Substring(text)
    while let found = rest.firstRange(of: "stringValue: ") {
      rest = rest[found.upperBound...]
      guard let key = Self.quoted(&rest), let number = rest.firstRange(of: "intValue: ") else {
        return nil
      }
      rest = rest[number.upperBound...]
      // A dictionary's number is a key, too; only an element's says that it is an index.
      let isIndex = key.hasPrefix("Index ") && !rest.hasPrefix("nil")
      let index = isIndex ? Int(rest.prefix(while: \.isNumber)) : nil
      steps.append(index.map { .index($0) } ?? .key(key))
    }
    self.init(steps)
  }

  /// A text in double quotes, with JSON's escapes, at the beginning; it is taken off.
  private static func quoted(_ text: inout Substring) -> String? {
    guard text.first == "\"" else { return nil }
    var isEscaped = false
    var end = text.index(after: text.startIndex)
    while end < text.endIndex, isEscaped || text[end] != "\"" {
      isEscaped = !isEscaped && text[end] == "\\"
      end = text.index(after: end)
    }
    guard end < text.endIndex else { return nil }
    let literal = text[...end]
    text = text[text.index(after: end)...]
    let document = JSONDocument.parse(String(literal))
    return document.problems.isEmpty ? document.string(document.root) : nil
  }
}
