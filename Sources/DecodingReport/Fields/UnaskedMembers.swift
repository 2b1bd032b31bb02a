import JSONSource

/// What no call asked for: unknown and duplicate keys, elements that a reader leaves, and
/// properties that keep their initial values whatever the payload holds for them.
struct UnaskedMembers {
  /// One value that no call asked for.
  struct Member {
    let node: Int
    let container: Int
    let step: JSONPath.Step
    let isDuplicate: Bool
    /// The JSON in a string in which it stands; `nil` for a value of the payload itself.
    let text: JSONText?
    /// The call that decoded the object; −1 where nobody knows it.
    var owner = -1
    /// Whether the decode of the object ended before it had asked for all that it wanted.
    var isUntried = false
    /// Whether it's in an object that was left out, and no model could have asked for it: that is told
    /// where another key may be meant.
    var isToldIfMeant = false
    /// Whether a model asked whether the key is there, and no more.
    var isQuestioned = false
    /// What a property holds that tells whether the key is there, where a model asked that.
    var answer: Bool?
    /// Whether code of a model's own decodes the object: what a property holds it may have made.
    var isOfOwnCode = false
    /// Whether the object is that of a class: no more is known of what its initializers ask for.
    var isOfClass = false
    /// What the property of this name holds all the same.
    var kept: Any?
    /// Whether the decode had ended before the object was decoded to its end.
    var isUnreached = false
  }

  let tree: CallTree
  let facts: FieldFacts
  let coverage: Coverage
  /// The first failure; what is behind it isn't part of the result.
  let firstFailure: Int?

  private var document: JSONDocument { coverage.text?.document ?? facts.document }

  /// All of them, in the order of the document, or of the text in a string.
  func members() -> [Member] {
    var members: [Member] = []
    for opened in coverage.objects { add(to: &members, in: opened) }
    for opened in coverage.objectsLost { add(to: &members, in: opened) }
    for array in coverage.arrays { add(to: &members, elementsOf: array) }
    return members.sorted { $0.node < $1.node }
  }

  /// Whether there is a model that a call decoded, and no placeholder in it.
  private func isReached(_ call: Int) -> Bool {
    guard call >= 0, !tree.holdsPlaceholder(call) else { return false }
    return firstFailure.map { call < $0 || tree.isAncestor(call, of: $0) } ?? true
  }

  /// Whether the decode had ended before a model asked for the first of some equal keys.
  private func isUnreached(_ key: String, of model: Int) -> Bool {
    guard let firstFailure, model >= 0 else { return false }
    if !tree.isAncestor(model, of: firstFailure) { return model > firstFailure }
    let asked = facts.property(under: key)
    return tree.children(of: model).contains {
      $0 > firstFailure && tree.events[$0].key == asked
    }
  }

  /// Whether the compiler wrote the code of the model that a call decoded, with placeholders for what
  /// failed: what it doesn't ask for these say nothing of.
  private func isFilledIn(_ call: Int) -> Bool {
    call >= 0 && tree.events[call].state == .returned && tree.source.isKnown
      && !tree.decodesItself(call)
  }

  private func add(to members: inout [Member], in opened: Coverage.Opened) {
    let object = opened.object
    guard document.kind(of: object) == .object, hasUnasked(object) else { return }
    // What was asked for may also lie deeper, or in a text that holds JSON of its own.
    var askedKeys: Set<String> = []
    let dictionary = tree.dictionaryType(decodedBy: opened.owner)
    func property(_ key: String) -> String {
      dictionary?.key(from: key).map { "\($0)" } ?? facts.property(under: key)
    }
    for member in document.members(of: object) where coverage.isAsked(member.value) {
      askedKeys.insert(property(document.string(member.key)))
    }
    let isInterrupted = opened.isLost || coverage.isInterrupted(object)
    let isUnclear = isInterrupted && !tree.isAskedForAll(opened.owner)
    for member in document.members(of: object) where !coverage.isAsked(member.value) {
      let key = document.string(member.key)
      let isDuplicate = askedKeys.contains(property(key))
      if opened.isLost, isDuplicate { continue }
      let mayBeAskedFor = isUnclear && mayBeAskedFor(key, by: opened.asker)
      let isUntried = opened.isLost || !isDuplicate && mayBeAskedFor
      let isForeign = isUnclear && !mayBeAskedFor && tree.decodesItself(opened.owner)
      if !isDuplicate, isListed(key, in: object, by: opened.owner) { continue }
      if !isDuplicate, isInterrupted, !isForeign,
        hasProperty(self.property(under: key, opened.owner), opened.owner)
      {
        continue
      }
      var unasked = Member(
        node: member.value, container: object, step: .key(key), isDuplicate: isDuplicate,
        text: coverage.text)
      unasked.owner = opened.owner
      unasked.isUntried = isUntried
      unasked.isToldIfMeant = opened.isLost && !mayBeAskedFor
      unasked.isUnreached = isDuplicate && isUnreached(key, of: opened.owner)
      unasked.isQuestioned = !isDuplicate && coverage.isQuestioned(member.value)
      if unasked.isQuestioned, isReached(opened.owner) {
        unasked.answer = answer(in: self.property(under: key, opened.owner), opened.owner)
      }
      let isReached = isReached(opened.owner)
      if !isDuplicate, !isUntried, isReached || isFilledIn(opened.owner), !unasked.isQuestioned,
        isRead(for: self.property(under: key, opened.owner), opened)
      {
        unasked.isUnreached = !isReached
        unasked.isOfOwnCode = tree.decodesItself(opened.owner)
        unasked.isOfClass = tree.events[opened.owner].type is AnyObject.Type
        let property = self.property(under: key, opened.owner)
        if !isMadeOfOther(property, than: key, in: opened) {
          unasked.kept = KeptProperties.value(of: property, after: opened.owner, in: tree)
        }
      }
      members.append(unasked)
    }
  }

  /// Whether code of a model's own asked an object for all of its keys, and knows one of them by name: it may
  /// need no more than that.
  private func isListed(_ key: String, in object: Int, by model: Int) -> Bool {
    guard model >= 0, tree.decodesItself(model), let type = tree.events[model].type,
      tree.source.mayAsk?(TypeName.declared(type), key) == true
    else { return false }
    return tree.children(of: model).contains {
      tree.events[$0].operation == .allKeys && tree.events[$0].node == object
    }
  }

  /// Whether a model might have asked for a key, if its decode hadn't ended or had taken another way.
  private func mayBeAskedFor(_ key: String, by model: Int) -> Bool {
    guard model >= 0, let mayAsk = tree.source.mayAsk, let type = tree.events[model].type
    else { return true }
    let name = TypeName.declared(wrappedModel(type, model) ?? type)
    return mayAsk(name, key) || mayAsk(name, facts.property(under: key))
  }

  /// The model that a wrapper which knows nothing of reports decoded at its own place: it has a property for
  /// all keys that were asked for.
  private func wrappedModel(_ type: any Any.Type, _ call: Int) -> (any Any.Type)? {
    guard let wrapped = StoredProperties.of(TypeTraits.of(type).bare)["wrappedValue"] else {
      return nil
    }
    let stored = StoredProperties.of(wrapped.bareType)
    let isModel = tree.children(of: call).allSatisfy {
      tree.property(of: tree.events[$0]).map { stored[$0] != nil } ?? true
    }
    return isModel && !TypeTraits.of(wrapped.bareType).isStandard ? wrapped.bareType : nil
  }

  /// What a model holds in a property that is true or false.
  private func answer(in property: String, _ owner: Int) -> Bool? {
    guard let model = tree.held(by: owner),
      let kept = KeptProperties.storage(of: property, in: model)
    else { return nil }
    return SwiftText.bare(kept) as? Bool
  }

  /// The property that the model that a call decoded has for a key.
  private func property(under key: String, _ owner: Int) -> String {
    let name = facts.property(under: key)
    guard owner >= 0, let type = tree.events[owner].type,
      case .property(let property)? = tree.source.property?(TypeName.declared(type), name, [])
    else { return name }
    return property
  }

  /// Whether the code of the model that a call decoded made a property of another key's value: of one that
  /// came back, or because it makes it of no such key.
  private func isMadeOfOther(
    _ property: String, than key: String, in opened: Coverage.Opened
  ) -> Bool {
    guard let code = tree.source.ownCode, tree.decodesItself(opened.owner),
      let type = tree.events[opened.owner].type.map({ TypeName.declared($0) })
    else { return false }
    let outer = tree.keys(to: opened.object, within: opened.owner)
    let mayBeOfOwn = code.isMade(property, of: key, within: outer, in: type)
    return tree.children(of: opened.owner).contains { call in
      let event = tree.events[call]
      guard let other = event.key, event.operation.decodesValue else { return false }
      let isTaken = event.innerNode >= 0 && event.state == .returned
      return (isTaken || !mayBeOfOwn)
        && code.isMade(property, of: other, within: tree.outerKeys(of: event), in: type)
    }
  }

  /// Whether the code of the model that a call decoded reads an object for a property.
  private func isRead(for property: String, _ opened: Coverage.Opened) -> Bool {
    guard let code = tree.source.ownCode, let type = tree.events[opened.owner].type,
      type is AnyObject.Type, coverage.text == nil
    else { return true }
    // A superclass that was to read another object, which isn't there, holds nothing of any.
    return code.isRead(
      for: property, within: tree.keys(to: opened.object, within: opened.owner),
      in: TypeName.declared(type))
      || tree.children(of: opened.owner).contains {
        let event = tree.events[$0]
        return event.operation == .superDecoder && event.node < 0
          && event.container == opened.object
      }
  }

  /// Whether the model that a call decoded has a property of that name.
  private func hasProperty(_ name: String, _ owner: Int) -> Bool {
    owner >= 0 && tree.events[owner].type.map { StoredProperties.of($0)[name] != nil } ?? false
  }

  /// Whether an object has a member that no call asked for.
  private func hasUnasked(_ object: Int) -> Bool {
    let document = document
    let end = document.next(after: object)
    var key = object + 1
    while key < end {
      guard coverage.isAsked(key + 1) else { return true }
      key = document.next(after: key + 1)
    }
    return false
  }

  /// The elements behind the last one that was asked for.
  private func add(to members: inout [Member], elementsOf array: Int) {
    let document = document
    guard document.kind(of: array) == .array else { return }
    let end = document.next(after: array)
    var behind = (node: array + 1, index: 0)
    var (node, index) = behind
    while node < end {
      let isAsked = coverage.isAsked(node)
      (node, index) = (document.next(after: node), index + 1)
      if isAsked { behind = (node, index) }
    }
    while behind.node < end {
      members.append(
        Member(
          node: behind.node, container: array, step: .index(behind.index), isDuplicate: false,
          text: coverage.text))
      behind = (document.next(after: behind.node), behind.index + 1)
    }
  }
}

extension UnaskedMembers.Member {
  /// The node of the payload that it is, or in which it stands.
  var payloadNode: Int { text?.payloadNode ?? node }

  /// Whether it's a key that nobody asked for, and nothing else is known of it.
  var isUnknown: Bool { kept == nil && !isDuplicate && !isQuestioned }

  /// The key, to be compared with those that were asked for in vain; none of an element.
  func key(
    _ field: Int, in document: JSONDocument, _ model: ObjectIdentifier?
  ) -> [KeySuggestions.Key] {
    guard case .key(let name) = step else { return [] }
    let kind = (text?.document ?? document).kind(of: node)
    return [
      KeySuggestions.Key(
        name: name, container: container, text: text, node: node, field: field,
        canLose: kind != .null, model: model, kind: kind)
    ]
  }

  var outcome: Outcome { isUnreached && !isUnknown ? .notReached : rule.outcome }

  private var rule: Rule {
    if isDuplicate { return .duplicateKeySkipped }
    if isQuestioned { return answer == nil ? .keyOnlyLookedFor : .ownCodeMadeValue }
    if let kept {
      if SwiftText.isNil(kept) { return .unaskedIsNil }
      return isOfOwnCode ? .unaskedSetByOwnCode : .unaskedKeptInitialValue
    }
    if case .index = step { return .unknownElementSkipped }
    return .unknownKeySkipped
  }

  func isSilentLoss(in document: JSONDocument) -> Bool {
    isUnreached ? false : losesValue(in: document)
  }

  /// Whether a value that was sent is lost, or would be.
  func losesValue(in document: JSONDocument) -> Bool {
    guard let kept = kept ?? answer else { return isDuplicate }
    let document = text?.document ?? document
    if answer != nil, document.isContainer(node), document.isEmptyContainer(node) { return false }
    return document.kind(of: node) != .null && !isSame(kept, in: document)
  }

  /// The field that describes it.
  func field(_ facts: inout FieldFacts) -> FieldReport {
    var field = FieldReport(
      in: text.map { facts.path(of: container, in: $0) } ?? facts.path(of: container), at: step,
      wanted: .none, outcome: outcome)
    let reason: Reason = isDuplicate ? .duplicateKey : isQuestioned ? .custom : .unknownKey
    if outcome == .notReached {
      field.become(.firstErrorStops, nil)
    } else {
      field.become(rule, reason)
    }
    field.found =
      text.map { .init(at: node, in: $0, of: facts.document) } ?? facts.found(node)
    field.silentLoss = isSilentLoss(in: facts.document)
    if let answer {
      field.type = .standard(.bool)
      field.give(ValueText(of: answer))
      field.isAskedByOwnCode = true
      field.evidence = .inferred
      field.tellOwnMaking()
    }
    guard let kept else {
      if outcome == .notReached {
        field.alone = FieldReport.Alone(rule.outcome, reason, nil, nil)
        field.evidence = .inferred
      }
      return field
    }
    // A property that holds its initial value although the payload has one for it.
    let value = ValueText(of: kept)
    field.type = SwiftType(type(of: kept))
    field.give(value)
    field.isAskedByOwnCode = isOfOwnCode
    field.isWithoutProperty = isOfClass
    field.evidence = .inferred
    if isUnreached {
      field.alone = FieldReport.Alone(rule.outcome, reason, value, nil)
    } else if outcome == .default, !isOfOwnCode {
      field.fallback = FieldReport.Fallback(value, .initialValue)
    }
    return field
  }

  /// Whether a scalar of the payload says the same as a value.
  private func isSame(_ value: Any, in document: JSONDocument) -> Bool {
    switch document.kind(of: node) {
    case .string: SwiftText.of(value) == SwiftText.quoted(document.string(node))
    case .true: value as? Bool == true
    case .false: value as? Bool == false
    case .number:
      NumberText(document.text(node)).flatMap { sent in
        NumberText(SwiftText.of(value)).map { $0.isEqual(to: sent) }
      } ?? false
    default: false
    }
  }
}
