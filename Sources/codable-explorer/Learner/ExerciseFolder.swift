internal import Courses
internal import Explorer
internal import JSONSource

/// What a learner has of the exercises, in a folder of the state folder: what is done, and a Swift file for
/// each exercise that was begun.
struct ExerciseFolder: Sendable {
  private let file: KeptFile

  /// `nil` without a home.
  init?() {
    guard let file = KeptFile.exercises else { return nil }
    self.file = file
  }

  /// Exercises with what is kept of them, and why that can't be read, where it can't.
  static func items(_ sources: [ExerciseFiles]) -> (items: [PracticeItem], trouble: String?) {
    guard let folder = ExerciseFolder() else {
      return (
        sources.map { item($0, nil, ExerciseRecord()) },
        "there is no home folder: what is done and typed isn't kept"
      )
    }
    let unmade = folder.make()
    let (record, trouble): (ExerciseRecord, KeptFile.Trouble?) = folder.file.read()
    return (sources.map { item($0, folder, record) }, (unmade ?? trouble)?.words)
  }

  private static func item(
    _ source: ExerciseFiles, _ folder: ExerciseFolder?, _ record: ExerciseRecord
  ) -> PracticeItem {
    let name = name(of: source)
    return PracticeItem(
      ExerciseReader(source).exercise, name: name, draft: folder?.draft(of: name),
      mark: record[name])
  }

  /// What an exercise is kept by: those of somebody's own folder aren't the built-in ones.
  static func name(of source: ExerciseFiles) -> String {
    guard let path = source.path else { return source.name }
    return source.name + "-" + String(path.utf8.digest(), radix: 36)
  }

  // MARK: The learner's models

  /// The learner's model of an exercise.
  private func draft(of name: String) -> PracticeItem.Draft {
    // The file's one name, as saving tells it; its folder has one before there is a file.
    let path = PayloadFile.name(of: PayloadFile.name(of: file.folder) + "/\(name).swift")
    let bytes = try? PayloadFile.read(path)
    return PracticeItem.Draft(path: path, text: bytes.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Has the folder that the models are kept in.
  private func make() -> KeptFile.Trouble? {
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
