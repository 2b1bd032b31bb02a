import JSONSource
import Samples
import TerminalCanvas
import TestSupport
import Testing
import Workbench

@testable import DecodingReport
@testable import Explorer

/// `s`: forwards and back through the calls of a style.
struct StepTests {
  private static func session(
    _ columns: Int = 120, _ rows: Int = 35, keys: String = "", _ sample: String = "User",
    json: String? = nil, isUTF8: Bool = true, colors: ColorDepth = .twoHundredFiftySix
  ) throws -> Session {
    let place = try #require(SampleCatalogue.all.firstIndex { $0.name == sample })
    let source: Opening.Source =
      json.map { .file(path: "some.json", bytes: Array($0.utf8)) } ?? .payload(0)
    var session = Session(
      columns, rows, samples: SampleCatalogue.all,
      opening: Opening(sample: place, source: source),
      capabilities: TerminalCapabilities(colors: colors, isUnicode: isUTF8, background: .dark))
    session.settle()
    try session.pressAndDecode(keys)
    return session
  }

  private static func call(
    _ number: Int, _ depth: Int, _ key: String, _ answer: Trace.Call.Answer,
    by swallower: String? = nil
  ) -> Trace.Call {
    Trace.Call(
      number: number, operation: .decode, depth: depth,
      path: key.isEmpty ? JSONPath([]) : JSONPath([.key(key)]), type: "Int", answer: answer,
      swallowedBy: swallower)
  }

  /// A root whose first member is caught, and whose second throws for good.
  private static let recording = StepRecording(
    Trace(
      calls: [
        call(1, 0, "", .threw("b is wrong")), call(2, 1, "a", .value("0")),
        call(4, 2, "a", .threw("a is wrong"), by: "Wrapper"), call(7, 1, "b", .threw("b is wrong")),
      ], omitted: 0))

  @Test func `a call is done once all that it called is done, and a catch is a step`() {
    let recording = Self.recording
    #expect(
      recording.steps == [.call(0), .call(1), .call(2), .caught(2), .call(3)])
    #expect(recording.doneAt == [5, 4, 3, 5])
    #expect(recording.errors == [2, 3])
    #expect((0...5).map { recording.callsDone(at: $0) } == [0, 1, 2, 3, 3, 4])
    #expect((0...5).map { recording.running(at: $0) } == [nil, 0, 1, 1, 0, nil])
    #expect(recording.over(from: 1) == 4 && recording.out(from: 3) == 4)
    #expect(recording.nextError(after: 0) == 3 && recording.nextError(after: 3) == 5)
    #expect(recording.nextError(after: 5) == nil)
    #expect(recording.start(of: JSONPath([.key("a")])) == 2)
    #expect(recording.start(of: JSONPath([])) == 0)
    // Numbers are those of the decode, whatever of it is kept.
    #expect([1, 2, 4, 7].map { recording.begin(ofNumber: $0) } == [0, 1, 2, 4])
    #expect([0, 3, 5, 8].allSatisfy { recording.begin(ofNumber: $0) == nil })
  }

  @Test(arguments: [120, 80], ["", "2", "3"])
  func `the header tells nothing of what is to come, and the value has the model's parts`(
    _ columns: Int, _ style: String
  ) throws {
    let session = try Self.session(columns, 40, keys: style + "s<End>")
    let words = style.isEmpty ? "STEP  STRICT" : style == "2" ? "STEP  DEFAULT" : "STEP  SMART"
    #expect(session.lines[0].contains(words))
    #expect(!session.lines[0].contains { "✓✗↺~∅⊘".contains($0) })
    // The payload has a key that no property has.
    #expect(session.shows("never asked"))
    #expect(!session.shows("nickname:"))
  }

  private static func rows(_ session: Session, _ range: Range<Int>) -> String {
    session.lines[range].map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  @Test func `what was read, what comes next and what is known so far stand beside each other`()
    throws
  {
    let session = try Self.session(keys: "2s<Home>!")
    #expect(
      Self.rows(session, 1..<32) == """
        ─ F4 JSON  1-as-received.json ── ● read  ▶ next │━ ▸ s Step  DEFAULT  40 calls ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
         1 ●│ {                                         │   6    decodeIfPresent(DefaultCodable<Str… "Ada 李"
         2 ●│   "id": 1001,                             │   7      singleValueContainer
         3 ●│   "name": "Ada 李",                       │   8      decode(String, .name)             "Ada 李"
         4 ▶│   "age": "42",                            │   9    decodeIfPresent(DefaultCodable<Int… $.age
                       ^^^^ caught by DefaultCodable<I… │  10      singleValueContainer
         5  │   "email": null,                          │● 11      decode(Int, .age)                 ✗ Expected to decode Int b…
         6  │   "isAdmin": 1,                           │▶         caught by DefaultCodable<Int>
         7  │   "score": "9.5e1",                       │  12    decodeIfPresent(String, .email)
         8  │   "role": "owner",                        │  13    decodeIfPresent(Default<False>, .i…
         9  │   "tags": ["swift", 7, null],             │  14      singleValueContainer
        10  │   "address": { "city": "", "zip": 8001 }, │  15      decode(Bool, .isAdmin)
        11  │   "nickname": "ada"                       │  16    decodeIfPresent(Default<Zero>, .sc…
                                                        │  17      singleValueContainer
        ─ F7 Model  User+Default.swift ──────── DEFAULT │─ Value so far ──────────────────────────────────────────────────────
            │   let container = try decoder.container(  │  User  $
            │     keyedBy: CodingKeys.self)             │    id:      1001
           ●│   self._id = try container.decode(        │    name:    "Ada 李"
            │     DefaultCodable<Int>.self, forKey: .id)│  ▶ age:     being decoded
           ●│   self._name = try container.decode(      │    email:   –
            │     DefaultCodable<String>.self, forKey: .│    isAdmin: –
           ▶│   self._age = try container.decode(       │    score:   –
            │     DefaultCodable<Int>.self, forKey: .age│    role:    –
            │   self.email = try container.decodeIfPrese│    joined:  –
            │     String.self, forKey: .email)          │    tags:    –
            │   self._isAdmin = try container.decode(   │    address: –
            │     Default<Bool.False>.self, forKey: .isA│
            │   self._score = try container.decode(     │  keys left  email isAdmin score role tags address nickname
          decode(Int, .age) at $.age  ✗ Expected to decode Int but found a string instead.
          11 done of 40, next: caught by DefaultCodable<Int>
          ●●●●●●●●●●●▶○○○○○○○○○○○○○○○○○○○○○○○○○○○○  ✗ at 11
        """)
  }

  @Test func `the same has room at 80 columns`() throws {
    let session = try Self.session(80, 24, keys: "2s<Home>!")
    #expect(
      Self.rows(session, 1..<21) == """
        ─ F4 JSON ────── ● read  ▶ next │━ ▸ s Step  DEFAULT  40 calls ━━━━━━━━━━━━━━━
         1 ●│ {                         │   8      decode(String, .n… "Ada 李"
         2 ●│   "id": 1001,             │   9    decodeIfPresent(Def… $.age
         3 ●│   "name": "Ada 李",       │  10      singleValueContai…
         4 ▶│   "age": "42",            │● 11      decode(Int, .age)  ✗ Expected to dec…
                       ^^^^ caught by … │▶         caught by DefaultCodable<Int>
         5  │   "email": null,          │  12    decodeIfPresent(Str…
         6  │   "isAdmin": 1,           │  13    decodeIfPresent(Def…
         7  │   "score": "9.5e1",       │  14      singleValueContai…
        ─ F7 Model  User+Default.swift ─│─ Value so far ──────────────────────────────
         6  │ struct User: Codable {    │  User  $
         7 ●│   @DefaultCodable var id: │    id:    1001
         8 ●│   @DefaultCodable var name│    name:  "Ada 李"
         9 ▶│   @DefaultCodable var age:│  ▶ age:   being decoded
        10  │   var email: String?      │    email: –
        11  │   @Default<Bool.False> var│
        12  │   @Default<Double.Zero> va│  keys left  email isAdmin score role tags ad…
          decode(Int, .age) at $.age  ✗ Expected to decode Int but found a string inst…
          11 done of 40, next: caught by DefaultCodable<Int>
          ●●●●●●●●●●▶○○○○○○○○○○○○○○○○○○○○○○○○○○○  ✗ at 11
        """)
  }

  @Test func `at the end the JSON isn't moved to the right`() throws {
    let session = try Self.session(80, 24, keys: "2s<End>")
    #expect(
      session.lines[2..<10].map { String($0.prefix(28)) } == [
        #" 3 ●│   "name": "Ada 李",    "#, #" 4 ●│   "age": "42",        "#,
        #" 5 ●│   "email": null,      "#, #" 6 ●│   "isAdmin": 1,       "#,
        #" 7 ●│   "score": "9.5e1",   "#, #" 8 ●│   "role": "owner",    "#,
        #" 9 ●│   "tags": ["swift", 7,"#, #"10 ●│   "address": { "city":"#,
      ])
  }

  @Test(arguments: CaseSelection.tenth(of: SampleCatalogue.all.map(\.name), least: 4))
  func `calls and report agree on what threw, and on what wasn't reached`(_ name: String) throws {
    let entry = try #require(SampleCatalogue.all.first { $0.name == name })
    for payload in entry.payloads {
      var experiment = Experiment(entry: entry, source: payload.name, bytes: payload.bytes)
      experiment.traces = .around(.root)
      for style in experiment.run().styles {
        guard let trace = style.trace, trace.omitted == 0 else { continue }
        let recording = StepRecording(trace)
        if let path = style.failure?.path, style.failure?.kind == .typeMismatch {
          // A dictionary whose keys are numbers decodes its values without being asked.
          #expect(
            recording.errors.contains { [path, path.parent].contains(trace.calls[$0].path) },
            "\(name)/\(payload.name) \(style.style): \(path)")
        }
        for field in style.fields where field.outcome == .notReached {
          #expect(
            !trace.calls.contains { $0.path == field.path && $0.operation.asksForValue },
            "\(name)/\(payload.name) \(style.style): \(field.path)")
        }
      }
    }
  }

  @Test func `s on a field stands before its failing call, and without one before the first`()
    throws
  {
    var session = try Self.session(keys: "2s")
    #expect(session.shows("nothing is decoded yet"))
    try session.pressAndDecode("s/age<Enter>s")
    #expect(session.shows("next: decode(Int, .age)"))
    #expect(!session.shows("Expected to decode Int"))
    try session.press("<Right>")
    #expect(session.shows("Expected to decode Int but found a string"))
    #expect(session.shows("next: caught by DefaultCodable<Int>"))
  }

  @Test(
    arguments: CaseSelection.tenth(of: ["User", "LossyElements", "NestedObjects"], least: 1),
    ["1", "2", "3"])
  func `forward and back is the same screen`(_ sample: String, _ style: String) throws {
    var session = try Self.session(keys: "\(style)s<Home>", sample)
    var screens = [session.screen.text]
    while screens.count < 40, !session.shows("decoding is over") {
      try session.press("<Right>")
      screens.append(session.screen.text)
    }
    #expect(Set(screens).count == screens.count && screens.count > 2)
    for screen in screens.dropLast().reversed() {
      try session.press("<Left>")
      #expect(session.screen.text == screen)
    }
  }

  @Test func `two futures that differ in their answers alone look the same before they come`()
    throws
  {
    // The same calls are made: what comes back of the last fields differs.
    let one = try Self.session(
      keys: "2s<Home>", json: #"{"id": 1, "name": "A", "age": 11, "isAdmin": true}"#)
    let two = try Self.session(
      keys: "2s<Home>", json: #"{"id": 1, "name": "A", "age": 22, "isAdmin": 1}"#)
    func calls(_ session: Session) -> String {
      session.lines.dropFirst().map { String($0.dropFirst(49)) }.joined(separator: "\n")
        .components(joinedUpTo: "Value so far")
    }
    #expect(calls(one) == calls(two))
    #expect(calls(one).contains("decode"))
  }

  @Test(arguments: CaseSelection.tenth(of: SampleCatalogue.all.map(\.name), least: 8))
  func `each call comes back within the one around it, and each catch is a step`(
    _ name: String
  ) throws {
    let entry = try #require(SampleCatalogue.all.first { $0.name == name })
    for payload in entry.payloads.prefix(1) {
      var experiment = Experiment(
        entry: entry, source: payload.name, bytes: payload.bytes)
      experiment.traces = .around(.root)
      for style in experiment.run().styles {
        guard let trace = style.trace, trace.omitted == 0 else { continue }
        let recording = StepRecording(trace)
        // Each call comes back after it began, and in the time of the one around it.
        for call in trace.calls.indices {
          #expect(recording.begin[call] < recording.doneAt[call])
          let parent = recording.parents[call]
          if parent >= 0 { #expect(recording.doneAt[call] <= recording.doneAt[parent]) }
        }
        if let failure = style.failure {
          #expect(!recording.errors.isEmpty, "\(failure)")
        }
        let caught = recording.steps.count { if case .caught = $0 { true } else { false } }
        #expect(caught == trace.calls.count { $0.swallowedBy != nil })
      }
    }
  }

  @Test func `keys go over, out, to errors and to a call by its number`() throws {
    var session = try Self.session(keys: "2s<Home>")
    try session.press("<Down>")
    #expect(session.shows("decoding is over"))
    try session.press("<Home>!")
    #expect(session.shows("next: caught by"))
    try session.press("g7<Enter>")
    #expect(session.shows("6 done of"))
    try session.press("g99999<Enter>")
    #expect(session.shows("there is no call with this number"))
    try session.press("<End>!")
    #expect(session.shows("no more errors"))
    try session.press("<Esc>")
    #expect(session.shows("F5 Result"))
  }

  @Test(arguments: [("1", true), ("2", true), ("3", false)])
  func `the compiler's code stands below the properties, but none where smart mode decodes`(
    _ style: String, _ isShown: Bool
  ) throws {
    let text = try Self.session(220, 60, keys: "\(style)s<Home>").screen.text
    let line = "  self.email = try container.decodeIfPresent(String.self, forKey: .email)"
    #expect(text.contains(line) == isShown)
    #expect(text.contains("init(from decoder: any Decoder) throws {") == isShown)
  }

  @Test func `hidden results stay hidden`() throws {
    let session = try Self.session(keys: "vs")
    #expect(session.shows(Hiding.words))
    #expect(!session.shows("decode(Int"))
  }

  @Test func `a long trace is bounded, and that is said`() throws {
    let tags = Array(repeating: "\"a\"", count: 12_000).joined(separator: ",")
    let json = #"{"id": 1, "name": "A", "age": 1, "role": "owner", "tags": [\#(tags)]}"#
    var session = try Self.session(keys: "2s<Home>", json: json)
    let trace = try #require(session.state.live.shown?.report[.default]?.trace)
    #expect(trace.calls.count <= Trace.maximumCalls)
    #expect(trace.omitted > 10_000)
    #expect(session.shows("calls kept, at least"))
    try session.press("<End>")
    #expect(session.shows("decoding is over"))
  }

  @Test func `where noting the calls took too long, that is what is said`() throws {
    var session = Session.started()
    try session.press("s")
    var report = ReportFixture.user(UserSample.json).report(failure: ReportFixture.ageMismatch)
    let loss = "the model's code ran for 11 s and was stopped (--time-limit)"
    for place in report.styles.indices {
      report.styles[place].trace = nil
      report.styles[place].unexplained = loss
    }
    session.answer(report)
    #expect(session.lines[2...].joined().contains(loss))
  }

  @Test(arguments: CaseSelection.tenth(of: ["1", "2", "3"], least: 1))
  func `of a long trace the selected field's calls are kept, wherever it stands`(_ style: String)
    throws
  {
    let tags = Array(repeating: "\"a\"", count: 12_000).joined(separator: ",\n")
    let json = """
      {"id": 1, "name": "A", "age": 1, "isAdmin": true, "score": 1, "role": "editor",
      "joined": "2024-03-01T09:30:00Z", "address": {"city": "Bern", "zip": "3000"}, "tags": [
      \(tags), "last"]}
      """
    var session = try Self.session(keys: "<F4><C-End><Left><Left><Esc>\(style)s", json: json)
    #expect(session.shows(" of $.tags[12000] kept, at least"))
    #expect(session.shows("next: decode(String, [12000])"))
    try session.press("<Right>")
    #expect(session.shows("decode(String, [12000]) at $.tags[12000]"))
    // Of elements whose calls aren't kept nothing is said, not even that they are to come.
    #expect(!session.shows("[999]:") && !session.shows("keys left"))
    // Another field's calls are asked for when that is selected.
    try session.pressAndDecode("s<F4><Up><Esc>\(style)s")
    #expect(session.shows(" of $.tags[11998] kept, at least"))
    #expect(session.shows("next: decode(String, [11998])"))
  }

  @Test(arguments: [(120, 35), (80, 24), (160, 50), (60, 15), (44, 12)])
  func `every size has calls, and marks in ASCII where nothing else may be drawn`(
    _ columns: Int, _ rows: Int
  ) throws {
    let session = try Self.session(
      columns, rows, keys: "2s<Home><Right><Right><Right>", isUTF8: false, colors: .none)
    let text = session.screen.text
    #expect(text.contains("3 done of"))
    #expect(text.unicodeScalars.allSatisfy { $0.isASCII || "李".unicodeScalars.contains($0) })
  }
}

extension Session {
  /// Presses keys, and carries out the decodes that they ask for.
  fileprivate mutating func pressAndDecode(_ keys: String) throws {
    for key in try KeyEvent.sequence(keys) {
      send(.terminal(.key(key)))
      settle()
    }
  }
}

extension String {
  fileprivate func components(joinedUpTo end: String) -> String {
    firstRange(of: end).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
