import JSONSource

/// Turns the calls of one decode into the fields of a report, in the order in which the model
/// asked, nested fields after their parent.
struct FieldCollector {
  /// How many fields a report describes; those behind are counted.
  static let maximumFields = 4000
  static let maximumUnasked = 1000
  private static let maximumFaults = 500

  let maximumFields: Int

  let tree: CallTree
  let judge: Judge
  let conclusions: any Conclusions
  var facts: FieldFacts
  let firstFailure: Int?
  /// The call that it ended.
  let failedCall: Int
  /// Whose row says what ended it: the first failure, or the model around it where its own code refused
  /// that value, maybe for another one.
  let blamedCall: Int?
  /// What the model's own code threw instead of the error of the first failure.
  let ownError: ErrorFacts?
  var fields: [FieldReport] = []
  /// Whether of some values nobody knows whether the decode would have stumbled over them.
  var isIncomplete = false
  /// Fields that were counted and left out, because there were too many.
  var omitted = 0
  var visited = 0
  var unaskedInDigests = 0
  var summary = StyleReport.Summary()
  var unlisted = UnlistedFields()
  var coverage: Coverage
  /// That of JSON in strings, in the order in which the strings were read.
  var textCoverages: [Coverage] = []
  /// The fields of properties whose values the code around the current call reads one by one.
  var openedFields: [OpenedField] = []
  var missingKeys: [KeySuggestions.Key] = []
  var unknownKeys: [KeySuggestions.Key] = []
  var untriedKeys: [KeySuggestions.Key] = []
  var countedNames = KeyNames()
  /// The containers around the current call that aren't part of the result, from the outside inwards.
  var lostContainers: [LostContainer] = []
  /// The places of what the decode would have stumbled over next.
  private var problemPlaces: Set<CallPlace> = []

  init(
    tree: CallTree, document: JSONDocument, keys: KeyConversion,
    thrown: (any Error)? = nil, maximumFields: Int = FieldCollector.maximumFields,
    isUnreached: Bool = false
  ) {
    self.tree = tree
    self.maximumFields = maximumFields
    judge = Judge(tree: tree, diagnosis: Diagnosis(document: document))
    conclusions =
      tree.source.haveNoOwnCode(tree.events)
      ? WrittenByCompiler(judge: judge)
      : Self.conclusions(judge, isListed: maximumFields > 0)
    facts = FieldFacts(document: document, keys: keys)
    if tree.source.mappedPlaces != nil { facts.mappedPlaces = { tree.mappedPlaces(of: $0) } }
    let first = tree.firstFailure
    // Where a placeholder stood in before the first of the calls, all of them come behind it.
    firstFailure = isUnreached ? -1 : first
    let isShared = first.map { tree.isRefused($0) && !tree.isPlainlyBlamed($0) } ?? false
    blamedCall = isShared ? first.map { tree.events[$0].parent } : firstFailure
    failedCall = first.map { tree.failedCall(for: $0) } ?? -1
    ownError = first.flatMap { tree.ownError(thrown, after: $0) }
    let root = tree.events.first?.node ?? -1
    coverage = Coverage(root < 0 ? 0..<0 : root..<document.next(after: root), of: document)
  }

  /// Makes the fields, and counts those that are too many.
  mutating func collect() {
    guard !tree.events.isEmpty else { return }
    let count = tree.fieldCount
    fields.reserveCapacity(count < maximumFields ? count : maximumFields + Self.maximumUnasked)
    _ = visit([0], isUsed: true)
    addUnasked()
    if let root = fields.first, root.isContainer || isContradicted(root), blamedCall != 0,
      root.path == .root, root.fallback == nil
    {
      fields.removeFirst()
      for index in missingKeys.indices { missingKeys[index].field -= 1 }
      for index in unknownKeys.indices { unknownKeys[index].field -= 1 }
    }
    summary.silentLoss += suggestions.describe(in: &fields, of: facts.document)
  }

  /// Whether something of which no call asked isn't as sent, and says so.
  private func isContradicted(_ root: FieldReport) -> Bool {
    root.outcome == .asSent && fields.dropFirst().contains { $0.reason != .unknownKey }
  }

  /// Elements that are only counted are too many for trials.
  private static func conclusions(_ judge: Judge, isListed: Bool) -> any Conclusions {
    let old = OldConclusions(judge: judge)
    return isListed ? judge.tree.source.conclude?(judge, old) ?? old : old
  }

  /// The counts alone, of all calls, and of the members of objects that no call asked for.
  mutating func digest() -> ElementDigest {
    coverage.note(0, in: tree)
    let worst = tree.events.isEmpty ? nil : visit([0], isUsed: true)
    let before = omitted
    addUnasked()
    let suggestions = suggestions
    summary.silentLoss += suggestions.slipCount
    return ElementDigest(
      summary: summary, unlisted: unlisted, fields: visited,
      unasked: omitted - before + unaskedInDigests, worst: worst,
      names: suggestions.names)
  }

  /// Adds the field of these calls and those beneath it. Returns the outcome that the container
  /// around it takes over, `nil` where it takes over none.
  ///
  /// `isUsed` is false where a container around the field fell back: what was read in it is lost.
  mutating func visit(_ attempts: [Int], isUsed: Bool) -> Outcome? {
    guard !attempts.isEmpty else { return nil }
    let first =
      attempts.first { $0 == firstFailure } ?? conclusions.decisive(of: attempts)
      ?? judge.decisive(of: attempts)
    if !tree.wholes.isEmpty, let digest = tree.wholes[first] {
      return countWhole(first, digest, isUsed: isUsed)
    }
    if isUsed, attempts.count == 1, let isReached = isPlainlyReached(first),
      isReached || tree.refusal(of: first) == nil,
      let value = conclusions.valuePlainlyAsSent(first)
    {
      addPlain(first, value, isReached: isReached)
      return nil
    }
    guard let (verdict, status) = judged(first, of: attempts, isUsed: isUsed) else { return nil }
    guard fields.count < maximumFields || isGrave(status == .threw ? .threw : verdict.outcome)
    else {
      return countOnly(attempts, verdict, status, isUsed: isUsed)
    }
    let position = fields.count
    let before = visited
    let isLoss = add(first, verdict, status)
    guard status != .failedUnreached else {
      if verdict.outcome != .threw {
        _ = visitFields(within: attempts, isUsed: false)
        addUnread(position, attempts)
        fields[position].isContainer = visited > before + 1
      }
      return Self.spread(of: verdict)
    }
    let lossesBefore = summary.silentLoss
    if !status.usesWhatIsWithin { enterLost(position, isUsed: isUsed) }
    let worst = visitFields(within: attempts, isUsed: status.usesWhatIsWithin)
    if !status.usesWhatIsWithin {
      addUnread(position, attempts)
      lostContainers.removeLast()
    }
    if status == .unreached, hasUnread(attempts) { isIncomplete = true }
    let hasFields = visited > before + 1
    fields[position].isContainer = hasFields
    settle(position, first, verdict, status, worst: hasFields ? worst : nil)
    if isUsed, !hasFields || !status.usesWhatIsWithin || first == blamedCall {
      count(fields[position].outcome, isSilentLoss: fields[position].silentLoss)
    } else if isUsed, isLoss {
      // What is within it is counted; the container may hold less of it for no other reason.
      fields[position].silentLoss = summary.silentLoss == lossesBefore
      if summary.silentLoss == lossesBefore { summary.silentLoss += 1 }
    }
    fields[position].tellOwnMaking()
    return outcomeForContainer(of: position)
  }

  // Apart, because containers nest: what this needs needn't stand on the stack meanwhile.

  /// What became of the field of these calls; `nil` where they have none.
  @inline(never)
  private mutating func judged(
    _ first: Int, of attempts: [Int], isUsed: Bool
  ) -> (verdict: Verdict, status: Status)? {
    var verdict =
      conclusions.verdict(on: first, of: attempts) ?? judge.verdict(on: first, of: attempts)
    if isUsed, let firstFailure, first > firstFailure, verdict.outcome == .threw {
      verdict = afterSwallowing(verdict, first)
    }
    if let type = tree.events[first].type {
      let traits = TypeTraits.of(type)
      if verdict.reason == .missing, traits.wrapper?.isIgnored == true { return nil }
      if traits.takesAny { verdict = untyped(verdict, first) }
    }
    if tree.mayHoldRefusals { verdict = refused(verdict, first) }
    verdict = conclusions.shown(verdict, first)
    if let firstFailure, first < firstFailure, isUntold(first, verdict) { isIncomplete = true }
    let status = status(of: first, verdict, isUsed: isUsed)
    if verdict.outcome == .threw || verdict.outcome == .dropped, tree.events[first].innerNode < 0,
      status == (verdict.outcome == .threw ? .judged(.dropped) : .failedUnreached),
      conclusions.isVainQuestion(first, verdict.outcome)
    {
      return nil
    }
    return (verdict, status)
  }

  /// Adds a field, its container's before what is within it. Returns whether its value was lost silently.
  @inline(never)
  private mutating func add(_ first: Int, _ verdict: Verdict, _ status: Status) -> Bool {
    visited += 1
    var field = facts.field(of: tree.events[first], property: renamed(first))
    fill(&field, verdict, status, first)
    let (outcome, isLoss) = (field.outcome, field.silentLoss)
    fields.append(consume field)
    noteMissing(first, outcome, isLoss: isLoss, fields.count - 1)
    if status == .failedUnreached {
      count(outcome, isSilentLoss: isLoss)
      countUnreached(verdict, first)
    }
    return isLoss
  }

  /// Settles what became of a field by the worst of what is within it.
  @inline(never)
  private mutating func settle(
    _ position: Int, _ first: Int, _ verdict: Verdict, _ status: Status, worst: Outcome?
  ) {
    if let worst, status == .judged(.asSent) || isChangedAsTried(verdict, status) {
      // The container itself is kept, in another form than it was sent.
      fields[position].become(
        worst == .threw ? .elementFailed : .changedWithin, .badElement)
      if verdict.evidence == .tried { fields[position].evidence = .reported }
      fields[position].guilty = firstField(behind: position, worst).map { fields[$0].path }
    }
    guard status == .unreached else { return }
    if let worst { settleUnreached(position, worst) }
    // What is made of a placeholder for something that isn't told is nobody's value.
    if worst != .threw, !Self.isOwnRefusal(verdict), tree.holdsPlaceholder(first),
      !tree.isRefused(first)
    {
      fields[position].alone = nil
    }
    if worst != .threw || Self.isOwnRefusal(verdict) { countUnreached(verdict, first) }
  }

  /// Whether a trial has shown that a container is held in another form: what is within it tells why.
  private func isChangedAsTried(_ verdict: Verdict, _ status: Status) -> Bool {
    status == .judged(.converted) && verdict.evidence == .tried
  }

  /// The outcome that the container around a field takes over, `nil` where it takes over none.
  private func outcomeForContainer(of position: Int) -> Outcome? {
    if let alone = fields[position].alone {
      return alone.outcome == .threw || Self.spreads(alone.outcome, alone.reason)
        ? alone.outcome : nil
    }
    let settled = (outcome: fields[position].outcome, reason: fields[position].reason)
    return Self.spreads(settled.outcome, settled.reason) ? settled.outcome : nil
  }

  /// Whether a model's own code refused what it had read, whatever became of what it reads behind that.
  static func isOwnRefusal(_ verdict: Verdict) -> Bool {
    verdict.outcome == .threw && verdict.reason == .custom && verdict.guilty == nil
  }

  /// Whether a field is described although there are too many: what went wrong isn't among those
  /// that are left out, as long as that isn't too much, too.
  private func isGrave(_ outcome: Outcome) -> Bool {
    guard maximumFields > 0, fields.count < maximumFields + Self.maximumFaults else { return false }
    return outcome == .threw || outcome == .default || outcome == .dropped
  }

  /// As `visit`, for a scalar that is as sent: most fields of most payloads.
  private mutating func addPlain(_ call: Int, _ value: Any, isReached: Bool) {
    visited += 1
    count(isReached ? .asSent : .notReached, isSilentLoss: false)
    guard fields.count < maximumFields else {
      omitted += 1
      return
    }
    var field = facts.field(of: tree.events[call], property: renamed(call))
    if isReached {
      field.become(.decodedAsIs, nil)
      field.give(ValueText(of: value))
    } else {
      field.become(.firstErrorStops, nil)
      field.alone = FieldReport.Alone(.asSent, nil, ValueText(of: value), nil)
      field.evidence = .inferred
    }
    fields.append(consume field)
  }

  /// As `visit`, for the fields behind the last that is kept: counted, and not described.
  private mutating func countOnly(
    _ attempts: [Int], _ verdict: Verdict, _ status: Status, isUsed: Bool
  ) -> Outcome? {
    let before = visited
    visited += 1
    omitted += 1
    if status == .unreached || status == .failedUnreached, isUntold(attempts[0], verdict) {
      isIncomplete = true
    }
    let outcome = outcome(of: verdict, status)
    let event = tree.events[attempts[0]]
    let kind =
      event.innerNode < 0
      ? nil : (event.text?.document ?? facts.document).kind(of: event.innerNode)
    let isLoss =
      isSilentLoss(outcome, verdict.reason, kind, verdict) && !isWithinFailure(attempts[0], outcome)
      || overwrittenValue(outcome, verdict.reason, event) != nil
    noteMissing(attempts[0], outcome, isLoss: isLoss, -1)
    guard status != .failedUnreached else {
      count(outcome, isSilentLoss: isLoss)
      countUnreached(verdict, attempts[0], isListed: false)
      return Self.spread(of: verdict)
    }
    let lossesBefore = summary.silentLoss
    if !status.usesWhatIsWithin {
      let guilty = verdict.guilty.map { facts.path(of: tree.events[$0]) }
      lostContainers.append(
        LostContainer(outcome: outcome, guilty: guilty, isInferred: infersLoss))
    }
    let worst = visitFields(within: attempts, isUsed: status.usesWhatIsWithin)
    if !status.usesWhatIsWithin {
      countUnread(attempts)
      lostContainers.removeLast()
    }
    if status == .unreached, hasUnread(attempts) { isIncomplete = true }
    if status == .unreached, worst != .threw || Self.isOwnRefusal(verdict) {
      countUnreached(verdict, attempts[0], isListed: false)
    }
    let hasFields = visited > before + 1
    if isUsed, !hasFields || !status.usesWhatIsWithin || attempts[0] == blamedCall {
      count(outcome, isSilentLoss: isLoss)
      noteUnlisted(attempts[0], outcome, verdict.reason, isLoss: isLoss)
    } else if isUsed, isLoss, summary.silentLoss == lossesBefore {
      summary.silentLoss += 1
      noteUnlisted(attempts[0], outcome, verdict.reason, isLoss: true)
    }
    if hasFields, let worst {
      if status == .judged(.asSent) { return Self.outcome(ofContainerWith: worst) }
      if status == .unreached {
        return worst == .threw || verdict.outcome == .asSent
          ? Self.outcome(ofContainerWith: worst) : verdict.outcome
      }
    }
    return status == .unreached
      ? Self.spread(of: verdict) : Self.spreads(outcome, verdict.reason) ? outcome : nil
  }

  mutating func noteUnused(_ call: Int) {
    if tree.events[call].text == nil { coverage.noteUnused(call, in: tree) }
  }

  mutating func noteAsked(_ call: Int) {
    guard let text = tree.events[call].text else { return coverage.note(call, in: tree) }
    // Strings are read one after the other, so it's mostly the last.
    if let place = textCoverages.lastIndex(where: { $0.text === text }) {
      return textCoverages[place].note(call, in: tree)
    }
    var coverage = Coverage(0..<text.document.nodeCount, of: text.document, in: text)
    coverage.note(call, in: tree)
    textCoverages.append(coverage)
  }

  /// What a container that was never reached would have done hangs on what is within it, as if it
  /// had been reached.
  mutating func settleUnreached(_ position: Int, _ worst: Outcome) {
    guard let alone = fields[position].alone, alone.outcome == .asSent || worst == .threw,
      alone.outcome != .threw || alone.reason != .custom
    else { return }
    let guilty = firstUnreached(within: position, worst)
    fields[position].alone = FieldReport.Alone(
      Self.outcome(ofContainerWith: worst), .badElement, worst == .threw ? nil : alone.valueText,
      worst == .threw ? guilty.flatMap { fields[$0].alone?.foundationSaid } : nil)
    fields[position].guilty = guilty.map { fields[$0].path }
  }

  // Loops, and no closures: these would copy the collector, and to hand out fields would copy those.

  /// The first of the fields behind one that has an outcome.
  private func firstField(behind position: Int, _ outcome: Outcome) -> Int? {
    for place in position + 1..<fields.count where fields[place].outcome == outcome {
      return place
    }
    return nil
  }

  /// The first of the fields within one that would have had an outcome, and is to blame for it.
  private func firstUnreached(within position: Int, _ outcome: Outcome) -> Int? {
    for place in position + 1..<fields.count
    where fields[place].outcomeAlone == outcome
      && (outcome != .threw || fields[place].reasonAlone != .badElement)
      && fields[position].isAround(fields[place])
    {
      return place
    }
    return nil
  }

  /// The property that CodingKeys give another key; none for what a wrapper reads for its own.
  func renamed(_ call: Int) -> String? {
    guard tree.source.property != nil, let property = tree.property(of: tree.events[call]) else {
      return nil
    }
    return property == "wrappedValue" ? tree.events[call].key : property
  }

  mutating func count(_ outcome: Outcome, isSilentLoss: Bool) {
    summary[outcome] += 1
    if isSilentLoss { summary.silentLoss += 1 }
  }

  /// Counts what the decode would have stumbled over next.
  ///
  /// A model's own code may look at one value twice: that is one problem.
  private mutating func countUnreached(
    _ verdict: Verdict, _ call: Int, isListed: Bool = true
  ) {
    guard verdict.outcome == .threw else { return }
    if tree.source.hasOwnCode {
      if problemPlaces.isEmpty, let blamedCall, blamedCall >= 0 {
        problemPlaces.insert(place(of: blamedCall))
      }
      guard problemPlaces.insert(place(of: call)).inserted else { return }
    }
    summary.errors += 1
    if !isListed { noteUnlisted(call, .threw, verdict.reason, isAlone: true, isLoss: false) }
  }
}
