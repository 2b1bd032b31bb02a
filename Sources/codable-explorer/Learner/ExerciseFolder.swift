internal import Courses
internal import Explorer

/// What a learner has of the exercises, in a folder of the state folder: what is done, and a Swift file for
/// each exercise that was begun.
struct ExerciseFolder: Sendable {
  private let file: KeptFile

  /// `nil` without a home.
  init?() {
    let subject = "what is done of the exercises"
    guard let file = KeptFile("progress", in: "/exercises", subject: subject) else { return nil }
    self.file = file
  }

  /// What is kept; a damaged file is set aside, and one of a newer program left alone.
  func read() -> (record: ExerciseRecord, trouble: KeptFile.Trouble?) { file.read() }

  /// Puts a mark into what is kept by now, whoever wrote it.
  func set(_ mark: ExerciseRecord.Mark) -> KeptFile.Trouble? {
    file.change { (record: inout ExerciseRecord) in record.set(mark) }
  }

  // MARK: The learner's models

  /// The learner's model of an exercise.
  func draft(of name: String) -> PracticeItem.Draft {
    // The file's one name, as saving tells it; its folder has one before there is a file.
    let path = PayloadFile.name(of: PayloadFile.name(of: file.folder) + "/\(name).swift")
    let bytes = try? PayloadFile.read(path)
    return PracticeItem.Draft(path: path, text: bytes.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Has the folder that the models are kept in.
  func make() -> KeptFile.Trouble? {
    do throws(SystemError) {
      try SystemCall.makeFolder(file.folder)
      return nil
    } catch {
      return file.unkept(FileProblem(error).words)
    }
  }

  /// Sets models aside, and forgets what became of their exercises; returns where the models are.
  func reset(_ names: [String]) throws(KeptFile.Trouble) -> [String] {
    var aside: [String] = []
    for name in names {
      let path = draft(of: name).path
      guard SystemCall.exists(path) else { continue }
      aside.append(try file.setAside(path, or: "\(path) can't be moved"))
    }
    guard SystemCall.exists(file.path) else { return aside }
    let trouble = file.change { (record: inout ExerciseRecord) in
      for name in names { record.forget(name) }
    }
    if let trouble, !trouble.isSetAside { throw trouble }
    return aside
  }
}
