import DecodingReport
import Foundation
import Testing
import codable_explorer

/// What README.md says twice is compared with where it says it from.
struct ReadmeTests {
  private let lines: [String]
  private let sources: URL

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    lines = readme.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    sources = root.appending(path: "Sources")
  }

  @Test(
    arguments: [
      "apt-get update && apt-get install -y libncurses-dev && swift run -c release codable-explorer",
      "apt-get update && apt-get install -y libncurses-dev tmux && swift test",
    ])
  func `the two commands stand in blocks of their own`(command: String) throws {
    let index = try #require(lines.firstIndex(of: command))
    #expect(lines[index - 1] == "```" && lines[index + 1] == "```")
    #expect(lines.filter { $0 == command }.count == 1)
  }

  @Test func `every mark is explained, in ASCII too`() {
    let rows = table(headedBy: "mark")
    let marks = Outcome.allCases.map { outcome in
      [String(outcome.glyph), String(outcome.asciiGlyph), outcome.words]
    }
    let appearances = [true, false].map { isUTF8 in
      TextAppearance(isUTF8: isUTF8, width: { $0.count }).missingGlyph
    }
    #expect(rows.map { Array($0.prefix(3)) } == marks + [appearances + ["missing"]])
  }

  @Test func `every option is listed with its values`() {
    let options = Option.all.map { option in
      let commands = option.commands.map { $0 == .explorer ? "explorer" : $0.rawValue }
      let words = (option.value?.words ?? []) + (option.value?.isOpen == true ? ["…"] : [])
      return [
        "`\(option.name)`", words.joined(separator: " "), commands.joined(separator: ", "),
        option.summary,
      ]
    }
    #expect(table(headedBy: "option") == options)
  }

  @Test func `every command line in a block is understood`() throws {
    let calls = blocks.flatMap { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.hasPrefix("codable-explorer ") }
    }
    #expect(calls.count >= 6)
    for call in calls {
      let words = call.split(separator: " ").dropFirst().map(String.init)
      #expect(throws: Never.self, "\(call)") { try Arguments(parsing: words) }
    }
  }

  @Test func `the map names every folder of the sources`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    for folder in folders where !folder.hasPrefix(".") {
      #expect(blocks.contains { $0.contains(folder) }, "\(folder)")
    }
  }

  /// The cells of the table whose first column has this title, without title and rule.
  private func table(headedBy title: String) -> [[String]] {
    let rows = lines.drop { !$0.hasPrefix("| \(title) |") }.prefix { $0.hasPrefix("|") }
    return rows.dropFirst(2).map { row in
      row.dropFirst(2).dropLast(2).components(separatedBy: " | ")
    }
  }

  /// The lines within fences.
  private var blocks: [String] {
    var isInBlock = false
    return lines.filter { line in
      if line.hasPrefix("```") { isInBlock.toggle() }
      return isInBlock && !line.hasPrefix("```")
    }
  }
}
