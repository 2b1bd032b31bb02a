/// Values in the place of others: of the same shape, the same for the same, numbered in the order in which
/// they come.
///
/// Nothing of a value is in what stands for it but its shape, so that nobody finds it again.
struct MadeUpValues {
  private var texts: [String: String] = [:]
  private var numbers: [String: String] = [:]
  private var textCounts: [TextShape: Int] = [:]
  private var numberCounts: [NumberShape: Int] = [:]
  /// What was given out, so that different values stay different.
  private var taken: Set<String> = []

  /// What stands for a text; itself where there is nothing to hide.
  mutating func text(for text: String) -> String {
    guard text.contains(where: { !$0.isWhitespace }) else { return text }
    if let known = texts[text] { return known }
    let shape = TextShape(text)
    let other = next { values in
      values.textCounts[shape, default: 0] += 1
      let number = values.textCounts[shape] ?? 1
      if case .number = shape { return values.plainNumber(for: text) }
      return shape.text(number) ?? "text-\(number)"
    }
    texts[text] = other
    return other
  }

  /// What stands for a number; 0 is itself.
  mutating func number(for text: String) -> String {
    guard text.contains(where: { ("1"..."9").contains($0) }) else { return text }
    if let known = numbers[text] { return known }
    guard NumberShape(text) != nil else { return text }
    // Of forms with too few digits the later ones are longer, and may be another form's.
    let other = next { $0.plainNumber(for: text) }
    numbers[text] = other
    return other
  }

  private mutating func plainNumber(for text: String) -> String {
    guard let shape = NumberShape(text) else { return text }
    numberCounts[shape, default: 0] += 1
    return shape.text(numberCounts[shape] ?? 1)
  }

  /// The first that nobody got yet.
  private mutating func next(_ candidate: (inout MadeUpValues) -> String) -> String {
    var other = candidate(&self)
    while !taken.insert(other).inserted { other = candidate(&self) }
    return other
  }
}
