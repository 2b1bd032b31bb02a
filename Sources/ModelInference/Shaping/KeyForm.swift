/// What a key looks like: a name that somebody chose, or data.
enum KeyForm {
  /// Whether a key by itself is data: a number, a date, a UUID or hash, an address, a path, a phrase.
  static func isData(_ key: String) -> Bool {
    if key.isEmpty { return false }
    if key.utf8.allSatisfy(isDigit) { return true }
    if key.wholeMatch(of: #/-?\d+(\.\d+)*/#) != nil { return true }
    if key.wholeMatch(of: #/\d{4}-\d\d(-\d\d.*)?/#) != nil { return true }
    if key.isUUID || isHash(key) { return true }
    return key.contains("/") || key.contains("@") && !key.hasPrefix("@")
      || key.split(separator: " ").count > 1
  }

  /// Whether a key can be a package's name, and no name in Swift: `form-data`, `socket.io`.
  static func isPackage(_ key: String) -> Bool {
    key.wholeMatch(of: #/[a-z0-9]+([-.][a-z0-9]+)+/#) != nil
  }

  /// Whether all keys are codes of one kind: currencies (`EUR`), or languages (`de`, `pt-BR`).
  static func areCodes(_ keys: [String]) -> Bool {
    keys.allSatisfy { $0.wholeMatch(of: #/[A-Z]{3}/#) != nil }
      || keys.allSatisfy { key in
        let parts = key.split(separator: #/[-_]/#)
        return parts.first.map { languages.contains($0) } == true && parts.count <= 2
          && parts.dropFirst().allSatisfy { $0.wholeMatch(of: #/[A-Z]{2}|[A-Z][a-z]{3}/#) != nil }
      }
  }

  /// Whether all keys are one word with different numbers: `user_17`, `user_4`.
  static func areNumbered(_ keys: [String]) -> Bool {
    let stems = Set(keys.map { $0.prefix { !($0.isASCII && $0.isNumber) } })
    guard stems.count == 1, let stem = stems.first, !stem.isEmpty else { return false }
    return keys.allSatisfy {
      $0.count > stem.count && $0.utf8.dropFirst(stem.utf8.count).allSatisfy(isDigit)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// At least eight hexadecimal digits, letters and numbers among them.
  static func isHash(_ key: String) -> Bool {
    key.utf8.count >= 8 && key.utf8.contains(where: isDigit)
      && key.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// The codes of ISO 639-1 that payloads have most.
  private static let languages: Set<Substring> = [
    "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "he", "hi",
    "hr", "hu", "id", "it", "ja", "ko", "lt", "lv", "ms", "nb", "nl", "no", "pl", "pt", "ro", "ru",
    "sk", "sl", "sr", "sv", "th", "tr", "uk", "ur", "vi", "zh",
  ]
}
