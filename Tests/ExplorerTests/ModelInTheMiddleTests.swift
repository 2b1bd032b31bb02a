import DecodingStyles
import Foundation
import JSONSource
import Samples
import TerminalCanvas
import TestSupport
import Testing
import Workbench

@testable import DecodingReport
@testable import Explorer
@testable import ModelRunner

/// A model that sits between its process and the explorer, and turns bytes of the answers: each is told
/// as a foreign one, or what is read can be shown in every way.
struct ModelInTheMiddleTests {
  /// 50,000 with `TEST_ALL_CASES=1`.
  private static let mutations = CaseSelection.isWhole ? 50_000 : 2_000
  private static let parts = 4
  /// No rendering of these small payloads is longer, whatever a frame says.
  private static let greatestText = 4 << 20

  @Test(arguments: 0..<parts)
  func `whatever bytes of its answers a model turns, it is told, or all can be shown`(
    _ part: Int
  ) throws {
    let seed = ProcessInfo.processInfo.environment["TEST_SEED"].flatMap { UInt64($0) } ?? 1
    var mutator = FrameMutator(seed: seed &* 1000 &+ UInt64(part))
    let isWriting = part == 0
    let conversations = try (isWriting ? Conversation.written : Conversation.decoded).get()
    var (told, shown) = (0, 0)
    for number in 0..<(Self.mutations / Self.parts) {
      let conversation = conversations[number % conversations.count]
      let place = mutator.place(in: conversation.frames.map(\.count))
      let frame = mutator.turned(conversation.frames[place])
      guard let answers = conversation.read(frame, inPlaceOf: place) else {
        told += 1
        continue
      }
      shown += 1
      Self.checkTexts(answers, conversation.experiment)
      // To go through all screens of all takes minutes.
      if shown % 20 == 0 { try Self.checkScreen(answers, conversation) }
    }
    #expect(told > shown / 10 && shown > told / 10, "\(told) told, \(shown) shown")
  }

  @Test func `last calls, denials and prints of any bytes can be shown`() throws {
    let document = JSONDocument.parse(UserSample.json)
    var mutator = FrameMutator(seed: 7)
    let event = try #require(Self.lastEvent())
    var writer = TransportWriter()
    LastCall(event).write(to: &writer)
    let mark = [7, 9]
    let part = DecodeOrder.Part(.strict, .values)
    let prints = PrintMark.bytes(mark, part) + Array("printed".utf8)
    for _ in 0..<(Self.mutations / 4) {
      var reader = TransportReader(
        mutator.turned(writer.bytes, hasCount: false)[...], document: document)
      if let call = try? LastCall(from: &reader) {
        let experiment = Experiment(entry: UserSample.entry, source: "", bytes: [])
        let loss = ModelLoss.exited(1)
        let report = StyleReport(lost: loss, in: .strict, of: experiment, call, document)
        #expect("\(report)".utf8.count < Self.greatestText)
      }
      var text = PrintedText(mark, keepsBeginning: true)
      text.append(mutator.turned(prints, hasCount: false))
      #expect(text.take(.strict).bytes.count <= prints.count * 2)
      let denials = ModelDenial.all(
        in: mutator.turned([2, 0, 0, 0, 0, 0, 0, 0] + prints, hasCount: false))
      #expect(denials.map(\.words).joined().utf8.count < 1000)
    }
  }

  @Test func `an answer that isn't awaited is told`() throws {
    let conversation = try #require(try Conversation.decoded.get().first)
    let frames = conversation.frames
    for place in frames.indices {
      // Twice, left out, and at the end of all.
      #expect(conversation.read(frames[...place] + frames[place...]) == nil)
      let others = Array(frames[..<place] + frames[(place + 1)...])
      #expect(conversation.read(others) == nil)
      #expect(conversation.read(others + [frames[place]]) == nil || place == frames.count - 1)
    }
  }

  @Test func `texts, lists and paths of any length are written as far as they are read`() throws {
    let long = String(repeating: "ä", count: 1_000_000)
    var report = StyleReport(style: .strict, model: long)
    report.value = long
    let deep = JSONPath(Array(repeating: .key("a"), count: 100_000) + [.index(-1)])
    report.randomlyOrdered = [deep]
    let keys = JSONPath(Array(repeating: .key(long), count: 500))
    let field = FieldReport(
      path: keys.appending(.index(.min)), property: long, wanted: .named(long), outcome: .threw)
    report.fields = Array(repeating: field, count: 9_000)
    report.trace = Trace(
      calls: Array(
        repeating: Trace.Call(
          number: 1, operation: .decode, depth: 1 << 30, path: deep, type: long,
          answer: .threw(long)), count: 11_000), omitted: 5)
    report.log = StyleLog(text: long, entries: [StyleLog.Entry(path: deep, text: long)])
    var writer = TransportWriter()
    report.write(to: &writer)
    #expect(writer.bytes.count < 1 << 28)
    var reader = TransportReader(writer.bytes[...], document: JSONDocument.parse("{}"))
    let read = try StyleReport(from: &reader)
    #expect(read.value?.hasSuffix("… (1990000 more bytes)") == true)
    #expect(read.fields.count + read.omittedFields == 9_000 && read.omittedFields > 0)
    let trace = try #require(read.trace)
    #expect(trace.calls.count + trace.omitted == 11_005 && trace.omitted > 5)
    #expect(
      read.fields.first?.path.steps.last == .index(0) && read.fields.first?.depth ?? 500 < 200)
    // However long one path is, not each line is.
    let text = TraceText(trace, appearance: TextAppearance(isUTF8: true) { $0.utf8.count }).text
    #expect(text.utf8.count < 3 * (1 << 26))
  }

  /// What no report says, by what it would be said of.
  private static let impossible: KeyValuePairs<String, @Sendable (inout StyleReport) -> Void> = [
    "a count": { $0.summary[.threw] = -1 }, "omitted": { $0.omittedFields = .min },
    "a sum": { $0.summary.errors = .max }, "a time": { $0.microseconds = -1 },
    "a line": { $0.failure?.position = JSONPosition(line: 0, column: 1) },
    "a column": { $0.failure?.position = JSONPosition(line: 1, column: .max) },
    "a number": { $0.trace?.calls[0].number = 0 }, "a depth": { $0.trace?.calls[0].depth = -1 },
    "bytes": { $0.trace?.calls[0].offsets = 5..<1000 }, "calls": { $0.trace?.omitted = -2 },
    "a node": { $0.fields[0].found = FieldReport.Found(at: 99, in: larger) },
    "no node": { $0.fields[0].found = FieldReport.Found(at: -1, in: larger) },
    "a text": {
      $0.fields[0].found = FieldReport.Found(
        at: 0, in: JSONText(larger, inStringAt: 1, of: nil), of: larger)
    },
  ]
  private static let larger = JSONDocument.parse("[" + String(repeating: "1,", count: 200) + "1]")

  @Test func `what no report says is told`() throws {
    var report = StyleReport(style: .strict, model: "M")
    report.failure = StyleReport.Failure(
      kind: .custom, path: nil, position: JSONPosition(line: 1, column: 1), wanted: "", subject: "",
      message: "", foundationSaid: "")
    report.fields = [
      FieldReport(path: .root, property: "", wanted: .standard(.int), outcome: .threw)
    ]
    report.trace = Trace(
      calls: [
        Trace.Call(
          number: 1, operation: .decode, depth: 0, path: .root, type: "", answer: .nothing,
          offsets: 0..<2)
      ], omitted: 0)
    let document = JSONDocument.parse("[1]")
    func read(_ report: StyleReport) throws {
      var writer = TransportWriter()
      report.write(to: &writer)
      var reader = TransportReader(writer.bytes[...], document: document)
      #expect(try StyleReport(from: &reader) == report)
    }
    try read(report)
    for (name, change) in Self.impossible {
      var other = report
      change(&other)
      #expect(throws: TransportProblem.malformed, "\(name)") { try read(other) }
    }
  }

  private static func lastEvent() -> DecodingEvent? {
    var last: DecodingEvent?
    let experiment = Experiment(entry: UserSample.entry, source: "", bytes: Array("{}".utf8))
    guard case .loaded(let types, _) = experiment.models else { return nil }
    Decoding(experiment, with: types, styles: []).follow(.strict) { last = $0 }
    return last
  }
}

// MARK: - What is done with what is read

extension ModelInTheMiddleTests {
  private static func check(_ text: String) {
    #expect(text.utf8.count < greatestText)
  }

  private static func checkTexts(_ answers: Answers, _ experiment: Experiment) {
    let report = answers.report(of: experiment)
    let document = JSONDocument.parse(experiment.bytes)
    let appearance = TextAppearance(isUTF8: true) { $0.count }
    let explain = Explainer(
      report, isForMany: true, declaration: { _, _ in nil }, sourceLine: document.lineText
    ).explanation
    let text = ReportDocument(
      report, appearance: appearance, rows: .all, sourceLine: document.lineText, explain: explain
    ).text
    check(text.sent(colors: .none, isUTF8: true))
    check(JSONReport(report).json.lines)
    check(
      ReportDocument(report, appearance: appearance, explain: explain).markdown)
    _ = report.causes(of: report.rows)
    let comparison = ReportComparison(report, report, JSONComparison(document, document))
    #expect(comparison.rows.count <= 3 * report.rows.count)
    guard !answers.writings.isEmpty else { return }
    let trip = RoundTrip(report, answers.writings)
    check(RoundTripDocument(trip, appearance: appearance).text.sent(colors: .none, isUTF8: true))
    check(RoundTripJSON(trip).json.line)
    check(RoundTripDocument(trip, appearance: appearance).markdown)
  }

  /// Opens it as an own model's, and goes through all panes and modes that show what came back.
  private static func checkScreen(
    _ answers: Answers, _ conversation: Conversation
  ) throws {
    var entry = conversation.entry
    entry.models = .elsewhere(ForgedRunner(answers: answers))
    entry.payloads = [Payload(name: "p", fileName: "p.json", bytes: conversation.experiment.bytes)]
    var session = Session(80, 24, samples: [entry])
    session.settle()
    let rows = (session.state.live.shown?.index.rows.count ?? 0)
    let walk = String(repeating: "j", count: min(rows, 40))
    for keys in [
      walk, "123", "<F8>jjG<F5>g", "e" + walk + "<Esc>", "s", "jj!nb<Right>G", "<Esc>", "E", "nn",
      "<Esc>", "c", "<Esc>",
    ] {
      for key in try KeyEvent.sequence(keys) {
        session.send(.terminal(.key(key)))
        session.settle()
        #expect(session.screen.size == session.size)
      }
    }
  }
}

/// Answers with what a model in the middle made of the answers.
private struct ForgedRunner: ExperimentRunner, PayloadDecoding {
  let answers: Answers
  var experiment: Experiment?
  var options: DecodingOptions { DecodingOptions() }

  func decode(_ experiment: Experiment, _ cancellation: Cancellation?) -> any PayloadDecoding {
    ForgedRunner(answers: answers, experiment: experiment)
  }

  func write(_ experiment: Experiment, _ cancellation: Cancellation?) -> [StyleEncoding] {
    answers.writings
  }

  var values: Report { report }
  var report: Report {
    experiment.map(answers.report)
      ?? Report(
        model: "", modelSource: "", payload: Report.PayloadFinding(source: "", bytes: 0), styles: []
      )
  }
  func report(_ cancellation: Cancellation) -> Report? { report }
}

// MARK: - What is said

/// What is read of a conversation.
private struct Answers {
  var finding: Report.PayloadFinding?
  var styles: [StyleReport] = []
  var writings: [StyleEncoding] = []
  var isDone = false

  mutating func take(_ answer: HostAnswer) {
    switch answer {
    case .values(let finding, let styles): (self.finding, self.styles) = (finding, styles)
    case .explained(let report):
      styles = styles.map { $0.style == report.style ? report : $0 }
    case .written(let writings): self.writings = writings
    case .done: isDone = true
    case .loaded, .refused, .begins, .beginsDecoder: break
    }
  }

  func report(of experiment: Experiment) -> Report {
    Report(
      model: experiment.model, modelSource: experiment.modelSource,
      payload: finding ?? Report.PayloadFinding(source: "p", bytes: experiment.bytes.count),
      styles: styles, of: JSONDocument.parse(experiment.bytes))
  }
}

/// All that a host says to one order, a frame each.
private struct Conversation {
  let entry: SampleEntry
  let experiment: Experiment
  private(set) var frames: [[UInt8]] = []
  /// What was read before each frame: nobody turns that again.
  private var before: [(stream: AnswerStream, answers: Answers)] = []
  private let document: JSONDocument

  init(_ entry: SampleEntry, _ bytes: [UInt8], _ effort: DecodeOrder.Effort) throws {
    self.entry = entry
    var experiment = Experiment(entry: entry, source: "p.json", bytes: bytes)
    experiment.traces = .around(.root)
    experiment.logLevel = .verbose
    if effort == .writing { experiment.styles = [.default] }
    self.experiment = experiment
    document = JSONDocument.parse(bytes)
    let order = DecodeOrder(
      experiment, number: 1, parts: experiment.styles.map { DecodeOrder.Part($0, effort) })
    guard case .loaded(let types, _) = experiment.models else { return }
    say(.loaded(DecodingOptions(), [.calls, .files]), to: 0)
    if effort == .writing {
      say(.begins(order.parts[0]))
      say(.written(RoundTripRuns(experiment, with: types).encodings(in: .default)))
    } else {
      for part in order.parts { say(.begins(DecodeOrder.Part(part.style, .values))) }
      let decoding = Decoding(experiment, with: types)
      say(.values(decoding.values.payload, decoding.values.styles))
      for part in order.parts {
        say(.begins(part))
        say(.explained(try #require(decoding.report(of: part.style, goesOn: true))))
      }
    }
    say(.done)
    var (stream, answers) = (AnswerStream(), Answers())
    stream.expect(.load(LoadOrder(libraries: [], limits: ModelLimits())))
    stream.expect(.decode(order))
    for frame in frames {
      before.append((stream, answers))
      stream.append(frame)
      answers.take(try #require(try stream.next(of: 1, document: document)))
    }
  }

  private mutating func say(_ answer: HostAnswer, to number: Int = 1) {
    frames.append(Frame.bytes(NumberedAnswer(answer, to: number)))
  }

  /// What is read where one frame is another, and the rest as it was; `nil` where that is told.
  func read(_ frame: [UInt8], inPlaceOf place: Int) -> Answers? {
    read([frame] + frames[(place + 1)...], behind: place)
  }

  func read(_ frames: some Sequence<[UInt8]>, behind place: Int = 0) -> Answers? {
    var (stream, answers) = before[place]
    for frame in frames { stream.append(frame) }
    do throws(TransportProblem) {
      while let answer = try stream.next(of: 1, document: document) { answers.take(answer) }
    } catch {
      return nil
    }
    return answers.isDone ? answers : nil
  }
}

extension Conversation {
  /// Of samples with many kinds of outcomes, and of what is in strings.
  static let decoded = Result { try samples.map { try Conversation($0.0, $0.1, .all) } }
  static let written = Result { try samples.map { try Conversation($0.0, $0.1, .writing) } }

  private static var samples: [(SampleEntry, [UInt8])] {
    let names = CaseSelection.tenth(of: SampleCatalogue.all.map(\.name), least: 8)
    let texts = [(UserSample.entry, Array(UserSample.json.utf8))]
    return texts
      + SampleCatalogue.all.filter { names.contains($0.name) }.flatMap { entry in
        entry.payloads.filter { $0.bytes.count < 400 }.prefix(2).map { (entry, $0.bytes) }
      }
  }
}

/// Turns bytes of a frame: one to a few, or a number into an extreme one.
private struct FrameMutator {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(state: seed)
  }

  /// One of a few frames; those that tell much more often.
  mutating func place(in sizes: [Int]) -> Int {
    let place = Int.random(in: sizes.indices, using: &random)
    let other = Int.random(in: sizes.indices, using: &random)
    return sizes[place] < sizes[other] ? other : place
  }

  /// The count before the frame is that of what follows, but now and then.
  mutating func turned(_ frame: [UInt8], hasCount: Bool = true) -> [UInt8] {
    let head = hasCount ? 4 : 0
    var bytes = Array(frame.dropFirst(head))
    let turns = Int.random(in: 0..<4, using: &random) == 0 ? 3 : 1
    for _ in 0..<turns { turn(&bytes) }
    guard hasCount else { return bytes }
    var count = bytes.count
    if Int.random(in: 0..<50, using: &random) == 0 {
      count ^= 1 << Int.random(in: 0..<32, using: &random)
    }
    return (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + bytes
  }

  private static let extremes = [
    0, -1, 1, 2, 63, 127, 128, 255, 4096, 65_535, 1 << 20, 1 << 31, 1 << 32, 1 << 40, 1 << 41,
    .max, .min, .max - 1, .min + 1, .max / 2, -4096,
  ]

  private mutating func turn(_ bytes: inout [UInt8]) {
    guard let place = bytes.indices.randomElement(using: &random) else { return }
    let end = min(bytes.count, place + Int.random(in: 1...12, using: &random))
    switch Int.random(in: 0..<16, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 3: bytes.remove(at: place)
    case 4: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 5: bytes.removeSubrange(place..<end)
    case 6...9: bytes[place] = UInt8.random(in: 0...8, using: &random)
    case 10...11: bytes[place] &+= Bool.random(using: &random) ? 1 : 255
    default:
      var writer = TransportWriter()
      Self.extremes.randomElement(using: &random)?.write(to: &writer)
      let number = bytes[place...].prefix { $0 >= 0x80 }.count + 1
      bytes.replaceSubrange(place..<min(bytes.count, place + number), with: writer.bytes)
    }
  }
}
