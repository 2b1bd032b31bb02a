import EverydayModels
import Foundation
import TestSupport
import Testing

/// Two witnesses of what code of a model's own did: the old conclusions, and those by trial; and what both say.
@Suite struct WitnessTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  @Test func `what both witnesses say of everyday models is as it was recorded`() throws {
    let subjects = EverydayModel.all.map(\.name).enumerated().map { place, name in
      let payload = EverydayModel.all[place].payload
      return WitnessTable.Subject(
        kind: EverydayModel.all[place].kind, name: name,
        lines: { EverydayModelTests.text($0, payload) }
      ) {
        try EverydayModelTests.report(place, witness: $0, $1)
      }
    }
    let table = WitnessTable(
      subjects, file: Self.folder.appending(path: "witnesses.txt"), suite: "everyday.models.is",
      environment: [
        CompiledModels.folderVariable: try CompiledModels.all.get().folder.path
      ])
    let (differences, texts) = try table.compared()
    for difference in differences { Issue.record("\(difference)") }
    for (place, text) in texts {
      let model = EverydayModel.all[place]
      for line in model.lines { #expect(text.contains(line), "\(model): \(line) in \(text)") }
    }
    if !texts.isEmpty { try Self.compareReports(texts) }
  }

  /// The whole reports as they were recorded: `RECORD_GOLDENS=1` writes them anew.
  private static func compareReports(_ texts: [Int: [String]]) throws {
    let file = folder.appending(path: "reports.txt")
    let blocks = texts.mapValues { $0.joined(separator: "\n") + "\n" }
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      let all = blocks.sorted { $0.key < $1.key }.map { "## \(EverydayModel.all[$0])\n" + $1 }
      try Data(all.joined(separator: "\n").utf8).write(to: file)
    }
    let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .split(separator: "\n## ").map { $0.hasPrefix("## ") ? String($0) : "## " + $0 }
    try #require(recorded.count == EverydayModel.all.count)
    for (place, block) in blocks {
      let text = "## \(EverydayModel.all[place])\n" + block
      #expect(
        text.trimmingCharacters(in: .newlines) == recorded[place].trimmingCharacters(in: .newlines))
    }
  }

  @Test func `what both witnesses say of unseen models is as it was recorded`() throws {
    for difference in try Self.differences(
      UnseenModel.all, file: "unseen.txt", suite: "unseen.models.is")
    { Issue.record("\(difference)") }
  }

  @Test func `what both witnesses say of fresh models is as it was recorded`() throws {
    for difference in try Self.differences(
      UnseenModel.fresh, file: "fresh.txt", suite: "fresh.models.is")
    { Issue.record("\(difference)") }
  }

  private static let placesVariable = "UNSEEN_MODELS"
  private static let compiledVariable = "UNSEEN_MODELS_COMPILED"

  /// What differs from a file of models that are compiled for this test alone.
  private static func differences(
    _ models: [UnseenModel], file: String, suite: String
  ) throws -> [String] {
    let environment = ProcessInfo.processInfo.environment
    let tried =
      environment[placesVariable]?.split(separator: ",").compactMap { Int($0) }
      ?? WitnessTable.tried(of: models.count)
    let known = environment[compiledVariable].map { URL(filePath: $0) }
    let compiled = try CompiledModels(
      tried.map { place in
        let model = models[place]
        return EverydayModel(
          name: model.name, source: model.source, payload: model.payload, lines: [])
      }, in: known)
    let places = Dictionary(uniqueKeysWithValues: tried.enumerated().map { ($1, $0) })
    let subjects = models.enumerated().map { place, model in
      WitnessTable.Subject(kind: model.kind.rawValue, name: model.name, right: model.right) {
        let root = try #require(places[place])
        return EverydayModelTests.report(
          model.payload, compiled.roots[root], compiled.facts[root], witness: $0, $1)
      }
    }
    return try WitnessTable(
      subjects, file: folder.appending(path: file), suite: suite,
      environment: [
        compiledVariable: compiled.folder.path,
        placesVariable: tried.map { "\($0)" }.joined(separator: ","),
      ]
    ).differences()
  }
}
