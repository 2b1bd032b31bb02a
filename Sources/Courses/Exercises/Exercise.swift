package import Workbench

/// A model that doesn't do what it should, payloads, and goals that a report checks.
package struct Exercise: Sendable, Equatable {
  /// A model that looks right, and isn't.
  package struct Wrong: Sendable, Equatable {
    /// Its file's name.
    package var fileName: String
    package var text: String

    package init(fileName: String, text: String) {
      self.fileName = fileName
      self.text = text
    }
  }

  /// The folder's name without its number: `MissingKey`.
  package var name: String
  package var title = ""
  /// The sample whose lesson it goes with.
  package var sample: String?
  /// The root type; `nil` for the one that no other refers to.
  package var type: String?
  package var changes = DecodingChanges()
  /// What is wanted, a sentence a line.
  package var task: [String] = []
  package var goals: [ExerciseGoal] = []
  package var payloads: [Payload] = []
  /// The model as it is given to the learner.
  package var start = ""
  package var solution = ""
  package var wrongs: [Wrong] = []

  package init(name: String) { self.name = name }

  /// The payloads that a goal is about, in the exercise's order.
  package func payloads(of goal: ExerciseGoal) -> [Payload] {
    goal.payloads.isEmpty ? payloads : payloads.filter { goal.payloads.contains($0.name) }
  }

  /// Its models by the names of their files, in this order: the start, the solution, the wrong ones.
  package var models: [(name: String, text: String)] {
    [("start.swift", start), ("solution.swift", solution)] + wrongs.map { ($0.fileName, $0.text) }
  }

  /// What tells this state of the exercise from another one: a number of all that its goals hang on.
  package var digest: UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      digest = digest &* 0x0000_0100_0000_01B3
    }
    add((type ?? "").utf8)
    add(start.utf8)
    for payload in payloads {
      add(payload.name.utf8)
      add(payload.bytes)
    }
    for goal in goals { for rule in goal.rules { add(rule.text.utf8) } }
    return digest
  }
}
