import DecodingReport
import Foundation
import JSONSource
import Samples
import TerminalCanvas
import TestSupport
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// What is made for others to see, with a preview of what is copied and written.
struct ShareTests {
  private static let json = """
    {"id": 1, "name": "Grace Hopper", "age": "70077", "isAdmin": false, "role": "admin",
     "tags": ["a", "b", "c"], "address": {"city": "Zurich", "zip": "800100"}}
    """

  /// Strict asks for id and name first.
  private static let smallest = #"{"id":0,"name":"","age":"a"}"#

  private static func session(
    _ columns: Int = 120, _ rows: Int = 35, json: String = json
  ) -> Session {
    var session = Session(
      columns, rows, samples: SampleCatalogue.all,
      opening: Opening(source: .file(path: "p.json", bytes: Array(json.utf8))))
    session.settle()
    return session
  }

  @Test func `Y shows the reproduction that Enter copies, and Esc goes back`() throws {
    var session = Self.session()
    try session.press("<F9>")
    let selection = session.state.selection
    try session.press("Y")
    #expect(session.shows("it is being made"))
    session.makeShared()
    let text = try #require(session.sharedText)
    #expect(text.contains("let json = Data(") && text.contains("JSONDecoder()"))
    // What stands on the screen is what is copied, line by line.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let shown = session.lines
    for (row, line) in lines.prefix(30).enumerated() where !line.isEmpty {
      let row = shown[row + 2]
      #expect(row.contains(line.prefix(60)), "\(line) isn't in \(row)")
    }
    #expect(shown[1].contains("\(lines.count) lines  \(text.utf8.count.grouped) B"))
    try session.press("<Enter>")
    #expect(session.copies == [text])
    try session.press("<Esc>")
    #expect(session.shows("STRICT") && session.state.selection == selection)
    #expect(session.state.style == .strict && session.state.layers.isEmpty)
  }

  @Test func `the payload is reduced, its values are made up, and both can be left`() throws {
    var session = Self.session()
    try session.press("Yp")
    session.makeShared()
    #expect(session.sharedText == Self.smallest + "\n")
    #expect(session.shows("smallest payload: \(Self.json.utf8.count) → 28 B"))
    #expect(session.told.contains("checked: with it strict does the same at $.age, after"))
    try session.press("e")
    session.makeShared()
    let whole = try #require(session.sharedText)
    #expect(!whole.contains("Grace") && !whole.contains("Zurich") && whole.contains("address"))
    #expect(session.shows("values made up"))
    try session.press("a")
    session.makeShared()
    #expect(session.sharedText == Self.json + "\n")
    #expect(session.shows("REAL values"))
    #expect(session.shows("payload.real-values.json"))
    try session.press("<Enter>")
    #expect(session.shows("with REAL values"))
  }

  @Test(arguments: ShareForm.allCases)
  func `each form has its text, and none has a value of the payload`(_ form: ShareForm) throws {
    var session = Self.session()
    try session.press("Y\(form.key)")
    session.makeShared()
    let text = try #require(session.sharedText)
    #expect(session.shows(form.fileName(hasOwnValues: false)))
    for part in ["Grace", "Hopper", "Zurich", "800100", "70077"] {
      #expect(!text.contains(part), "\(part) is in \(form)")
    }
    let mark = [
      ShareForm.swift: "swift FILE", .test: "@Test func", .markdown: "#### Description",
      .html: "<!DOCTYPE html>", .picture: "<svg", .json: "\"schema\": 1", .payload: "\"age\"",
      .command: "codable-explorer decode User p.json --style strict",
    ]
    #expect(text.contains(mark[form] ?? "?"))
  }

  @Test func `a reproduction is made once for all forms`() throws {
    var session = Self.session()
    try session.press("Y")
    session.makeShared()
    try session.press("s")
    #expect(session.hasReproduction)
    session.makeShared()
    try session.press("a")
    #expect(!session.hasReproduction)
  }

  @Test func `a picture is that of the panes, with made-up values in their places`() throws {
    var session = Self.session()
    try session.press("<F9>")
    let panes = session.screen
    try session.press("Yia")
    session.makeShared()
    let real = try PictureReading(try #require(session.sharedText))
    // The status line tells the time of the decode, and the footer other keys.
    for row in 0..<33 { #expect(real.text(ofRow: row) == panes.text(ofRow: row)) }
    try session.press("a")
    session.makeShared()
    let made = try PictureReading(try #require(session.sharedText))
    #expect((0..<35).allSatisfy { !made.text(ofRow: $0).contains("Hopper") })
    #expect(made.text(ofRow: 33).contains("$.age"))
  }

  @Test func `Space keeps what reducing has reached`() throws {
    var session = Self.session()
    try session.press("Y")
    let request = try #require(session.shareRequest)
    session.send(request.answer(ShareQuestion.Answer.progress((bytes: 1234, tries: 56))))
    #expect(session.shows("1,234 B, 56 tries"))
    try session.press("<Space>")
    #expect(session.stopsSharing && session.shows("Y Share"))
    var workshop = PlayedWorkshop()
    workshop.mostTries = 1
    for part in request.answers(in: workshop) { session.send(.answered(part)) }
    #expect(session.told.contains("stopped: it may get smaller"))
    #expect(session.sharedText?.contains("let json") == true)
    try session.press("<Space>")
    #expect(session.shows("nothing is being reduced"))
  }

  @Test(arguments: ["<Esc>", "q"])
  func `one key leads back to the fields, whatever is being made or tried`(_ key: String) throws {
    var session = Self.session()
    try session.press("Y")
    let request = try #require(session.shareRequest)
    session.send(request.answer(ShareQuestion.Answer.progress((bytes: 1234, tries: 56))))
    try session.press(key)
    #expect(session.gaveUp(ShareQuestion.text.name))
    #expect(session.state.room == nil && session.shows("FIELD") && !session.quits)
    for answer in request.answers() { session.send(.answered(answer)) }
    #expect(session.state.room == nil)
    try session.press("Y")
    session.makeShared()
    try session.press("T" + key)
    #expect(session.dropsTrial && session.state.room == nil && !session.quits)
  }

  @Test func `what is made of another payload, or for nobody, is dropped`() throws {
    var session = Self.session()
    try session.press("Y")
    let request = try #require(session.shareRequest)
    let answers = request.answers()
    try session.press("<Esc>")
    for answer in answers { session.send(.answered(answer)) }
    try session.press("Yp")
    session.makeShared()
    for answer in answers { session.send(.answered(answer)) }
    #expect(session.sharedText == Self.smallest + "\n")
    // The text is changed on the disk: what is shown is made anew.
    session.send(.changedOnDisk(path: "p.json", Array(#"{"id": "x"}"#.utf8)))
    session.settleAndMake()
    #expect(session.sharedText?.contains("\"id\"") == true)
  }

  @Test func `W asks for a file, and about one that stands there`() throws {
    var session = Self.session()
    try session.press("Yp")
    session.makeShared()
    try session.press("W")
    #expect(session.shows("Write it to: payload.json"))
    try session.press("<Enter>")
    let request = try #require(session.saves.first)
    #expect(request.path == "payload.json" && !request.mayReplace && request.isCopy)
    #expect(request.bytes == Array((Self.smallest + "\n").utf8))
    session.send(.saved(request, .exists))
    #expect(session.shows("payload.json\" exists already: replace it?"))
    try session.press("y")
    #expect(session.saves.first?.mayReplace == true)
    session.send(.saved(try #require(session.saves.first), nil))
    #expect(session.shows("saved payload.json, 29 bytes"))
    #expect(session.shows("Y Share"))
    #expect(session.state.origin == .file(path: "p.json"))
  }

  @Test(arguments: ["<Enter>", "W", "T"])
  func `what is asked for before there is a text is done when it is made`(_ key: String) throws {
    var session = Self.session()
    try session.press("Y")
    let request = try #require(session.shareRequest)
    try session.press(key)
    #expect(session.shows("as soon as the text is made"))
    for part in request.answers() { session.send(.answered(part)) }
    switch key {
    case "W": #expect(session.shows("Write it to: repro.swift"))
    case "T": #expect(session.trial != nil)
    default: #expect(session.copies == [session.sharedText])
    }
    // Another form takes that back.
    try session.press("<Esc>Y\(key)s")
    session.makeShared()
    #expect(session.copies == [] && session.trial == nil && session.state.layers.isEmpty)
  }

  @Test func `T has the reproduction run, its words are shown, and another form stops it`() throws {
    var session = Self.session()
    try session.press("Yc")
    session.makeShared()
    try session.press("T")
    #expect(session.trial == nil && session.shows("r makes one"))
    try session.press("r")
    session.makeShared()
    try session.press("T")
    let late = try #require(session.trial)
    #expect(try #require(session.triedSource).contains("print(error)"))
    #expect(session.shows("it is compiled and run"))
    try session.press("r")
    #expect(session.dropsTrial)
    session.send(late.answer(ReproductionRun(output: "late", words: "late")))
    #expect(!session.shows("late"))
    try session.press("T")
    session.send(
      try #require(session.trial).answer(
        ReproductionRun(output: "typeMismatch\u{1B}[31m\n\u{202E}x\n", words: "it ran")))
    #expect(session.shows("typeMismatch␛[31m"))
    #expect(
      session.shows("What it printed") && session.shows("it ran"))
    #expect(!session.screen.text.unicodeScalars.contains("\u{202E}"))
    #expect(session.shows("r goes back to the text"))
    try session.press("r")
    #expect(session.shows("let json = Data("))
  }

  @Test func `nothing fails, or there is no JSON: it is said`() throws {
    var session = Self.session(json: #"{"id": 1"#)
    try session.press("Y")
    #expect(session.shareRequest == nil && session.told.contains("a document that isn't JSON"))
    var fine = Session(120, 35, samples: SampleCatalogue.all, opening: Opening(source: .payload(1)))
    fine.settle()
    try fine.press("Yp")
    fine.makeShared()
    #expect(fine.screen.text.contains("nothing fails in strict"))
    #expect(fine.sharedText?.contains("\"name\"") == true)
  }

  @Test func `a stranger's text hides in no form`() throws {
    let json = "{\"id\": 1, \"name\": \"\u{202E}\u{1B}x\u{7F}\", \"age\": \"\u{202E}\u{9B}\"}"
    for form in ShareForm.allCases {
      var session = Self.session(json: json)
      try session.press("Y\(form.key)eaa")
      session.makeShared()
      try session.press("a")
      session.makeShared()
      let text = try #require(session.sharedText)
      let hidden = text.unicodeScalars.filter { scalar in
        scalar != "\n" && (scalar.properties.generalCategory == .control || scalar == "\u{202E}")
      }
      #expect(hidden.isEmpty, "\(form): \(hidden)")
      let screen = session.screen.text.unicodeScalars
      #expect(!screen.contains("\u{202E}") && !screen.contains("\u{1B}"))
    }
  }

  @Test(arguments: CaseSelection.tenth(of: [(160, 50), (120, 35), (80, 24), (44, 12), (20, 5)]))
  func `it fits every screen, and its text is scrolled`(_ columns: Int, _ rows: Int) throws {
    var session = Self.session(columns, rows)
    try session.press("Yr")
    session.makeShared()
    #expect(session.shows("Share"))
    #expect(session.screen.cursor != nil || columns < 60)
    let first = session.screen
    try session.press("<End>")
    // There a title and nothing else has room.
    guard rows > 5 else { return }
    let text = try #require(session.sharedText)
    let last = try #require(text.split(separator: "\n").last)
    #expect(session.shows(String(last.prefix(12))))
    try session.press("<Home>")
    #expect(session.screen.text == first.text)
    try session.press("<Right>")
    #expect(session.screen.text != first.text)
    for _ in ShareForm.allCases { try session.press("<Down>") }
    #expect(session.state.sharing.form == .command)
  }

  @Test func `a click chooses, the wheel scrolls, and what is asked of the panes goes there`()
    throws
  {
    var session = Self.session()
    try session.press("Y")
    session.makeShared()
    let row = try session.row(of: "m  Markdown")
    session.send(.terminal(.mouse(MouseEvent(.press(.left), at: Point(column: 6, row: row)))))
    #expect(session.state.sharing.form == .markdown)
    session.makeShared()
    let before = session.screen.text
    session.send(.terminal(.mouse(MouseEvent(.wheelDown, at: Point(column: 80, row: 10)))))
    #expect(session.screen.text != before)
    try session.press("<F8>")
    #expect(session.state.focus == .why && !session.shows("Y Share"))
    try session.press("<F5>eY")
    #expect(session.shows("Y Share"))
  }

  @Test func `without Unicode it is ASCII`() throws {
    var session = Session(
      80, 24, samples: SampleCatalogue.all,
      opening: Opening(source: .file(path: "p.json", bytes: Array(Self.json.utf8))),
      capabilities: TerminalCapabilities(colors: .none, isUnicode: false, background: .dark))
    session.settle()
    try session.press("<F9>Y")
    session.makeShared()
    for form in ShareForm.allCases {
      try session.press(form.key)
      session.makeShared()
      #expect(session.screen.text.utf8.allSatisfy { $0 < 0x80 }, "\(form): \(session.screen.text)")
    }
  }

  @Test func `its footer names its keys`() throws {
    var session = Self.session()
    try session.press("Y")
    let footer = try #require(session.lines.last)
    for words in [
      "form", "e smallest", "a made up", "Enter copy", "W write", "T try it", "Esc back",
    ] {
      #expect(footer.contains(words), "\(words) isn't in \(footer)")
    }
  }
}

extension Session {
  /// What was asked to be made last.
  fileprivate var shareRequest: Job? { job(ShareQuestion.text.name) }

  /// Whether what is made is made of a reproduction that there is.
  fileprivate var hasReproduction: Bool {
    state.questions[ShareQuestion.text].map {
      (state.room as? ShareScreen)?.reproduction(for: $0.subject) != nil
    } ?? false
  }

  /// Makes what was asked for, as the executable does off the main thread.
  fileprivate mutating func makeShared() {
    work(on: ShareQuestion.text.name)
  }

  /// Decodes, and makes what is asked for then.
  fileprivate mutating func settleAndMake() {
    while let request { send(.explained(request.run())) }
    makeShared()
  }

  fileprivate var sharedText: String? {
    state.sharing.text.map { $0.text.string(in: 0..<$0.text.count) }
  }

  /// What stands below the switches, on one line.
  fileprivate var told: String {
    lines.map { String($0.prefix { $0 != "┃" }).trimmingCharacters(in: .whitespaces) }
      .joined(separator: " ")
  }

  fileprivate var copies: [String] {
    effects.compactMap { if case .copy(let text) = $0 { text } else { nil } }
  }

  fileprivate var stopsSharing: Bool {
    effects.contains { if case .end(ShareQuestion.text.name) = $0 { true } else { false } }
  }

  fileprivate var dropsTrial: Bool { gaveUp(ShareQuestion.trial.name) }

  fileprivate var trial: Job? { job(ShareQuestion.trial.name) }

  /// The file that is to be compiled and run.
  fileprivate var triedSource: String? {
    let sources = Noted<String>()
    var workshop = PlayedWorkshop()
    workshop.ran = {
      sources.note($0)
      return nil
    }
    _ = trial?.answers(in: workshop)
    return sources.all.last
  }
}
