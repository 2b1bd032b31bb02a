import Courses
import DecodingReport
import JSONSource
import TerminalCanvas
import TestSupport
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// Comparisons in which A is another compiled model.
struct CompareModelsTests {
  /// An own model of settings, which is compiled as exercises' models are here.
  private static func own(_ columns: Int = 120, _ rows: Int = 35) -> Session {
    let exercise = PracticeFixture.items[0].exercise
    let source = ModelSource(files: [("Settings.swift", PracticeFixture.start)]).withFacts
    var entry = SampleEntry(
      own: "Settings", modelSource: "Models",
      sources: [.strict: source, .default: source, .smart: source],
      models: .loaded(
        ModelTypes(
          strict: PracticeFixture.Plain.self, default: PracticeFixture.Plain.self,
          smart: PracticeFixture.Plain.self), DecodingOptions()),
      payloads: exercise.payloads)
    entry.files = [
      ModelText(name: "Settings.swift", path: "Models/Settings.swift", text: PracticeFixture.start)
    ]
    entry.roots = ["Settings"]
    var session = Session(
      columns, rows, samples: [entry], opening: Opening(source: .payload(1)), foldsLists: true)
    session.settlePractice()
    return session
  }

  private static func text(_ session: Session, _ rows: Range<Int>) -> String {
    session.lines[rows].map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  private static let fixed = "<F7><Enter><C-Home>// decodeIfPresent<Enter><Esc>"

  @Test func `an edited model is compared with the one that was opened`() throws {
    var session = Self.own()
    try session.practise(Self.fixed)
    try session.practise("c")
    #expect(
      Self.text(session, 1..<32) == """
        ─ A  without-font-size, model as it was opened ─── 4 lines ┃━ ▸ B  without-font-size, model m19 ━━━━━━━━━━━━━━━ 5 lines
            │                                                      ┃+ 1 │ // decodeIfPresent
          1 │ struct Settings: Codable {                           ┃  2 │ struct Settings: Codable {
          2 │   var fontSize: Int = 14                             ┃  3 │   var fontSize: Int = 14
          3 │   var theme: String                                  ┃  4 │   var theme: String
          4 │ }                                                    ┃  5 │ }
                                                                   ┃
                                                                   ┃
                                                                   ┃
        ─ Result  A → B  all styles  2 of 2 differ ───────────────────────────────────── f: only what differs  1 2 3: one style
          FIELD         JSON A      JSON B      1 STRICT  A → B           2 DEFAULT  A → B          3 SMART  A → B
        ▸ fontSize      ◌           ◌           ✗ no key → ↺ 14           ✗ no key → ↺ 14           ↺ 0 → ↺ 14
          theme         "dark"      "dark"      ⋯ → ✓ "dark"              ⋯ → ✓ "dark"              ✓ =






        ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
          whole value                           ✗ THREW → ↺ 1             ✗ THREW → ↺ 1             ↺ 1 =
          silent loss                           none =                    none =                    none =
        ─ Why  $.fontSize  difference 1 of 2 ───────────────────────────────────────────────────────────────────────── ←→ style
          STRICT   A ✗ THREW  keyNotFound("fontSize")   A property that isn't optional needs its key; an initial value doesn't …
                   B ↺ DEFAULT  14   The code that asked found no value and used something else.
          DEFAULT  A ✗ THREW  keyNotFound("fontSize")   A property that isn't optional needs its key; an initial value doesn't …
                   B ↺ DEFAULT  14   The code that asked found no value and used something else.
          SMART    A ↺ DEFAULT  0   Smart mode fills in the initial value, or else the type's default.
                   B ↺ DEFAULT  14   Nothing was sent; the model's own code gives the property its value.
          so: either gives smart a fallback; in A it gives strict and default an error; in B it gives strict and default a
              fallback
        """)
  }

  @Test func `a model is compared with the one before its last change, which is compiled anew`()
    throws
  {
    var session = Self.own()
    try session.practise(Self.fixed)
    try session.practise("<F7><Enter><C-Home>// bare<Enter><Esc>")
    try session.practise("c")
    #expect(session.lines[1].contains("A  without-font-size, model as it was opened"))
    try session.practise("c")
    #expect(session.lines.contains { $0.contains("the model before the last change, model m") })
    let traces = try session.practise("<End><Enter>")
    #expect(traces.compared == ["// decodeIfPresent\n" + PracticeFixture.start])
    #expect(session.lines[1].contains("A  without-font-size, model m"))
    #expect(session.shows("fontSize"))
    // Another payload is decoded by it, and it isn't compiled once more.
    #expect(try session.practise("]").compared.isEmpty)
    #expect(session.lines[1].contains("A  clean, model m"))
    #expect(session.state.comparison.sides?.a.report[.strict]?.threw == false)
  }

  @Test func `the models' lines make room for the JSON, and are read as a whole`() throws {
    var session = Self.own()
    try session.practise(Self.fixed)
    try session.practise("c")
    try session.practise("S")
    #expect(session.lines[3].contains("\"theme\": \"dark\""))
    try session.practise("Sd")
    #expect(session.lines.contains { $0.contains("0 removed, 1 added") })
    try session.practise("<Esc><Esc>")
    #expect(session.lines[1].contains("F4 JSON"))
  }

  @Test func `the solution is compared with the learner's model, which stays as it is`() throws {
    var session = try PracticeTests.session(keys: "hhh")
    let traces = try session.practise("=")
    #expect(traces.compared == [PracticeFixture.start + "// decodeIfPresent\n"])
    #expect(traces.saves.isEmpty)
    #expect(
      Self.text(session, 1..<32) == """
        ─ A  without-font-size, our model ──────────────── 5 lines ┃━ ▸ B  without-font-size, your model ━━━━━━━━━━━━━━ 4 lines
          1 │ struct Settings: Codable {                           ┃  1 │ struct Settings: Codable {
          2 │   var fontSize: Int = 14                             ┃  2 │   var fontSize: Int = 14
          3 │   var theme: String                                  ┃  3 │   var theme: String
          4 │ }                                                    ┃  4 │ }
        - 5 │ // decodeIfPresent                                   ┃    │
                                                                   ┃
                                                                   ┃
                                                                   ┃
        ─ Result  A → B  all styles  2 of 2 differ ───────────────────────────────────── f: only what differs  1 2 3: one style
          FIELD         JSON A      JSON B      1 STRICT  A → B           2 DEFAULT  A → B          3 SMART  A → B
        ▸ fontSize      ◌           ◌           ↺ 14 → ✗ key not found    ↺ 14 → ✗ key not found    ↺ 14 → ↺ 0
          theme         "dark"      "dark"      ✓ "dark" → ⋯              ✓ "dark" → ⋯              ✓ =






        ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
          whole value                           ↺ 1 → ✗ THREW             ↺ 1 → ✗ THREW             ↺ 1 =
          silent loss                           none =                    none =                    none =
        ─ Why  $.fontSize  difference 1 of 2 ───────────────────────────────────────────────────────────────────────── ←→ style
          STRICT   A ↺ DEFAULT  14   The code that asked found no value and used something else.
                   B ✗ THREW  keyNotFound("fontSize")   A property that isn't optional needs its key; an initial value doesn't …
          DEFAULT  A ↺ DEFAULT  14   The code that asked found no value and used something else.
                   B ✗ THREW  keyNotFound("fontSize")   A property that isn't optional needs its key; an initial value doesn't …
          SMART    A ↺ DEFAULT  14   Nothing was sent; the model's own code gives the property its value.
                   B ↺ DEFAULT  0   Smart mode fills in the initial value, or else the type's default.
          so: either gives smart a fallback; in A it gives strict and default a fallback; in B it gives strict and default an
              error
        """)
    #expect(session.lines.last?.contains("Esc the goals") == true)
    try session.practise("<Esc>")
    #expect(PracticeTests.pane(session)[0].hasPrefix("━ ▸ Exercise 1"))
    #expect(session.state.library.modelDraft?.isModified == false)
  }

  @Test func `where there are few rows, a line that differs is among them`() throws {
    var session = try PracticeTests.session(80, 25, keys: "hhh")
    try session.practise("=")
    #expect(session.lines[2...4].contains { $0.hasPrefix("- 5 │ // decodeIfPresent") })
    try session.practise("j")
    #expect(session.lines[2...4].contains { $0.hasPrefix("- 5 │ // decodeIfPresent") })
    #expect(session.lines[2...4].contains { $0.contains("var theme: String") })
  }

  @Test func `of a model that never compiled its lines are compared alone`() throws {
    var session = try PracticeTests.session(
      120, 35, [PracticeFixture.item("One", draft: "oops")], keys: "jhhh=")
    #expect(session.shows("From yours to ours"))
    try session.practise("<Esc>")
    #expect(PracticeTests.pane(session)[0].hasPrefix("━ ▸ Exercise 1"))
  }

  @Test func `a model that can't be compiled is told in the place of the table`() throws {
    var session = Self.own()
    try session.practise("<F4><Esc>")
    let model = ComparedModel(
      role: .former(2), files: [ModelText(name: "Settings.swift", text: "oops")])
    session.state.room = CompareScreen(.model(model), on: Stage(session.state))
    session.send(.terminal(.resize(session.size)))
    session.settlePractice()
    #expect(
      session.shows(
        "A's model can't be compiled: cannot find 'oops' in scope (Settings.swift:1:1)"))
    #expect(!session.state.comparison.isStale)
  }

  @Test func `a state of the history is compared by its own model`() throws {
    var historian = Historian()
    historian.compiles = true
    var session = Self.own()
    session.settle(noting: &historian)
    for keys in [Self.fixed, "<F7><Enter><C-Home>// bare<Enter><Esc>", "<F5>"] {
      try session.press(keys, noting: &historian)
    }
    let texts = historian.log.entries.reversed().map {
      String(decoding: $0.state.model[0].text.bytes, as: UTF8.self)
    }
    let place = try #require(texts.firstIndex { $0.hasPrefix("// decodeIfPresent\n") })
    try session.press("H" + String(repeating: "j", count: place) + "c", noting: &historian)
    #expect(session.lines[1].contains(", its model ─"))
    var sides = try #require(session.state.comparison.sides)
    #expect(sides.a.report.rows.count == 2 && sides.b.report.rows.count == 1)
    #expect(sides.models?.count(.a) == 5 && sides.models?.count(.b) == 6)
    // The first one is that of the sample as it came, which needs no compiler.
    historian.compiles = false
    try session.press("HGc", noting: &historian)
    #expect(session.lines[1].contains(", its model ─"))
    sides = try #require(session.state.comparison.sides)
    #expect(sides.a.report[.strict]?.threw == true && sides.models?.count(.a) == 4)
  }
}
