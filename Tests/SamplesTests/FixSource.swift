import DecodingReport

/// Swift source that holds advised lines where they are meant to stand.
enum FixSource {
  static func text(of fixes: Set<Fix>) -> String {
    let lines = Set(fixes.map { Line(place: $0.place, code: $0.code) })
      .sorted { ($0.code, "\($0.place)") < ($1.code, "\($1.place)") }
    let declarations = lines.enumerated().map { index, line in declaration(line, number: index) }
    return (["import DecodingStyles", "import Foundation"] + declarations).joined(separator: "\n")
  }

  private struct Line: Hashable {
    var place: Fix.Place
    var code: String
  }

  private static func declaration(_ line: Line, number: Int) -> String {
    switch line.place {
    case .property: model("Codable", line.code, number)
    case .smartProperty: model("SmartCodable", line.code, number)
    case .codingKeys: model("Codable", renamed(line.code), number)
    case .cases: "enum Case\(number): String, Codable { \(line.code) }"
    // They speak of what only a source declares, and no source is known here.
    case .members, .file: "#error(\"\(line.code)\")"
    case .decoder: "func set\(number)(_ decoder: JSONDecoder) { \(line.code) }"
    case .payload: line.code
    }
  }

  private static func model(_ protocolName: String, _ members: String, _ number: Int) -> String {
    let initialCase = members.split(separator: "= .").dropFirst().first
    let types = unknownTypes(in: members).sorted { $0.key < $1.key }.map { name, parameters in
      if let initialCase {
        return "  enum \(name)\(parameters): String, Codable { case \(initialCase) }"
      }
      return """
          struct \(name)\(parameters): Codable, Hashable, DefaultValue {
            static var defaultValue: \(name) { \(name)() }
          }
        """
    }
    return """
      enum Case\(number) {
      \(types.joined(separator: "\n"))
        struct Model: \(protocolName) {
          \(members)
        }
      }
      """
  }

  private static func renamed(_ code: String) -> String {
    let name = code.dropFirst("case ".count).prefix { $0 != "=" }
    return """
      var \(name): Int?
          enum CodingKeys: String, CodingKey {
            \(code)
          }
      """
  }

  private static let known: Set<String> = [
    "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "UInt128", "Float", "Double", "Decimal", "String", "Date", "Data", "URL",
    "UUID", "Set", "DefaultCodable", "LossyArray", "LossyDictionary", "LossyOptional", "Codable",
    "CodingKeys", "CodingKey", "AnyCodable", "Any",
  ]

  /// The models' own types, which the source has to declare, and their generic parameters.
  private static func unknownTypes(in code: String) -> [String: String] {
    guard let colon = code.firstIndex(of: ":") else { return [:] }
    let types = code[colon...].prefix { $0 != "=" }
    var unknown: [String: String] = [:]
    for name in types.matches(of: /\b[A-Z]\w*/) where !known.contains(String(name.output)) {
      unknown[String(name.output)] = parameters(of: types[name.range.upperBound...])
    }
    return unknown
  }

  /// As many parameters as there are arguments in front: `<A, B>`, or nothing.
  private static func parameters(of arguments: Substring) -> String {
    guard arguments.first == "<" else { return "" }
    var depth = 0
    var count = 1
    for character in arguments {
      if "<[(".contains(character) { depth += 1 }
      if ">])".contains(character) { depth -= 1 }
      if depth == 0 { break }
      if character == ",", depth == 1 { count += 1 }
    }
    return "<" + (1...count).map { "Argument\($0)" }.joined(separator: ", ") + ">"
  }
}
