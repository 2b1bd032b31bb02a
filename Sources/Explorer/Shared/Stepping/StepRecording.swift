import DecodingReport
import JSONSource

/// The calls of one style as steps: a call begins, and an error that went out of one is caught.
///
/// What came back from a call is known once all that it called is done. A recording is only looked
/// at, so that going back is as free as going on.
struct StepRecording {
  enum Step: Equatable {
    /// The call with this place begins.
    case call(Int)
    /// What the call with this place threw is caught.
    case caught(Int)
  }

  let trace: Trace
  private(set) var steps: [Step] = []
  /// How many steps are done when a call comes back, by its place.
  private(set) var doneAt: [Int]
  /// The step with which a call begins, by its place.
  private(set) var begin: [Int]
  /// The call around each; −1 for the outermost.
  private(set) var parents: [Int]
  /// Calls that threw by themselves, rather than by what they called.
  private(set) var errors: [Int] = []

  var calls: [Trace.Call] { trace.calls }

  init(_ trace: Trace) {
    self.trace = trace
    let count = trace.calls.count
    doneAt = Array(repeating: 0, count: count)
    begin = doneAt
    parents = Array(repeating: -1, count: count)
    var open: [Int] = []
    /// The calls that came back, whose error nobody has caught yet.
    var thrower = -1
    for place in trace.calls.indices {
      parents[place] = open.last ?? -1
      begin[place] = steps.count
      steps.append(.call(place))
      open.append(place)
      let nextDepth = place + 1 < count ? trace.calls[place + 1].depth : 0
      while let last = open.last, trace.calls[last].depth >= nextDepth || place + 1 == count {
        open.removeLast()
        doneAt[last] = steps.count
        guard trace.calls[last].hasThrown else { continue }
        if thrower < last { errors.append(last) }
        thrower = place
        if trace.calls[last].swallowedBy != nil { steps.append(.caught(last)) }
      }
    }
  }

  /// The number of the last call.
  var lastNumber: Int { calls.last?.number ?? 0 }

  /// The step with which the call with a number begins; `nil` where none is kept that has it.
  func begin(ofNumber number: Int) -> Int? {
    var (low, high) = (0, calls.count)
    while low < high {
      let middle = (low + high) / 2
      if calls[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < calls.count && calls[low].number == number ? begin[low] : nil
  }

  // MARK: What is known after so many steps

  func hasBegun(_ call: Int, at position: Int) -> Bool { begin[call] < position }

  func isDone(_ call: Int, at position: Int) -> Bool { doneAt[call] <= position }

  /// How many calls have begun.
  func callsDone(at position: Int) -> Int {
    var (low, high) = (0, begin.count)
    while low < high {
      let middle = (low + high) / 2
      if begin[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// What happened last.
  func last(at position: Int) -> Step? { position > 0 ? steps[position - 1] : nil }

  /// What comes next.
  func next(at position: Int) -> Step? { position < steps.count ? steps[position] : nil }

  /// The innermost call that hasn't come back.
  func running(at position: Int) -> Int? {
    var call = callsDone(at: position) - 1
    while call >= 0, isDone(call, at: position) { call = parents[call] }
    return call >= 0 ? call : nil
  }

  /// The innermost call that decodes a value of several parts, and hasn't come back; else the
  /// outermost.
  func frame(at position: Int) -> Int? {
    guard !calls.isEmpty else { return nil }
    var call = running(at: position) ?? 0
    if case .call(let next)? = self.next(at: position) { call = max(0, parents[next]) }
    while parents[call] >= 0, calls[call].path == calls[parents[call]].path || !hasParts(call) {
      call = parents[call]
    }
    return call
  }

  private func hasParts(_ call: Int) -> Bool {
    call + 1 < calls.count && calls[call + 1].depth > calls[call].depth
      && calls[(call + 1)...].prefix { $0.depth > calls[call].depth }
        .contains { $0.path != calls[call].path }
  }

  /// The calls that asked for the parts of a value, and have begun; the newest of each path.
  func parts(of frame: Int, at position: Int) -> [JSONPath: Int] {
    var parts: [JSONPath: Int] = [:]
    for call in (frame + 1)..<max(frame + 1, callsDone(at: position)) {
      guard calls[call].depth > calls[frame].depth else { break }
      if calls[call].depth == calls[frame].depth + 1, calls[call].operation.asksForValue {
        parts[calls[call].path] = call
      }
    }
    return parts
  }

  /// The calls for values that a call's own code made, however far it is.
  func asked(by frame: Int) -> [Int] {
    calls.indices[(frame + 1)...].prefix { calls[$0].depth > calls[frame].depth }
      .filter { parents[$0] == frame && calls[$0].operation.asksForValue }
  }

  /// The path of what comes next, or of what happened last.
  func path(at position: Int) -> JSONPath? {
    (next(at: position) ?? last(at: position)).map { step in
      switch step {
      case .call(let call), .caught(let call): calls[call].path
      }
    }
  }

  // MARK: Where to go

  /// Behind all that the next call does.
  func over(from position: Int) -> Int {
    switch next(at: position) {
    case .call(let call): doneAt[call]
    case .caught: position + 1
    case nil: position
    }
  }

  /// Behind the call that runs.
  func out(from position: Int) -> Int { running(at: position).map { doneAt[$0] } ?? steps.count }

  /// Behind the next error; `nil` where none is to come.
  func nextError(after position: Int) -> Int? {
    errors.lazy.map { doneAt[$0] }.filter { $0 > position }.min()
  }

  /// Before the next call for a field.
  func nextCall(of path: JSONPath, after position: Int) -> Int? {
    calls.indices.first { begin[$0] > position && calls[$0].path.isWithin(path) }.map { begin[$0] }
  }

  /// Before the call of a field that failed, else before its first one.
  func start(of path: JSONPath?) -> Int {
    guard let path, !path.steps.isEmpty else { return 0 }
    let failed = errors.filter { calls[$0].path.isWithin(path) }.min()
    let call = failed ?? calls.firstIndex { $0.path.isWithin(path) }
    return call.map { begin[$0] } ?? 0
  }
}
