import JSONSource

extension CallTree {
  /// The first failure that ended the decode, or would have ended it without a placeholder.
  var firstFailure: Int? {
    if let first = firstPlaceholder(within: 0), !isTriedAlone(first) { return culprit(of: first) }
    guard !events.isEmpty, threw(0) else { return nil }
    return culprit(of: 0)
  }

  /// Whether a call was made, or one around it, although the model's own decode had ended before.
  private func isTriedAlone(_ index: Int) -> Bool {
    var call = index
    while call >= 0, !events[call].isTriedAlone { call = events[call].parent }
    return call >= 0
  }

  /// The calls that failed, without placeholders, for properties that were tried alone.
  var failedAlone: [Int] {
    events.indices.filter { events[$0].isTriedAlone && threw($0) && !events[$0].stoodIn }
  }

  /// The calls for elements that failed, without placeholders, in arrays for which something stands
  /// in: nobody's error ended there.
  var failedElements: [Int] {
    placeholders.flatMap { failedElements(within: $0) }
  }

  private func failedElements(within call: Int) -> [Int] {
    var failed: [Int] = []
    for child in children(of: call) where threw(child) && !events[child].stoodIn {
      if events[child].isForElement, events[child].operation.decodesValue { failed.append(child) }
      failed += failedElements(within: child)
    }
    return failed
  }

  /// Whether something stood in for a model as a whole before all of it was asked for: what the rest
  /// would have done nobody knows.
  func leavesUntried(in document: JSONDocument) -> Bool {
    placeholders.contains { leavesUntried(within: $0, document) || misleads($0) }
  }

  /// Whether of a model that threw, although placeholders stood in, all that it wanted was tried.
  func isTriedToTheEnd(_ call: Int) -> Bool {
    guard threw(call), let type = events[call].type else { return true }
    let steps = children(of: call).filter {
      events[$0].hasStep && events[$0].operation.decodesValue
    }
    guard !steps.isEmpty else { return true }
    return (TypeTraits.of(type).isPlainSequence || isAskedForAll(call))
      && steps.allSatisfy { events[$0].stoodIn || isTriedToTheEnd($0) }
  }

  /// Whether the compiler wrote a model's code, and each of its properties was asked for although its
  /// decode ended; one with a wrapper that has no value in the payload isn't asked for then.
  func isAskedForAll(_ call: Int) -> Bool {
    guard call >= 0, source.isKnown, !decodesItself(call),
      let type = events[call].type, !(type is AnyObject.Type),
      !TypeTraits.of(type).holdsStandard
    else { return false }
    let properties = StoredProperties.of(type).fields
    let asked = Set(children(of: call).compactMap { property(of: events[$0]) })
    return !properties.isEmpty
      && properties.allSatisfy { $0.name.hasPrefix("_") || asked.contains($0.name) }
  }

  func leavesUntried(within call: Int, _ document: JSONDocument) -> Bool {
    guard firstChild(of: call) != nil, let type = events[call].type else { return false }
    let traits = TypeTraits.of(type)
    // The standard library reads dictionaries with other keys than texts to the first bad one.
    if !traits.isPlainSequence, !traits.isTextDictionary, hasMore(than: call, type, document) {
      return true
    }
    return children(of: call).contains {
      threw($0) && !events[$0].stoodIn && leavesUntried(within: $0, document)
    }
  }

  /// Whether a model has more properties, or its object or array more in it, than its decode asked
  /// for.
  private func hasMore(
    than call: Int, _ type: any Any.Type, _ document: JSONDocument
  ) -> Bool {
    let node = events[call].node
    guard node >= 0, document.isContainer(node) else { return false }
    var asked: Set<JSONPath.Step> = []
    var isOpen = false
    for child in children(of: call) where events[child].container == node {
      if let step = events[child].step {
        asked.insert(step)
      } else if events[child].operation.opensContainer, !threw(child) {
        isOpen = true
      }
    }
    guard isOpen || !asked.isEmpty else { return false }
    let isObject = document.kind(of: node) == .object
    let count = document.children(of: node).count { _ in true }
    return (isObject ? max(count, StoredProperties.of(type).fields.count) : count) > asked.count
  }

  /// Whether code of a model's own caught the error of a call, and then threw another one.
  func isCaught(_ index: Int) -> Bool {
    let parent = events[index].parent
    guard parent >= 0, threw(index), !events[index].stoodIn, threw(parent),
      !events[index].isTriedAlone, let type = events[parent].type
    else { return false }
    let traits = TypeTraits.of(type)
    if traits.isPlainSequence || traits.isDictionary { return false }
    return throwingChild(of: parent) != index
      && (goesOn(behind: index) || !isWordedAlike(index, parent))
  }

  /// Whether the error of a call ended that of the model around it, which somebody then caught.
  func endedParent(_ index: Int) -> Bool {
    let parent = events[index].parent
    guard parent >= 0, threw(parent), !events[parent].stoodIn else { return false }
    return (isSwallowed(parent) || isCaught(parent)) && throwingChild(of: parent) == index
  }

  /// Whether the code around a call made others behind it.
  func goesOn(behind index: Int) -> Bool {
    siblings(behind: index).contains { !events[$0].isTriedAlone }
  }

  /// The innermost call whose error went on outwards to the call at `index`.
  func innermostFailure(of index: Int) -> Int {
    var call = index
    while let next = throwingChild(of: call) { call = next }
    return call
  }

  /// The call at whose place the failure of the call at `index` began: the innermost place, and
  /// there the outermost call; or one that returned a value that the model's own code then blamed.
  package func culprit(of index: Int) -> Int { failure(of: index).culprit }

  /// The call to blame for the error of the call at `index`, as `culprit`, and the one whose own code threw
  /// it.
  func failure(of index: Int) -> (culprit: Int, thrower: Int) {
    var place = index
    var call = index
    while let next = throwingChild(of: call) {
      call = next
      if !isAtPlaceOfParent(call) { place = call }
    }
    if let blamed = blamed(by: call) { return (blamed, call) }
    return (place, failedCall(for: place))
  }

  /// The call that ended with the error for which the call at `index` is to blame: that call, or
  /// the one around it whose own code threw.
  func failedCall(for index: Int) -> Int {
    var call = index
    while call > 0, !threw(call), !isRefused(call) { call = events[call].parent }
    return call
  }

  /// Whether something was read within a call, of the very value that it is for.
  package func isReadAtPlace(of call: Int) -> Bool {
    (call + 1..<end(of: call)).contains {
      events[$0].state == .returned && events[$0].operation.decodesValue
        && events[$0].node == events[call].node
    }
  }

  /// The innermost call within another one that failed first; `nil` where none did.
  package func failure(within call: Int) -> Int? {
    (call + 1..<end(of: call)).first(where: threw).map { culprit(of: $0) }
  }

  /// The call behind the last one that was made within the call at `index`.
  func end(of index: Int) -> Int {
    var end = index + 1
    while end < events.count, events[end].parent >= index { end += 1 }
    return end
  }

  /// The call within the call at `index` whose error went on outwards: the one of that error, else
  /// the last one, if it threw; of an array or a dictionary the first that threw.
  private func throwingChild(of index: Int) -> Int? {
    // Their values are all looked at.
    let isDictionary =
      events[index].type.map {
        TypeTraits.of($0).isTextDictionary || TypeTraits.of($0).isPlainSequence
      } ?? false
    var found: Int?
    var exact: Int?
    for child in children(of: index) {
      guard events[child].operation.decodesValue || threw(child) else { continue }
      if isDictionary, found != nil { break }
      found = threw(child) && !events[child].stoodIn ? child : nil
      if let found, !isDictionary, isSameError(found, index) { exact = found }
    }
    return (exact ?? found).flatMap { isField($0) && isCause($0, of: index) ? $0 : nil }
  }

  /// Whether the error of a call is that of the call within it, or one that the model's own code
  /// threw for the same place.
  private func isCause(_ inner: Int, of call: Int) -> Bool {
    guard threw(inner), let outerError = error(of: call) else { return true }
    if isWordedAlike(inner, call) { return true }
    let facts = ErrorFacts(outerError)
    return facts.lastKey.map { events[inner].step == $0 } ?? false
  }

  /// Whether two calls threw errors that say the same.
  func isWordedAlike(_ left: Int, _ right: Int) -> Bool {
    guard let (left, right) = errors(of: left, right) else { return false }
    return ErrorFacts(left).isWorded(as: ErrorFacts(right))
  }

  /// Whether two calls threw one error, as far as can be seen.
  func isSameError(_ left: Int, _ right: Int) -> Bool {
    guard let (left, right) = errors(of: left, right) else { return false }
    return ErrorFacts(left).isSame(as: ErrorFacts(right))
  }

  /// What two calls threw, if that is of one kind.
  private func errors(of left: Int, _ right: Int) -> (any Error, any Error)? {
    guard threw(left), threw(right), events[left].errorKind == events[right].errorKind,
      let left = error(of: left), let right = error(of: right)
    else { return nil }
    return (left, right)
  }

  /// Whether another value stood in for the one that a call returned, which a model's own code refused.
  func isRefused(_ index: Int) -> Bool { events[index].stoodIn && !threw(index) }

  /// Whether any model's own code threw.
  var mayHoldRefusals: Bool { holdsFailedModel || !swallowedErrors.isEmpty }

  /// The call whose own code threw because of the value that came back from the one at `index`; `nil`
  /// where none did.
  func refusal(of index: Int) -> Int? {
    if isRefused(index) { return index }
    guard mayHoldRefusals, !threw(index) else { return nil }
    var call = events[index].parent
    while call >= 0, !threw(call), swallowedErrors[call] == nil { call = events[call].parent }
    return call >= 0 && refusedCall(by: call) == index ? call : nil
  }

  /// What the call at `index` threw, or code of a model's own within it for which something stands in.
  func ownOrSwallowedError(of index: Int) -> (any Error)? {
    error(of: index) ?? swallowedErrors[index]
  }

  /// The call whose value the own code of the call at `index` refused, looked for once.
  func refusedCall(by index: Int) -> Int? {
    if let known = refusedCalls[index] { return known < 0 ? nil : known }
    let refused = throwingChild(of: index) == nil ? blamed(by: index) : nil
    refusedCalls[index] = refused ?? -1
    return refused
  }

  /// Whether a type's own code threw an error of decoding by itself: all that it had asked for was
  /// given.
  func isOwnError(_ index: Int) -> Bool {
    guard threw(index), events[index].errorKind != .dataCorrupted, let type = events[index].type,
      firstChild(of: index) != nil,
      !children(of: index).contains(where: { threw($0) && isWordedAlike($0, index) })
    else { return false }
    let traits = TypeTraits.of(type)
    if traits.wrapper != nil || traits.isDictionary || traits.isPlainSequence { return false }
    // What the compiler writes for an enum throws where it doesn't find one case.
    return !(traits.isPlainEnum && error(of: index).map { Diagnosis.namesNoCase($0) } ?? false)
  }

  /// The call within the call at `index` whose value its own code refused: the last one at the
  /// place that the error names, or else the one whose value it quotes.
  private func blamed(by index: Int) -> Int? {
    if isFoundations(index) { return nil }
    let depth = swallowedErrors[index] == nil ? events[index].errorDepth : .max
    // More keys than a byte counts may be any number.
    guard depth > min(codingDepth(of: index), 254) else {
      return quotedCall(by: index)
        ?? error(of: index).flatMap { events.textRefused(by: index, $0) }
    }
    guard let error = ownOrSwallowedError(of: index), let path = ErrorFacts(error).path,
      path.count > codingPath(of: index).count
    else { return nil }
    let named = (index + 1..<end(of: index)).last {
      events[$0].operation.decodesValue && events[$0].step == path.last && !events[$0].stoodIn
        && codingPath(of: $0) == path
    }
    return named ?? events.textRefused(by: index, error)
  }

  /// Whether a path is that of a call.
  func namesPlace(of call: Int, _ path: [JSONPath.Step]?) -> Bool {
    guard let path, events[call].step == path.last else { return false }
    return codingPath(of: call) == path
  }

  /// Whether a call was for a type of Foundation's that decodes itself: what it reads stands for the whole.
  private func isFoundations(_ index: Int) -> Bool {
    guard let type = events[index].type, TypeTraits.of(type).holdsStandard else { return false }
    let traits = TypeTraits.of(TypeTraits.of(type).bare)
    return !traits.isDictionary && !traits.isPlainSequence
  }

  /// Whether the error of a call names a place within it that nobody asked for: it came from
  /// somewhere else, as from a decoder of the model's own.
  func isForeign(_ index: Int) -> Bool {
    guard !isFoundations(index), events[index].errorDepth > min(codingDepth(of: index), 254),
      throwingChild(of: index) == nil, blamed(by: index) == nil, let error = error(of: index),
      let path = ErrorFacts(error).path
    else { return false }
    return path.count > codingPath(of: index).count
  }

  /// How many keys and indices were asked for on the way to the value that a call asked for; of
  /// containers within a model's own, those beneath them aren't counted.
  func codingDepth(of index: Int) -> Int {
    var depth = 0
    var call = index
    while call >= 0 {
      if events[call].hasStep { depth += 1 }
      call = events[call].parent
    }
    return depth
  }

  /// The steps to the value that a call asked for, as the model spells them.
  func codingPath(of index: Int) -> [JSONPath.Step] {
    var steps: [JSONPath.Step] = []
    var call = index
    while call >= 0 {
      if let step = events[call].step { steps.append(step) }
      let parent = events[call].parent
      if parent >= 0 {
        // Containers within the model's own.
        let opened = opened(within: parent)
        var container = events[call].container
        while container != events[parent].node, let inner = opened[container],
          let step = inner.step, inner.outer != container
        {
          steps.append(step)
          container = inner.outer
        }
      }
      call = parent
    }
    return steps.reversed()
  }

  /// What the model's own code threw instead of the error of the call at `index`, or about what it
  /// returned; `nil` where that call's error, or another one of the dictionary around it, is what
  /// was thrown.
  func ownError(_ thrown: (any Error)?, after index: Int) -> ErrorFacts? {
    guard let inner = error(of: index) else {
      return (thrown ?? ownOrSwallowedError(of: failedCall(for: index))).map { ErrorFacts($0) }
    }
    guard let facts = thrown.map({ ErrorFacts($0) }) else { return nil }
    return ErrorFacts(inner).isWorded(as: facts) || isOfNeighbour(facts, of: index) ? nil : facts
  }

  /// Whether the last element or key that was read within the call at `index` failed.
  func endedWithFailedElement(_ index: Int) -> Bool {
    var last: Int?
    for child in children(of: index) where events[child].operation.decodesValue { last = child }
    guard let last else { return false }
    return isAtPlaceOfParent(last) ? endedWithFailedElement(last) : threw(last)
  }
}
