/// Names as Swift's source spells them.
enum SwiftIdentifier {
  /// The name as an identifier, in back-ticks where it is a keyword or no plain identifier; `nil`
  /// for one that Swift can't spell at all (SE-0451).
  static func spelled(_ name: String) -> String? {
    if isPlain(name) { return keywords.contains(name) ? "`\(name)`" : name }
    let isSpellable = name.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && scalar.value >= 0x20 && scalar.value < 0x7F && scalar != "`"
        && scalar != "\\"
    }
    let hasLetter = name.unicodeScalars.contains { $0.properties.isAlphabetic }
    return isSpellable && hasLetter ? "`\(name)`" : nil
  }

  /// The words of a JSON string as an identifier: `thanksDev` for `"THANKS_DEV"`; `nil` where it isn't made
  /// of words.
  static func camelCase(of string: String) -> String? {
    let text = string.dropFirst().dropLast()
    guard
      text.unicodeScalars.allSatisfy({
        $0.isASCII && (isHead($0) || "0"..."9" ~= $0 || " -".unicodeScalars.contains($0))
      })
    else { return nil }
    let words = text.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    guard let first = words.first, first.first?.isLetter == true else { return nil }
    let isShouted = !text.contains(where: \.isLowercase)
    func head(_ word: String) -> String { word.prefix(1).lowercased() + word.dropFirst() }
    func capital(_ word: String) -> String {
      word.prefix(1).uppercased()
        + (isShouted ? word.dropFirst().lowercased() : String(word.dropFirst()))
    }
    return (isShouted ? first.lowercased() : head(first)) + words.dropFirst().map(capital).joined()
  }

  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, isHead(first) else { return false }
    return name.unicodeScalars.dropFirst().allSatisfy { isHead($0) || $0.properties.isXIDContinue }
  }

  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDStart
  }

  /// The words that a property can't bear without back-ticks.
  private static let keywords: Set<String> = [
    "_", "Any", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
