import DecodingConclusions
import DecodingReport
import Foundation
import Samples
import TestSupport
import Testing
import Workbench

/// Two witnesses of what code of the samples' own did: trials run in the explorer's process, so none may end it.
@Suite struct SampleWitnessTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "witnesses.txt")

  @Test func `what both witnesses say of samples is as it was recorded`() throws {
    let subjects = SampleCatalogue.all.flatMap { entry in
      entry.payloads.map { payload in
        WitnessTable.Subject(kind: entry.name, name: "\(entry.name) \(payload.name)") {
          var experiment = Experiment(
            entry: entry, source: payload.fileName, bytes: payload.bytes)
          (experiment.witness, experiment.trialNotes) = ($0, $1)
          return experiment.run()
        }
      }
    }
    let table = WitnessTable(subjects, file: Self.file, suite: "witnesses.say.of.samples")
    for difference in try table.differences() { Issue.record("\(difference)") }
  }
}
