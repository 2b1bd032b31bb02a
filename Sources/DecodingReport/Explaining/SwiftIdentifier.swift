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
