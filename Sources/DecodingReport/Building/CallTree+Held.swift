import JSONSource

/// What models hold in the end of what calls decoded: code of a model's own may change what a model
/// within it made, or leave out elements of an array.
///
/// Calls are judged from the outside inwards, so what stands in for a container is known before what
/// is within it is judged.
extension CallTree {
  /// What became of a value within a container of which another one is held.
  enum Change {
    case kept(Any)
    case dropped
  }

  /// What a call decoded, as the models around it hold it in the end; `nil` where it returned nothing.
  func held(by call: Int) -> Any? {
    if owner(call).isReplaced, let other = heldInstead[call] { return other }
    if case .returned(let value) = events[call].result { return value }
    return nil
  }

  /// The model in which a call's property stands, as it is in the end: within a wrapper, where that
  /// decodes its content in its own place. `nil` where there is no model.
  func holder(of property: String, for asked: (any Any.Type)?, _ call: Int) -> Any? {
    guard let model = held(by: call) else { return nil }
    if KeptProperties.has(property, in: model) { return model }
    if owner(call).isWrapper { return Self.content(model) }
    return innerModel(with: property, asked, in: model) ?? model
  }

  /// The model in a property of another one that has a property of this name, if just one has:
  /// `vehicle = try Vehicle(from: decoder)` reads its keys from the object around it.
  private func innerModel(
    with property: String, _ asked: (any Any.Type)?, in model: Any
  ) -> Any? {
    let fields = StoredProperties.of(type(of: model)).fields.filter {
      let type = Self.contentType(of: $0.bareType)
      guard !TypeTraits.of(type).isStandard, StoredProperties.of(type)[property] != nil else {
        return false
      }
      // A call for the model itself isn't for one of its properties.
      return asked.map { TypeTraits.of($0).bare } != type
    }
    guard fields.count == 1, let inner = KeptProperties.storage(fields[0], in: model) else {
      return nil
    }
    let content = Self.content(inner)
    if let result = content as? any ResultType { return result.success }
    return SwiftText.isNil(content) ? nil : content
  }

  /// The type of the values in a property: that of a `Result`'s successes.
  private static func contentType(of type: any Any.Type) -> any Any.Type {
    (type as? any ResultType.Type).map { TypeTraits.of($0.successType).bare } ?? type
  }

  /// What a model holds for a key that its object brought, where one of its properties is a dictionary
  /// that has the key; `nil` where none is, or several are.
  func heldMember(for event: Calls.Call) -> Any? {
    guard event.isByAnyKey, event.parent >= 0, case .key(let key)? = event.step,
      !isDictionary(event.parent)
    else { return nil }
    return allHeldMembers(within: event.parent)?[key]
  }

  /// What a model holds in the one dictionary among its properties; `nil` without one.
  func allHeldMembers(within model: Int) -> [String: Any]? {
    if let known = heldMembers[model] { return known }
    let members = held(by: model).flatMap(Self.membersOfDictionary)
    heldMembers[model] = .some(members)
    return members
  }

  private static func membersOfDictionary(_ model: Any) -> [String: Any]? {
    if let type = TypeTraits.of(type(of: model)).dictionaryType {
      return type.valuesByText(of: model)
    }
    let dictionaries = StoredProperties.of(type(of: model)).fields.filter {
      TypeTraits.of($0.bareType).dictionaryType != nil
    }
    guard dictionaries.count == 1, let storage = KeptProperties.storage(dictionaries[0], in: model)
    else { return nil }
    let content = content(storage)
    return TypeTraits.of(type(of: content)).dictionaryType?.valuesByText(of: content)
  }

  /// Remembers that another container of its kind is held instead of the one that a call decoded.
  func hold(_ kept: Any, insteadOf value: Any, of call: Int) {
    let (kept, value) = (Self.content(kept), Self.content(value))
    let (type, other) = (Swift.type(of: value), Swift.type(of: kept))
    let (traits, otherTraits) = (TypeTraits.of(type), TypeTraits.of(other))
    guard
      type == other || traits.array != nil && otherTraits.array != nil
        || traits.dictionaryType != nil && otherTraits.dictionaryType != nil
    else { return }
    replace(call, with: kept)
  }

  /// As `hold`, of what a model's own code made of other values, too, or of which it made more than that:
  /// of a value within it that isn't held there nothing is said, if it may be held in one of `others`.
  func hold(_ kept: Any, insteadOf value: Any, of call: Int, beside others: [Any]) {
    let (content, decoded) = (Self.content(kept), Self.content(value))
    let traits = TypeTraits.of(Swift.type(of: content))
    if traits.array == nil, traits.set == nil, traits.dictionaryType == nil {
      guard Swift.type(of: content) == Swift.type(of: decoded) else { return }
      mixedModels.insert(call)
    } else {
      othersBeside[call] = others.map { Self.text($0) }
    }
    hold(kept, insteadOf: value, of: call)
  }

  private func replace(_ call: Int, with kept: Any) {
    heldInstead[call] = kept
    if lastOwner.call == call { lastOwner.isReplaced = true }
  }

  /// Remembers the collection that a type's own code made of what it read one by one at its place.
  func hold(gathered kept: Any, by call: Int) {
    gathered.insert(call)
    replace(call, with: kept)
  }

  /// Remembers that of all that a type's own code read at its place it holds but one value.
  func hold(only read: Int, by call: Int) {
    let others = children(of: call).filter {
      $0 != read && events[$0].hasStep && events[$0].operation.decodesValue
    }
    guard !others.isEmpty, let value = held(by: call) else { return }
    replace(call, with: value)
    changes[call] = Dictionary(
      others.compactMap { other in events[other].step.map { ($0, .dropped) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// As `hold`, for a call at the place of the one around it: a wrapper's, or one for a property that
  /// is decoded from the object around it.
  func holdAtPlaceOfParent(_ call: Int) {
    guard case .returned(let value) = events[call].result else { return }
    let parent = events[call].parent
    if let property = property(of: events[call]) {
      guard let model = holder(of: property, for: events[call].type, parent),
        !KeptProperties.holds(value, in: property, of: model),
        let kept = KeptProperties.storage(of: property, in: model), !Self.isSame(kept, value)
      else { return }
      hold(kept, insteadOf: value, of: call)
    } else if let kept = heldInstead[parent] {
      hold(kept, insteadOf: value, of: call)
    }
  }

  private static func content(_ value: Any) -> Any {
    let bare = SwiftText.bare(value)
    return SwiftText.bare(ForeignWrapper.wrappedValue(of: bare) ?? bare)
  }

  /// What became of a value that a call decoded for a collection around it; `nil` where that holds it
  /// as it was decoded, or it isn't plain what became of it.
  func change(of call: Int, in document: JSONDocument) -> Change? {
    guard let step = events[call].step else { return nil }
    return changes(in: events[call].parent, of: document)[step]
  }

  /// Whether it is known of the values in a collection what became of them.
  func tellsChanges(in collection: Int, of document: JSONDocument) -> Bool {
    !changes(in: collection, of: document).isEmpty
  }

  /// What became of the values that a collection's calls decoded, of those that aren't held as they
  /// were decoded.
  private func changes(in collection: Int, of document: JSONDocument) -> [JSONPath.Step: Change] {
    guard let kept = heldInstead[collection] else { return [:] }
    if let known = changes[collection] { return known }
    var found = findChanges(in: collection, kept, document)
    if let others = othersBeside[collection] {
      found = plainlyDropped(found, in: collection, others)
    }
    changes[collection] = found
    return found
  }

  /// The values within a collection that are held nowhere, where all others are held as they were
  /// decoded.
  private func plainlyDropped(
    _ changes: [JSONPath.Step: Change], in collection: Int, _ others: [String]
  ) -> [JSONPath.Step: Change] {
    var dropped: [JSONPath.Step: Change] = [:]
    for call in children(of: collection) {
      guard let step = events[call].step, let change = changes[step] else { continue }
      guard case .returned(let value) = events[call].result else { return [:] }
      let text = SwiftText.of(HeldValue.kernel(of: value))
      if case .kept = change { return [:] }
      let parts = SwiftText.fields(of: Mirror(reflecting: SwiftText.bare(value))).map(\.value)
        .filter { !($0 is Bool) }.map(Self.text)
      // What is too long is cut.
      let isElsewhere = others.contains { other in
        other.contains("…") || ([text] + parts).contains { other.contains($0) }
      }
      if !isElsewhere { dropped[step] = .dropped }
    }
    return dropped
  }

  private func findChanges(
    in collection: Int, _ kept: Any, _ document: JSONDocument
  ) -> [JSONPath.Step: Change] {
    if gathered.contains(collection) { return findGathered(in: collection, kept, document) }
    guard case .returned(let decoded) = events[collection].result else { return [:] }
    let value = Self.content(decoded)
    let (traits, keptTraits) = (TypeTraits.of(type(of: value)), TypeTraits.of(type(of: kept)))
    if let values = traits.dictionaryType?.valuesByText(of: value),
      let keptValues = keptTraits.dictionaryType?.valuesByText(of: kept)
    {
      return values.count > Self.maximumCompared ? [:] : changes(of: values, to: keptValues)
    }
    guard let array = traits.array, let keptArray = keptTraits.array else { return [:] }
    let (count, keptCount) = (array.count(of: value), keptArray.count(of: kept))
    guard count <= Self.maximumCompared, keptCount <= count else { return [:] }
    let places = places(of: collection, count: count, in: document)
    guard places.count == count else { return [:] }
    let elements = zip(places, array.elements(of: value, upTo: count)).map { place, value in
      Element(place: place.index, node: place.node, value: value)
    }
    let found = changes(
      of: elements, to: keptArray.elements(of: kept, upTo: count), document)
    return Dictionary(uniqueKeysWithValues: found.map { (.index($0.key), $0.value) })
  }

  /// As `findChanges`, for a collection that a type's own code made of what it read one by one.
  private func findGathered(
    in call: Int, _ kept: Any, _ document: JSONDocument
  ) -> [JSONPath.Step: Change] {
    let traits = TypeTraits.of(type(of: kept))
    var elements: [Element] = []
    var values: [String: Any] = [:]
    for read in children(of: call) where events[read].operation.decodesValue {
      guard case .returned(let value) = events[read].result else { continue }
      switch events[read].step {
      case .index(let index):
        elements.append(Element(place: index, node: events[read].node, value: value))
      case .key(let key) where events[read].isByAnyKey: values[key] = value
      case .key, nil: break
      }
    }
    guard max(elements.count, values.count) <= Self.maximumCompared else { return [:] }
    if let keptValues = traits.dictionaryType?.valuesByText(of: kept) {
      return changes(of: values, to: keptValues)
    }
    guard let array = traits.array, array.count(of: kept) <= elements.count else { return [:] }
    let found = changes(
      of: elements, to: array.elements(of: kept, upTo: elements.count), document)
    return Dictionary(uniqueKeysWithValues: found.map { (.index($0.key), $0.value) })
  }

  /// An element that was decoded, and where it was sent.
  private struct Element {
    let place: Int
    let node: Int
    let value: Any
  }

  /// Where the elements of an array were sent: all that the payload has, or those that were decoded.
  private func places(
    of array: Int, count: Int, in document: JSONDocument
  ) -> [(index: Int, node: Int)] {
    let node = events[array].node
    if node >= 0, document.kind(of: node) == .array {
      let sent = Array(document.children(of: node).prefix(count + 1))
      if sent.count == count { return sent.enumerated().map { ($0.offset, $0.element) } }
    }
    return children(of: array).compactMap { call in
      guard case .index(let index)? = events[call].step, events[call].state == .returned,
        events[call].operation.decodesValue
      else { return nil }
      return (index, events[call].node)
    }
  }

  private func changes(
    of values: [String: Any], to kept: [String: Any]
  ) -> [JSONPath.Step: Change] {
    var changes: [JSONPath.Step: Change] = [:]
    // Under other keys it may hold the same values.
    let isPart = kept.keys.allSatisfy { values[$0] != nil }
    for (key, value) in values {
      if let kept = kept[key] {
        let isSame = Self.isSame(HeldValue.kernel(of: kept), HeldValue.kernel(of: value))
        if !isSame { changes[.key(key)] = .kept(kept) }
      } else if isPart {
        changes[.key(key)] = .dropped
      }
    }
    return changes
  }

  /// Of elements that are held in another order nothing is said, as of those that can't be told from
  /// each other.
  private func changes(
    of elements: [Element], to kept: [Any], _ document: JSONDocument
  ) -> [Int: Change] {
    if kept.count == elements.count {
      guard elements.map({ Self.text($0.value) }).sorted() != kept.map(Self.text).sorted() else {
        return [:]
      }
      let changed = zip(elements, kept).filter {
        Self.isComparable($0, $1, document) && !Self.isSame($0.value, $1)
          && !Self.isWithin($0, $1)
      }
      return Dictionary(uniqueKeysWithValues: changed.map { ($0.place, .kept($1)) })
    }
    var changes: [Int: Change] = [:]
    var rest = kept[...]
    for element in elements {
      if let next = rest.first, Self.isSame(next, element.value) || Self.isWithin(element, next) {
        rest.removeFirst()
      } else if let next = rest.first, Self.isForm(next, of: element, document) {
        changes[element.place] = .kept(rest.removeFirst())
      } else {
        changes[element.place] = .dropped
      }
    }
    return rest.isEmpty ? changes : Self.leftOut(of: elements, kept)
  }

  /// The elements that are held nowhere, where all that is held was decoded.
  private static func leftOut(of elements: [Element], _ kept: [Any]) -> [Int: Change] {
    var rest: [String: Int] = [:]
    for element in kept { rest[text(element), default: 0] += 1 }
    var dropped: [Int: Change] = [:]
    for element in elements {
      let text = text(element.value)
      if let count = rest[text] {
        rest[text] = count == 1 ? nil : count - 1
      } else {
        dropped[element.place] = .dropped
      }
    }
    return rest.isEmpty ? dropped : [:]
  }

  /// Whether a value is a part of an element: `compactMap { $0.name }`.
  private static func isWithin(_ element: Element, _ kept: Any) -> Bool {
    if isSame(HeldValue.kernel(of: element.value), HeldValue.kernel(of: kept)) { return true }
    let value = SwiftText.bare(element.value)
    if let members = TypeTraits.of(type(of: value)).dictionaryType?.valuesByText(of: value) {
      return members.values.contains { isSame($0, kept) }
    }
    return StoredProperties.of(type(of: value)).fields.contains { field in
      KeptProperties.storage(field, in: value).map { isSame($0, kept) } ?? false
    }
  }

  /// Whether a value is one of an element's own kind, or made of a scalar.
  private static func isComparable(
    _ element: Element, _ kept: Any, _ document: JSONDocument
  ) -> Bool {
    type(of: SwiftText.bare(element.value)) == type(of: SwiftText.bare(kept))
      || SentScalar(element.node, in: document) != nil
  }

  /// Whether a value says in another form what was sent for an element.
  private static func isForm(_ kept: Any, of element: Element, _ document: JSONDocument) -> Bool {
    guard let sent = SentScalar(element.node, in: document) else { return false }
    return switch sent.likeness(of: kept) {
    case .same, .form, .rounded: true
    case .changed, .none: false
    }
  }

  private static func text(_ value: Any) -> String { SwiftText.of(SwiftText.bare(value)) }

  private static func isSame(_ left: Any, _ right: Any) -> Bool {
    type(of: SwiftText.bare(left)) == type(of: SwiftText.bare(right)) && text(left) == text(right)
  }

  /// Of longer collections nothing is said: each value's text is made.
  static var maximumCompared: Int { 1000 }
}

extension CallTree {
  /// What became of an array's elements whose calls aren't held, of those that aren't held as they
  /// were decoded: the values that are held instead, `nil` for one that is left out, and how they are
  /// like those that were sent.
  func uncountedChanges(
    in array: Int, of document: JSONDocument
  ) -> [(likeness: Likeness, value: Any?)] {
    let changes = changes(in: array, of: document)
    guard !changes.isEmpty else { return [] }
    let held = Set(children(of: array).compactMap { events[$0].step })
    return changes.filter { !held.contains($0.key) }.compactMap { step, change in
      guard case .kept(let value) = change else { return (.none, nil) }
      guard case .index(let index) = step,
        let node = document.child(of: events[array].node, at: index),
        let sent = SentScalar(node, in: document)
      else { return nil }
      return (sent.likeness(of: value), value)
    }
  }
}
