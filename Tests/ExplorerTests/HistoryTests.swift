import DecodingReport
import JSONSource
import Samples
import TerminalCanvas
import TestSupport
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// `H`: the states that were noted.
struct HistoryTests {
  private static func session(
    _ historian: inout Historian, _ columns: Int = 120, _ rows: Int = 35, keys: String = ""
  ) throws -> Session {
    let place = try #require(SampleCatalogue.all.firstIndex { $0.name == "User" })
    var session = Session(
      columns, rows, samples: SampleCatalogue.all,
      opening: Opening(sample: place, source: .payload(0)), foldsLists: true)
    session.settle(noting: &historian)
    try session.press(keys, noting: &historian)
    return session
  }

  private static func rows(_ session: Session, _ range: Range<Int>) -> String {
    session.lines[range].map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  /// Age is another number, and after a pause one more digit; then a field is broken in a copy.
  private static let edits = "jjji7<Pause>8<Pause><Esc><Esc><F5>jjxn"

  @Test func `each state stands with its time, its marks and what changed, the newest first`()
    throws
  {
    var historian = Historian()
    let session = try Self.session(&historian, keys: Self.edits + "Hj")
    #expect(
      Self.rows(session, 1..<8) == """
        ━ ▸ H History  4 states ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━ Enter: go there  c: compare with now
          TIME        123 PAYLOAD                       WHAT CHANGED
          now         ✗↺↺ User / as-rece…+ isAdmin null $.isAdmin: 1 → null
        ▸ 14:03       ✗↺↺ User / as-received            $.age: 7 → 78
          14:02       ✗↺↺ User / as-received            $.age: "42" → 7
          14:01       ✗↺↺ User / as-received            as it came

        """)
    #expect(
      Self.rows(session, 20..<24) == """
        ─ 2026-11-27 14:03  as-received of User ──────────────────────────────────────────────────────────────────────────────
          STRICT ✗ THREW   DEFAULT ↺ 6 ∅ 1 ! 5   SMART ~ 3 ↺ 3 ∅ 1 ! 2
          $.age: 7 → 78

        """)
  }

  @Test func `at 80 columns the same has room`() throws {
    var historian = Historian()
    let session = try Self.session(&historian, 80, 24, keys: Self.edits + "Hjr" + "try<Enter>")
    #expect(
      Self.rows(session, 1..<6) == """
        ━ ▸ H History  4 states ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
          TIME        123 PAYLOAD           WHAT CHANGED
          now         ✗↺↺ as-recei…min null $.isAdmin: 1 → null
        ▸ 14:03       ✗↺↺ as-received       “try”  $.age: 7 → 78
          14:02       ✗↺↺ as-received       $.age: "42" → 7
        """)
    #expect(session.shows("─ 2026-11-27 14:03  as-received of User  “try” ─"))
  }

  @Test func `before anything changed it says what it will hold`() throws {
    var historian = Historian()
    let session = try Self.session(&historian, 80, 24, keys: "H")
    #expect(
      Self.rows(session, 1..<7) == """
        ━ ▸ H History  0 states ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━

          Nothing was changed here yet. Each state that decodes will stand here once
          you pause: with its time, what changed, and the three marks. Enter goes back
          to one, c compares it with now, and one that has a name (r) stays the
          longest.
        """)
  }

  /// What each state says, the oldest first.
  private static func changes(_ historian: Historian) -> [String] {
    historian.log.entries.map(\.change.summary)
  }

  @Test(
    arguments: [
      // Typed in one go, whatever it came to meanwhile.
      ("jjji789<Pause>", ["as it came", #"$.age: "42" → 789"#]),
      // Left without a pause.
      ("jjji7<Esc><Esc>", ["as it came", #"$.age: "42" → 7"#]),
      // What doesn't parse decodes in no state.
      ("jjji7x<Pause>", []),
      ("jjji7<Pause>x<Pause>y<Pause>", ["as it came", #"$.age: "42" → 7"#]),
      ("=", ["as it came", "the layout alone"]),
      ("=u", ["as it came", "the layout alone", "the layout alone"]),
      ("<F12>l", ["as it came", "options: keys snake"]),
      ("<F12>ll", ["as it came", "options: keys snake", "options: keys as the sample has them"]),
      ("jjjxm", [#"$.age: "42" removed"#]), ("jjjH<Esc>jH<Esc>", []),
      ("<F12>l<Esc><F3>jj<Enter>", ["as it came", "options: keys snake"]),
    ])
  func `a state is noted once somebody pauses, and told by what changed`(
    _ keys: String, _ changes: [String]
  ) throws {
    var historian = Historian()
    _ = try Self.session(&historian, keys: keys)
    #expect(Self.changes(historian) == changes)
  }

  @Test func `Enter goes there, u takes it back, and nothing is lost`() throws {
    var historian = Historian()
    var session = try Self.session(&historian, keys: "jjji7<Pause>8")
    // The state that is left was never paused behind.
    try session.press("<Esc><Esc><F5>H", noting: &historian)
    try session.press("G<Enter>", noting: &historian)
    #expect(!session.state.editor.isModified)
    #expect(session.shows("as it was, 2026-11-27 14:01"))
    #expect(Self.changes(historian).last == #"$.age: 78 → "42""#)
    try session.press("u", noting: &historian)
    #expect(
      String(decoding: session.state.editor.text.bytes, as: UTF8.self).contains("\"age\": 78"))
    try session.press("H", noting: &historian)
    #expect(session.lines[3].contains("now") && session.lines[3].contains(#"$.age: "42" → 78"#))
    try session.press("<Enter>", noting: &historian)
    #expect(session.shows("this state is open"))
  }

  @Test func `another payload, another sample and other options are gone back to`() throws {
    var historian = Historian()
    var session = try Self.session(&historian, keys: "jjji7<Pause><Esc><Esc><F12>l<Esc>")
    try session.press("<F2>jj<Enter>", noting: &historian)
    #expect(session.state.entry.name != "User")
    try session.press("H", noting: &historian)
    try session.press("<Enter>", noting: &historian)
    #expect(session.state.entry.name == "User")
    #expect(session.state.library.payloadName == "as-received")
    #expect(session.state.library.changes.keyStrategy == .snake)
    try session.press("Hj<Enter>", noting: &historian)
    #expect(session.state.library.changes.keyStrategy == nil)
  }

  @Test func `c compares a state with now`() throws {
    var historian = Historian()
    let session = try Self.session(&historian, keys: Self.edits + "Hjjc")
    #expect(session.lines[1].contains("─ A  as-received, 2026-11-27 14:02"))
    #expect(session.lines[1].contains("▸ B  as-received + isAdmin null, now"))
    #expect(session.shows("all styles  2 of 16 differ"))
  }

  @Test func `f leaves the open payload's states, y copies one, and a name is taken away`() throws {
    var historian = Historian()
    var session = try Self.session(&historian, keys: Self.edits + "Hf")
    #expect(session.lines[1].contains("H History  1 state  of as-received + isAdmin null"))
    try session.press("fGry", noting: &historian)
    try session.press("<Enter>", noting: &historian)
    #expect(session.shows("“y”  as it came"))
    try session.press("r<C-u><Enter>", noting: &historian)
    #expect(!session.shows("“y”"))
    session.send(.terminal(.key(try #require(KeyEvent.sequence("y").first))))
    let copied = session.effects.compactMap { if case .copy(let text) = $0 { text } else { nil } }
    #expect(copied == [String(decoding: session.state.library.originalTextOfUser, as: UTF8.self)])
  }

  @Test func `hidden results are hidden here, too`() throws {
    var historian = Historian()
    let session = try Self.session(&historian, keys: Self.edits + "vH")
    #expect(
      session.lines[3..<5].map { $0.prefix(40) } == [
        "▸ now             User / as-rece…+ isAdm", "  14:03           User / as-received    ",
      ])
    #expect(session.shows(Hiding.words) && !session.shows("THREW"))
  }

  @Test func `what was typed in free play is noted before a step puts things back`() throws {
    var historian = Historian()
    var session = try CourseTests.session(keys: "<Space>")
    session.settle(noting: &historian)
    let before = session.state.editor.text
    // Typed and left at once: nothing was decoded.
    for key in try KeyEvent.sequence("<F4> ") { session.send(.terminal(.key(key))) }
    #expect(session.state.editor.text != before)
    try session.press("<PgDn>", noting: &historian)
    try session.press("<F5><Esc><PgDn>", noting: &historian)
    let texts = historian.log.entries.map(\.state.text)
    #expect(texts.contains { $0.count == before.count + 1 }, "\(Self.changes(historian))")
  }

  @Test func `a payload that isn't open is listed as one made here`() throws {
    var first = Historian()
    var session = try Self.session(&first, keys: Self.edits)
    var second = Historian()
    second.earlier = first.log.entries
    session = try Self.session(&second, keys: "H<Enter>")
    #expect(session.state.library.payloadName == "as-received + isAdmin null 2026-11-27 14:04")
    #expect(session.shows("isn't open here: its state of 2026-11-27 14:04"))
    #expect(
      String(decoding: session.state.editor.text.bytes, as: UTF8.self).contains("\"isAdmin\": null")
    )
  }

  @Test func `a state of another folder, and of a model that isn't open, says so`() throws {
    var historian = Historian()
    let session = try Self.session(&historian, keys: Self.edits)
    var state = try #require(historian.log.entries.last?.state)
    state.key.modelSource = "Models"
    state.title = "Order"
    for (folder, words) in [
      ("/here", "the model Order isn't open here"), ("/elsewhere", "that was in /elsewhere"),
    ] {
      var other = Historian()
      other.earlier = [
        HistoryEntry(
          id: "x", seconds: 1, folder: folder, state: state,
          change: HistoryChange(summary: "as it came", lines: []))
      ]
      var session = try Self.session(&other, keys: "H")
      try session.press("<Enter>", noting: &other)
      #expect(session.shows(words))
      try session.press("c", noting: &other)
      #expect(session.shows("another model"))
    }
    #expect(session.state.entry.name == "User")
  }

  @Test func `an edit of the model is a state, and is gone back from`() throws {
    var historian = Historian()
    var session = OwnSample.started()
    session.settle(noting: &historian)
    try session.press("<F7>", noting: &historian)
    try session.press("<Enter><C-Home><Down>// <Esc>", noting: &historian)
    session.replaceEffects(session.effects)
    let due = Message.Timer.modelDue(
      sample: session.state.sample, revision: session.state.library.modelDraft?.revision ?? 0)
    session.send(.timer(due))
    session.compiled(try #require(session.modelRequest))
    session.settle(noting: &historian)
    #expect(
      Self.changes(historian) == ["as it came", "model User.swift:2: var id: Int → // var id: Int"])
    try session.press("<Esc><F5>HG", noting: &historian)
    for key in try KeyEvent.sequence("<Enter>") { session.send(.terminal(.key(key))) }
    #expect(session.modelRequest?.text == OwnSample.page)
  }
}

extension Library {
  /// The payload of the list's first sample as it came.
  fileprivate var originalTextOfUser: [UInt8] {
    original(of: .sample("User", payload: "as-received")).text.bytes
  }
}
