import Courses
import Workbench

/// Code of the course's own: which steps have any, and what was compiled of it.
extension CoursePlayer {
  /// Whether code of the course's own may be compiled.
  var consent: Trust.Answer { trust?.answer ?? .given }

  /// Whether a step has code of the course's own compiled.
  func hasCode(at place: Int) -> Bool {
    (1...scenes.count).contains(place) && scenes[place - 1].model != nil
  }

  /// The place that a step leads to, past those with code: on, or back.
  func place(past place: Int) -> Int {
    let step = place < self.place ? -1 : 1
    var place = place
    while hasCode(at: place) { place += step }
    return place
  }

  /// The model that the step on the screen is decoded with.
  var model: CourseModel? { scene.model.map { course.models[$0 - 1] } }

  /// Takes a model that was compiled; returns whether what steps have on the screen hangs on it.
  mutating func take(_ entry: SampleEntry, of model: CourseModel) -> Bool {
    compiled[model.number] = entry
    return plan.awaitsModels
  }

  /// What each step has on the screen with the models compiled; asked by how many of them are.
  static let steps = Question<Int, CoursePlan>("steps")

  /// The steps that are to be worked out anew, with what was compiled.
  var dueSteps: Due {
    let (plan, compiled) = (plan, compiled)
    return Self.steps.due(compiled.count) { _, post in post(plan.with(compiled)) }
  }

  mutating func take(_ plan: CoursePlan) {
    let scenes = plan.scenes.compactMap(\.self)
    guard scenes.count == self.scenes.count else { return }
    self.plan = plan
    self.scenes = scenes
  }

  /// The course's models as samples that aren't compiled yet.
  var entries: [SampleEntry] {
    course.models.map { model in
      let first = scenes.first { $0.model == model.number }
      let payload = Payload(
        name: CourseModel.payloadName, fileName: "\(CourseModel.payloadName).json",
        bytes: first?.text ?? [])
      var entry = SampleEntry(
        own: model.sampleName, modelSource: file, sources: [:], models: .elsewhere(NoModel()),
        payloads: [payload])
      entry.topic = "Course"
      entry.title = model.name
      entry.files = [ModelText(name: "\(model.name).swift", text: model.code)]
      return entry
    }
  }
}
