import JSONSource

/// Values that came back and that a model's own code then refused, `guard let port = Int(text) else {
/// throw … }`, and what is given for them in a decode that is repeated.
struct RefusedValues {
  /// A value by the place where it was sent and what was asked for.
  private struct Place: Hashable {
    let node: Int
    let operation: DecodingEvent.Operation
    let type: ObjectIdentifier

    init?(_ call: Calls.Call) {
      guard call.isForKey, !call.isByAnyKey, call.node >= 0, let type = call.type else {
        return nil
      }
      (node, operation, self.type) = (call.node, call.operation, ObjectIdentifier(type))
    }
  }

  struct Refusal {
    let error: any Error
    /// How many calls were made behind the value's before it was refused.
    let readBehind: Int
    /// How many other values were refused, too.
    fileprivate var attempt = 0
  }

  private var refusals: [Place: Refusal] = [:]
  /// Where all other values were refused, too.
  private var hopeless: Set<Place> = []

  /// How many values, at the most, are stood in for in this way: each takes a decode.
  private static let maximumCount = 16

  var isEmpty: Bool { refusals.isEmpty }

  /// Another value for one that was refused, and why it was.
  func replacement<T>(of value: T, at call: Calls.Call) -> (value: T, refusal: Refusal)? {
    guard !refusals.isEmpty, let refusal = Place(call).flatMap({ refusals[$0] }) else { return nil }
    return StandIn.other(than: value, attempt: refusal.attempt).map { ($0, refusal) }
  }

  /// Notes the value that a model's own code refused when it ended the decode; or that the one which
  /// stood in for it was refused, too. Returns whether another one may tell more.
  mutating func note(endOf tree: CallTree) -> Bool {
    let culprit = tree.culprit(of: 0)
    if !tree.threw(culprit) { return noteRefused(culprit, tree) }
    // The model's own code threw again behind a value that stood in.
    guard
      let last = tree.children(of: culprit).reversed().first(where: {
        tree.events[$0].hasStep && tree.events[$0].operation.decodesValue
      }), tree.isRefused(last), let place = Place(tree.events[last]),
      case .returned(let value) = tree.events[last].result
    else { return false }
    refusals[place]?.attempt += 1
    if let attempt = refusals[place]?.attempt, StandIn.hasOther(than: value, attempt: attempt) {
      return true
    }
    refusals[place] = nil
    hopeless.insert(place)
    return true
  }

  private mutating func noteRefused(_ call: Int, _ tree: CallTree) -> Bool {
    guard refusals.count + hopeless.count < Self.maximumCount,
      let place = Place(tree.events[call]), !hopeless.contains(place), refusals[place] == nil,
      !tree.isRefused(call), case .returned(let value) = tree.events[call].result,
      StandIn.hasOther(than: value, attempt: 0),
      let error = tree.error(of: tree.failedCall(for: call))
    else { return false }
    refusals[place] = Refusal(
      error: error, readBehind: tree.end(of: tree.failedCall(for: call)) - call - 1)
    return true
  }
}
