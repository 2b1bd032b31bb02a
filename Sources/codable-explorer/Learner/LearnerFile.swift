internal import Workbench

/// The file in which a learner's score is kept, for all runs of the program.
struct LearnerFile: Sendable {
  private let file: KeptFile

  /// `nil` without a home.
  init?() {
    guard let file = KeptFile("predictions", subject: "the learner's score") else { return nil }
    self.file = file
  }

  /// What is kept; a damaged file is set aside, and one of a newer program left alone.
  func read() -> (record: LearnerRecord, trouble: KeptFile.Trouble?) { file.read() }

  /// Adds guesses to what is kept by now, whoever wrote it.
  func add(_ marks: [LearnerMark]) -> KeptFile.Trouble? {
    file.change { (record: inout LearnerRecord) in record.add(marks) }
  }

  /// Sets the score aside, so that it begins anew; returns where it is, `nil` if there was none.
  func reset() throws(KeptFile.Trouble) -> String? {
    guard SystemCall.exists(file.path) else { return nil }
    return try file.locked { () throws(KeptFile.Trouble) in
      try file.setAside(file.path, or: "it can't be moved")
    }
  }
}
