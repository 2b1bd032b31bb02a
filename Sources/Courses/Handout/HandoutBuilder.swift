import DecodingReport
import DecodingStyles
import Workbench

/// Makes a handout's parts of what the steps of a course have on the screen.
struct HandoutBuilder {
  private var plan: CoursePlan
  private let samples: [SampleEntry]
  private var before: CourseScene?
  /// The models that stand in the chapter already, by their files.
  private var models: Set<String> = []
  private var questions = 0

  init(_ plan: CoursePlan, _ samples: [SampleEntry]) {
    self.plan = plan
    self.samples = samples
  }

  var parts: [HandoutPart] {
    mutating get {
      var parts: [HandoutPart] = []
      var chapter: String?
      var chapters = 0
      for (step, scene) in zip(plan.course.steps, plan.scenes) {
        guard let scene else { continue }
        if step.chapter != chapter {
          chapter = step.chapter
          models = []
          before = nil
          if !step.chapter.isEmpty {
            chapters += 1
            parts.append(.chapter(number: chapters, name: step.chapter))
          }
        }
        let own = self.parts(of: step, scene)
        before = scene
        if case .reveal = step.deed, case .question(var question)? = parts.last {
          question.revealed += own
          parts[parts.count - 1] = .question(question)
        } else {
          parts += own
        }
      }
      return parts
    }
  }

  private mutating func parts(of step: CourseStep, _ scene: CourseScene) -> [HandoutPart] {
    var parts: [HandoutPart] = []
    if scene.payload != before?.payload || scene.text != before?.text {
      let text = String(decoding: scene.text, as: UTF8.self)
      let model = scene.model.map { plan.course.models[$0 - 1].name }
      parts.append(.payload(name: model ?? "\(scene.sample), \(scene.payload)", text: text))
    }
    parts += model(of: scene)
    if scene.changes != before?.changes ?? DecodingChanges() {
      parts.append(.settings(scene.changes.courseWords))
    }
    if let question = step.question {
      questions += 1
      parts.append(
        .question(
          HandoutQuestion(
            number: questions, text: step.text, code: step.code,
            options: question.options.map { "\($0.glyph) \($0.words)" },
            answers: question.answers.map(\.text))))
      return parts
    }
    if !step.text.isEmpty { parts.append(.sentences(step.text)) }
    return parts + step.code.map { .code($0) } + results(of: scene)
  }

  /// The model of the scene's style, unless it stands there already.
  private mutating func model(of scene: CourseScene) -> [HandoutPart] {
    if let number = scene.model {
      let model = plan.course.models[number - 1]
      return models.insert(model.sampleName).inserted
        ? [.model(fileName: model.name, text: model.code)] : []
    }
    guard let sample = samples.first(where: { $0.name == scene.sample }),
      let source = sample.sources[scene.style], models.insert(source.fileName).inserted
    else { return [] }
    return [.model(fileName: source.fileName, text: source.text)]
  }

  /// The rows that are to be seen, unless they were before.
  private mutating func results(of scene: CourseScene) -> [HandoutPart] {
    if let before, before.decoded == scene.decoded, before.hiding == scene.hiding { return [] }
    guard let report = plan.report(of: scene) else { return [] }
    let rows: [ReportRow]
    switch scene.hiding {
    case .nothing: rows = report.rows
    case .all(let revealed): rows = report.rows.filter { revealed.contains($0.path) }
    }
    return rows.isEmpty ? [] : [.results(report, rows: rows)]
  }
}

extension DecodingChanges {
  /// The settings as a course names them; none where all are the sample's.
  fileprivate var courseWords: [String] {
    let values: [(CourseSetting, String?)] = [
      (.keyStrategy, keyStrategy?.rawValue), (.dateStrategy, dateStrategy?.argument),
      (.dataStrategy, dataStrategy?.rawValue), (.floatStrategy, floatStrategy?.rawValue),
      (.json5, json5.map { "\($0)" }), (.smartProfile, smartProfile.map { "\($0.rawValue)" }),
    ]
    return values.compactMap { setting, value in value.map { "\(setting.rawValue): \($0)" } }
  }
}
