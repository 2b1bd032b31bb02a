import JSONSource

/// Properties whose values code of a model's own reads one by one from containers that it opens under
/// their keys: `var songs = try keys.nestedUnkeyedContainer(forKey: .songs)`.
extension FieldCollector {
  /// A field that was added for such a property, before those within it.
  struct OpenedField {
    let call: Int
    let property: String
    /// `nil` for one that is only counted.
    let position: Int?
  }

  /// Adds the field of the property for which a call opened a container, unless it is none's, or the
  /// property has its field by another call.
  // Apart, as what closes them: the calls of nested models are as deep as the payload.
  @inline(never)
  mutating func openField(_ call: Int, isUsed: Bool, isPassedOver: Bool) {
    guard let property = openedProperty(call) else { return }
    visited += 1
    if isPassedOver { count(.nil, isSilentLoss: true) }
    guard fields.count < maximumFields else {
      omitted += 1
      if isPassedOver { return }
      return openedFields.append(OpenedField(call: call, property: property, position: nil))
    }
    let event = tree.events[call]
    var field = facts.field(of: event, property: renamed(call))
    if let model = tree.events[event.parent].type, let stored = StoredProperties.of(model)[property]
    {
      let type = StoredProperties.of(stored.type)["wrappedValue"]?.type ?? stored.type
      // One value of an object may be the property's.
      if facts.document.kind(of: event.node) == .array || !TypeTraits.of(type).isLeaf {
        facts.want(type, in: &field)
      }
    }
    field.isAskedByOwnCode = true
    field.evidence = .inferred
    let value = heldValue(of: property, in: event.parent)
    if isPassedOver {
      field.become(.ownCodeMadeNil, .custom)
      field.silentLoss = true
      field.give(value.map { ValueText(of: $0) })
      field.isContainer = true
      fields.append(consume field)
      return
    }
    if !isUsed {
      lose(&field, .badElement)
    } else if let firstFailure, call > firstFailure {
      field.become(.firstErrorStops, nil)
      field.alone = FieldReport.Alone(.asSent, nil, value.map { ValueText(of: $0) }, nil)
    } else {
      field.become(.decodedAsIs, nil)
      field.give(value.map { ValueText(of: $0) })
    }
    fields.append(consume field)
    openedFields.append(
      OpenedField(call: call, property: property, position: fields.count - 1))
  }

  /// The property for which a call opened a container, if nothing else decodes its value.
  private func openedProperty(_ call: Int) -> String? {
    let event = tree.events[call]
    guard event.isForKey, event.state == .returned, event.node >= 0, event.parent >= 0,
      !event.isByAnyKey, !tree.owner(event.parent).isEnum,
      let model = tree.events[event.parent].type,
      let property = property(openedBy: event, in: model),
      !tree.children(of: event.parent).contains(where: { other in
        guard other != call, tree.events[other].innerNode == event.node,
          tree.events[other].hasStep
        else { return false }
        return tree.events[other].operation.decodesValue
          ? !tree.isProbe(other) : other < call && openedSame(other, as: event)
      })
    else { return nil }
    return property
  }

  /// The property that is named as a container's key; of an array without one there is a field, too, since
  /// it may have no elements that tell of it.
  private func property(openedBy event: Calls.Call, in model: any Any.Type) -> String? {
    if let property = tree.property(of: event), StoredProperties.of(model)[property] != nil {
      return property
    }
    return event.operation == .nestedUnkeyedContainer && tree.decodesItself(event.parent) ? "" : nil
  }

  private func openedSame(_ call: Int, as event: Calls.Call) -> Bool {
    tree.events[call].operation.opensContainer && tree.events[call].state == event.state
  }

  /// What a model holds in a property, if no placeholder may be in it.
  private func heldValue(of property: String, in model: Int) -> Any? {
    let isWhole =
      !tree.holdsPlaceholder(model)
      || !tree.decodesItself(model)
        && !tree.children(of: model).contains {
          tree.holdsPlaceholder($0) && tree.property(of: tree.events[$0]) == property
        }
    guard isWhole, let held = tree.held(by: model) else { return nil }
    return KeptProperties.storage(of: property, in: held)
      .map { ForeignWrapper.wrappedValue(of: $0) ?? $0 }
  }

  /// Notes the element that a call opens, and adds its field, where the model made nothing of it. Returns
  /// whether the call is for such an element, or reads in one.
  @inline(never)
  mutating func passOver(
    _ call: Int, within model: Int, _ passedOver: inout [Int: Outcome], _ worst: inout Outcome?
  ) -> Bool {
    let event = tree.events[call]
    if !passedOver.isEmpty, let outcome = passedOver[event.container] {
      if event.operation.opensNestedContainer { passedOver[event.node] = outcome }
      return true
    }
    if event.isForKey, event.operation.opensNestedContainer, event.node >= 0,
      tree.decodesItself(model), let property = openedProperty(call),
      tree.isLeftNil(call, property)
    {
      passedOver[event.node] = .nil
      worst = Outcome.worse(worst, .nil)
      return true
    }
    guard event.isForElement, event.node >= 0, tree.decodesItself(model) else { return false }
    if event.operation == .superDecoderValue, conclusions.isPassedOver(call) {
      passedOver[event.node] = .dropped
      return false
    }
    guard event.opensElement, event.state == .returned, conclusions.isPassedOver(call)
    else { return false }
    if passedOver.updateValue(.dropped, forKey: event.node) == nil { addPassedOver(event) }
    worst = Outcome.worse(worst, .dropped)
    return true
  }

  private mutating func addPassedOver(_ event: Calls.Call) {
    visited += 1
    count(.dropped, isSilentLoss: true)
    guard fields.count < maximumFields else {
      omitted += 1
      return
    }
    var field = facts.field(of: event, property: nil)
    field.become(.ownCodeKeptNothing, .custom)
    field.evidence = .inferred
    (field.isAskedByOwnCode, field.isContainer, field.silentLoss) = (true, true, true)
    fields.append(consume field)
  }

  /// Settles what became of the properties' values that were opened last, now that the fields within
  /// them are known.
  @inline(never)
  mutating func closeFields(from first: Int, isUsed: Bool) {
    while openedFields.count > first { close(openedFields.removeLast(), isUsed: isUsed) }
  }

  private mutating func close(_ opened: OpenedField, isUsed: Bool) {
    let (container, model) = (tree.events[opened.call].node, tree.events[opened.call].parent)
    let hasFields = tree.children(of: model).contains {
      tree.events[$0].container == container && tree.events[$0].hasStep
    }
    guard let position = opened.position else {
      if isUsed, !hasFields { count(.asSent, isSilentLoss: false) }
      return
    }
    fields[position].isContainer = hasFields
    let worst = worstField(within: position)
    if fields[position].outcome == .notReached {
      if let worst, let outcome = fields[worst].outcomeAlone { settleUnreached(position, outcome) }
      if fields[position].alone?.outcome == .asSent, isUntold(within: position) {
        fields[position].alone = nil
      }
    } else if isUsed, let worst {
      settle(position, worst)
    }
    guard isUsed else { return }
    if fields[position].outcome == .asSent, worst == nil {
      compareCounts(opened, position)
      compareKeys(opened, position)
      fields[position].tellOwnMaking()
    }
    if !hasFields { count(fields[position].outcome, isSilentLoss: false) }
  }

  private mutating func settle(_ position: Int, _ worst: Int) {
    let path = fields[worst].path
    fields[position].guilty = path
    guard fields[worst].outcome != .threw else {
      fields[position].become(.elementFailed, .badElement)
      fields[position].give(nil)
      fields[position].foundationSaid = tree.ownOrSwallowedError(of: failedCall).map {
        facts.said(by: $0)
      }
      return
    }
    fields[position].become(
      fields[position].value == "nil" ? .ownCodeMadeNil : .changedWithin, .badElement)
  }

  /// A property that holds another number of elements than were sent, although all of them are as sent,
  /// is made of something else, too.
  private mutating func compareCounts(_ opened: OpenedField, _ position: Int) {
    let event = tree.events[opened.call]
    guard facts.document.kind(of: event.node) == .array,
      let held = heldValue(of: opened.property, in: event.parent).map({ SwiftText.bare($0) })
    else { return }
    let content = HeldValue.content(of: held) ?? held
    let traits = TypeTraits.of(type(of: content))
    let count = traits.array?.count(of: content) ?? traits.set?.count(of: content)
    let sent = facts.document.children(of: event.node).count { _ in true }
    if let count, count == sent { return }
    if SwiftText.isNil(held) {
      fields[position].become(.ownCodeMadeNil, .custom)
      return
    }
    if count == nil, HeldValue.content(of: held) == nil { return }
    fields[position].become(.ownCodeMadeValue, .custom)
  }

  /// A property that holds an object's values in an array is made of it, and where its model holds the
  /// keys nowhere, these are lost.
  private mutating func compareKeys(_ opened: OpenedField, _ position: Int) {
    let event = tree.events[opened.call]
    guard facts.document.kind(of: event.node) == .object,
      let model = tree.held(by: event.parent),
      let held = heldValue(of: opened.property, in: event.parent).map({ SwiftText.bare($0) })
    else { return }
    let reads = tree.children(of: event.parent).filter {
      tree.events[$0].container == event.node && tree.events[$0].hasStep
        && tree.events[$0].operation.decodesValue
    }
    let content = HeldValue.content(of: held) ?? held
    guard tree.losesKeys(of: reads, in: content, heldBy: model) else { return }
    fields[position].become(.ownCodeMadeValue, .custom)
    fields[position].silentLoss = true
    summary.silentLoss += 1
  }

  /// Whether of a field within one nobody knows what would have become of it.
  private func isUntold(within position: Int) -> Bool {
    let path = fields[position].path
    return fields[(position + 1)...].contains {
      $0.outcome == .notReached && $0.alone == nil && $0.path.isWithin(path)
    }
  }

  /// The field within one that is to blame for what became of that: the one at which the decode ended,
  /// else the first that isn't as sent.
  private func worstField(within position: Int) -> Int? {
    let path = fields[position].path
    var first: Int?
    for place in position + 1..<fields.count where fields[place].path.isWithin(path) {
      if fields[place].outcome == .threw, fields[place].reason != .badElement { return place }
      let outcome = fields[place].outcomeAlone ?? fields[place].outcome
      let reason =
        fields[place].outcomeAlone == nil ? fields[place].reason : fields[place].reasonAlone
      guard outcome == .threw || Self.spreads(outcome, reason) else { continue }
      if first == nil { first = place }
    }
    return first
  }
}
