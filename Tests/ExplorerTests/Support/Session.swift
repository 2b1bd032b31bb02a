import DecodingReport
import JSONSource
import TerminalCanvas
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// An explorer that is driven by keys, and whose effects are kept instead of carried out.
struct Session {
  var state: ExplorerState
  var size: Size
  private(set) var effects: [Effect] = []

  /// `opensAtStop`: whether a sample begins with the field at which strict stops, as it does for people;
  /// tests that count rows from the first one don't want that.
  init(
    _ columns: Int, _ rows: Int, opensAtStop: Bool = false,
    samples: [SampleEntry] = UserSample.samples, opening: Opening = Opening(),
    capabilities: TerminalCapabilities = TerminalCapabilities(
      colors: .twoHundredFiftySix, isUnicode: true, background: .dark),
    isProjector: Bool = false, foldsLists: Bool = false,
    configuration: Configuration = Configuration(),
    mistakes: [String] = []
  ) {
    size = Size(columns: columns, rows: rows)
    state = ExplorerState(
      samples: samples, opening: opening,
      environment: ScreenEnvironment(
        size: size, capabilities: capabilities, isProjector: isProjector, foldsLists: foldsLists),
      configuration: configuration, mistakes: mistakes)
    effects = state.start()
    if !opensAtStop, !state.entry.lesson.isEmpty { state.selected.awaitsResults = false }
  }

  mutating func send(_ message: Message) {
    effects = update(message)
  }

  /// Whether questions are read before the next key.
  var readsQuestions = true

  private mutating func update(_ message: Message) -> [Effect] {
    let effects = state.update(message)
    guard readsQuestions else { return effects }
    return effects.reduce(into: effects) { effects, effect in
      guard case .after(_, .questionSeen(let number)) = effect else { return }
      effects += state.update(.timer(.questionSeen(number)))
    }
  }

  /// Presses keys; the effects are those of all of them.
  mutating func press(_ keys: String) throws {
    var all: [Effect] = []
    for key in try KeyEvent.sequence(keys) {
      all += update(.terminal(.key(key)))
    }
    effects = all
  }

  /// Goes back to the effects of an earlier message.
  mutating func replaceEffects(_ effects: [Effect]) {
    self.effects = effects
  }

  /// The newest decode that was asked for.
  var request: ExplainRequest? {
    effects.compactMap { if case .explain(let request) = $0 { request } else { nil } }.last
  }

  /// Answers the newest decode that was asked for with a report made by hand.
  mutating func answer(_ report: Report? = nil) {
    guard let request else { return }
    let json = String(decoding: request.text.bytes, as: UTF8.self)
    let fixture = ReportFixture.user(json)
    send(
      .explained(
        ExplainAnswer(
          revision: request.revision,
          report: report ?? fixture.report(failure: ReportFixture.ageMismatch),
          document: fixture.document,
          sample: UserSample.entry)))
  }

  /// Answers the newest decode that was asked for with values and errors, and no fields yet.
  mutating func answerValues() {
    guard let request else { return }
    let fixture = ReportFixture.user(String(decoding: request.text.bytes, as: UTF8.self))
    var report = fixture.report(failure: ReportFixture.ageMismatch)
    for place in report.styles.indices {
      report.styles[place].fields = []
      report.styles[place].summary = StyleReport.Summary()
      if !report.styles[place].threw { report.styles[place].value = "User(id: 1001)" }
    }
    let kept = effects
    send(
      .explained(
        ExplainAnswer(revision: request.revision, valuesOf: report, document: fixture.document)))
    effects = kept
  }

  /// Answers the newest decode that was asked for in the strict style alone.
  mutating func answerStrict() {
    guard let request else { return }
    let kept = effects
    send(.explained(Self.strictAnswer(to: request)))
    effects = kept
  }

  /// An answer in the strict style: the models of the others are being compiled.
  static func strictAnswer(to request: ExplainRequest) -> ExplainAnswer {
    let fixture = ReportFixture.user(String(decoding: request.text.bytes, as: UTF8.self))
    var report = fixture.report(failure: ReportFixture.ageMismatch)
    report.styles.removeAll { $0.style != .strict }
    var answer = ExplainAnswer(
      revision: request.revision, report: report, document: fixture.document,
      sample: UserSample.entry)
    answer.awaited = [.default, .smart]
    return answer
  }

  /// Answers with what Foundation says of a document that it refuses.
  mutating func refuse() {
    guard let request else { return }
    let json = String(decoding: request.text.bytes, as: UTF8.self)
    let fixture = ReportFixture.user(json)
    let problem = fixture.document.problems.first
    let error = problem.map { problem in
      Report.PayloadFinding.SyntaxError(
        position: fixture.document.position(of: problem.range.lowerBound), offsets: problem.range,
        message: problem.message,
        foundationSaid: "The given data was not valid JSON.")
    }
    answer(fixture.report(error: error))
  }

  /// Lets a time pass that was asked for.
  mutating func pass(_ matches: (Message.Timer) -> Bool) {
    let timers = effects.compactMap { effect -> Message.Timer? in
      if case .after(_, let timer) = effect, matches(timer) { timer } else { nil }
    }
    for timer in timers { send(.timer(timer)) }
  }

  var screen: Screen { state.view(size: size) }

  /// Whether a text stands on the screen, the row of modes left out. Asked of the session, the type checker
  /// has one `contains` to look at, and not those of all texts and lists.
  func shows(_ text: String) -> Bool { lines.joined(separator: "\n").contains(text) }

  /// The text in the editor.
  var text: String { String(decoding: state.editor.text.bytes, as: UTF8.self) }

  /// Whether the program was told to end.
  var quits: Bool { effects.contains { if case .quit = $0 { true } else { false } } }

  /// The saves that were asked for.
  var saves: [SaveRequest] {
    effects.compactMap { if case .save(let request) = $0 { request } else { nil } }
  }
}

extension Session {
  /// A session whose first report has come.
  /// Carries out decodes at once, as the executable does off the main thread.
  mutating func settle() {
    while let request { send(.explained(request.run())) }
    work(on: RoundTripQuestion.trip.name)
  }

  static func started(
    _ columns: Int = 120, _ rows: Int = 35, foldsLists: Bool = false
  ) -> Session {
    var session = Session(columns, rows, foldsLists: foldsLists)
    session.answer()
    return session
  }
}

extension Session: CustomTestStringConvertible {
  /// The screen, which a failed test then has in its words.
  var testDescription: String { screen.text }
}
