import Courses
import TextEditor
import Workbench

/// How one comes to a step.
enum CourseWay: Sendable {
  /// By a key that goes on or back.
  case key
  /// By the list of the steps.
  case choice
  /// By a key in a notes terminal: whoever sits here may be typing.
  case notes
}

/// Swift code that a course brings along: nothing of it is compiled before that was asked.
extension ExplorerState {
  /// The place to go to instead of a wanted one; `nil` where that is asked first, or can't be.
  mutating func admittedPlace(_ wanted: Int, by way: CourseWay) -> Int? {
    guard let guide, guide.hasCode(at: wanted) else { return wanted }
    switch guide.consent {
    case .given: return wanted
    case .notAsked: break
    case .refused where way == .choice: break
    case .forbidden where way == .choice:
      notice = CourseWords.forbidden
      return nil
    case .refused, .forbidden:
      let place = guide.place(past: wanted)
      notice = CourseWords.passedOver(from: wanted, to: place, guide)
      return place
    }
    if let trust = guide.trust { ask(trust, step: wanted, isAwaited: way != .notes) }
    return nil
  }

  /// Has the course's own code among the samples, once it is trusted.
  mutating func listCourseModels() {
    guard let guide, guide.consent == .given,
      !samples.contains(where: { $0.name == guide.entries.first?.name })
    else { return }
    _ = library.list(guide.entries)
  }

  /// Takes note of what became of a model of the course's own.
  mutating func noteCourseModel(_ answer: ModelAnswer) -> [Effect] {
    guard let guide, samples.indices.contains(answer.sample),
      let model = guide.course.models.first(where: {
        $0.sampleName == samples[answer.sample].name
      })
    else { return [] }
    // What was typed into it since isn't the course's.
    let isAsCame =
      library.models[answer.sample].map { $0.editor.text == $0.file.original } ?? false
    switch answer.result {
    case .success(let compiled)? where isAsCame:
      let entry = SampleEntry(
        own: model.sampleName, modelSource: guide.file, sources: compiled.sources,
        models: compiled.models, payloads: [])
      guard self.guide?.take(entry, of: model) == true else { return [] }
      return self.guide.map { ask(once: $0.dueSteps) } ?? []
    case .failure(let fault)? where isAsCame && guide.isOpen && answer.sample == sample:
      notice = CourseWords.doesNotCompile(model, fault, in: guide.file)
      return []
    default: return []
    }
  }

  /// Takes in the steps as they are with the models compiled. What the step on the screen has then is
  /// put there, unless something was typed.
  mutating func receive(_ plan: CoursePlan) -> [Effect] {
    guard let before = guide?.scene else { return [] }
    guide?.take(plan)
    guard let guide, guide.isOpen, guide.hasFocus, room == nil, layers.isEmpty,
      guide.scene != before, editor.text == SourceText(before.text)
    else { return [] }
    return play(after: before)
  }
}
