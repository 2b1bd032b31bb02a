import JSONSource

/// Placeholders for calls that threw which a model's own code refused, as it would refuse an empty text
/// where it wants a number: what stands in instead in a decode that is repeated.
struct RefusedPlaceholders {
  /// A key of a model, in each of its objects.
  private struct Place: Hashable {
    let model: ObjectIdentifier
    let step: JSONPath.Step?
    let type: ObjectIdentifier

    init?(_ call: Int, _ calls: Calls) {
      guard calls[call].hasStep, !calls[call].isByAnyKey, calls[call].parent >= 0,
        let model = calls[calls[call].parent].type, let type = calls[call].type
      else { return nil }
      self.model = ObjectIdentifier(model)
      step = calls[call].step
      self.type = ObjectIdentifier(type)
    }
  }

  /// Texts that the models' source writes.
  private let known: [String]
  /// How many placeholders were refused there.
  private var attempts: [Place: Int] = [:]
  /// Where all were refused.
  private var hopeless: Set<Place> = []

  init(known: [String]) { self.known = known }

  var isEmpty: Bool { attempts.isEmpty }

  /// A placeholder for a call that threw; `nil` where the plain one wasn't refused.
  func value<T: Decodable>(at call: Int, _ calls: Calls, as type: T.Type) -> T? {
    guard !attempts.isEmpty, let attempt = Place(call, calls).flatMap({ attempts[$0] }) else {
      return nil
    }
    return StandIn.value(of: type, attempt: attempt, known)
  }

  /// Notes that a model's own code threw behind some reads of its own. Returns whether another
  /// placeholder for one of them may tell more: for the one that its error names, else for the last.
  mutating func note(_ reads: [Int], _ culprit: Int, _ tree: CallTree) -> Bool {
    let standing = reads.filter {
      tree.events[$0].stoodIn && tree.events[$0].state == .threw
    }
    guard let read = standing.contains(culprit) ? culprit : standing.last,
      let place = Place(read, tree.events), !hopeless.contains(place),
      let type = tree.events[read].type as? any Decodable.Type
    else { return false }
    let attempt = (attempts[place] ?? 0) + 1
    guard StandIn.hasValue(of: type, attempt: attempt, known) else {
      attempts[place] = nil
      hopeless.insert(place)
      return false
    }
    attempts[place] = attempt
    return true
  }
}
