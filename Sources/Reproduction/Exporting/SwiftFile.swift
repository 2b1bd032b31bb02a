import DecodingReport
import Workbench

/// A reproduction as a file that `swift FILE` runs, and that opens here again.
package struct SwiftFile {
  private let reproduction: Reproduction

  package init(_ reproduction: Reproduction) { self.reproduction = reproduction }

  /// The whole file.
  package var text: String {
    var lines = head("run: swift FILE")
    lines += [
      "let json = \(SwiftCode.data(reproduction.payload))", "",
    ]
    lines += SwiftCode.decoder(reproduction.options)
    lines += [
      "", "do {", "  let value = try decoder.decode(\(reproduction.root).self, from: json)",
      "  print(value)", "} catch {", "  print(error)", "}",
    ]
    lines += reproduction.remarks.map(SwiftCode.comment) + versions
    return lines.joined(separator: "\n") + "\n"
  }

  /// What it is, what it imports, and the model.
  func head(_ use: String, imports: [String] = []) -> [String] {
    var lines = [SwiftCode.comment(reproduction.title), Self.machineLine(reproduction)]
    lines.append(SwiftCode.comment("\(use); \(reproduction.valuesNote)"))
    if let thrown = reproduction.thrown {
      lines.append(SwiftCode.comment("strict throws \(thrown)"))
    }
    if let origin = reproduction.origin { lines.append(SwiftCode.comment("was \(origin)")) }
    let model = reproduction.model.strict
    lines += Self.unique(
      (["Foundation"] + imports).map { "import \($0)" } + model.imports)
    return lines + [""] + Self.indented(model.preamble, by: 0)
      + [String(model.text.trimmingLineFeeds), ""]
  }

  /// The versions that are written by hand, where a compiler that has no library skips them.
  private var versions: [String] {
    [(DecodingStyle.default, "DefaultVersion"), (.smart, "SmartVersion")].flatMap {
      style, namespace -> [String] in
      guard let version = reproduction.model.byHand[style] else { return [] }
      let imports = Self.unique(["import DecodingStyles"] + version.imports).filter {
        $0 != "import Foundation"
      }
      return ["", "#if canImport(DecodingStyles)"] + imports.map { "  " + $0 } + [""]
        + Self.indented(version.preamble, by: 2) + ["  enum \(namespace) {"]
        + Self.indented(version.text, by: 4).dropLast() + ["  }", "#endif"]
    }
  }

  /// The lines of a text, and an empty one where there are any.
  private static func indented(_ text: String, by spaces: Int) -> [String] {
    guard !text.isEmpty else { return [] }
    return text.trimmingLineFeeds.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: spaces) + $0 } + [""]
  }

  private static func unique(_ lines: [String]) -> [String] {
    var seen: Set<String> = []
    return lines.filter { seen.insert($0).inserted }
  }

  /// The line that this program reads: what is selected.
  private static func machineLine(_ reproduction: Reproduction) -> String {
    let field = reproduction.path.map { " field=\($0)" } ?? ""
    return SwiftCode.comment("codable-explorer 1 style=\(reproduction.style.rawValue)\(field)")
  }
}

/// A reproduction as a file of tests.
package struct TestFile {
  private let reproduction: Reproduction

  package init(_ reproduction: Reproduction) { self.reproduction = reproduction }

  /// The whole file. What strict throws today is expected; where it decodes, that it does.
  package var text: String {
    var lines = SwiftFile(reproduction).head(
      reproduction.thrown == nil
        ? "holds today" : "holds today; once it's mended, expect that nothing is thrown",
      imports: ["Testing"])
    lines += ["private let json = \(SwiftCode.data(reproduction.payload))", ""]
    lines += ["@Test func `\(name)`() throws {"]
    lines += SwiftCode.decoder(reproduction.options).map { "  " + $0 }
    let decode = "try decoder.decode(\(reproduction.root).self, from: json)"
    if reproduction.thrown == nil {
      lines += ["  #expect(throws: Never.self) {", "    \(decode)", "  }"]
    } else {
      lines += ["  #expect(throws: (any Error).self) {", "    \(decode)", "  }"]
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  /// A raw identifier holds no back-tick, no backslash and no control character, and begins with no `$`.
  private var name: String {
    let path = reproduction.path.map { "\($0)".drop { $0 == "$" || $0 == "." } } ?? ""
    let place = path.isEmpty ? reproduction.root[...] : path
    let words = "\(place) \(reproduction.thrown == nil ? "decodes" : "stops the decode")"
    return OrderedJSON.escapingHidden(in: words).replacing("\\", with: "/").replacing(
      "`", with: "'")
  }
}

extension String {
  fileprivate var trimmingLineFeeds: Substring {
    var rest = self[...]
    while rest.first?.isNewline == true { rest.removeFirst() }
    while rest.last?.isNewline == true { rest.removeLast() }
    return rest
  }
}
