/// Swift expressions that give back a text or bytes exactly.
enum SwiftLiteral {
  /// A string expression: a raw literal, or bytes where a literal wouldn't keep
  /// the text as it is.
  static func string(_ text: String) -> String {
    rawLiteral(text) ?? "String(decoding: \(list(text.utf8)), as: UTF8.self)"
  }

  /// A `[UInt8]` expression; readable as text where the bytes are text.
  static func bytes(_ bytes: [UInt8]) -> String {
    guard let text = String(validating: bytes, as: UTF8.self), let literal = rawLiteral(text)
    else { return list(bytes) }
    return "Array(\(literal).utf8)"
  }

  /// Swift reads a carriage return in a literal as a line feed and refuses other control
  /// characters, so there is no literal for them.
  private static func rawLiteral(_ text: String) -> String? {
    let unprintable = text.unicodeScalars.contains {
      $0.value < 0x20 && $0 != "\n" && $0 != "\t" || $0.value == 0x7F || $0.value == 0xFEFF
    }
    guard !unprintable else { return nil }
    var hashes = "#"
    while text.contains("\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
    return text.contains("\n") || text.hasPrefix("\"")
      ? "\(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)" : "\(hashes)\"\(text)\"\(hashes)"
  }

  private static func list(_ bytes: some Sequence<UInt8>) -> String {
    "[" + bytes.map { String($0) }.joined(separator: ", ") + "]"
  }
}
