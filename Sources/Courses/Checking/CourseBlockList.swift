/// Every block with its fields, as text.
package enum CourseBlockList {
  package static var text: String {
    var parts = [part("front", "between two lines ---, at the beginning", CourseField.front)]
    for block in CourseBlock.allCases {
      let text =
        block.wantsText ? "; has text" : block.wantsCode ? "; has code, behind an empty line" : ""
      let own = block.fields.filter { !shared.contains($0) }
      parts.append(part(block.rawValue, block.summary + text, own))
    }
    parts.append(part("in each block", "and text, a sentence a line", shared))
    parts.append(
      part(
        CourseCode.fences.joined(separator: ", "),
        "code that the step above shows below its text; nothing is compiled", []))
    return parts.joined(separator: "\n")
  }

  private static let shared = CourseField.ofEach(selectIsWanted: false)

  private static func part(_ name: String, _ summary: String, _ fields: [CourseField]) -> String {
    var lines = ["\(name): \(summary)"]
    for field in fields {
      let name = field.name.padding(to: 15)
      let marks = [field.isWanted ? "wanted" : nil, field.isList ? "may come again" : nil]
        .compactMap { $0 }
      let mark = marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))"
      lines.append("  \(name) \(field.summary)\(mark)")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension String {
  fileprivate func padding(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}
