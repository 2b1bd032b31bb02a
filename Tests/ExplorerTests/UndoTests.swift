import DecodingReport
import TestSupport
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// `u` takes back what was done last, whatever it was and wherever the focus is; `U` does it again.
struct UndoTests {
  /// All that can be taken back.
  private struct Standing: Equatable {
    var sample: Int
    var origin: TextOrigin
    var texts: [String]
    var listed: [String]
    var changes: DecodingChanges
    var models: [String]

    init(_ session: Session) {
      let library = session.state.library
      (sample, origin, changes) = (library.sample, library.origin, library.changes)
      listed = library.payloadItems.map(\.name)
      texts = library.payloadItems.map { library.presentText(of: $0.origin).string }
      models = library.samples.indices.map {
        library.modelText(ModelPlace(sample: $0, file: 0)).string
      }
    }
  }

  private static let aside = Array("[\"aside\"]".utf8)

  /// Presses keys, and has what is decoded then answered.
  private func press(_ keys: String, _ session: inout Session) throws {
    try session.press(keys)
    session.answer()
  }

  private func took(_ words: String, _ session: Session) -> Bool {
    session.state.notice == "took back: \(words)"
  }

  @Test(
    arguments: [
      ("jjji7<Esc><Esc>", "edit of as-received, line 4"),
      ("<F7>i<C-Home>y<Esc>", "edit of User+Strict.swift, line 1"),
      ("<F12><Right><Esc>", "option snake keys"), ("jjjxn", "break age null"),
      ("<F3><Down><Enter>", "opening clean"), ("<F2><Down><Enter>", "opening Order"),
      ("=", "layout of as-received"),
    ], ["", "<F2><Esc>", "<F3><Esc>", "<Tab>", "<F5>", "<F7>", "<F8>", "e"])
  func `each kind is taken back from any pane, and done again`(
    _ done: (keys: String, words: String), from: String
  ) throws {
    var session = Session.started(160, 50)
    let start = Standing(session)
    try press(done.keys, &session)
    let end = Standing(session)
    #expect(end != start)
    try press(from, &session)
    let focus = session.state.focus
    try press("u", &session)
    #expect(Standing(session) == start)
    #expect(took(done.words, session), "\(session.state.notice ?? "")")
    #expect(session.state.focus == focus)
    try press("u", &session)
    #expect(session.state.notice == "nothing to undo")
    try press("U", &session)
    #expect(Standing(session) == end)
    #expect(session.state.notice == "did again: \(done.words)")
    try press("U", &session)
    #expect(session.state.notice == "nothing to redo")
  }

  @Test func `a file that was opened goes off the list, one that was deleted comes back`() throws {
    var session = Session.started(160, 50)
    let start = Standing(session)
    session.send(.opened(path: "a.json", .success(Self.aside)))
    session.answer()
    let opened = Standing(session)
    try press("<F3>D", &session)
    #expect(session.state.library.payloadItems.count == 2)
    try press("<F5>u", &session)
    #expect(Standing(session) == opened && took("deletion of a.json", session))
    try press("u", &session)
    #expect(Standing(session) == start && took("opening a.json", session))
    try press("UU", &session)
    #expect(session.state.library.payloadItems.count == 2)
    #expect(session.state.notice == "did again: deletion of a.json")
  }

  @Test func `a payload's name is taken back, and what it was is told`() throws {
    var session = Session.started(160, 50)
    try press("jjjxn", &session)
    let start = Standing(session)
    try press("<F3>r<C-u>no age<Enter>", &session)
    let end = Standing(session)
    #expect(end.listed.last == "no age")
    try press("<F5>u", &session)
    #expect(Standing(session) == start)
    #expect(took("renaming as-received + age null to no age", session))
    // A copy that was given no name is told by what differs.
    #expect(session.state.library.payloadItems.last?.differences == ["age null"])
    try press("U", &session)
    #expect(Standing(session) == end)
    // The same name again is nothing that was done.
    let count = session.state.undo.done.count
    try press("<F3>r<Enter>", &session)
    #expect(session.state.undo.done.count == count)
  }

  @Test func `a choice in the lists is one thing, however many were passed`() throws {
    var session = Session.started(160, 50)
    session.send(.opened(path: "a.json", .success(Self.aside)))
    session.answer()
    try press("<F3><Up><Up><Enter>", &session)
    #expect(session.state.origin == .sample("User", payload: "as-received"))
    try press("u", &session)
    #expect(session.state.origin == .file(path: "a.json"))
    // Esc goes back to the choice before, and nothing is to be taken back.
    let count = session.state.undo.done.count
    try press("<F3><Up><Up><Esc>", &session)
    #expect(session.state.origin == .file(path: "a.json"))
    #expect(session.state.undo.done.count == count)
  }

  @Test func `where a text is edited undo is the text's own`() throws {
    var session = Session.started(160, 50)
    try press("<F4><C-End> <Esc><F12><Right><Esc>", &session)
    #expect(session.state.library.changes.keyStrategy == .snake)
    try press("<F4><C-_>", &session)
    #expect(session.text == UserSample.json)
    #expect(session.state.library.changes.keyStrategy == .snake)
    try press("<Esc>u", &session)
    #expect(took("option snake keys", session))
    try press("UU", &session)
    #expect(session.text == UserSample.json + " ")
    #expect(session.state.library.changes.keyStrategy == .snake)
  }

  @Test func `what is typed without a pause is one thing`() throws {
    var session = Session.started(160, 50)
    try press("<F4><C-End>", &session)
    for character in "abc" { try press(String(character), &session) }
    try press("<Esc><F5>", &session)
    #expect(session.state.undo.done.count == 1)
    try press("u", &session)
    #expect(session.text == UserSample.json)
    try press("U", &session)
    #expect(session.text == UserSample.json + "abc")
  }

  @Test func `a fix of the model is taken back from the result`() throws {
    var session = Session(120, 50, samples: [OwnSample.entry])
    session.answer()
    try session.press("<F8>")
    var workshop = PlayedWorkshop()
    workshop.advised = { model, _ in
      guard case .files(var files) = model.source else { return nil }
      files[0].text = OwnSample.page + "// mended\n"
      return files
    }
    workshop.compiled = { request in
      ModelAnswer(
        to: request,
        .success(ModelAnswer.Compiled(sources: [:], models: UserSample.entry.models)))
    }
    let asked = try #require(session.job(TrialQuestion.trials.name))
    for part in asked.answers(in: workshop) { session.send(.answered(part)) }
    let start = Standing(session)
    try session.press("A")
    let end = Standing(session)
    #expect(end != start)
    try session.press("<F5>u")
    #expect(Standing(session) == start)
    #expect(session.state.notice?.hasPrefix("took back: fix A: ") == true)
    try session.press("U")
    #expect(Standing(session) == end)
  }

  @Test func `another type and another decoder of the model are taken back`() throws {
    var session = OwnSample.started()
    try session.press("T2")
    #expect(session.state.library.modelDraft?.root == "Item")
    try session.press("<F5>u")
    #expect(session.state.library.modelDraft?.root == "User" && took("decoding Item", session))
    try session.press("U")
    #expect(session.state.library.modelDraft?.root == "Item")
  }

  /// Keys that do one thing each, or none where there is nothing to be done.
  private static let things = [
    "<F4><C-End> <Esc>", "<F4><C-Home> <Esc>", "<F7>i<C-End> <Esc>", "<F12><Right><Esc>",
    "<F12><Down><Right><Esc>", "<F5>gjjjxn", "<F5>gjxm", "<F5>gjjxe", "<F5>gjjjxu",
    "<F3><Down><Enter>", "<F3><Up><Up><Enter>", "<F3><Home><Enter>", "<F2><Down><Enter>",
    "<F2><Up><Enter>", "<F3>D", "<F3><End><Enter><F3>Dy",
    "<F3><End><Enter><F3>r2<Enter>", "<F5>=", "<F5><C-r>",
  ]

  @Test(arguments: 0..<30)
  func `n things are taken back by n keys, to the very start, and done again`(
    _ seed: UInt64
  ) throws {
    var generator = SeededGenerator(state: seed)
    var session = Session.started(160, 50)
    var states: [Standing?] = [Standing(session)]
    var told: [String] = []
    for _ in 0..<14 {
      let keys = generator.choice(of: Self.things)
      let count = session.state.undo.done.count
      try press(keys, &session)
      try press("<Esc><Esc>", &session)
      if session.state.undo.done.count == count { continue }
      told.append(keys)
      // Some keys do two things.
      if session.state.undo.done.count == count + 2 { states.append(nil) }
      states.append(Standing(session))
    }
    for place in states.indices.dropLast().reversed() {
      try press("u", &session)
      if let state = states[place] {
        #expect(Standing(session) == state, "\(place) of \(told)")
      }
    }
    try press("u", &session)
    #expect(session.state.notice == "nothing to undo")
    #expect(Standing(session) == states[0], "\(told)")
    for _ in states.dropFirst() { try press("U", &session) }
    #expect(Standing(session) == states.last, "\(told)")
    try press("U", &session)
    #expect(session.state.notice == "nothing to redo")
  }
}
