import EverydayModels
import Foundation
import TestSupport
import Testing

/// Two witnesses of what code of a model's own did: the old conclusions, and those by trial.
@Suite struct WitnessTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  @Test func `what both witnesses say of everyday models is as it was recorded`() throws {
    let subjects = EverydayModel.all.map(\.name).enumerated().map { place, name in
      WitnessTable.Subject(kind: EverydayModel.all[place].kind, name: name) {
        try EverydayModelTests.report(place, byTrial: $0, $1)
      }
    }
    let table = WitnessTable(
      subjects, file: Self.folder.appending(path: "witnesses.txt"), suite: "everyday.models.is",
      environment: [
        CompiledModels.folderVariable: try CompiledModels.all.get().folder.path
      ])
    for difference in try table.differences() { Issue.record("\(difference)") }
  }

  private static let unseenVariable = "UNSEEN_MODELS"
  private static let unseenFolderVariable = "UNSEEN_MODELS_COMPILED"

  @Test func `what both witnesses say of unseen models is as it was recorded`() throws {
    let environment = ProcessInfo.processInfo.environment
    let tried =
      environment[Self.unseenVariable]?.split(separator: ",").compactMap { Int($0) }
      ?? WitnessTable.tried(of: UnseenModel.all.count)
    let known = environment[Self.unseenFolderVariable].map { URL(filePath: $0) }
    let compiled = try CompiledModels(
      tried.map { place in
        let model = UnseenModel.all[place]
        return EverydayModel(
          name: model.name, source: model.source, payload: model.payload, lines: [])
      }, in: known)
    let places = Dictionary(uniqueKeysWithValues: tried.enumerated().map { ($1, $0) })
    let subjects = UnseenModel.all.enumerated().map { place, model in
      WitnessTable.Subject(kind: model.kind.rawValue, name: model.name, right: model.right) {
        let root = try #require(places[place])
        return EverydayModelTests.report(
          model.payload, compiled.roots[root], compiled.facts[root], byTrial: $0, $1)
      }
    }
    let table = WitnessTable(
      subjects, file: Self.folder.appending(path: "unseen.txt"), suite: "unseen.models.is",
      environment: [
        Self.unseenFolderVariable: compiled.folder.path,
        Self.unseenVariable: tried.map { "\($0)" }.joined(separator: ","),
      ])
    for difference in try table.differences() { Issue.record("\(difference)") }
  }
}
