/// What was typed, as words to be found in texts; reading a text costs its length.
struct WordMatch: Sendable {
  /// How well the words stand in a text.
  enum Rank: Int, Comparable, Sendable {
    /// Their letters, in this order.
    case scattered
    /// Each somewhere in it.
    case inside
    /// Each at the start of a word.
    case starts
    /// Each as a word.
    case words
    /// They are all of it.
    case exact

    static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  /// In lowercase.
  private let words: [[UInt8]]

  /// Words stand between blanks and what paths are written with.
  init(_ query: String) {
    words = query.lowercased().split { " .[]$".contains($0) }.map { Array($0.utf8) }
  }

  var isEmpty: Bool { words.isEmpty }

  /// How well all words stand in the text; `nil` where one doesn't.
  func rank(in text: String) -> Rank? {
    guard !words.isEmpty else { return nil }
    let rank = rank(of: words[...], in: text)
    return rank == .words && words.reduce(words.count - 1, { $0 + $1.count }) == text.utf8.count
      ? .exact : rank
  }

  /// How well the last word stands in a field's name; the others stand in the steps before it.
  func rank(inField label: String, above steps: ArraySlice<String>) -> Rank? {
    guard words.count > 1 else { return rank(in: label) }
    guard let last = rank(of: words.suffix(1), in: label) else { return nil }
    var rank = last
    for word in words.indices.dropLast() {
      let best = steps.compactMap { self.rank(of: words[word...word], in: $0) }.max()
      guard let best else { return nil }
      rank = min(rank, best)
    }
    return rank
  }

  /// Whether the last word stands in a field's name, which is asked of very many.
  func mayBe(inField label: String) -> Bool {
    guard let last = words.indices.last else { return false }
    return rank(of: words[last...last], in: label) != nil
  }

  private func rank(of words: ArraySlice<[UInt8]>, in text: String) -> Rank? {
    var text = text
    let found = text.withUTF8 { bytes in
      bytes.allSatisfy { $0 < 0x80 } ? Rank??.some(Self.rank(of: words, in: bytes)) : nil
    }
    if let found { return found }
    // Letters beyond ASCII have other lengths in lowercase: hardly any text needs that.
    text = text.lowercased()
    return text.withUTF8 { Self.rank(of: words, in: $0) }
  }

  private static func rank(
    of words: ArraySlice<[UInt8]>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Rank? {
    var least = Rank.words
    for word in words {
      guard let rank = best(of: word, in: bytes) else { return nil }
      least = min(least, rank)
    }
    return least
  }

  private static func best(of word: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Rank? {
    guard word.count <= bytes.count else { return nil }
    var best: Rank?
    for start in 0...(bytes.count - word.count) where lowered(bytes[start]) == word[0] {
      guard word.indices.allSatisfy({ lowered(bytes[start + $0]) == word[$0] }) else { continue }
      let isStart = isBoundary(start, in: bytes)
      let rank: Rank =
        !isStart ? .inside : isBoundary(start + word.count, in: bytes) ? .words : .starts
      if rank == .words { return rank }
      best = max(best ?? rank, rank)
    }
    return best
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    isUppercase(byte) ? byte | 0x20 : byte
  }

  /// Whether a word begins or ends there: beside what is no letter or digit, and in `userName`
  /// before a capital.
  private static func isBoundary(_ place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard place > 0, place < bytes.count else { return true }
    let (before, behind) = (bytes[place - 1], bytes[place])
    return !isWordPart(before) || !isWordPart(behind)
      || isUppercase(behind) && !isUppercase(before)
  }

  private static func isUppercase(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || isUppercase(byte) || (0x61...0x7A).contains(byte)
      || (0x30...0x39).contains(byte)
  }
}
