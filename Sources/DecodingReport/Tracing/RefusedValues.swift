import JSONSource

/// Values that came back and that a model's own code then refused, `guard let port = Int(text) else {
/// throw … }`, or whose error it caught, to throw another one; and what is given for them in a decode
/// that is repeated.
struct RefusedValues {
  /// A value by the place where it was looked for and what was asked for.
  struct Place: Hashable {
    let container: Int
    let step: JSONPath.Step?
    let operation: DecodingEvent.Operation
    let type: ObjectIdentifier

    init?(_ call: Calls.Call) {
      guard call.hasStep, !call.isByAnyKey, call.container >= 0, let type = call.type else {
        return nil
      }
      (container, step) = (call.container, call.step)
      (operation, self.type) = (call.operation, ObjectIdentifier(type))
    }
  }

  struct Refusal {
    let error: any Error
    /// How many calls were made behind the value's before it was refused.
    let readBehind: Int
    /// The places that were read behind the value's before it was refused.
    fileprivate let placesBehind: [ReadPlace]
    /// Whether it failed within an attempt at a larger value, so that another attempt was made.
    fileprivate let isOfAttempt: Bool
    /// How many other values were refused, too.
    fileprivate var attempt = 0
    /// The first of the other values with which the model's own code threw something else there.
    fileprivate var otherError: Int?

    fileprivate init(_ error: any Error, readBehind: Int, _ placesBehind: [ReadPlace]) {
      self.error = error
      self.readBehind = readBehind
      self.placesBehind = placesBehind
      isOfAttempt = false
    }

    fileprivate init(ofAttempt error: any Error) {
      self.error = error
      readBehind = 0
      placesBehind = []
      isOfAttempt = true
    }
  }

  /// Where something was read, whatever for.
  fileprivate struct ReadPlace: Equatable {
    let container: Int
    let step: JSONPath.Step?

    init(_ call: Calls.Call) { (container, step) = (call.container, call.step) }
  }

  var refusals: [Place: Refusal] = [:]
  /// Where all other values were refused, too, or led another way.
  var hopeless: Set<Place> = []
  /// The value that is put to the test, where an error names none.
  private var suspect: Place?
  /// What was put to the test in vain for the error that is looked into.
  private var cleared: Set<Place> = []
  /// Values without which the model's own code throws another error at the same point: they were
  /// refused if that one is another value's.
  private var unsure: Set<Place> = []

  /// JSON in texts that decoders of models' own refused, mended where they did.
  var innerTexts: [Place: String] = [:]
  /// Where attempts at larger values failed: all elements are alike there.
  private var attempts: [(place: StandInPlace, first: Place)] = []
  /// How often such texts were mended again.
  var mends = 0

  /// How many values, at the most, are stood in for in this way: each takes a decode.
  static let maximumCount = 16
  /// How many of the last values before an error that names none may be the one.
  private static let maximumSuspects = 4

  /// Calls that threw, and whose placeholders a model's own code refused.
  private var placeholders: RefusedPlaceholders
  /// Texts that the models' source writes.
  private let known: [String]

  private let document: JSONDocument

  init(known: [String], _ document: JSONDocument) {
    self.known = known
    self.document = document
    placeholders = RefusedPlaceholders(known: known)
  }

  var isEmpty: Bool { refusals.isEmpty && placeholders.isEmpty }

  /// A placeholder for a call that threw, where the plain one was refused.
  func placeholder<T: Decodable>(at call: Int, _ calls: Calls, as type: T.Type) -> T? {
    placeholders.value(at: call, calls, as: type)
  }

  /// Another value for one that was refused, and why it was.
  func replacement<T>(of value: T, at call: Calls.Call) -> (value: T, refusal: Refusal)? {
    guard !refusals.isEmpty, let place = Place(call), let refusal = refusals[place] else {
      return nil
    }
    if let text = innerTexts[place] {
      return Self.value(like: value, ofText: text).map { ($0, refusal) }
    }
    return StandIn.other(than: value, attempt: refusal.attempt, known).map { ($0, refusal) }
  }

  /// A value for a call that found nothing; or that threw what a model's own code caught, to throw another
  /// error.
  func value<T: Decodable>(
    for call: Calls.Call, as type: T.Type
  ) -> (value: T, refusal: Refusal)? {
    guard let refusal = Place(call).flatMap({ refusals[$0] }) else { return nil }
    return StandIn.value(of: type, attempt: refusal.attempt, known).map { ($0, refusal) }
  }

  /// As `value`, for a call that threw as another one within an attempt at a larger value.
  func value<T: Decodable>(
    ofAttemptAt call: Int, _ calls: Calls, in document: JSONDocument, as type: T.Type
  ) -> (value: T, refusal: Refusal)? {
    guard let like = attempts.first(where: { $0.place.isLike(call, calls, in: document) }),
      let refusal = refusals[like.first]
    else { return nil }
    return StandIn.value(of: type, attempt: refusal.attempt, known).map { ($0, refusal) }
  }

  /// Notes the value that a model's own code refused when it ended a decode, one of `ends`; or that the one
  /// which stood in for it was refused, too. Returns whether another one may tell more.
  mutating func note(_ ends: [Int], of tree: CallTree) -> Bool {
    if suspect != nil {
      for end in ends {
        let failed = tree.failure(of: end).thrower
        let reads = (failed + 1..<tree.end(of: failed)).lazy.filter { tree.events[$0].hasStep }
        if let read = reads.first(where: { isSuspect($0, by: failed, tree) }) {
          return noteThrownAgain(behind: read, by: failed, tree)
        }
      }
      settle()
    }
    return ends.contains { note(endOf: $0, tree) }
  }

  private mutating func note(endOf end: Int, _ tree: CallTree) -> Bool {
    let (culprit, failed) = tree.failure(of: end)
    // Foundation's own types throw because of what they stand for: no key of theirs is a property.
    if let type = tree.events[failed].type, TypeTraits.of(type).holdsStandard {
      return false
    }
    if let goesOn = noteText(refusedBy: failed, tree) { return goesOn }
    if tree.passesOnAttempt(failed) { return false }
    if tree.namesNothingWithin(failed) {
      return placeholders.note(Self.reads(within: failed, tree), culprit, tree)
        || noteSuspect(culprit, failed, tree)
    }
    let reads = Self.reads(within: failed, tree)
    let place = tree.error(of: failed).flatMap { ErrorFacts($0).path }
    // The model's own code threw again, and names a value that stood in.
    if culprit == failed, let named = reads.last(where: { tree.namesPlace(of: $0, place) }),
      tree.isRefused(named)
    {
      return standsInOther(for: named, tree) || giveUp(named, tree)
    }
    // It threw again behind such a value.
    if let last = reads.last, tree.isRefused(last),
      culprit == failed
        || tree.events[culprit].container == tree.events[last].container
          && tree.events[culprit].step == tree.events[last].step
    {
      return standsInOther(for: last, tree) || giveUp(last, tree)
    }
    if placeholders.note(reads, culprit, tree) { return true }
    // A place that nobody asked for, as that behind an array's last element.
    if culprit == failed, tree.isForeign(failed),
      !reads.contains(where: { tree.namesPlace(of: $0, place) })
    {
      return noteSuspect(culprit, failed, tree)
    }
    return culprit != failed && noteRefused(culprit, by: failed, tree)
  }

  static func reads(within call: Int, _ tree: CallTree) -> [Int] {
    tree.children(of: call).filter {
      tree.events[$0].hasStep && tree.events[$0].operation.decodesValue
    }
  }

  private mutating func noteRefused(
    _ read: Int, by failed: Int, isOfAttempt: Bool = false, _ tree: CallTree
  ) -> Bool {
    guard refusals.count + hopeless.count + cleared.count < Self.maximumCount,
      let place = Place(tree.events[read]), !hopeless.contains(place), !cleared.contains(place),
      refusals[place] == nil, !tree.events[read].stoodIn,
      hasOther(for: read, attempt: 0, isOfAttempt: isOfAttempt, tree),
      let error = tree.error(of: failed)
    else { return false }
    refusals[place] =
      isOfAttempt ? Refusal(ofAttempt: error) : refusal(of: read, by: failed, error, tree)
    return true
  }

  func refusal(of read: Int, by failed: Int, _ error: any Error, _ tree: CallTree) -> Refusal {
    Refusal(
      error, readBehind: tree.end(of: failed) - read - 1,
      Self.reads(within: failed, tree).filter { $0 > read }.map { ReadPlace(tree.events[$0]) })
  }

  /// Has the next value stand in, if there is one.
  private mutating func standsInOther(for read: Int, _ tree: CallTree) -> Bool {
    guard let place = Place(tree.events[read]), let refusal = refusals[place],
      hasOther(
        for: read, attempt: refusal.attempt + 1, isOfAttempt: refusal.isOfAttempt, tree)
    else { return false }
    refusals[place]?.attempt += 1
    return true
  }

  private func hasOther(
    for read: Int, attempt: Int, isOfAttempt: Bool, _ tree: CallTree
  ) -> Bool {
    switch tree.events[read].result {
    case .returned(let value):
      return StandIn.other(thanAny: value, attempt: attempt, known) != nil
    case .threw where isOfAttempt || tree.events[read].operation == .decode, .returnedNil:
      guard let type = tree.events[read].type as? any Decodable.Type else { return false }
      return StandIn.hasValue(of: type, attempt: attempt, known)
    case .threw, .running: return false
    }
  }

  private mutating func giveUp(_ read: Int, _ tree: CallTree) -> Bool {
    guard let place = Place(tree.events[read]), refusals[place] != nil else { return false }
    refusals[place] = nil
    hopeless.insert(place)
    return true
  }
}

/// Errors that name no value: one of those that were read before is to blame if another one in its
/// place lets the decode go on.
extension RefusedValues {
  private mutating func noteSuspect(_ culprit: Int, _ failed: Int, _ tree: CallTree) -> Bool {
    let reads = Self.reads(within: failed, tree)
    let said = tree.error(of: failed).map { ErrorFacts($0).said } ?? ""
    let named = reads.filter { $0 == culprit || tree.names(said, $0) }
    let last = reads.suffix(Self.maximumSuspects).reversed()
    let withoutValue = last.filter { tree.events[$0].state != .returned }
    for read in tree.culpritsOfAttempts(within: failed).prefix(Self.maximumSuspects)
    where noteRefused(read, by: failed, isOfAttempt: true, tree) {
      suspect = Place(tree.events[read])
      if let suspect {
        attempts.append((StandInPlace(of: read, tree.events, in: document), suspect))
      }
      return true
    }
    for read in named.reversed() + withoutValue + last
    where noteRefused(read, by: failed, tree) {
      suspect = Place(tree.events[read])
      return true
    }
    guard !unsure.isEmpty else { return false }
    for place in unsure { refusals[place] = nil }
    hopeless.formUnion(unsure)
    unsure = []
    return true
  }

  var hasSuspect: Bool { suspect != nil }

  /// Takes back the value that is put to the test where the model's own code took another way because of
  /// the one that stood in: what it read before it threw says nothing of that. Returns whether it did.
  mutating func turnsBack(_ tree: CallTree) -> Bool {
    guard let place = suspect, let refusal = refusals[place],
      let read = tree.placeholders.first(where: { Place(tree.events[$0]) == place }),
      tree.events[read].parent >= 0
    else { return false }
    let behind = Self.reads(within: tree.events[read].parent, tree).lazy.filter { $0 > read }
      .prefix(refusal.placesBehind.count).map { ReadPlace(tree.events[$0]) }
    guard !behind.elementsEqual(refusal.placesBehind) else { return false }
    refusals[place] = nil
    hopeless.insert(place)
    suspect = nil
    return true
  }

  /// Whether another value stood in for one that was put to the test, and the decode ended there all the
  /// same.
  private func isSuspect(_ read: Int, by failed: Int, _ tree: CallTree) -> Bool {
    guard let suspect, Place(tree.events[read]) == suspect, let refusal = refusals[suspect] else {
      return false
    }
    return refusal.isOfAttempt || tree.end(of: failed) - read - 1 <= refusal.readBehind
  }

  private mutating func noteThrownAgain(
    behind read: Int, by failed: Int, _ tree: CallTree
  ) -> Bool {
    guard let place = suspect, let refusal = refusals[place], let error = tree.error(of: failed)
    else { return false }
    if refusal.isOfAttempt, tree.events[read].stoodIn,
      let next = tree.culpritsOfAttempts(within: failed).first, next > read
    {
      // The attempt came farther, and stumbled over something else.
      suspect = nil
      return noteSuspect(failed, failed, tree)
    }
    if refusal.otherError == nil, tree.events[read].stoodIn,
      !saySame(refusal, error, tree.events[read])
    {
      refusals[place]?.otherError = refusal.attempt
    }
    if tree.events[read].stoodIn, standsInOther(for: read, tree) { return true }
    suspect = nil
    if let attempt = refusals[place]?.otherError {
      refusals[place]?.attempt = attempt
      unsure.insert(place)
      cleared = []
    } else {
      refusals[place] = nil
      cleared.insert(place)
    }
    return true
  }

  /// Whether an error about the value that stood in is the same as the one before, but that it may quote
  /// that one.
  private func saySame(_ refusal: Refusal, _ error: any Error, _ read: Calls.Call) -> Bool {
    let (said, other) = (ErrorFacts(refusal.error).said, ErrorFacts(error).said)
    guard said != other else { return true }
    guard case .returned(let value) = read.result else { return false }
    let sent = "\(SwiftText.bare(value))"
    guard !sent.isEmpty,
      let given = StandIn.other(thanAny: value, attempt: refusal.attempt, known).map({ "\($0)" })
    else { return false }
    return said.replacing(sent, with: given) == other
      || said.ranges(of: sent).contains { place in
        said[..<place.lowerBound] + given + said[place.upperBound...] == other
      }
  }

  /// The decode went on: what stands in was refused.
  private mutating func settle() {
    suspect = nil
    cleared = []
    unsure = []
  }
}
