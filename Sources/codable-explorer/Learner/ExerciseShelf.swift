internal import Courses
internal import Explorer

/// The exercises as the learner has them.
struct ExerciseShelf: Sendable {
  private let folder = ExerciseFolder()

  /// Exercises with what is kept of them, and why that can't be read, where it can't.
  func items(_ sources: [ExerciseFiles]) -> (items: [PracticeItem], trouble: String?) {
    guard let folder else {
      return (sources.map { item($0, nil, ExerciseRecord()) }, Self.noHome)
    }
    let unmade = folder.make()
    let (record, trouble) = folder.read()
    return (sources.map { item($0, folder, record) }, (unmade ?? trouble)?.words)
  }

  private static let noHome = "there is no home folder: what is done and typed isn't kept"

  private func item(
    _ source: ExerciseFiles, _ folder: ExerciseFolder?, _ record: ExerciseRecord
  ) -> PracticeItem {
    let name = Self.name(of: source)
    return PracticeItem(
      ExerciseReader(source).exercise, name: name, draft: folder?.draft(of: name),
      mark: record[name])
  }

  /// What an exercise is kept by: those of somebody's own folder aren't the built-in ones.
  static func name(of source: ExerciseFiles) -> String {
    guard let path = source.path else { return source.name }
    return source.name + "-" + String(FileName.digest(path), radix: 36)
  }
}
