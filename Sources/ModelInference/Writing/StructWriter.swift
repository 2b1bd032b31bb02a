/// Writes a struct, or the class in its place where it holds itself.
struct StructWriter {
  struct Field {
    var key: String
    var name: String
    var type: String
    var isOptional: Bool
    /// The property wrapper before it, without the sign; `nil` for none.
    var wrapper: String?
    var comment: String?
  }

  let name: String
  let isClass: Bool
  /// Whether properties are constants: those without a wrapper, which wants a variable.
  let usesLet: Bool
  let fields: [Field]

  var text: String {
    var lines = ["\(isClass ? "final class" : "struct") \(name): Codable {"]
    lines += fields.map { field in
      let comment = field.comment.map { "  // \($0)" } ?? ""
      return "  \(introducer(of: field)) \(SwiftNames.code(field.name)): "
        + "\(field.type)\(field.isOptional ? "?" : "")\(comment)"
    }
    if fields.contains(where: { $0.name != $0.key }) {
      lines += ["", "  enum CodingKeys: String, CodingKey {"]
      lines += CaseLines.of(fields.map { ($0.name, $0.key) }, indent: "    ") + ["  }"]
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private func introducer(of field: Field) -> String {
    guard let wrapper = field.wrapper else { return usesLet ? "let" : "var" }
    return "@\(wrapper) \(usesLet ? "private(set) " : "")var"
  }
}
