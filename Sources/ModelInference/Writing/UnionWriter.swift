/// Writes an enum for a place at which values of several kinds stood.
struct UnionWriter {
  struct Case {
    var name: String
    var type: String
  }

  let name: String
  /// In the order in which they are tried.
  let cases: [Case]

  var text: String {
    var lines = ["enum \(name): Codable {"]
    lines += cases.map { "  case \($0.name)(\($0.type))" }
    lines += ["", "  init(from decoder: any Decoder) throws {"]
    lines.append("    let container = try decoder.singleValueContainer()")
    lines += attempts
    lines += ["  }", "", "  func encode(to encoder: any Encoder) throws {"]
    lines += ["    var container = encoder.singleValueContainer()", "    switch self {"]
    lines += cases.map { "    case .\($0.name)(let value): try container.encode(value)" }
    return (lines + ["    }", "  }", "}"]).joined(separator: "\n")
  }

  /// The last one throws: its error says that no case fits.
  private var attempts: [String] {
    var lines: [String] = []
    for (index, union) in cases.enumerated() {
      guard index < cases.count - 1 else {
        return lines + [
          "    } else {", "      self = .\(union.name)(try container.decode(\(union.type).self))",
          "    }",
        ]
      }
      lines.append(
        "    \(index > 0 ? "} else " : "")if let value = try? container.decode(\(union.type).self) {"
      )
      lines.append("      self = .\(union.name)(value)")
    }
    return lines
  }
}
