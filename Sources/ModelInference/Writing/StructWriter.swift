internal import TerminalText

/// Writes a struct, or the class in its place where it holds itself.
struct StructWriter {
  struct Field {
    var key: String
    var name: String
    var type: String
    var isOptional: Bool
    var comment: String?
  }

  let name: String
  let isClass: Bool
  let fields: [Field]

  var text: String {
    var lines = ["\(isClass ? "final class" : "struct") \(name): Codable {"]
    lines += fields.map { field in
      let comment = field.comment.map { "  // \($0)" } ?? ""
      return "  var \(SwiftNames.code(field.name)): \(field.type)\(field.isOptional ? "?" : "")"
        + comment
    }
    if fields.contains(where: { $0.name != $0.key }) { lines += [""] + codingKeys }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// The names that are the keys themselves several a line, the others with their keys.
  private var codingKeys: [String] {
    var lines = ["  enum CodingKeys: String, CodingKey {"]
    var plain = ""
    func flushed() -> [String] { plain.isEmpty ? [] : ["    case \(plain)"] }
    for field in fields {
      let name = SwiftNames.code(field.name)
      if field.name != field.key {
        lines += flushed() + ["    case \(name) = \(Self.literal(field.key))"]
        plain = ""
      } else if plain.isEmpty {
        plain = name
      } else if plain.count + name.count > 85 {
        lines += flushed()
        plain = name
      } else {
        plain += ", \(name)"
      }
    }
    return lines + flushed() + ["  }"]
  }

  /// A string as Swift writes it. What can't be seen is escaped.
  private static func literal(_ text: String) -> String {
    let content = PlainText.escaping(text) { scalar, isHidden in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default:
        isHidden || (scalar.properties.generalCategory == .spaceSeparator && scalar != " ")
          ? "\\u{\(String(scalar.value, radix: 16))}" : nil
      }
    }
    return "\"\(content)\""
  }
}
