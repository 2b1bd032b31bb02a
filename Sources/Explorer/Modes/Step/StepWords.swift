import DecodingReport
import JSONSource
import TerminalCanvas

/// What the steps through a style's calls say.
enum StepWords {
  static let value = "Value so far"
  static let running = "being decoded"
  static let toCome = "–"

  static func mark(isNext: Bool, isUTF8: Bool) -> String {
    isNext ? (isUTF8 ? "▶" : ">") : (isUTF8 ? "●" : "*")
  }

  static func legend(isUTF8: Bool) -> String {
    "\(mark(isNext: false, isUTF8: isUTF8)) read  \(mark(isNext: true, isUTF8: isUTF8)) next"
  }

  static func source(_ stage: Stage, columns: Int) -> String {
    pane(.source, columns < 44 ? "" : stage.library.shortSourceName)
  }

  static func model(_ fileName: String) -> String { pane(.model, fileName) }

  private static func pane(_ pane: Pane, _ detail: String) -> String {
    "\(pane.key) \(pane.name)" + (detail.isEmpty ? "" : "  \(detail)")
  }

  /// `s Step  DEFAULT  31 calls`
  static func title(_ stage: Stage, _ recording: StepRecording?) -> String {
    let head = "\(StepScreen.name.title(stage))  \(stage.style.rawValue.uppercased())"
    guard let recording else { return head }
    let count = "\(head)  \(recording.calls.count.grouped) calls"
    let omitted = recording.trace.omitted
    if omitted == 0 { return count }
    let about = recording.trace.around.map { " of \($0)" } ?? ""
    return "\(count)\(about) kept, at least \(omitted.grouped) more"
  }

  static func verdict(_ stage: Stage) -> String { "STEP  \(stage.style.rawValue.uppercased())" }

  static func hint(_ typed: Int?) -> String {
    typed.map { $0 == 0 ? "call: _  Enter goes there" : "call: \($0)_  Enter goes there" } ?? ""
  }

  /// What stands where there are no calls.
  static func instead(_ stage: Stage) -> String {
    if stage.hiding.hides(stage.style) { return Hiding.words }
    if stage.live.rejection != nil { return "no style decodes a document that isn't JSON" }
    guard stage.live.isUpToDate, let shown = stage.live.shown else { return "decoding" }
    guard let report = shown.report[stage.style] else { return "not told" }
    if report.trace != nil { return "no call was made" }
    return report.unexplained ?? "no calls are kept: not told"
  }

  static func none(_ action: StepScreen.Action) -> String {
    switch action {
    case .nextError: "no more errors"
    case .nextOfField: "the selected field has no further call"
    default: "there is no call with this number"
    }
  }

  /// `decode(Int, .age)`
  static func call(_ call: Trace.Call) -> String {
    var parts = call.type.isEmpty ? [] : [call.type]
    if call.operation.isByKey {
      switch call.path.steps.last {
      case .key(let key): parts.append(".\(key)")
      case .index(let index): parts.append("[\(index)]")
      case nil: break
      }
    }
    return parts.isEmpty
      ? call.operation.name : "\(call.operation.name)(\(parts.joined(separator: ", ")))"
  }

  static func path(_ call: Trace.Call) -> String { call.path.description }

  /// What came back, without who caught it: that has a line of its own.
  static func answer(_ call: Trace.Call, _ text: TraceText) -> String {
    var call = call
    call.swallowedBy = nil
    return text.answer(of: call)
  }

  static func caught(_ call: Trace.Call) -> String {
    "caught by \(call.swallowedBy ?? "")"
  }

  static func head(_ call: Trace.Call) -> String {
    "\(call.type)  \(call.path.description)"
  }

  static func left(_ names: [String], isDone: Bool) -> String {
    guard !names.isEmpty else { return "" }
    return (isDone ? "never asked  " : "keys left  ") + names.joined(separator: " ")
  }

  /// What just happened; then how far it is, and what comes next.
  static func standing(
    _ recording: StepRecording, _ position: Int, _ text: TraceText
  ) -> [String] {
    let happened: String
    switch recording.last(at: position) {
    case .call(let place):
      let call = recording.calls[place]
      let answer = recording.isDone(place, at: position) ? self.answer(call, text) : ""
      happened = "\(self.call(call)) at \(path(call))" + (answer.isEmpty ? "" : "  \(answer)")
    case .caught(let place): happened = caught(recording.calls[place])
    case nil: happened = "nothing is decoded yet"
    }
    let count = recording.calls.count
    let done = recording.callsDone(at: position)
    let next =
      switch recording.next(at: position) {
      case .call(let place): "next: \(call(recording.calls[place]))"
      case .caught(let place): "next: \(caught(recording.calls[place]))"
      case nil: "decoding is over"
      }
    return [happened, "\(done.grouped) done of \(count.grouped), \(next)"]
  }

  /// `●●●▶○○`
  static func progress(_ done: Int, of count: Int, isUTF8: Bool) -> String {
    let next = done < count ? 1 : 0
    return String(repeating: mark(isNext: false, isUTF8: isUTF8), count: done)
      + String(repeating: mark(isNext: true, isUTF8: isUTF8), count: next)
      + String(repeating: isUTF8 ? "○" : ".", count: max(0, count - done - next))
  }

  /// `✗ at 7 11 15`, of those that were thrown so far.
  static func errors(_ numbers: [Int]) -> String {
    numbers.isEmpty
      ? "" : "✗ at " + numbers.suffix(12).map(String.init).joined(separator: " ")
  }
}

extension DecodingEvent.Operation {
  /// Whether it asks for a key or an index.
  fileprivate var isByKey: Bool {
    switch self {
    case .decode, .decodeIfPresent, .decodeNil, .contains, .nestedKeyedContainer,
      .nestedUnkeyedContainer, .superDecoder, .superDecoderValue, .drop:
      true
    case .keyedContainer, .unkeyedContainer, .singleValueContainer, .allKeys: false
    }
  }
}
