import DecodingReport
import Explorer
import JSONSource
import TerminalCanvas
import Testing
import Workbench

@testable import Explorer

/// Results of the strict style while the models of the others are being compiled.
struct AwaitedStylesTests {
  private func session(_ columns: Int = 160, _ rows: Int = 50) -> Session {
    Session(
      columns, rows, opening: Opening(source: .standardInput(Array(UserSample.json.utf8))))
  }

  @Test func `the strict column is shown, and of the others what they wait for`() throws {
    var session = session()
    session.answerStrict()
    let first = session.screen.text
    #expect(first.contains(" STRICT "))
    #expect(first.contains("type mismatch"))
    #expect(first.components("compiling") == 2)
    #expect(!first.contains("decoding"))
    #expect(!first.contains("live r1"))
    session.answer()
    let whole = session.screen.text
    #expect(!whole.contains("compiling"))
    #expect(whole.contains("live r1"))
  }

  @Test func `each style says so where there is room for one`() throws {
    var session = session(80, 24)
    session.answerStrict()
    #expect(session.screen.text.components("compiling") == 2)
    session.size = Size(columns: 30, rows: 24)
    session.send(.terminal(.resize(session.size)))
    try session.press("<F5>")
    #expect(!session.shows("compiling"))
    try session.press("2")
    #expect(session.shows("compiling"))
  }

  @Test(arguments: [20, 30, 40, 60, 100])
  func `a window of any width has room for it`(columns: Int) throws {
    for rows in [8, 14, 50] {
      var session = session(columns, rows)
      let request = try #require(session.request)
      session.answerStrict()
      try session.press("<F5>2")
      let awaiting = session.screen.text
      session.send(.explained(request.run()))
      #expect(!session.shows("compiling"), "\(rows)")
      #expect(awaiting != session.screen.text || awaiting.contains("too small"), "\(rows)")
    }
  }

  @Test func `no style is said not to ask for a key while its model is being compiled`() throws {
    var session = session()
    let request = try #require(session.request)
    session.answerStrict()
    try session.press("<F5>2jj")
    #expect(session.shows("DEFAULT is being compiled."))
    #expect(!session.shows("doesn't ask"))
    try session.press("<F9>")
    #expect(session.shows("DEFAULT and SMART are being compiled"))
    try session.press("1k")
    #expect(!session.shows("is being compiled."))
    session.send(.explained(request.run()))
    try session.press("2")
    #expect(!session.shows("being compiled"))
  }

  /// A runner whose strict model is there before the others.
  private struct StrictFirst: ExperimentRunner {
    let options = DecodingOptions()
    let types = ModelTypes(UserSample.self)

    func decode(_ experiment: Experiment, _ cancellation: Cancellation?) -> any PayloadDecoding {
      Decoding(experiment, with: types)
    }

    func decodeSooner(
      _ experiment: Experiment, _ cancellation: Cancellation?
    ) -> (any PayloadDecoding)? {
      Decoding(experiment, with: types, styles: [.strict])
    }

    func write(_ experiment: Experiment, _ cancellation: Cancellation?) -> [StyleEncoding] { [] }
  }

  @Test(arguments: [false, true])
  func `a request posts the strict style first, of a large source its values`(isLarge: Bool) throws
  {
    let spaces = isLarge ? ExplorerState.parsedWhileTyping : 0
    let json = UserSample.json + String(repeating: " ", count: spaces)
    var session = Session(160, 50, opening: Opening(source: .standardInput(Array(json.utf8))))
    var request = try #require(session.request)
    request.sample.models = .elsewhere(StrictFirst())
    var posted: [ExplainAnswer] = []
    let whole = try #require(request.run(Cancellation()) { posted.append($0) })
    #expect(posted.map(\.hasWhys) == (isLarge ? [false, false] : [true]))
    let first = try #require(posted.first)
    #expect(first.report.styles.map(\.style) == [.strict])
    #expect(first.awaited == [.default, .smart])
    session.send(.explained(first))
    let text = session.screen.text
    #expect(text.components("compiling") == 2)
    #expect(text.contains(isLarge ? "decoded; the fields follow with their whys" : "✓ 1001"))
    session.send(.explained(whole))
    #expect(session.shows("live r1"))
    #expect(session.state.live.awaitedStyles == [])
  }

  @Test func `it isn't faded, and not overdue alone, while it is that of the text`() throws {
    var session = session()
    session.answerStrict()
    let before = session.screen.text
    session.pass { if case .overdue = $0 { true } else { false } }
    #expect(!session.state.live.isFaded)
    #expect(session.shows("type mismatch"))
    #expect(before.contains("compiling"))
  }

  @Test func `what is decoded of an older text never takes the place of a whole answer`() throws {
    var session = session()
    let first = session
    session.answer()
    let whole = session.screen.text
    guard let late = first.request else {
      Issue.record("nothing was asked for")
      return
    }
    session.send(.explained(Session.strictAnswer(to: late)))
    #expect(session.screen.text == whole)
  }

  @Test func `an edit meanwhile is decoded, and the strict column stays until then`() throws {
    var session = session()
    session.answerStrict()
    try session.press("<F4><C-End> ")
    #expect(session.shows("type mismatch"))
    #expect(session.state.live.standing == .pending)
    session.answer()
    #expect(session.shows("live r2"))
  }

  /// Whoever looks for a style's report finds none.
  @Test func `no key and no layer needs what isn't there yet`() throws {
    let keys = [
      "<CR>", "/", "f", "&", "<Space>", "x", "y", "c", "s", "w", "m", "e", "<F8>", "<F9>",
    ]
    for key in keys {
      for (columns, rows) in [(160, 50), (80, 24)] {
        var session = session(columns, rows)
        let request = try #require(session.request)
        session.answerStrict()
        try session.press("<F5>2j\(key)")
        #expect(session.lines[0].hasPrefix(" User · "), "\(key)")
        try session.press("3k<Esc><Esc>")
        session.send(.explained(request.run()))
        #expect(session.state.live.answer?.awaited == [], "\(key)")
      }
    }
  }
}

extension String {
  /// How often the words stand in it.
  fileprivate func components(_ words: String) -> Int {
    ranges(of: words).count
  }
}
