package import DecodingReport
import JSONSource
package import Workbench

/// What each step of a course has on the screen, worked out before any is played.
///
/// Code of the course's own is compiled by none of it: what hangs on that is worked out anew once there
/// is a compiled model.
package struct CoursePlan: Sendable {
  package let course: Course
  /// A scene for each step; `nil` before anything was opened.
  package private(set) var scenes: [CourseScene?] = []
  /// What can't be done as the steps say.
  package private(set) var problems: [CourseProblem] = []

  /// Whether a step hangs on a model of the course's own that isn't compiled.
  package private(set) var awaitsModels = false

  private let samples: [SampleEntry]
  /// The course's own models that were compiled, by their numbers.
  private let compiled: [Int: SampleEntry]
  private var reports: [CourseScene: Report] = [:]
  /// The rows that the last question was about.
  private var asked: Set<JSONPath> = []

  package init(
    _ course: Course, _ samples: [SampleEntry], compiled: [Int: SampleEntry] = [:]
  ) {
    self.course = course
    self.samples = samples
    self.compiled = compiled
    var scene: CourseScene?
    for step in course.steps {
      scene = played(step, after: scene)
      scenes.append(scene)
    }
  }

  /// The plan with compiled models of the course's own, by their numbers.
  package func with(_ compiled: [Int: SampleEntry]) -> CoursePlan {
    CoursePlan(course, samples, compiled: compiled)
  }

  /// The places of the steps that have code of the course's own compiled.
  package var codeSteps: [Int] { scenes.indices.filter { scenes[$0]?.model != nil } }

  /// What the styles make of a scene's payload; `nil` while its model isn't compiled.
  package mutating func report(of scene: CourseScene) -> Report? {
    let key = scene.decoded
    if let known = reports[key] { return known }
    let known = scene.model.map { compiled[$0] } ?? samples.first { $0.name == scene.sample }
    guard let sample = known else { return nil }
    let report = Experiment(
      entry: sample, source: scene.payload, bytes: scene.text,
      options: scene.changes.applied(to: sample.models.options)
    ).run()
    reports[key] = report
    return report
  }

  private mutating func report(_ step: CourseStep, _ fact: CourseProblem.Fact) {
    problems.append(CourseProblem(line: step.line, fact))
  }

  private mutating func played(_ step: CourseStep, after before: CourseScene?) -> CourseScene? {
    var scene = before
    if case .open(let sample, let payload, let results) = step.deed {
      asked = []
      guard var opened = open(sample, payload, step) else { return before }
      if results == .hidden { opened.hiding = .all(besides: []) }
      scene = opened
    }
    guard var scene else { return nil }
    if let selection = step.selection { scene.selection = selection }
    switch step.deed {
    case .open, .say, .select: break
    case .model(let number, let value, let results):
      decode(with: number, value, results, step, &scene)
    case .hide: scene.hiding = .all(besides: [])
    case .ask(let question):
      asked = Set(question.answers.map(\.path))
      scene.hiding = .all(besides: [])
      if step.selection == nil { scene.selection = question.answers.first?.path }
      scene.style = question.answers.first?.style ?? scene.style
    case .reveal(let rows): reveal(rows, step, &scene)
    case .option(let changes): scene.changes = changes.over(scene.changes)
    case .type(let value): type(value, step, &scene)
    case .break(let fault): self.break(by: fault, step, &scene)
    }
    if let style = step.style { scene.style = style }
    return scene
  }

  private mutating func open(
    _ name: String, _ payload: String?, _ step: CourseStep
  ) -> CourseScene? {
    guard let sample = samples.sample(named: name) else {
      report(step, .unknownSample(name, possible: samples.map(\.name)))
      return nil
    }
    guard let payload else {
      return sample.payloads.first.map {
        CourseScene(sample: sample.name, payload: $0.name, text: $0.bytes)
      }
    }
    guard let found = sample.payload(named: payload) else {
      report(
        step,
        .unknownPayload(payload, sample: sample.name, possible: sample.payloads.map(\.name)))
      return nil
    }
    return CourseScene(sample: sample.name, payload: found.name, text: found.bytes)
  }

  /// Goes on with one of the course's own models; another payload or the one that stands there.
  private mutating func decode(
    with number: Int, _ value: String?, _ results: CourseStep.Results, _ step: CourseStep,
    _ scene: inout CourseScene
  ) {
    asked = []
    scene.model = number
    scene.sample = course.models[number - 1].sampleName
    scene.payload = CourseModel.payloadName
    if let value { scene.text = Array((value + "\n").utf8) }
    scene.selection = step.selection
    scene.hiding = results == .hidden ? .all(besides: []) : .nothing
  }

  private mutating func reveal(
    _ rows: [JSONPath]?, _ step: CourseStep, _ scene: inout CourseScene
  ) {
    if rows == nil, asked.isEmpty { report(step, .nothingAsked) }
    if rows?.isEmpty == true {
      scene.hiding = .nothing
    } else if case .all(let revealed) = scene.hiding {
      scene.hiding = .all(besides: revealed.union(rows ?? Array(asked)))
    }
  }

  private mutating func type(_ value: String, _ step: CourseStep, _ scene: inout CourseScene) {
    guard let path = step.selection else { return }
    guard !path.steps.isEmpty else {
      scene.text = Array((value + "\n").utf8)
      return
    }
    let document = scene.document
    guard let node = document.node(at: path) else {
      return report(step, .noValue(path: path.description))
    }
    var edit = JSONEdit(document)
    edit.set(node, to: value)
    scene.text = edit.bytes
  }

  private mutating func `break`(
    by fault: Fault, _ step: CourseStep, _ scene: inout CourseScene
  ) {
    guard let path = step.selection else { return }
    let report = report(of: scene)
    if report == nil { awaitsModels = true }
    let fields = (report?.styles ?? []).compactMap { $0.fields.first { $0.path == path } }
    guard let site = FaultSite(path, in: scene.document, as: FaultType(fields)) else {
      return self.report(step, .noValue(path: path.description))
    }
    guard let change = site.change(for: fault) else {
      // The model says which faults there are.
      guard report != nil else { return }
      let possible = Fault.allCases.filter { site.change(for: $0) != nil }.map(\.courseName)
      return self.report(
        step,
        .faultNotPossible(fault.courseName, path: path.description, possible: possible))
    }
    scene.text = change.bytes
  }
}

extension CourseScene {
  /// What a decode hangs on, and nothing else.
  var decoded: CourseScene {
    var scene = CourseScene(sample: sample, payload: payload, text: text)
    scene.model = model
    scene.changes = changes
    return scene
  }

  fileprivate var document: JSONDocument {
    JSONDocument.parse(text, dialect: changes.applied(to: DecodingOptions()).dialect)
  }
}

extension DecodingChanges {
  /// These changes, and below them others.
  fileprivate func over(_ other: DecodingChanges) -> DecodingChanges {
    var changes = other
    changes.keyStrategy = keyStrategy ?? changes.keyStrategy
    changes.dateStrategy = dateStrategy ?? changes.dateStrategy
    changes.dataStrategy = dataStrategy ?? changes.dataStrategy
    changes.floatStrategy = floatStrategy ?? changes.floatStrategy
    changes.json5 = json5 ?? changes.json5
    changes.smartProfile = smartProfile ?? changes.smartProfile
    return changes
  }
}
