/// Writes the cases of an enum of strings: names that are the texts themselves several a line, the
/// others with their texts.
enum CaseLines {
  static func of(_ cases: [(name: String, text: String)], indent: String) -> [String] {
    var lines: [String] = []
    var plain = ""
    func flushed() -> [String] { plain.isEmpty ? [] : ["\(indent)case \(plain)"] }
    for (name, text) in cases {
      let code = SwiftNames.code(name)
      if name != text {
        lines += flushed() + ["\(indent)case \(code) = \(SwiftLiteral.string(text))"]
        plain = ""
      } else if plain.isEmpty {
        plain = code
      } else if plain.count + code.count > 89 - indent.count {
        lines += flushed()
        plain = code
      } else {
        plain += ", \(code)"
      }
    }
    return lines + flushed()
  }
}
