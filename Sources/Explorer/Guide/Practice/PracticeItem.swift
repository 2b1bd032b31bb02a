package import Courses
import Workbench

/// An exercise as the learner has it.
package struct PracticeItem: Sendable {
  package let exercise: Exercise
  /// What it is remembered by.
  package let name: String
  /// Where the learner's model is kept, and what it holds; `nil` where nothing can be kept.
  package let draft: Draft?
  /// What became of it; `nil` for one that wasn't begun.
  package internal(set) var mark: ExerciseRecord.Mark?

  /// The learner's model on the disk.
  package struct Draft: Sendable {
    package var path: String
    /// `nil` where there is none yet.
    package var text: String?

    package init(path: String, text: String?) {
      self.path = path
      self.text = text
    }
  }

  package init(
    _ exercise: Exercise, name: String, draft: Draft?, mark: ExerciseRecord.Mark?
  ) {
    self.exercise = exercise
    self.name = name
    self.draft = draft
    self.mark = mark
  }

  /// Whether all of its goals were met.
  package var isDone: Bool { mark?.state == .done }

  /// Whether it was changed since it was begun or done.
  package var isChanged: Bool { mark.map { $0.digest != exercise.digest } ?? false }

  /// What became of it, in a word or two.
  package var standing: String {
    let words =
      switch mark?.state {
      case .done: "done"
      case .skipped: "skipped"
      case .begun: "begun"
      case nil: ""
      }
    return isChanged ? "\(words), changed since" : words
  }

  /// The entry of the library that it is.
  var entry: SampleEntry {
    var entry = SampleEntry(
      own: "Exercise \(name)", modelSource: draft?.path ?? "exercise", sources: [:],
      models: .elsewhere(NoModel()), payloads: exercise.payloads)
    entry.topic = Self.topic
    entry.title = exercise.title
    entry.lesson = lesson
    entry.files = [
      ModelText(
        name: "\(exercise.name).swift", path: draft?.path, text: draft?.text ?? exercise.start)
    ]
    return entry
  }

  /// What is wanted, and where the model is.
  private var lesson: String {
    let place = draft.map { ["The model's file is `\($0.path)`, for another editor, too."] } ?? []
    return text(with: place)
  }

  /// What is wanted, with its goals.
  var text: String { text(with: exercise.goals.map { "- \($0.words)" }) }

  private func text(with more: [String]) -> String {
    (["# \(exercise.title)"] + exercise.task + more).joined(separator: "\n\n") + "\n"
  }

  /// The topic below which exercises are listed.
  static let topic = "Exercises"
}
