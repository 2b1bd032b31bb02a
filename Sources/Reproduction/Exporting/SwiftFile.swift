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
    lines += reproduction.remarks.map(SwiftCode.comment)
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
    lines += (["Foundation"] + imports + reproduction.imports).map { "import \($0)" }
    return lines + ["", String(reproduction.model.trimmingLineFeeds), ""]
  }

  /// The line that this program reads: what is selected, and by which options.
  private static func machineLine(_ reproduction: Reproduction) -> String {
    var words = ["codable-explorer 1"]
    if let path = reproduction.path { words.append("field=\(path)") }
    words.append("style=\(reproduction.style.rawValue)")
    let options = reproduction.options
    if options.keyStrategy != .default { words.append("keys=\(options.keyStrategy.rawValue)") }
    if options.dateStrategy != .deferred { words.append("dates=\(options.dateStrategy.argument)") }
    return SwiftCode.comment(words.joined(separator: " "))
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

  /// A raw identifier holds no back-tick, no backslash and no control character.
  private var name: String {
    let place = reproduction.path.map { "\($0)" } ?? reproduction.root
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
