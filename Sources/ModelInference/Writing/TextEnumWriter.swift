/// Writes an enum for texts that are few words.
struct TextEnumWriter {
  let name: String
  let values: [String]

  var text: String {
    var names = UniqueNames(values, named: SwiftNames.enumCase)
    let cases = values.map { (names.name(for: $0), $0) }
    return (["enum \(name): String, Codable {"] + CaseLines.of(cases, indent: "  ") + ["}"])
      .joined(separator: "\n")
  }
}
