import DecodingReport
import EverydayModels
import Foundation
import JSONSource
import TestSupport
import Testing

/// Two witnesses of what code of a model's own did: the old conclusions, which are what Foundation does by
/// `EverydayModelTests`, and those by trial.
///
/// A trial may end its process, or never end: another process of these tests makes them, and writes down of which
/// model before it begins.
@Suite struct WitnessTests {
  private static let noteVariable = "WITNESS_NOTES"
  private static let placesVariable = "WITNESS_PLACES"

  /// `witnesses.txt` has a line for each model: how many rows both say alike, and those that trial tells otherwise.
  /// `RECORD_GOLDENS=1` writes it anew.
  private static let recorded = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "witnesses.txt")

  @Test func `what both witnesses say is as it was recorded`() throws {
    let environment = ProcessInfo.processInfo.environment
    if let note = environment[Self.noteVariable] { return try Self.answer(URL(filePath: note)) }
    let isRecording = environment["RECORD_GOLDENS"] != nil
    let known = (try? String(contentsOf: Self.recorded, encoding: .utf8)) ?? ""
    let names = EverydayModel.all.map { "\($0)" }
    let tried =
      isRecording ? names : Array(CaseSelection.tenth(of: names, least: 12))
    let places = names.indices.filter { tried.contains(names[$0]) }
    let blocks = try Self.blocks(of: places)
    if isRecording {
      try Data(blocks.joined(separator: "\n").utf8).write(to: Self.recorded)
      return
    }
    let recorded = Set(known.split(separator: "\n## ").map { Self.trimmed($0) })
    for block in blocks {
      #expect(recorded.contains(Self.trimmed(block[...])), "\(block)")
    }
  }

  private static func trimmed(_ block: Substring) -> String {
    let text = block.hasPrefix("## ") ? block.dropFirst(3) : block
    return text.trimmingCharacters(in: .newlines)
  }

  // MARK: The other process

  /// What the other process says of models, in their order; of one at which it ended, just that.
  private static func blocks(of places: [Int]) throws -> [String] {
    let folder = try CompiledModels.all.get().folder
    let note = folder.appending(path: "witnesses-\(UUID().uuidString)")
    var blocks: [Int: String] = [:]
    while let first = places.first(where: { blocks[$0] == nil }) {
      let rest = places.filter { blocks[$0] == nil }
      try Data().write(to: note)
      let process = Process()
      process.executableURL = URL(filePath: CommandLine.arguments[0])
      process.arguments = ["--testing-library", "swift-testing", "--filter", "WitnessTests"]
      process.environment = ProcessInfo.processInfo.environment.merging([
        CompiledModels.folderVariable: folder.path, noteVariable: note.path,
        placesVariable: rest.map { "\($0)" }.joined(separator: ","),
      ]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      var (size, calm) = (0, 0)
      while process.isRunning, calm < 600 {
        usleep(50_000)
        let now = (try? Data(contentsOf: note).count) ?? 0
        calm = now == size ? calm + 1 : 0
        size = now
      }
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
      let said = String(decoding: try Data(contentsOf: note), as: UTF8.self)
      var last = first
      for part in said.split(separator: "\u{1}") {
        let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        guard let place = lines.first.flatMap({ Int($0) }) else { continue }
        last = place
        if lines.count > 1, lines[1].hasSuffix("\u{2}") {
          blocks[place] = String(lines[1].dropLast())
        }
      }
      if blocks[last] == nil {
        blocks[last] = "## \(EverydayModel.all[last])\na trial ends the process, or never ends\n"
      }
    }
    return places.compactMap { blocks[$0] }
  }

  /// Writes down what both say of models, each announced before it is tried.
  private static func answer(_ note: URL) throws {
    let places = ProcessInfo.processInfo.environment[placesVariable] ?? ""
    let file = try FileHandle(forWritingTo: note)
    for place in places.split(separator: ",").compactMap({ Int($0) }) {
      try file.write(contentsOf: Data("\u{1}\(place)".utf8))
      try file.write(contentsOf: Data("\n\(compared(place))\u{2}".utf8))
    }
  }

  private static func compared(_ place: Int) throws -> String {
    let old = try fields(of: EverydayModelTests.report(place))
    let new = try fields(of: EverydayModelTests.report(place, byTrial: true))
    var same = 0
    var rows: [String] = []
    for (path, field) in old.fields + new.fields.filter({ old.places[$0.path] == nil }) {
      let (left, right) = (old.places[path], new.places[path])
      if said(left) == said(right) {
        same += 1
      } else {
        let sent = (field.found?.text ?? "missing").replacing("\n", with: " ")
        rows.append("\(path) \(sent): \(said(left)), by trial \(said(right))")
      }
    }
    return "## \(EverydayModel.all[place])\nalike \(same)\n" + rows.map { $0 + "\n" }.joined()
  }

  private typealias Fields = (fields: [(path: String, FieldReport)], places: [String: FieldReport])

  /// The fields of strict decoding by their paths, the first of each.
  private static func fields(of report: Report) throws -> Fields {
    var fields: Fields = ([], [:])
    for field in try #require(report[.strict]).fields {
      let path = field.path.description
      guard fields.places.updateValue(field, forKey: path) == nil else { continue }
      fields.fields.append((path, field))
    }
    return fields
  }

  private static func said(_ field: FieldReport?) -> String {
    guard let field else { return "no row" }
    let alone = field.outcomeAlone.map { ", alone \($0)" } ?? ""
    return "\(field.outcome)\(alone)" + (field.value.map { " \($0)" } ?? "")
  }
}
