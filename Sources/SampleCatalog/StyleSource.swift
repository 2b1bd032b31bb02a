/// A style's models in one of a sample's Swift files: the part between the two namespaces' braces.
struct StyleSource: Hashable {
  let fileName: String
  /// The models, dedented by the two levels that the namespaces cause.
  let text: String
  /// The line of the file, from 1, on which `text` begins.
  let firstLine: Int
  /// The lines before the namespaces that import: `import Foundation`.
  let imports: [String]
  /// What stands before the namespaces besides imports: extensions that the models need.
  let preamble: String

  /// Cuts the models out of the file's text; throws a `CatalogueProblem` where the namespaces
  /// aren't in their place.
  init(
    fileText: String, fileName: String, sample: String, style: Style, path: String
  ) throws(CatalogueProblem) {
    let lines = SampleCatalog.lines(of: fileText)
    let namespace = style.namespace
    let absent = CatalogueProblem(
      path: path, fact: .missingNamespace(sample: sample, namespace: namespace))
    guard let opening = lines.firstIndex(of: "extension \(sample) {"),
      opening + 1 < lines.count, lines[opening + 1] == "  enum \(namespace) {",
      let closing = lines.lastIndex(where: { !$0.isEmpty }),
      closing > opening + 2, lines[closing] == "}", lines[closing - 1] == "  }"
    else { throw absent }

    let models = lines[(opening + 2)..<(closing - 1)]
    guard let first = models.firstIndex(where: { !trimmed($0).isEmpty }),
      let last = models.lastIndex(where: { !trimmed($0).isEmpty })
    else {
      throw CatalogueProblem(
        path: path, line: opening + 2,
        fact: .emptyNamespace(sample: sample, namespace: namespace))
    }
    self.fileName = fileName
    self.text = models[first...last].map { Self.dedented($0) + "\n" }.joined()
    self.firstLine = first + 1
    let isImport = { (line: Substring) in line.hasPrefix("import ") }
    imports = lines[..<opening].filter(isImport).map(String.init)
    preamble = trimmed(lines[..<opening].filter { !isImport($0) }.joined(separator: "\n"))
  }

  /// What stands in a file's extensions of the sample.
  static func shared(in fileText: String, sample: String) -> String {
    var rest = SampleCatalog.lines(of: fileText)[...]
    var shared = ""
    while let opening = rest.firstIndex(of: "extension \(sample) {"),
      let closing = rest[opening...].firstIndex(of: "}")
    {
      shared += rest[(opening + 1)..<closing].map { dedented($0, by: 2) + "\n" }.joined()
      rest = rest[(closing + 1)...]
    }
    return shared
  }

  private static func dedented(_ line: Substring, by depth: Int = 4) -> Substring {
    line.hasPrefix(String(repeating: " ", count: depth))
      ? line.dropFirst(depth) : line.drop { $0 == " " }
  }
}
