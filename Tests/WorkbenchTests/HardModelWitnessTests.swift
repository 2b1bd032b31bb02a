import DecodingConclusions
import DecodingReport
import Foundation
import TestSupport
import Testing
import Workbench

/// Two witnesses of what code of hard models did, whose source nobody knows.
@Suite struct HardModelWitnessTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "witnesses.txt")

  @Test func `what both witnesses say of hard models is as it was recorded`() throws {
    let subjects = HardModelTests.all.map { hard in
      WitnessTable.Subject(kind: "hard", name: hard.name) { witness, notes in
        func report<T: Decodable>(_ type: T.Type) -> Report {
          var experiment = Experiment(
            model: hard.name, sample: Root<T>.self, source: "p.json", bytes: Array(hard.json.utf8),
            styles: [.strict])
          (experiment.witness, experiment.trialNotes) = (witness, notes)
          return experiment.run()
        }
        return report(hard.model)
      }
    }
    let table = WitnessTable(subjects, file: Self.file, suite: "witnesses.say.of.hard")
    for difference in try table.differences() { Issue.record("\(difference)") }
  }
}
