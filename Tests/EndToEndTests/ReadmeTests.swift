import DecodingReport
import Foundation
import Testing
import codable_explorer

/// What README.md and the pages that it leads to say twice is compared with where they say it from; its
/// commands do what they promise.
struct ReadmeTests {
  private let lines: [String]
  private let sources: URL
  private let root: URL

  init() throws {
    root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    sources = root.appending(path: "Sources")
    lines = try Self.lines(of: root.appending(path: "README.md"))
  }

  private static func lines(of page: URL) throws -> [String] {
    try String(contentsOf: page, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(
    arguments: [
      "apt-get update && apt-get install -y libncurses-dev && swift run codable-explorer",
      "apt-get update && apt-get install -y libncurses-dev tmux && swift test",
    ])
  func `the two commands stand in blocks of their own`(command: String) throws {
    let index = try #require(lines.firstIndex(of: command))
    #expect(lines[index - 1] == "```" && lines[index + 1] == "```")
    #expect(lines.filter { $0 == command }.count == 1)
  }

  @Test func `every mark is explained, in ASCII too`() {
    let rows = table(headedBy: "mark", lines)
    let marks = Outcome.allCases.map { outcome in
      [String(outcome.glyph), String(outcome.asciiGlyph), outcome.words]
    }
    let appearances = [true, false].map { isUTF8 in
      TextAppearance(isUTF8: isUTF8, width: { $0.count }).missingGlyph
    }
    #expect(rows.map { Array($0.prefix(3)) } == marks + [appearances + ["missing"]])
  }

  @Test func `every option is listed with its values`() throws {
    let lines = try Self.lines(of: sources.appending(path: "codable-explorer/README.md"))
    let options = Option.all.map { option in
      let commands = option.commands.map { $0 == .explorer ? "explorer" : $0.rawValue }
      let words = (option.value?.words ?? []) + (option.value?.isOpen == true ? ["…"] : [])
      return [
        "`\(option.name)`", words.joined(separator: " "), commands.joined(separator: ", "),
        option.summary,
      ]
    }
    #expect(table(headedBy: "option", lines) == options)
  }

  /// The command lines of the blocks, without what feeds them by a pipe.
  private func calls(in lines: [String]) -> [[String]] {
    blocks(lines).flatMap { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.hasPrefix("codable-explorer ") }
    }.map { call in
      call.split(separator: " ").dropFirst().map { $0.trimmingCharacters(in: ["'"]) }
    }
  }

  @Test func `every command line in a block is understood`() throws {
    let page = try Self.lines(of: sources.appending(path: "codable-explorer/README.md"))
    let calls = calls(in: lines) + calls(in: page)
    #expect(calls.count >= 10)
    for call in calls {
      #expect(throws: Never.self, "\(call)") { try Arguments(parsing: call) }
    }
  }

  private static let files: KeyValuePairs = [
    "payload.json": #"{"id": 1, "name": "Ada", "age": "42"}"#,
    "response.json": #"{"id": 1, "name": "Ada", "age": "42"}"#,
    "Model.swift": "struct Person: Codable { var id: Int; var name: String; var age: Int }",
    "question.swift": """
    struct Person: Codable { var id: Int }
    let json = #"{"id": "1"}"#
    let person = try JSONDecoder().decode(Person.self, from: Data(json.utf8))
    """,
  ]

  /// The commands that answer and end.
  private static let answering = Command.allCases.filter { $0 != .explorer }.map(\.rawValue)

  /// The commands that answer and end: each has an answer, and no word on what is wrong with it.
  @Test func `every command that answers does it`() throws {
    let answering = calls(in: lines).filter {
      Self.answering.contains($0[0]) && !$0.contains("--watch")
    }
    #expect(answering.count >= 7)
    for call in answering {
      let words = call.flatMap { $0 == "*.json" ? ["payload.json", "response.json"] : [$0] }
      let run = try OwnModelTests.run(
        words, Self.files, input: .bytes(Array(Self.files[0].value.utf8)))
      #expect(run.status == 0 || run.status == 1, "\(call): \(run.errors)")
      #expect(!run.output.isEmpty && !run.errors.contains("error:"), "\(call): \(run.errors)")
    }
  }

  /// The commands that open the explorer, those within sentences too.
  @Test func `every command that opens the explorer does it`() throws {
    let inline = lines.flatMap { line in
      line.split(separator: "`").filter { $0.hasPrefix("codable-explorer ") }.map {
        $0.split(separator: " ").dropFirst().map(String.init)
      }
    }
    let opening = (calls(in: lines) + inline).filter {
      !Self.answering.contains($0[0]) && !$0.contains("-")
    }
    #expect(opening.count >= 5)
    for call in Set(opening.map { $0.joined(separator: " ") }) {
      let session = try TmuxSession(
        columns: 120, rows: 35, script: "\"$PROGRAM\" \(call)",
        files: Dictionary(uniqueKeysWithValues: Self.files.map { ($0, $1) }),
        environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
      let screen = try session.wait(for: "STRICT")
      #expect(screen.contains(" Fields  "), "\(call)")
    }
  }

  /// The pages that it leads to are there.
  @Test func `every link leads to a page, and to a part of it that is there`() throws {
    let links = lines.flatMap { $0.matches(of: /\]\(([^)]+)\)/).map { String($0.output.1) } }
    #expect(links.count >= 6)
    for link in links {
      let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
      let page = root.appending(path: parts[0].isEmpty ? "README.md" : parts[0])
      #expect(FileManager.default.fileExists(atPath: page.path), "\(link)")
      guard parts.count > 1 else { continue }
      let titles = try Self.lines(of: page).filter { $0.hasPrefix("#") }.map { title in
        title.drop { "# ".contains($0) }.lowercased().replacing(" ", with: "-")
      }
      #expect(titles.contains(parts[1]), "\(link)")
    }
  }

  @Test func `the map names every folder of the sources`() throws {
    let map = blocks(try Self.lines(of: sources.appending(path: "README.md")))
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    for folder in folders where !folder.hasPrefix(".") && folder != "README.md" {
      #expect(map.contains { $0.contains(folder) }, "\(folder)")
    }
  }

  /// The cells of the table whose first column has this title, without title and rule.
  private func table(headedBy title: String, _ lines: [String]) -> [[String]] {
    let rows = lines.drop { !$0.hasPrefix("| \(title) |") }.prefix { $0.hasPrefix("|") }
    return rows.dropFirst(2).map { row in
      row.dropFirst(2).dropLast(2).components(separatedBy: " | ")
    }
  }

  /// The lines within fences.
  private func blocks(_ lines: [String]) -> [String] {
    var isInBlock = false
    return lines.filter { line in
      if line.hasPrefix("```") { isInBlock.toggle() }
      return isInBlock && !line.hasPrefix("```")
    }
  }
}
