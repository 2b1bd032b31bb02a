import DecodingReport
import DecodingStyles
import Workbench

/// Makes a handout's blocks of what the steps of a course have on the screen.
struct HandoutBuilder {
  private var plan: CoursePlan
  private let samples: [SampleEntry]
  private let form: Document.Form
  private let appearance: TextAppearance
  private var before: CourseScene?
  /// The models that stand in the chapter already, by their files.
  private var models: Set<String> = []
  private var questions = 0

  init(
    _ plan: CoursePlan, _ samples: [SampleEntry], _ form: Document.Form,
    _ appearance: TextAppearance
  ) {
    self.plan = plan
    self.samples = samples
    self.form = form
    self.appearance = appearance
  }

  var blocks: [Document.Block] {
    mutating get {
      var blocks: [Document.Block] = []
      var chapter: String?
      var chapters = 0
      /// The question that is asked, and what is folded below it.
      var asked: (question: [Document.Block], answer: [Document.Block])?
      func end() {
        if let asked {
          blocks.append(.section("question", asked.question + [.folded("Answer", asked.answer)]))
        }
        asked = nil
      }
      for (step, scene) in zip(plan.course.steps, plan.scenes) {
        guard let scene else { continue }
        if step.chapter != chapter {
          chapter = step.chapter
          models = []
          before = nil
          if !step.chapter.isEmpty {
            end()
            chapters += 1
            blocks.append(.chapter(chapters, step.chapter))
          }
        }
        let own = self.blocks(of: step, scene)
        before = scene
        if case .reveal = step.deed, asked != nil {
          asked?.answer += own
          continue
        }
        if !own.isEmpty || step.question != nil { end() }
        blocks += own
        asked = step.question.map { self.question($0, step) } ?? asked
      }
      end()
      return blocks
    }
  }

  private mutating func blocks(of step: CourseStep, _ scene: CourseScene) -> [Document.Block] {
    var blocks: [Document.Block] = []
    if scene.payload != before?.payload || scene.text != before?.text {
      let name = scene.model.map { plan.course.models[$0 - 1].name }
      blocks.append(
        code(
          String(decoding: scene.text, as: UTF8.self), "json", "JSON",
          name ?? "\(scene.sample), \(scene.payload)"))
    }
    blocks += model(of: scene)
    if scene.changes != before?.changes ?? DecodingChanges() {
      let settings = scene.changes.courseWords.map { ReportText($0, .code) }
      blocks.append(
        .paragraph([
          settings.isEmpty
            ? "The settings are the sample's again." : settings.joined(separator: ", ")
        ]))
    }
    guard step.question == nil else { return blocks }
    return blocks + Document.Block.sentences(step.text) + shown(step) + results(of: scene)
  }

  private func code(
    _ text: String, _ language: String, _ kind: String, _ name: String
  ) -> Document.Block {
    .code(text, language: language, title: "\(kind)\(form == .html ? "  " : ": ")\(name)")
  }

  /// What a step only shows.
  private func shown(_ step: CourseStep) -> [Document.Block] {
    step.code.map { .code($0.text, language: $0.language.rawValue) }
  }

  private mutating func question(
    _ question: CourseQuestion, _ step: CourseStep
  ) -> (question: [Document.Block], answer: [Document.Block]) {
    questions += 1
    let title = "Question \(questions)"
    return (
      [
        form == .html ? .heading(3, ReportText(title)) : .paragraph([ReportText(title, .bold)])
      ] + Document.Block.sentences(step.text) + shown(step) + [
        .choices(question.options.map { "\(String($0.glyph)) \($0.words)" })
      ], [.list(question.answers.map { [ReportText($0.text, .code)] })]
    )
  }

  /// The model of the scene's style, unless it stands there already.
  private mutating func model(of scene: CourseScene) -> [Document.Block] {
    if let number = scene.model {
      let model = plan.course.models[number - 1]
      return models.insert(model.sampleName).inserted
        ? [code(model.code, "swift", "Model", model.name)] : []
    }
    guard let sample = samples.first(where: { $0.name == scene.sample }),
      let source = sample.sources[scene.style], models.insert(source.fileName).inserted
    else { return [] }
    return [code(source.text, "swift", "Model", source.fileName)]
  }

  /// The rows that are to be seen, unless they were before.
  private mutating func results(of scene: CourseScene) -> [Document.Block] {
    if let before, before.decoded == scene.decoded, before.hiding == scene.hiding { return [] }
    guard let report = plan.report(of: scene) else { return [] }
    let rows: [ReportRow]
    switch scene.hiding {
    case .nothing: rows = report.rows
    case .all(let revealed): rows = report.rows.filter { revealed.contains($0.path) }
    }
    guard !rows.isEmpty else { return [] }
    let explainer = Explainer(report, isForMany: true) { _ in nil }
    let table = ReportDocument(report, appearance: appearance, explain: explainer.explanation)
      .table(of: rows, as: form)
    return [.table(table)]
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
