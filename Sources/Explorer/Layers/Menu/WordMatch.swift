/// A text in which typed words are looked for.
struct SearchedText: Equatable, Sendable {
  /// What it is of an item of the palette, from what tells least to what tells most.
  enum Part: Int, Comparable, Sendable {
    /// A lesson, or the sentence of an option.
    case explanation
    /// The title of a sample, a payload, an option.
    case title
    /// What an action's sentence adds to its name.
    case sentence
    /// The mode or menu behind which an action is, and all that is said of it.
    case holder
    /// Other words for it, parted by commas.
    case synonyms
    /// An action's name.
    case name
    /// A mode's name.
    case mode

    static func < (one: Part, other: Part) -> Bool { one.rawValue < other.rawValue }

    /// That can be halved.
    var worth: Int { rawValue * 2 }
  }

  let part: Part
  let text: String

  init(_ part: Part, _ text: String) { (self.part, self.text) = (part, text) }
}

/// What was typed, as words to be found in texts; reading a text costs its length.
///
/// A word and its plural are the same word.
struct WordMatch: Sendable {
  /// How well the words are found in a text.
  enum Rank: Int, Comparable, Sendable {
    /// Their letters, in this order.
    case scattered
    /// Each as a word, in what is told at length.
    case told
    /// Some of them, at the start of a word.
    case partly
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

  /// In lowercase, singular.
  private let words: [[UInt8]]
  /// The bytes of the words as they were typed, with a blank between them.
  private let length: Int

  /// Words are parted by blanks and by what paths are written with.
  init(_ query: String) {
    self.init(query.lowercased().split { " .[]$".contains($0) }.map(String.init))
  }

  private init(one word: [UInt8]) { (words, length) = ([word], word.count) }

  private init(_ typed: [String]) {
    words = typed.map { Array(Self.singular($0).utf8) }
    length = typed.reduce(typed.count - 1) { $0 + $1.utf8.count }
  }

  /// Words that say nothing of what is looked for.
  private static let fillers: Set<String> = [
    "a", "an", "the", "my", "this", "it", "me", "i", "how", "do", "can", "to", "of", "for", "in",
    "as", "is", "with", "on", "be", "does", "you", "want", "please", "what", "where", "all", "show",
    "see", "list", "get", "take", "make", "use", "turn",
  ]

  /// A query without such words; `nil` where there are none, or no others.
  static func content(of query: String) -> WordMatch? {
    let all = query.lowercased().split { " .[]$".contains($0) }.map(String.init)
    let telling = all.filter { !fillers.contains($0) }
    return telling.isEmpty || telling.count == all.count ? nil : WordMatch(telling)
  }

  var isEmpty: Bool { words.isEmpty }

  /// How well all words stand in the text; `nil` where one doesn't.
  func rank(in text: String) -> Rank? {
    guard !words.isEmpty else { return nil }
    let rank = rank(of: words[...], in: text)
    return rank == .words && length == text.utf8.count ? .exact : rank
  }

  /// How well the words are found in the texts of an item.
  struct Find {
    var rank: Rank
    /// What the parts tell in which they were found.
    var worth: Int
  }

  /// How well each word is found in one of an item's texts. `nil` where one isn't, or where `some` are
  /// enough, none.
  func find(in texts: [SearchedText], some: Bool = false) -> Find? {
    var least: Rank?
    var worth = 0
    var isTold = false
    for word in words.indices {
      let best = texts.compactMap { text -> (rank: Rank, part: SearchedText.Part)? in
        guard let rank = rank(of: words[word...word], in: text.text),
          text.part == .explanation ? rank == .words && !some : rank >= .starts || !some
        else { return nil }
        return (rank, text.part)
      }.max { $0 < $1 }
      guard let best else {
        if some { continue }
        return nil
      }
      least = min(least ?? best.rank, best.rank)
      worth += best.part.worth
      isTold = isTold || best.part == .explanation
      if some, let named = alone(word, in: texts) { worth += named.worth }
    }
    guard let rank = least else { return nil }
    if some { return Find(rank: .partly, worth: worth) }
    if rank == .words, let part = texts.filter(isNamed).map(\.part).max() {
      return Find(rank: .exact, worth: self.worth(of: part))
    }
    return Find(rank: isTold ? .told : rank, worth: worth)
  }

  /// The best part that this word alone names.
  private func alone(_ word: Int, in texts: [SearchedText]) -> SearchedText.Part? {
    let one = WordMatch(one: words[word])
    return texts.filter(one.isNamed).map(\.part).max()
  }

  /// What it is worth that all words are found in such a text.
  func worth(of part: SearchedText.Part) -> Int { part.worth * words.count }

  /// The synonym that is meant.
  func synonym(in texts: [SearchedText]) -> String? {
    texts.first { $0.part == .synonyms }?.text.split(separator: ", ").map(String.init)
      .compactMap { phrase in rank(in: phrase).map { (phrase, $0) } }.max { $0.1 < $1.1 }?.0
  }

  /// Whether the words are all of a mode's name, of a title or a synonym, or the first ones of an
  /// action's name.
  private func isNamed(_ text: SearchedText) -> Bool {
    switch text.part {
    case .mode, .title: begin(text.text, wholly: true)
    case .name, .holder: begin(text.text, wholly: false)
    case .synonyms: text.text.split(separator: ", ").contains { begin($0, wholly: true) }
    case .sentence, .explanation: false
    }
  }

  /// Whether a text begins with the words, articles aside.
  private func begin(_ text: some StringProtocol, wholly: Bool) -> Bool {
    let articles = ["the", "a", "an"]
    let text = text.lowercased().split { !$0.isLetter && !$0.isNumber && !"_'".contains($0) }
      .filter { !articles.contains(String($0)) }
    let words = words.filter { word in !articles.contains { Array($0.utf8) == word } }
    guard !words.isEmpty, wholly ? text.count == words.count : text.count >= words.count else {
      return false
    }
    return zip(text, words).allSatisfy { Array(Self.singular(String($0)).utf8) == $1 }
  }

  /// `keys` becomes `key`, `losses` `loss`.
  private static func singular(_ word: String) -> String {
    guard word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss") else { return word }
    return String(word.dropLast(word.hasSuffix("sses") || word.hasSuffix("xes") ? 2 : 1))
  }

  /// How well the last word is found in a field's name, and the others in the steps before it.
  func rank(inField label: String, above steps: ArraySlice<String>) -> Rank? {
    guard words.count > 1 else { return rank(in: label) }
    guard let last = rank(of: words.suffix(1), in: label) else { return nil }
    var rank = last
    for word in words.indices.dropLast() {
      let best = steps.compactMap { self.rank(of: words[word...word], in: $0) }.max()
      guard let best else { return nil }
      rank = min(rank, best)
    }
    return rank == .words && words.count == steps.count + 1 ? .exact : rank
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
        !isStart ? .inside : endsWord(start + word.count, in: bytes) ? .words : .starts
      if rank == .words { return rank }
      best = max(best ?? rank, rank)
    }
    return best
  }

  /// Whether a word ends there, or with the `s` or `es` that follow.
  private static func endsWord(_ end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if isBoundary(end, in: bytes) { return true }
    let ending = bytes[end...].prefix(2)
    return ending.first == UInt8(ascii: "s") && isBoundary(end + 1, in: bytes)
      || ending.elementsEqual("es".utf8) && isBoundary(end + 2, in: bytes)
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
