import DecodingReport
import JSONSource
import Samples
import TerminalCanvas
import TestSupport
import Testing
import Workbench

@testable import Explorer

/// `c`: two payloads, models or settings side by side.
struct CompareScreenTests {
  private static func session(
    _ columns: Int = 120, _ rows: Int = 35, keys: String = "", _ sample: String = "User",
    isUTF8: Bool = true, colors: ColorDepth = .twoHundredFiftySix
  ) throws -> Session {
    let place = try #require(SampleCatalogue.all.firstIndex { $0.name == sample })
    var session = Session(
      columns, rows, samples: SampleCatalogue.all,
      opening: Opening(sample: place, source: .payload(0)),
      capabilities: TerminalCapabilities(colors: colors, isUnicode: isUTF8, background: .dark))
    session.settle()
    try session.pressSettling(keys)
    return session
  }

  @Test func `c compares with the payload of the list that is chosen`() throws {
    var session = try Self.session(keys: "c")
    #expect(session.shows("c Compare as-received with"))
    // Both sides are filled at once.
    #expect(session.lines[1].contains("A  as-received") && session.lines[1].contains("▸ B  clean"))
    try session.pressSettling("<Down><Down><Enter>")
    #expect(session.lines[1].contains("B  age-null"))
    #expect(session.state.library.payloadName == "age-null")
    try session.pressSettling("<Esc>")
    #expect(session.state.library.payloadName == "age-null")
    // The last one that was open is proposed.
    try session.pressSettling("c<Enter>")
    #expect(session.lines[1].contains("A  age-null") && session.lines[1].contains("B  clean"))
    // Tab: Esc leaves the other one open.
    try session.pressSettling("<Tab><Esc>")
    #expect(session.state.library.payloadName == "age-null")
    try session.pressSettling("c<Esc>")
    #expect(session.state.library.payloadName == "age-null" && session.lines[1].contains("F4"))
  }

  @Test func `a variation is compared with what it was made of`() throws {
    let session = try Self.session(keys: "jjjxnc")
    #expect(
      Self.text(session, 1..<32) == """
        ─ A  as-received ──────────────────────────────── 12 lines ┃━ ▸ B  as-received + age null ━━━━━━━━━━━━━━━━━━━━ 12 lines
           1     │ {                                               ┃   1     │ {
           2 ✓✓✓ │   "id": 1001,                                   ┃   2 ✓✓✓ │   "id": 1001,
           3 ✓✓✓ │   "name": "Ada 李",                             ┃   3 ✓✓✓ │   "name": "Ada 李",
        -  4 ✗↺~ │   "age": "42",                                  ┃+  4 ✗↺↺ │   "age": null,
           5 ⋯∅∅ │   "email": null,                                ┃   5 ⋯∅∅ │   "email": null,
           6 ⋯↺~ │   "isAdmin": 1,                                 ┃   6 ⋯↺~ │   "isAdmin": 1,
                 │ … 9 lines alike                                 ┃         │ … 9 lines alike
                                                                   ┃
        ─ Result  A → B  all styles  1 of 16 differs ─────────────────────────────────── f: only what differs  1 2 3: one style
          FIELD         JSON A      JSON B      1 STRICT  A → B           2 DEFAULT  A → B          3 SMART  A → B
          id            1001        1001        ✓ =                       ✓ =                       ✓ =
          name          "Ada 李"    "Ada 李"    ✓ =                       ✓ =                       ✓ =
        ▸ age           "42"        null        ✗ mismatch → ✗ no value   ↺ 0 ! → ↺ 0               ~ 42 → ↺ 0
          email         null        null        ⋯ =                       ∅ nil =                   ∅ nil =
          isAdmin       1           1           ⋯ =                       ↺ false ! =               ~ true =
          score         "9.5e1"     "9.5e1"     ⋯ =                       ↺ 0.0 ! =                 ~ 95.0 =
          role          "owner"     "owner"     ⋯ =                       ↺ .viewer ! =             ↺ .viewer ! =
          joined        ◌           ◌           ⋯ =                       ↺ "1970-01-01T00:00:00… = ↺ "1970-01-01T00:00:00… =
        ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
          whole value                           ✗ THREW =                 ↺ 7 ∅ 1 =                 ~ 4 ↺ 3 ∅ 1 → ~ 3 ↺ 4 ∅ 1
          silent loss                           none =                    6 → 5                     2 =
        ─ Why  $.age  difference 1 of 1 ────────────────────────────────────────────────────────────────────────────── ←→ style
          STRICT   A ✗ THREW  typeMismatch(Int)   JSONDecoder never converts between JSON types.
                   B ✗ THREW  valueNotFound(Int)   null is no value: only an optional takes it.
          DEFAULT  A ↺ DEFAULT  0   The wrapper catches every error of its value and uses its default.
                   B ↺ DEFAULT  0   The wrapper asks with decodeIfPresent, and fills in where that is nil.
          SMART    A ~ CONVERTED  42   Smart mode keeps a value that has an unambiguous counterpart in the type.
                   B ↺ DEFAULT  0   Smart mode fills in the initial value, or else the type's default.
          so: either gives strict an error; "42" gives default a silent loss and smart nothing; null gives default and smart a
              fallback
        """)
    #expect(session.screen.cursor != nil)
  }

  @Test func `eighty columns have one style's values and all marks`() throws {
    let session = try Self.session(80, 24, keys: "jjjxnc3")
    #expect(
      Self.text(session, 1..<21) == """
        ─ A  as-received ──────────── 12 lines ┃━ ▸ B  as-received + age null ━━━━━━━━━━
           3 ✓✓✓ │   "name": "Ada 李",         ┃   3 ✓✓✓ │   "name": "Ada 李",
        -  4 ✗↺~ │   "age": "42",              ┃+  4 ✗↺↺ │   "age": null,
        ─ Result  A → B  smart  1 of 16 differs ──────────────────────────────────────
          FIELD        A 1 2 3  B 1 2 3  3 SMART  A → B
          id             ✓ ✓ ✓    ✓ ✓ ✓  ✓ =
          name           ✓ ✓ ✓    ✓ ✓ ✓  ✓ =
        ▸ age            ✗ ↺ ~    ✗ ↺ ↺  ~ 42 → ↺ 0
          email          ⋯ ∅ ∅    ⋯ ∅ ∅  ∅ nil =
          isAdmin        ⋯ ↺ ~    ⋯ ↺ ~  ~ true =
        ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
          whole value                    ~ 4 ↺ 3 ∅ 1 → ~ 3 ↺ 4 ∅ 1
          silent loss                    2 =
        ─ Why  $.age  difference 1 of 1 ────────────────────────────────────── ←→ style
          SMART    A ~ CONVERTED  42   Smart mode keeps a value that has an unambiguous…
                   B ↺ DEFAULT  0   Smart mode fills in the initial value, or else the …

          so: either gives strict an error; "42" gives default a silent loss and smart
              nothing; null gives default and smart a fallback

        """)
  }

  @Test func `n and N go through what differs, round the end`() throws {
    var session = try Self.session(keys: "c<Down><Down><Enter>")
    let sides = try #require(session.state.comparison.sides)
    let count = sides.fields.differing.count
    #expect(count > 2)
    for place in (0..<count).map({ ($0 + 1) % count }) {
      try session.pressSettling("n")
      #expect(session.shows("difference \(place + 1) of \(count)"))
      #expect(session.state.selection == sides.fields.rows[sides.fields.differing[place]].path)
    }
    try session.pressSettling("N")
    #expect(session.shows("difference \(count) of \(count)"))
  }

  @Test func `brackets take other payloads for B, braces for A, with the field kept`() throws {
    var session = try Self.session(keys: "c<Enter>nn")
    let path = session.state.selection
    try session.pressSettling("]")
    #expect(session.lines[1].contains("B  age-missing") && session.state.selection == path)
    try session.pressSettling("[[")
    // As-received is A.
    #expect(!session.lines[1].contains("B  as-received") && session.state.selection == path)
    try session.pressSettling("}")
    #expect(session.lines[1].contains("A  clean"))
    try session.pressSettling("{")
    #expect(session.lines[1].contains("A  as-received"))
  }

  @Test func `with f, payloads with alike outcomes are passed over`() throws {
    let texts = [#"{"id": 1}"#, #"{"id": 2}"#, #"{"id": 3}"#, #"{"id": "x"}"#]
    let parts = texts.enumerated().map {
      PartReading(.line($0.offset + 1), bytes: Array($0.element.utf8))
    }
    let place = try #require(SampleCatalogue.all.firstIndex { $0.name == "User" })
    var session = Session(
      120, 35, samples: SampleCatalogue.all,
      opening: Opening(sample: place, source: .parts(parts, of: .file(path: "all.jsonl"))))
    session.settle()
    let all = session.state.library.payloadItems.map(\.name)
    let names = all.suffix(4)
    try session.pressSettling("c")
    let menu = try #require(session.state.menu)
    let second = try #require(menu.items.firstIndex { $0.title == names.dropFirst().first })
    try session.pressSettling("<Home>")
    for _ in 0..<second { try session.pressSettling("<Down>") }
    try session.pressSettling("<Enter>f]")
    #expect(session.state.library.payloadName == names.last)
    #expect(session.state.notice == "1 alike passed")
  }

  @Test func `i edits B, and c comes back to the same pair with what was typed`() throws {
    var session = try Self.session(keys: "c<Enter>n")
    try session.pressSettling("i")
    #expect(session.state.isTyping && session.state.notice?.hasPrefix("c comes back") == true)
    let before = session.text
    try session.pressSettling("1<Esc>")
    #expect(session.text != before)
    try session.pressSettling("c")
    #expect(session.lines[1].contains("A  as-received") && session.lines[1].contains("B  clean"))
    #expect(session.state.menu == nil)
  }

  @Test func `settings are compared with the sample's own`() throws {
    var session = try Self.session(keys: "<F12>c")
    #expect(session.state.notice == CompareWords.ownSettings)
    try session.pressSettling("<Esc><F12><Right>c")
    #expect(session.lines[1].contains("the sample's own options"))
    #expect(session.lines[1].contains("snake keys"))
    #expect(session.state.layers.isEmpty)
    // The same JSON on both sides.
    #expect(session.state.comparison.sides?.json.differences.isEmpty == true)
    #expect(
      session.shows("in A it gives") || session.shows("each gives"))
  }

  @Test func `settings are compared with those before the last change`() throws {
    var session = try Self.session(keys: "<F12><Right><Right>c")
    #expect(session.lines[1].contains("A  as-received, snake keys"))
    #expect(session.lines[1].contains("B  as-received, the sample's own options"))
    try session.pressSettling("<Esc><F12><Right>j<Right>c")
    #expect(session.lines[1].contains("A  as-received, the sample's own options"))
    try session.pressSettling("c<End>")
    #expect(session.shows("the options before the last change: snake keys"))
    try session.pressSettling("<Enter>")
    #expect(session.lines[1].contains("A  as-received, snake keys"))
    #expect(session.lines[1].contains("B  as-received, snake keys, "))
  }

  @Test func `a pair has a name, and is come back to`() throws {
    var session = try Self.session(keys: "c<Down><Down><Enter>rthe null<Enter>")
    #expect(session.shows("─ Result  “the null”  A → B  all styles"))
    // Another pair hasn't got it.
    try session.pressSettling("]")
    #expect(!session.shows("“the null”"))
    try session.pressSettling("<Esc><F12><Right><Esc>c<Esc>c<End>")
    let item = try #require(session.lines.first { $0.contains("“the null”") })
    #expect(item.contains("A as-received  B age-null"))
    try session.pressSettling("<Enter>")
    #expect(session.lines[1].contains("A  as-received") && session.lines[1].contains("B  age-null"))
    #expect(session.shows("─ Result  “the null”  A → B"))
    #expect(session.state.library.changes == DecodingChanges())
    // An empty name takes it away.
    try session.pressSettling("r<C-u><Enter>")
    #expect(!session.shows("“the null”"))
    try session.pressSettling("c")
    #expect(!session.shows("“the null”"))
  }

  @Test func `a model that wasn't changed has nothing to be compared with`() throws {
    let session = try Self.session(keys: "<F7>c")
    #expect(session.state.notice == CompareWords.modelAsOpened)
  }

  @Test func `hidden results stay hidden`() throws {
    let session = try Self.session(keys: "vjjc<Enter>")
    let told = session.lines[1..<32].joined()
    #expect(!told.contains("✗") && !told.contains("↺") && !told.contains("gives"))
    #expect(told.contains(Hiding.words) && told.contains("\"age\""))
  }

  @Test func `what is asked while more is typed is dropped`() throws {
    var session = try Self.session(keys: "c<Enter>")
    let known = try #require(session.state.comparison.sides)
    try session.press("}")
    #expect(session.state.comparison.isStale && session.shows("⋯"))
    let old = session.effects
    try session.press("}")
    for case .ask(let job) in old where job.name == CompareQuestion.sides.name {
      for part in job.answers() { session.send(.answered(part)) }
    }
    #expect(session.state.comparison.isStale)
    #expect(session.state.comparison.sides?.a.document === known.a.document)
  }

  @Test(
    arguments: CaseSelection.tenth(
      of: [(160, 50), (120, 35), (80, 24), (60, 15), (44, 12), (20, 5)]), [true, false])
  func `it fits each screen, with the chosen field in sight`(
    _ size: (Int, Int), _ isUTF8: Bool
  ) throws {
    var session = try Self.session(
      size.0, size.1, keys: "jjjxnc", isUTF8: isUTF8, colors: isUTF8 ? .none : .sixteen)
    for keys in ["", "G", "g", "n", "3", "<Right>", "f", "<Tab>", "]", "}", "v"] {
      try session.pressSettling(keys)
      let own = session.lines[1...].joined().filter { !"ü李".contains($0) }
      #expect(isUTF8 || own.utf8.allSatisfy { $0 < 0x80 }, "\(own)")
      if size.1 > 8, !session.state.visibleCompareRows.isEmpty {
        #expect(session.lines.contains { $0.hasPrefix(isUTF8 ? "▸" : ">") }, "\(keys)")
      }
    }
  }

  private static func text(_ session: Session, _ rows: Range<Int>) -> String {
    session.lines[rows].map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}

extension Session {
  /// Presses keys one by one, and has all be decoded and compared that they ask for.
  mutating func pressSettling(_ keys: String) throws {
    for key in try KeyEvent.sequence(keys) {
      send(.terminal(.key(key)))
      compareAll()
    }
  }

  /// What was asked for last is compared, as the executable does off the main thread.
  mutating func compareAll() {
    while true {
      let compared = job(CompareQuestion.search.name) ?? job(CompareQuestion.sides.name)
      if request != nil {
        settleOnce()
      } else if let compared {
        for part in compared.answers() { send(.answered(part)) }
      } else {
        return
      }
    }
  }

  private mutating func settleOnce() {
    if let request { send(.explained(request.run())) }
  }
}

extension ExplorerState {
  /// The rows of the comparison that are seen.
  fileprivate var visibleCompareRows: [Int] {
    guard let screen = room as? CompareScreen else { return [] }
    let list = screen.list(on: Stage(self)).list
    return (0..<list.count).map { list[$0] }
  }
}
