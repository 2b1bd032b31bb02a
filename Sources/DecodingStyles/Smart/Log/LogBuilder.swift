import DecodingTrace
import JSONSource

/// Makes a log's entries of the calls of a decode.
struct LogBuilder {
  let events: [DecodingEvent]
  let document: JSONDocument
  private(set) var paths: [[SmartLog.Step]] = []
  /// The call because of which the call's value isn't used; −1 for those that are.
  private(set) var discarded: [Int] = []
  /// The calls that have calls for keys or elements within them.
  private(set) var containers: Set<Int> = []

  init(events: [DecodingEvent], document: JSONDocument) {
    self.events = events
    self.document = document
    for event in events {
      let outer = event.parent >= 0 ? paths[event.parent] : []
      paths.append(event.step.map { outer + [Self.step($0)] } ?? outer)
      discarded.append(discarder(of: event))
      if event.step != nil, event.operation.isDecode { containers.insert(place(event.parent)) }
    }
  }

  func entries(_ level: SmartLogLevel) -> [SmartLog.Entry] {
    events.indices.compactMap { index in
      let event = events[index]
      guard event.operation.isDecode, event.step != nil || event.parent < 0,
        discarded[index] < 0, let outcome = outcome(of: event),
        level >= Self.level(outcome, event), !isSummary(index, outcome)
      else { return nil }
      return entry(index, outcome)
    }
  }

  /// Whether a container's outcome only says what those within it say.
  private func isSummary(_ index: Int, _ outcome: SmartLog.Outcome) -> Bool {
    containers.contains(index) && events[index].reason == nil
      && (outcome == .asSent || outcome == .converted)
  }

  private func entry(_ index: Int, _ outcome: SmartLog.Outcome) -> SmartLog.Entry {
    let event = events[index]
    let type = event.type.map { SwiftType($0) }
    let wanted = event.operation == .decodeIfPresent ? type?.asOptional : type
    var value: String?
    switch event.result {
    case .returned(let returned): value = Self.line(SwiftText.of(returned))
    case .returnedNil: value = "nil"
    default: break
    }
    return SmartLog.Entry(
      path: paths[index], wanted: wanted.map { "\($0)" } ?? "", found: found(index),
      outcome: outcome, value: value, reason: event.reason?.rawValue,
      fallback: event.fallback.map { "\($0)" }, guilty: guilty(in: index))
  }

  /// The innermost place whose failure the call at `index` fell with, from that call's place.
  private func guilty(in index: Int) -> [SmartLog.Step]? {
    var found: [SmartLog.Step]?
    for inner in events[index...].indices.dropFirst() {
      guard paths[inner].starts(with: paths[index]), discarded[inner] == index else { break }
      guard case .threw = events[inner].result, paths[inner].count > paths[index].count
      else { continue }
      found = Array(paths[inner].dropFirst(paths[index].count))
    }
    return found
  }

  /// The JSON that the call found; `nil` for a missing key.
  private func found(_ index: Int) -> String? {
    if events[index].node >= 0 { return Self.text(of: events[index].node, in: document) }
    guard events[index].reason != .missing else { return nil }
    return foundInText(index)
  }

  /// The JSON at `node`, on one line and cut.
  static func text(of node: Int, in document: JSONDocument) -> String {
    let range = document.range(of: node)
    let end = min(range.upperBound, range.lowerBound + 4 * Self.width)
    return Self.line(document.text(in: range.lowerBound..<end))
  }

  private func discarder(of event: DecodingEvent) -> Int {
    guard event.parent >= 0 else { return -1 }
    if discarded[event.parent] >= 0 { return discarded[event.parent] }
    switch events[event.parent].outcome {
    case .default, .nil, .threw, .dropped: return event.parent
    default: return -1
    }
  }

  /// The call for a key, an element or the root within which the call at `index` is.
  private func place(_ index: Int) -> Int {
    var index = index
    while index > 0, events[index].step == nil, events[index].parent >= 0 {
      index = events[index].parent
    }
    return index
  }

  private func outcome(of event: DecodingEvent) -> SmartLog.Outcome? {
    event.outcome.flatMap { SmartLog.Outcome(rawValue: $0.rawValue) }
  }

  private static func level(
    _ outcome: SmartLog.Outcome, _ event: DecodingEvent
  ) -> SmartLogLevel {
    // What a property ignores isn't lost: its author said so.
    if event.type is any SmartIgnoredProperty.Type { return .verbose }
    return switch outcome {
    case .default, .dropped, .threw: .error
    case .nil: event.reason == .missing || event.reason == .null ? .debug : .error
    case .converted: .debug
    case .asSent: .verbose
    }
  }

  private static let width = 60

  /// A text on one line, and not too long.
  private static func line(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > width ? line.prefix(width - 1) + "…" : line
  }

  static func step(_ step: JSONPath.Step) -> SmartLog.Step {
    switch step {
    case .key(let key): .key(key)
    case .index(let index): .index(index)
    }
  }
}

extension DecodingEvent.Operation {
  var isDecode: Bool { self == .decode || self == .decodeIfPresent }
}
