import JSONSource

/// Turns the calls of one decode into the fields of a report, in the order in which the model
/// asked, nested fields after their parent.
struct FieldCollector {
  /// How many fields a report describes; those behind are counted.
  static let maximumFields = 5000
  private static let maximumUnasked = 1000

  private let maximumFields: Int

  let tree: CallTree
  let judge: Judge
  var facts: FieldFacts
  let firstFailure: Int?
  /// What a model's source gives a property, by the names of type and property.
  var initialValue: (_ type: String, _ property: String) -> String? = { _, _ in nil }
  /// What the model's own code threw instead of the error of the first failure.
  let ownError: ErrorFacts?
  private(set) var fields: [FieldReport] = []
  /// Fields that were counted and left out, because there were too many.
  private(set) var omitted = 0
  private var visited = 0
  private var unaskedInDigests = 0
  private(set) var summary = StyleReport.Summary()
  /// The objects that were asked for keys, and the tape nodes that were asked for in them.
  private(set) var asked: [Int: Set<Int>] = [:]
  /// Those objects whose decode ended before it had asked for all that it wanted.
  private(set) var interrupted: Set<Int> = []
  /// The calls that decoded those objects.
  private(set) var owners: [Int: Int] = [:]
  /// The arrays that were read element by element to their reader's end, and how far.
  private(set) var readElements: [Int: Int] = [:]

  init(
    tree: CallTree, document: JSONDocument, convertsFromSnakeCase: Bool,
    thrown: (any Error)? = nil, maximumFields: Int = FieldCollector.maximumFields,
    isUnreached: Bool = false
  ) {
    self.tree = tree
    self.maximumFields = maximumFields
    judge = Judge(tree: tree, diagnosis: Diagnosis(document: document))
    facts = FieldFacts(document: document, convertsFromSnakeCase: convertsFromSnakeCase)
    let first = tree.firstFailure
    // Where a placeholder stood in before the first of the calls, all of them come behind it.
    firstFailure = isUnreached ? -1 : first
    ownError = first.flatMap { call in thrown.flatMap { tree.ownError($0, after: call) } }
  }

  mutating func collect() {
    guard !tree.events.isEmpty else { return }
    _ = visit([0], isUsed: true)
    guard let root = fields.first else { return }
    if root.isContainer, firstFailure != 0, root.path == .root, root.fallback == nil {
      fields.removeFirst()
    }
  }

  /// The counts alone, of all calls, and of the members of objects that no call asked for.
  mutating func digest() -> ElementDigest {
    note(0)
    let worst = tree.events.isEmpty ? nil : visit([0], isUsed: true)
    let members = unaskedMembers()
    append(unasked: members)
    return ElementDigest(
      summary: summary, fields: visited, unasked: members.count + unaskedInDigests, worst: worst)
  }

  /// Adds the field of these calls and those beneath it. Returns the outcome that the container
  /// around it takes over, `nil` where it takes over none.
  ///
  /// `isUsed` is false where a container around the field fell back: what was read in it is lost.
  private mutating func visit(_ attempts: [Int], isUsed: Bool) -> Outcome? {
    guard let first = attempts.first(where: { $0 == firstFailure }) ?? attempts.first
    else { return nil }
    let verdict = judge.verdict(on: attempts)
    let status = status(of: first, verdict, isUsed: isUsed)
    guard fields.count < maximumFields else {
      return countOnly(attempts, verdict, status, isUsed: isUsed)
    }
    let position = fields.count
    let before = visited
    visited += 1
    var field = facts.field(of: tree.events[first])
    fill(&field, verdict, status, first)
    fields.append(field)
    guard status != .failedUnreached else {
      count(field.outcome, isSilentLoss: field.silentLoss)
      countUnreached(verdict)
      return nil
    }
    let worst = visitFields(within: attempts, isUsed: status.usesWhatIsWithin)
    if !status.usesWhatIsWithin { addUnread(position, attempts) }
    let hasFields = visited > before + 1
    fields[position].isContainer = hasFields
    if hasFields, let worst, case .judged(let outcome) = status, outcome == .asSent {
      // The container itself is kept, in another form than it was sent.
      fields[position].outcome = worst == .dropped ? .dropped : .converted
      fields[position].reason = .badElement
      fields[position].guilty = fields[(position + 1)...].first { $0.outcome == worst }?.path
    }
    if status == .unreached, hasFields { settleUnreached(position) }
    if isUsed, !hasFields || !status.usesWhatIsWithin || first == firstFailure {
      count(fields[position].outcome, isSilentLoss: fields[position].silentLoss)
    }
    return Self.spreads(fields[position].outcome, fields[position].reason)
      ? fields[position].outcome : nil
  }

  /// As `visit`, for the fields behind the last that is kept: counted, and not described.
  private mutating func countOnly(
    _ attempts: [Int], _ verdict: Verdict, _ status: Status, isUsed: Bool
  ) -> Outcome? {
    let before = visited
    visited += 1
    omitted += 1
    let outcome = outcome(of: verdict, status)
    let kind = tree.events[attempts[0]].node
    let isLoss = isSilentLoss(
      outcome, verdict.reason, kind < 0 ? nil : facts.document.kind(of: kind))
    guard status != .failedUnreached else {
      count(outcome, isSilentLoss: isLoss)
      countUnreached(verdict)
      return nil
    }
    let worst = visitFields(within: attempts, isUsed: status.usesWhatIsWithin)
    let hasFields = visited > before + 1
    if isUsed, !hasFields || !status.usesWhatIsWithin || attempts[0] == firstFailure {
      count(outcome, isSilentLoss: isLoss)
    }
    if hasFields, let worst, status == .judged(.asSent) {
      return worst == .dropped ? .dropped : .converted
    }
    return Self.spreads(outcome, verdict.reason) ? outcome : nil
  }

  /// Adds the elements of an array or a dictionary that fell back before it had read them.
  private mutating func addUnread(_ position: Int, _ attempts: [Int]) {
    let events = attempts.map { tree.events[$0] }
    guard let node = events.last?.node, node >= 0 else { return }
    let isCollection =
      facts.document.kind(of: node) == .array
      || events.contains { $0.type.map { TypeTraits.of($0).isDictionary } ?? false }
    guard isCollection, attempts.last.map(tree.endedWithFailedElement) == true else { return }
    let unread = UnreadElements(document: facts.document).fields(
      of: fields[position], behind: fields[(position + 1)...], at: node)
    visited += unread.fields.count + unread.more
    let room = max(0, maximumFields - fields.count)
    fields += unread.fields.prefix(room)
    omitted += unread.more + max(0, unread.fields.count - room)
  }

  private mutating func visitFields(within attempts: [Int], isUsed: Bool) -> Outcome? {
    var worst: Outcome?
    for attempt in attempts {
      worst = Outcome.worse(worst, visitFields(within: attempt, isUsed: isUsed))
    }
    return worst
  }

  /// The fields that were asked for within a call, calls at its own place looked through.
  private mutating func visitFields(within index: Int, isUsed: Bool) -> Outcome? {
    var worst = tree.digests[index].flatMap { add($0, isUsed: isUsed) }
    var group: [Int] = []
    for child in tree.children(of: index) {
      if isUsed { note(child) }
      guard tree.isField(child) else { continue }
      if tree.isAtPlaceOfParent(child) {
        worst = Outcome.worse(worst, visitFields(within: child, isUsed: isUsed))
        continue
      }
      if let last = group.last, !samePlace(last, child) {
        worst = Outcome.worse(worst, visit(group, isUsed: isUsed))
        group.removeAll(keepingCapacity: true)
      }
      group.append(child)
    }
    return Outcome.worse(worst, visit(group, isUsed: isUsed))
  }

  /// Counts the elements of an array whose calls aren't held.
  private mutating func add(_ digest: ElementDigest, isUsed: Bool) -> Outcome? {
    visited += digest.fields
    omitted += digest.fields
    guard isUsed else { return nil }
    omitted += digest.unasked
    unaskedInDigests += digest.unasked
    var total = ElementDigest(summary: summary)
    total.add(digest)
    summary = total.summary
    return digest.worst
  }

  /// What a container that was never reached would have done hangs on what is within it.
  private mutating func settleUnreached(_ position: Int) {
    let path = fields[position].path
    let bad = fields[(position + 1)...].first {
      $0.alone?.outcome == .threw && $0.alone?.reason != .badElement && $0.path.isWithin(path)
    }
    guard let bad else { return }
    fields[position].alone = FieldReport.Alone(
      outcome: .threw, reason: .badElement, value: nil,
      foundationSaid: bad.alone?.foundationSaid)
    fields[position].guilty = bad.path
  }

  private func samePlace(_ left: Int, _ right: Int) -> Bool {
    tree.events[left].container == tree.events[right].container
      && tree.events[left].step == tree.events[right].step
  }

  /// Remembers which members of which objects were asked for.
  private mutating func note(_ index: Int) {
    let event = tree.events[index]
    switch event.operation {
    case .keyedContainer, .nestedKeyedContainer:
      guard event.node >= 0, !tree.threw(index), asked[event.node] == nil else { break }
      asked[event.node] = []
      if event.operation == .keyedContainer { owners[event.node] = event.parent }
      if event.parent >= 0, tree.threw(event.parent) { interrupted.insert(event.node) }
    case .unkeyedContainer, .nestedUnkeyedContainer:
      guard event.node >= 0, !tree.threw(index), event.parent >= 0, !tree.threw(event.parent),
        tree.digests[event.parent] == nil
      else { break }
      readElements[event.node, default: 0] += 0
    default: break
    }
    if case .index(let element) = event.step, let read = readElements[event.container] {
      readElements[event.container] = max(read, element + 1)
    }
    if case .key = event.step, event.node >= 0, event.container >= 0 {
      asked[event.container, default: []].insert(event.node)
      if event.parent >= 0, tree.threw(event.parent) { interrupted.insert(event.container) }
    }
  }

  private mutating func count(_ outcome: Outcome, isSilentLoss: Bool) {
    summary.counts[outcome, default: 0] += 1
    if isSilentLoss { summary.silentLoss += 1 }
  }

  /// Counts what the decode would have stumbled over next.
  private mutating func countUnreached(_ verdict: Verdict) {
    if verdict.outcome == .threw { summary.problems += 1 }
  }

  /// The fields that no call asked for.
  func unaskedMembers() -> [FieldReport] {
    var members = UnaskedMembers(tree: tree, facts: facts, asked: asked, interrupted: interrupted)
    members.owners = owners
    members.readElements = readElements
    return members.fields()
  }

  /// Adds the fields that no call asked for.
  mutating func append(unasked: [FieldReport]) {
    for field in unasked {
      if field.reason == .unknownKey, field.outcome == .dropped {
        summary.unknownKeys += 1
      } else {
        count(field.outcome, isSilentLoss: field.silentLoss)
      }
    }
    let room = max(0, maximumFields + Self.maximumUnasked - fields.count)
    fields += unasked.prefix(room)
    omitted += max(0, unasked.count - room)
  }
}
