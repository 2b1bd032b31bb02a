import DecodingReport
import TerminalCanvas
import Testing
import Workbench

@testable import Explorer

/// Counts the letters of the selected field: a mode that nothing in `Sources` knows.
private struct Tally: Mode {
  enum Action: RoomAction {
    typealias Room = Tally
    case add, reset, copy
  }

  static let name = ModeName(
    "tally", "Tally", keys: ["K"], "letters of the selected field", .leaves(letters: false))
  static let bindings: [Binding<Tally>] = [
    Binding(session: .moving(.move(.up)), "field"),
    Binding(session: .moving(.move(.down)), "field"),
    Binding(
      ["+", "a"], .add, hint: "add", "add the letters to the sum",
      refused: { tally, stage in tally.letters(stage) == nil ? "not counted yet" : nil }),
    Binding(["r"], .reset, hint: "reset", "begin at nothing"),
    Binding(["y"], .copy, hint: "copy", "copy the sum"),
    Binding(session: .session(.leave), "back"),
  ]

  static let letters = Question<String, Int>("letters") { field, _ in
    { workshop, post in if !workshop.cancellation.isCancelled { post(field.count) } }
  }

  private var row = 0
  private var sum = 0

  init(on stage: Stage) {}
  func due(on stage: Stage) -> [Due] {
    [Self.letters.due(stage.live.shown.map { $0.index.rows[row].label })]
  }

  private func letters(_ stage: Stage) -> Int? {
    stage.questions[Self.letters].flatMap { $0.isAnswered ? $0.answer : nil }
  }

  mutating func perform(_ action: Action, on stage: Stage) -> [Request] {
    switch action {
    case .add: sum += letters(stage) ?? 0
    case .reset: sum = 0
    case .copy: return [.effect(.copy("\(sum)"))]
    }
    return []
  }

  mutating func move(_ motion: Motion, on stage: Stage) -> [Request]? {
    row = max(0, row + (motion == .down ? 1 : motion == .up ? -1 : 0))
    return []
  }

  func view(_ stage: Stage, _ canvas: inout Canvas) {
    canvas.screen.fill(stage.layout.body, with: " ", style: canvas.theme.text)
    canvas.put(
      "\(name.title(stage)) \(sum)  \(row + 1)", 0, 0, canvas.theme.text, in: stage.layout.body)
  }
}

struct ForeignModeTests {
  private static func session(
    _ configuration: String = "{}", _ keys: String = "", rows: Int = 35
  ) throws -> Session {
    let rooms = Room.all + [Room(Tally.self)]
    let (configuration, problems) = Configuration.read(Array(configuration.utf8), rooms: rooms)
    #expect(problems == [])
    var session = Session(120, rows, configuration: configuration)
    session.answer()
    try session.press(keys)
    return session
  }

  private static func footer(_ session: Session) -> String { session.footerLine }

  @Test func `its key opens it, and its keys stand in the footer`() throws {
    let session = try Self.session("{}", "K")
    #expect(session.lines[1].hasPrefix("K Tally 0  1"))
    #expect(Self.footer(session).hasPrefix(" ↑↓ field  + add  r reset  y copy  Esc back"))
    #expect(Self.footer(session).hasSuffix("^Q quit"))
  }

  @Test func `the palette opens it, for one of its actions, too`() throws {
    var session = try Self.session("{}", "<C-p>letters<Space>of<Space>the<Enter>")
    #expect(session.shows("K Tally 0"))
    session = try Self.session("{}", "<C-p>tally<Space>begin<Space>at<Enter>")
    #expect(session.shows("K Tally 0"))
  }

  @Test func `its keys stand in the help and in the list of keys`() throws {
    let session = try Self.session("{}", "?", rows: 500)
    #expect(session.shows("Tally: K, then"))
    #expect(session.shows("K + K a          add the letters to the sum"))
    let keyMap = session.state.keyMap
    let scope = try #require(keyMap.boundScopes.first { $0.context.rawValue == "tally" })
    #expect(scope.title(keyMap) == "Tally: K, then")
    #expect(keyMap.bindings(in: scope.context).map(\.action.name) == ["add", "reset", "copy"])
  }

  @Test func `a file binds its keys anew`() throws {
    let file = """
      {keys: {reading: {tally: '<F7>'}, everywhere: {focus-model: []},
        tally: {add: '<M-x>', help: 'h', 'move-down': 'd'}}}
      """.replacing("focus-model", with: "'focus-model'")
    var session = try Self.session(file, "<F7>")
    #expect(session.lines[1].hasPrefix("F7 Tally 0"))
    #expect(Self.footer(session).contains("M-x add"))
    try session.press("+a")
    #expect(session.shows("F7 Tally 0"))
    try session.press("d")
    session.work(on: "letters")
    try session.press("<M-x>")
    #expect(session.shows("F7 Tally 4  2"))
    session = try Self.session(file, "<F7>h", rows: 500)
    #expect(session.shows("Here: Tally"))
    #expect(session.shows("    M-x              add the letters to the sum"))
  }

  @Test func `its question is asked and answered, and given up with it`() throws {
    var session = try Self.session("{}", "K")
    // What can't be done now says why.
    let older = try #require(session.job("letters"))
    try session.press("+")
    #expect(session.shows("not counted yet") && session.shows("K Tally 0"))
    // A newer subject takes the older's place, whose answer comes too late.
    try session.press("<Down>")
    let newer = session.effects
    for part in older.answers() { session.send(.answered(part)) }
    try session.press("+")
    #expect(session.shows("K Tally 0"))
    session.replaceEffects(newer)
    session.work(on: "letters")
    try session.press("++y")
    #expect(session.shows("K Tally 8"))
    #expect(session.effects.contains { if case .copy("8") = $0 { true } else { false } })
    try session.press("<Up><Esc>")
    #expect(session.gaveUp("letters"))
  }

  @Test(arguments: ["q", "<Esc>", "K"])
  func `it is closed, and what is the session's own lies over it`(_ key: String) throws {
    var session = try Self.session("{}", "K<F12>")
    #expect(session.shows("Options of the decoders"))
    try session.press("q<C-o>")
    #expect(session.shows("Open:") && session.shows("K Tally 0"))
    try session.press("<Esc><C-s>")
    #expect(session.shows("Save as:") && session.shows("K Tally 0"))
    // A letter of the panes does nothing, a function key leaves it.
    try session.press("<Esc>z")
    #expect(session.shows("K Tally 0") && !session.state.isZoomed)
    try session.press(key)
    #expect(!session.shows("Tally") && !session.quits)
    try session.press("K<F4>")
    #expect(!session.shows("Tally") && session.state.focus == .source)
    try session.press("<Esc>q")
    #expect(session.quits)
  }
}
