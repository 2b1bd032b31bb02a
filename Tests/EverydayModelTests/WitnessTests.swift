import EverydayModels
import Foundation
import TestSupport
import Testing

/// Two witnesses of what code of a model's own did: the old conclusions, and those by trial.
@Suite struct WitnessTests {
  private static let recorded = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "witnesses.txt")

  @Test func `what both witnesses say of everyday models is as it was recorded`() throws {
    let subjects = EverydayModel.all.indices.map { place in
      WitnessTable.Subject(
        kind: EverydayModel.all[place].kind, name: EverydayModel.all[place].name
      ) { try EverydayModelTests.report(place, byTrial: $0, $1) }
    }
    let table = WitnessTable(
      subjects, file: Self.recorded, suite: "WitnessTests",
      environment: [
        CompiledModels.folderVariable: try CompiledModels.all.get().folder.path
      ])
    for difference in try table.differences() { Issue.record("\(difference)") }
  }
}
