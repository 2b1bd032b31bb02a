internal import TerminalText

/// The words that a key or a file's name is made of.
struct NameWords: Equatable {
  private(set) var words: [String]

  /// Splits at everything that isn't a letter or digit, and where capitals begin a word:
  /// `avatar_url`, `avatarURL` and `Avatar-URL` are the same two.
  init(_ text: String) {
    words = []
    var word: [Character] = []
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      guard character.isPartOfWord else {
        append(&word, sign: character, isFirst: index == 0, characters.count)
        continue
      }
      if let last = word.last, character.isUppercase {
        let next = index + 1 < characters.count ? characters[index + 1] : nil
        let endsCapitals = last.isUppercase && next?.isLowercase == true
        // `iOSApps`, `HTMLParser`, `URLs`: a plural's `s` doesn't begin a word.
        let isPlural = endsCapitals && next == "s" && index + 2 == characters.count
        if last.isLowercase || last.isNumber || endsCapitals && !isPlural { append(&word) }
      }
      word.append(character)
    }
    append(&word)
  }

  private mutating func append(_ word: inout [Character]) {
    if !word.isEmpty { words.append(String(word).lowercased()) }
    word = []
  }

  /// Ends a word; a sign at the very beginning is one by itself: `+1` isn't `-1`.
  private mutating func append(
    _ word: inout [Character], sign: Character, isFirst: Bool, _ count: Int
  ) {
    append(&word)
    guard isFirst, count > 1 else { return }
    if sign == "+" { words.append("plus") }
    if sign == "-" { words.append("minus") }
  }

  /// The words with the last one in the singular.
  var singular: NameWords {
    var result = self
    if let last = words.last { result.words[words.count - 1] = Singular.of(last) }
    return result
  }

  /// The words for an object's values whose keys are data: `user` of `users`, and of `usersByID`.
  var ofMapValue: NameWords {
    guard let index = words.lastIndex(of: "by"), isOfTable else { return singular }
    var result = self
    result.words.removeSubrange(index...)
    return result.singular
  }

  /// Whether they say what the keys of an object are: `usersByID`, `countByDay`.
  var isOfTable: Bool {
    guard let index = words.lastIndex(of: "by") else { return false }
    return index > 0 && index < words.count - 1
  }

  func adding(_ word: String) -> NameWords {
    var result = self
    result.words.append(word)
    return result
  }

  /// In the form of a type: `AvatarURL`; `Value` where there are no words.
  var typeName: String {
    Self.startingWithLetter(words.map(Self.capitalized).joined(), otherwise: "Value")
  }

  /// In the form of a property: `avatarURL`; `value` where there are no words.
  var propertyName: String {
    guard let first = words.first else { return "value" }
    let name = first + words.dropFirst().map(Self.capitalized).joined()
    return Self.startingWithLetter(name, otherwise: "value")
  }

  private static func startingWithLetter(_ name: String, otherwise: String) -> String {
    guard let first = name.unicodeScalars.first else { return otherwise }
    return first.properties.isXIDStart ? name : "_" + name
  }

  private static func capitalized(_ word: String) -> String {
    if acronyms.contains(word) { return word.uppercased() }
    if word.hasSuffix("s"), acronyms.contains(String(word.dropLast())) {
      return word.dropLast().uppercased() + "s"
    }
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  private static let acronyms: Set<String> = [
    "api", "cpu", "css", "csv", "dns", "gps", "html", "http", "https", "id", "ip", "js", "json",
    "jwt", "os", "pdf", "sdk", "sql", "ssh", "ssl", "svg", "tls", "ui", "uri", "url", "utc", "uuid",
    "xml",
  ]
}

extension Character {
  /// Whether Swift takes it within an identifier, the underscore left out, and it can be seen.
  fileprivate var isPartOfWord: Bool {
    self != "_" && unicodeScalars.allSatisfy(\.properties.isXIDContinue)
      && PlainText.isShown(String(self))
  }
}
