import JSONSource

extension FieldCollector {
  /// What a field's surroundings make of its verdict.
  enum Status: Equatable {
    case judged(Outcome)
    /// The decode ended here, or within.
    case threw
    /// Read, and lost with the container around it.
    case unused
    case unreached
    /// Never reached, and it would have failed by itself.
    case failedUnreached

    /// Whether what is within the field is part of the result.
    var usesWhatIsWithin: Bool {
      switch self {
      case .judged(let outcome): outcome == .asSent || outcome == .converted
      case .threw, .unreached: true
      case .unused, .failedUnreached: false
      }
    }
  }

  func status(of index: Int, _ verdict: Verdict, isUsed: Bool) -> Status {
    if let firstFailure {
      if tree.isAncestor(index, of: blamedCall ?? firstFailure) { return .threw }
      if index > firstFailure, isUsed, !isReached(index) {
        switch verdict.outcome {
        case .asSent, .converted: return .unreached
        case .threw
        where verdict.guilty != nil || tree.sharedRefusal(within: index) != nil
          || isReadAndRefused(index, verdict):
          return .unreached
        default: return .failedUnreached
        }
      }
    }
    guard isUsed else { return .unused }
    guard verdict.outcome == .threw else { return .judged(verdict.outcome) }
    // The model that it failed was given up.
    if tree.endedParent(index) { return .judged(.dropped) }
    return .judged(conclusions.outcome(ofCaught: index) ?? judge.outcome(ofCaught: index))
  }

  /// Whether a container's own type refused what it had read in it: a range whose bounds are out of order.
  private func isReadAndRefused(_ index: Int, _ verdict: Verdict) -> Bool {
    let node = tree.events[index].node
    return Self.isOwnRefusal(verdict) && node >= 0 && facts.document.isContainer(node)
  }

  /// Whether the decode came to a call without calls within it; `nil` where that hangs on what
  /// became of it.
  func isPlainlyReached(_ leaf: Int) -> Bool? {
    guard let firstFailure, leaf >= firstFailure else { return true }
    return leaf > firstFailure && !isReached(leaf) ? false : nil
  }

  /// Whether a call behind the first failure was made before that ended the decode: within what threw,
  /// or before the model's own code refused a value that came back.
  private func isReached(_ index: Int) -> Bool {
    guard let firstFailure, firstFailure >= 0, index == firstFailure || !tree.isRefused(index)
    else { return false }
    if tree.isAncestor(failedCall, of: index) { return true }
    guard index <= firstFailure + (tree.readBehind[firstFailure] ?? 0) else { return false }
    // Behind an error that was caught another way was taken, in which more was read.
    return tree.errorInstead(of: firstFailure) == nil
      || index < tree.end(of: tree.events[firstFailure].parent)
  }

  mutating func fill(
    _ field: inout FieldReport, _ verdict: Verdict, _ status: Status, _ index: Int
  ) {
    if let type = verdict.wrappedType { facts.want(type, in: &field) }
    field.reason = verdict.reason
    field.evidence = verdict.evidence
    let said = verdict.error.map { facts.said(by: $0) }
    field.foundationSaid = said
    field.guilty =
      verdict.guilty.map { facts.path(of: tree.events[$0]) }
      ?? verdict.guiltyNode.map { facts.path(of: $0) }
    let value = verdict.value.map { ValueText(of: $0) }
    switch status {
    case .threw: blame(in: &field, verdict, index)
    case .unreached, .failedUnreached:
      field.become(.firstErrorStops, nil)
      field.alone = FieldReport.Alone(
        verdict.outcome, verdict.reason, value, said)
      if isUntold(index, verdict) {
        field.alone = nil
        isIncomplete = true
      }
      field.evidence = .inferred
    case .unused:
      if infersLoss { field.evidence = .inferred }
      // Only what failed is to blame; the others would have been decoded.
      lose(&field, verdict.outcome == .threw ? verdict.reason ?? .badElement : .badElement)
      if isBehindFailure(index) { field.becomeUnreached(said) }
    case .judged(let outcome): settle(&field, verdict, as: outcome, value, index)
    }
    noteOwnCode(in: &field, index)
    // Where something else was tried that threw, nobody can say that no error was raised.
    let isTold =
      verdict.outcome == .threw && field.outcome == .dropped && !tree.events[index].isForElement
      && conclusions.isTold(index)
    field.silentLoss =
      !isTold && !isWithinFailure(index, field.outcome)
      && isSilentLoss(field.outcome, field.reason, field.found?.kind, verdict)
    if !field.isTakenElsewhere,
      let value = overwrittenValue(field.outcome, field.reason, tree.events[index])
    {
      field.initialValue = value
      field.silentLoss = true
      field.evidence = .inferred
    }
  }

  /// Says whom the error that ended the decode blames.
  private mutating func blame(in field: inout FieldReport, _ verdict: Verdict, _ index: Int) {
    if let blamedCall, index != blamedCall {
      let isSamePlace = judge.isAtPlace(blamedCall, of: index)
      field.reason = isSamePlace ? judge.reasonOfFailure(blamedCall) : .badElement
      field.guilty = isSamePlace ? nil : facts.path(of: tree.events[blamedCall])
      field.foundationSaid =
        (tree.errorInstead(of: failedCall) ?? tree.ownOrSwallowedError(of: failedCall))
        .map { facts.said(by: $0) }
    } else if let ownError {
      // What it caught before it threw is the reason all the same.
      if tree.errorInstead(of: index) == nil { field.reason = .custom }
      field.guilty = nil
      field.foundationSaid = ownError.said
    }
    if verdict.outcome == .threw, field.reason == verdict.reason {
      field.become(verdict.decidedBy, verdict.reason)
    } else {
      let reason = field.reason ?? .wrongType
      field.become(
        judge.rule(ofFailure: reason, of: index, as: verdict.wrappedType), field.reason)
    }
  }

  /// Says what became of a value that was reached.
  private mutating func settle(
    _ field: inout FieldReport, _ verdict: Verdict, as outcome: Outcome, _ value: ValueText?,
    _ index: Int
  ) {
    field.become(
      verdict.outcome == .threw ? rule(ofCaught: index, verdict, outcome) : verdict.decidedBy,
      verdict.reason)
    field.give(value)
    if let origin = verdict.fallback, let value {
      field.fallback = FieldReport.Fallback(value, origin)
    }
    if verdict.outcome == .threw {
      field.evidence = isAskedByWrapper(index) ? .reported : .inferred
      let standIn = conclusions.standIn(forCaught: index)
      if let type = standIn.type { facts.want(type, in: &field) }
      if outcome == .default { field.give(standIn.value.map { ValueText(of: $0) }) }
      if field.value == nil, outcome == .nil { field.value = "nil" }
    }
  }

  /// Notes whether code of the model's own asked for a value, and whether the model has a property for it.
  private func noteOwnCode(in field: inout FieldReport, _ index: Int) {
    let node = tree.events[index].node
    if tree.source.hasOwnCode,
      field.outcome != .asSent || node >= 0 && facts.document.isContainer(node)
    {
      field.isAskedByOwnCode = tree.decodesItself(tree.events[index].parent)
      field.isWithoutProperty = field.isAskedByOwnCode && !hasProperty(for: index)
    }
    if field.outcome != .asSent, isOfCase(index) { field.isWithoutProperty = true }
  }

  /// Whether it is concluded, and said by nobody, that what is around the current call is lost.
  var infersLoss: Bool { lostContainers.last?.isInferred ?? false }

  mutating func enterLost(_ position: Int, isUsed: Bool) {
    lostContainers.append(
      LostContainer(
        outcome: fields[position].outcome, guilty: fields[position].guilty,
        isInferred: isUsed ? fields[position].evidence.isInferred : infersLoss))
  }

  /// What becomes of a field that was lost with the container around it.
  func lose(_ field: inout FieldReport, _ reason: Reason) {
    field.become(rule(ofLost: field, reason), reason)
  }

  private func rule(ofLost field: FieldReport, _ reason: Reason) -> Rule {
    guard let container = lostContainers.last else {
      if field.found == nil { return .ownCodeWentOnWithout }
      return reason == .badElement ? .containerFellBack : .leftOut
    }
    let isGuilty = reason != .badElement && container.guilty.map { field.isAt($0) } ?? true
    let isLeftOut = container.outcome == .dropped
    if field.found == nil {
      guard isGuilty else { return .missingInFallenContainer }
      return isLeftOut ? .missingMadeContainerLeaveOut : .missingMadeContainerFallBack
    }
    if isLeftOut { return isGuilty ? .madeContainerLeaveOut : .containerLeftOut }
    return isGuilty ? .madeContainerFallBack : .containerFellBack
  }

  /// The rule of a value that failed, and whose error was caught.
  private func rule(ofCaught index: Int, _ verdict: Verdict, _ outcome: Outcome) -> Rule {
    let (event, reason) = (tree.events[index], verdict.reason)
    switch outcome {
    case .nil: return judge.rule(ofNil: reason, event, isCaught: true)
    case .default where !isAskedByWrapper(index): return judge.rule(ofCaught: reason, event)
    case .default: return judge.rule(ofFallback: reason)
    case .dropped where event.innerNode < 0: return .ownCodeWentOnWithout
    case .dropped where !event.isForElement && tree.decodesItself(event.parent):
      return .ownCodePassedOverError
    case .converted where reason != .custom: return judge.rule(ofOtherType: event)
    case .asSent, .converted, .dropped, .notReached, .threw: return .caught(outcome)
    }
  }

  /// Whether a value behind the first failure was refused, maybe because of what stood in for another one.
  func isUntold(_ index: Int, _ verdict: Verdict) -> Bool {
    tree.isRefused(index) && verdict.outcome != .threw
      && tree.sharedRefusal(within: tree.events[index].parent) != index
  }

  /// Whether a call was made behind the one that ended the decode.
  private func isBehindFailure(_ index: Int) -> Bool {
    guard let firstFailure, index > firstFailure else { return false }
    return !isReached(index)
  }

  /// Whether a call was made within the one that ended the decode: what is lost there is told, but what
  /// the model's own code caught before it threw for something else.
  func isWithinFailure(_ index: Int, _ outcome: Outcome) -> Bool {
    if isTriedAgain(index) { return true }
    guard let firstFailure, index > firstFailure, firstFailure >= 0 else { return false }
    if tree.isWithinAttempt(index, of: firstFailure) { return true }
    return tree.threw(firstFailure) && tree.isAncestor(firstFailure, of: index)
      && !(tree.decodesItself(firstFailure)
        && (tree.isCaught(index) || outcome != .dropped && tree.events[index].state == .returned))
  }

  /// Whether a value that own code couldn't read is the one that ended the decode.
  private func isTriedAgain(_ index: Int) -> Bool {
    guard let firstFailure, index < firstFailure else { return false }
    var tried = index
    while tried > 0, tree.threw(tried) {
      let node = tree.events[tried].innerNode
      if node >= 0, node == tree.events[firstFailure].innerNode { return true }
      tried = tree.events[tried].parent
    }
    return false
  }

  /// The verdict on a value behind the first failure that came back, where the model's own code then
  /// threw because of it.
  func refused(_ verdict: consuming Verdict, _ index: Int) -> Verdict {
    if index != blamedCall, let read = tree.sharedRefusal(within: index),
      let firstFailure, index > firstFailure
    {
      var refused = judge.threw(.custom, index)
      refused.error = tree.swallowedErrors[read]
      return refused
    }
    guard index != firstFailure, let call = tree.refusal(of: index) else {
      return index == firstFailure && index != blamedCall ? asRead(index) : verdict
    }
    guard isPlainlyRefused(index, by: call) else {
      return tree.isRefused(index) ? asRead(index) : verdict
    }
    guard let error = tree.ownOrSwallowedError(of: call) else { return verdict }
    // Foundation's own types have no code of the model's.
    let thrower = call == index ? max(0, tree.events[call].parent) : call
    let isStandard = tree.events[thrower].type.map { TypeTraits.of($0).holdsStandard }
    var refused = judge.threw(
      isStandard == true ? .badData : .custom, index, as: verdict.wrappedType)
    refused.error = error
    return refused
  }

  /// The verdict on a value that was read before the model's own code threw, maybe for another one.
  private func asRead(_ index: Int) -> Verdict {
    guard case .returned(let value) = tree.events[index].result else {
      return .absent(tree.events[index].node >= 0 ? .null : .missing)
    }
    return .asSent(value)
  }

  /// Whether a model's own code threw because of a value itself, and not because of what stood in for
  /// another one.
  private func isPlainlyRefused(_ index: Int, by call: Int) -> Bool {
    if tree.isChecked(index) { return true }
    if tree.isRefused(index), !tree.isPlainlyBlamed(index) { return false }
    // What the compiler writes decodes each property by itself.
    if call == index, tree.source.isKnown, !tree.decodesItself(tree.events[index].parent) {
      return true
    }
    guard call == index else {
      return !tree.holdsPlaceholder(call) || call == tree.firstPlaceholder(within: call)
    }
    return tree.firstPlaceholder(within: tree.events[index].parent) == index
  }

  /// The verdict on a call behind the first failure whose error the model's own code would have
  /// caught: it wouldn't have ended the decode.
  func afterSwallowing(_ verdict: consuming Verdict, _ index: Int) -> Verdict {
    guard tree.isSwallowed(index) || tree.isCaught(index), !isReached(index) else { return verdict }
    return conclusions.caughtUnreached(verdict, index)
  }

  /// The initial value that a missing key's nil took the place of.
  func overwrittenValue(
    _ outcome: Outcome, _ reason: Reason?, _ event: Calls.Call
  ) -> String? {
    guard outcome == .nil, reason == .missing, event.parent >= 0,
      let property = tree.property(of: event), let type = tree.events[event.parent].type
    else { return nil }
    return tree.source.initialValue(TypeName.declared(type), property)
  }

  /// Whether a call was made for an associated value of an enum's case, or the case itself.
  private func isOfCase(_ index: Int) -> Bool {
    let parent = tree.events[index].parent
    guard parent >= 0, tree.events[index].isForKey, let type = tree.events[parent].type else {
      return false
    }
    return TypeTraits.of(type).isPlainEnum
  }

  /// Whether a struct made the call that has a property of the key's name.
  private func hasProperty(for index: Int) -> Bool {
    guard let property = tree.property(of: tree.events[index]),
      let type = tree.events[tree.events[index].parent].type
    else { return !tree.events[index].isByAnyKey }
    return !(type is AnyObject.Type) && StoredProperties.of(type)[property] != nil
  }

  /// Whether a wrapper made the call: its type says what it does with what fails.
  private func isAskedByWrapper(_ index: Int) -> Bool {
    let parent = tree.events[index].parent
    guard parent >= 0, let type = tree.events[parent].type else { return false }
    return TypeTraits.of(type).wrapper != nil
  }

  /// The outcome that `fill` gives a field.
  func outcome(of verdict: Verdict, _ status: Status) -> Outcome {
    switch status {
    case .threw: .threw
    case .unreached, .failedUnreached: .notReached
    case .unused: .dropped
    case .judged(let outcome): outcome
    }
  }

  /// A value was in the JSON, the result differs, nobody was told.
  func isSilentLoss(
    _ outcome: Outcome, _ reason: Reason?, _ kind: JSONNode.Kind?, _ verdict: Verdict
  ) -> Bool {
    guard let kind, kind != .null, !verdict.isKeptElsewhere else { return false }
    switch outcome {
    // What a property is declared to ignore isn't lost.
    case .default, .nil: return reason != .unknownKey
    case .dropped: return reason != .unknownKey
    case .converted: return reason == .precision || reason == .badDate || verdict.losesValue
    default: return false
    }
  }

  /// Whether the container around a field is no longer as sent because of it. A nil for a null or
  /// a missing key is what an optional is for.
  static func spreads(_ outcome: Outcome, _ reason: Reason?) -> Bool {
    switch outcome {
    case .asSent, .notReached, .threw: false
    case .nil: reason != .null && reason != .missing
    default: true
    }
  }

  /// The outcome that the container around a field takes over, where its decode never came there.
  static func spread(of verdict: Verdict) -> Outcome? {
    verdict.outcome == .threw || spreads(verdict.outcome, verdict.reason) ? verdict.outcome : nil
  }

  /// The outcome of a container that is kept, in another form than it was sent.
  static func outcome(ofContainerWith worst: Outcome) -> Outcome {
    worst == .threw ? worst : .converted
  }
}

/// A container that isn't part of the result.
struct LostContainer {
  let outcome: Outcome
  /// What made it so, where that is within it.
  var guilty: JSONPath?
  var isInferred = false
}

extension FieldReport {
  /// Tells what code of the model's own made of a value, now that it is known what is within that.
  mutating func tellOwnMaking() {
    switch decidedBy {
    case .ownCodeMadeValue, .ownCodeMadeContainer, .ownCodeLostValue:
      decidedBy =
        silentLoss ? .ownCodeLostValue : isContainer ? .ownCodeMadeContainer : .ownCodeMadeValue
    default: break
    }
  }

  /// Makes of what became of it what would have become of it alone: the decode never came there.
  mutating func becomeUnreached(_ said: String? = nil) {
    alone = Alone(outcome, reason, nil, said)
    become(.firstErrorStops, nil)
    evidence = .inferred
    silentLoss = false
  }
}
