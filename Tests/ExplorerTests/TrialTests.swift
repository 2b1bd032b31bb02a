import DecodingReport
import JSONSource
import Samples
import TerminalCanvas
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// What is tried in the background: faults of the menu, fixes of the why.
struct TrialTests {
  private func session(_ json: String? = nil, _ sample: String = "User") throws -> Session {
    let place = try #require(SampleCatalogue.all.firstIndex { $0.name == sample })
    let source = json.map { Opening.Source.standardInput(Array($0.utf8)) } ?? .payload(0)
    var session = Session(
      120, 50, samples: SampleCatalogue.all, opening: Opening(sample: place, source: source))
    session.settle()
    return session
  }

  /// Carries out the trials of payloads and options; those of models are answered as is told.
  private func tryOut(
    _ session: inout Session, in workshop: PlayedWorkshop = PlayedWorkshop()
  ) throws {
    let asked = try #require(session.job(TrialQuestion.trials.name))
    for part in asked.answers(in: workshop) { session.send(.answered(part)) }
  }

  /// Compares each line's marks with those of the copy that its key makes.
  private func checkMarks(_ session: Session) throws {
    let items = try #require(session.state.menu).items
    let trials = session.state.questions.trials
    let path = try #require(trials.subject?.path)
    #expect(items.count { $0.fault != nil } > 5)
    for (place, item) in items.enumerated() {
      guard let fault = item.fault else { continue }
      // What is broken like that already is refused, and tried all the same.
      let result = try #require(trials.faultResult(at: place), "\(fault)")
      var broken = session
      try broken.press(fault.key)
      broken.settle()
      let shown = try #require(broken.state.live.shown)
      let row = try #require(shown.index.rowOfPath[path])
      let fields = shown.report.fields(of: shown.index.rows[row])
      for style in DecodingStyle.allCases {
        #expect(fields[style]?.outcome == result.marks[style], "\(fault) \(style)")
      }
    }
  }

  @Test func `each fault of the menu has its marks, those that the copy then has`() throws {
    var session = try session()
    try session.press("/role<Enter>x")
    try tryOut(&session)
    try checkMarks(session)
    let line = try #require(session.lines.first { $0.contains("\"role\" goes") })
    #expect(line.contains("⋯↺↺"))
  }

  @Test func `so has a second fault of a field, in the place of the first and on top of it`() throws
  {
    var session = try session()
    try session.press("/tags<Enter>xn")
    session.settle()
    try session.press("x")
    try tryOut(&session)
    try checkMarks(session)
    try session.press("<Tab>")
    try tryOut(&session)
    try checkMarks(session)
  }

  @Test func `hidden results aren't told by the menu`() throws {
    var session = try session()
    try session.press("v/role<Enter>x")
    #expect(session.job(TrialQuestion.trials.name) == nil)
  }

  @Test func `a letter does nothing before its fix was tried`() throws {
    var session = Session(120, 50, samples: [OwnSample.dated])
    session.settle()
    try session.press("<F8>A")
    #expect(session.state.options.dateStrategy == .deferred)
    #expect(session.state.notice == "this fix is being tried still")
    #expect(!session.lines.contains { $0.contains("fix A") })
  }

  /// In the why, and beside the causes.
  @Test(arguments: ["<F8>", "e"])
  func `an option that helps has its letter and its count`(room: String) throws {
    let entry = OwnSample.dated
    var session = Session(120, 50, samples: [entry])
    session.settle()
    #expect(session.state.selection?.description == "$.at")
    try session.press(room)
    try tryOut(&session)
    let line = try #require(session.lines.first { $0.contains("dateDecodingStrategy") })
    #expect(line.contains("fix A"))
    #expect(session.shows("1 error → 0"))
    try session.press("A")
    session.settle()
    #expect(session.state.options.dateStrategy == .iso8601)
    #expect(session.state.notice?.hasSuffix("u takes it back") == true)
    #expect(session.state.live.shown?.report[.strict]?.threw == false)
    try session.press("u")
    session.settle()
    #expect(session.state.options.dateStrategy == .deferred)
  }

  @Test func `what was changed since is taken back before the fix`() throws {
    var session = Session(120, 50, samples: [OwnSample.dated])
    session.settle()
    try session.press("<F8>")
    try tryOut(&session)
    try session.press("A")
    session.settle()
    try session.press("o<Right>q")
    session.settle()
    let changed = session.state.options
    #expect(changed.keyStrategy == .snake && changed.dateStrategy == .iso8601)
    try session.press("<F8>u")
    #expect(session.state.options.keyStrategy == .default)
    #expect(session.state.options.dateStrategy == .iso8601)
    try session.press("u")
    #expect(session.state.options.dateStrategy == .deferred)
    #expect(session.state.notice?.hasPrefix("took back: fix A: ") == true)
  }

  @Test func `a fix of the source is what was tried, and compiled`() throws {
    var session = Session(120, 50, samples: [OwnSample.entry])
    session.answer()
    try session.press("<F8>")
    let mended = OwnSample.page + "// mended\n"
    let advised = Noted<[Fix]>()
    var workshop = PlayedWorkshop()
    workshop.advised = { model, advice in
      guard advised.all.isEmpty, case .files(var files) = model.source else { return nil }
      #expect(advice.property == "age" && advice.type == "User")
      advised.note(advice.fixes)
      files[0].text = mended
      return files
    }
    workshop.compiled = { request in
      ModelAnswer(
        to: request,
        .success(ModelAnswer.Compiled(sources: [:], models: UserSample.entry.models)))
    }
    try tryOut(&session, in: workshop)
    try session.press("A")
    guard case .files(let files)? = session.modelRequest?.source else {
      Issue.record("nothing is compiled")
      return
    }
    #expect(files.map(\.text).contains(mended))
    try session.press("u")
    let draft = try #require(session.state.library.modelDraft)
    #expect(draft.files[0].editor.text == SourceText(Array(OwnSample.page.utf8)))
  }
}
