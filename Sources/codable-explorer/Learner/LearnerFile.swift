internal import Explorer
internal import Workbench

/// The file in which a learner's score is kept, for all runs of the program.
struct LearnerFile: Sendable {
  private let file: KeptFile

  /// `nil` without a home.
  init?(environment: (String) -> String?) {
    guard let folder = StateFolder.path(environment: environment) else { return nil }
    file = KeptFile(folder: folder, name: "predictions", subject: "the learner's score")
  }

  var path: String { file.path }

  typealias Trouble = KeptFile.Trouble

  /// What is kept; a damaged file is set aside, and one of a newer program left alone.
  func read() -> (record: LearnerRecord, trouble: Trouble?) { file.read() }

  /// Adds guesses to what is kept by now, whoever wrote it.
  func add(_ marks: [LearnerMark]) -> Trouble? {
    file.change { (record: inout LearnerRecord) in record.add(marks) }
  }

  /// Sets the score aside, so that it begins anew; returns where it is, `nil` if there was none.
  func reset() throws(Trouble) -> String? {
    guard SystemCall.exists(path) else { return nil }
    return try file.locked { () throws(Trouble) in
      guard let aside = KeptFile.setAside(path, "aside") else {
        throw file.unkept("it can't be moved")
      }
      return aside
    }
  }
}
