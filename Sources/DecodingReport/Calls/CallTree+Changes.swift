import Foundation
import JSONSource

/// What became of the values in collections that models hold in the end otherwise than they were
/// decoded.
extension CallTree {
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
      // An enum's case of that raw value is what was decoded.
      if case .kept(let kept) = change {
        if Self.isCase(kept, of: value) { continue }
        return [:]
      }
      if !Self.isWithin(others, value) { dropped[step] = .dropped }
    }
    return dropped
  }

  /// Whether one of some texts may hold a value, or a part of one.
  static func isWithin(_ texts: [String], _ value: Any) -> Bool {
    let parts = SwiftText.fields(of: Mirror(reflecting: SwiftText.bare(value))).map(\.value)
      .filter { !($0 is Bool) }.map(text)
    let own = SwiftText.of(HeldValue.kernel(of: value))
    // What is too long is cut.
    return texts.contains { other in
      other.contains("…") || ([own, text(value)] + parts).contains { other.contains($0) }
    }
  }

  private func findChanges(
    in collection: Int, _ kept: Any, _ document: JSONDocument
  ) -> [JSONPath.Step: Change] {
    if gathered.contains(collection) { return findGathered(in: collection, kept, document) }
    guard case .returned(let decoded) = events[collection].result else { return [:] }
    let value = Self.content(decoded)
    let (traits, keptTraits) = (TypeTraits.of(type(of: value)), TypeTraits.of(type(of: kept)))
    if let values = traits.dictionaryType?.valuesByText(of: value),
      let keptValues = Self.valuesByText(kept, madeOf: values)
    {
      return values.count > Self.maximumCompared ? [:] : changes(of: values, to: keptValues)
    }
    if let values = traits.dictionaryType?.valuesByText(of: value), keptTraits.isDictionary {
      return values.count > Self.maximumCompared
        ? [:] : Self.leftOut(of: values, underOtherKeys: kept)
    }
    guard let array = traits.array else { return [:] }
    let count = array.count(of: value)
    guard count <= Self.maximumCompared else { return [:] }
    let places = places(of: collection, count: count, in: document)
    guard places.count == count else { return [:] }
    let elements = zip(places, array.elements(of: value, upTo: count)).map { place, value in
      Element(place: place.index, node: place.node, value: value)
    }
    let found: [Int: Change]
    if let keptArray = keptTraits.array, keptArray.count(of: kept) <= count {
      found = changes(of: elements, to: keptArray.elements(of: kept, upTo: count), document)
    } else if type(of: kept) == TypeTraits.of(array.elementType).bare {
      found = Self.leftOut(of: elements, only: kept)
    } else if let set = keptTraits.set {
      found = Self.changes(of: elements, toSetOf: set.elements(of: kept), document)
    } else if keptTraits.dictionaryType != nil {
      found = Self.changes(of: elements, toDictionary: kept)
    } else {
      return [:]
    }
    return Self.bySteps(found)
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
    if traits.dictionaryType != nil, !elements.isEmpty {
      return Self.bySteps(Self.changes(of: elements, toDictionary: kept))
    }
    if let keptValues = Self.valuesByText(kept, madeOf: values) {
      return changes(of: values, to: keptValues)
    }
    guard let array = traits.array, array.count(of: kept) <= elements.count else { return [:] }
    return Self.bySteps(
      changes(of: elements, to: array.elements(of: kept, upTo: elements.count), document))
  }

  private static func bySteps(_ changes: [Int: Change]) -> [JSONPath.Step: Change] {
    Dictionary(uniqueKeysWithValues: changes.map { (.index($0.key), $0.value) })
  }

  /// An element that was decoded, and where it was sent.
  struct Element {
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
        if !Self.isOf(kept, value) {
          changes[.key(key)] = .kept(kept)
        }
      } else if isPart {
        changes[.key(key)] = .dropped
      }
    }
    if changes.isEmpty, !isPart, kept.keys.allSatisfy({ values[$0] == nil }) {
      return Self.leftOut(of: values, underOtherKeys: kept)
    }
    return changes
  }

  /// Of elements that are held in another order nothing is said, as of those that can't be told from
  /// each other.
  private func changes(
    of elements: [Element], to kept: [Any], _ document: JSONDocument
  ) -> [Int: Change] {
    if Self.areElements(kept, of: elements.map(\.value)) { return [:] }
    if kept.count == elements.count {
      guard elements.map({ Self.text($0.value) }).sorted() != kept.map(Self.text).sorted() else {
        return [:]
      }
      let changed = zip(elements, kept).filter {
        Self.isComparable($0, $1, document) && !Self.isOf($1, $0.value)
      }
      return Dictionary(uniqueKeysWithValues: changed.map { ($0.place, .kept($1)) })
    }
    if let dropped = Self.droppedAlone(of: elements, kept) { return dropped }
    var changes: [Int: Change] = [:]
    var rest = kept[...]
    for element in elements {
      if let next = rest.first, Self.isOf(next, element.value) {
        rest.removeFirst()
      } else if let next = rest.first, Self.isForm(next, of: element, document) {
        changes[element.place] = .kept(rest.removeFirst())
      } else {
        changes[element.place] = .dropped
      }
    }
    return rest.isEmpty ? changes : Self.leftOut(of: elements, kept)
  }

  /// Whether what is held are the elements of some arrays: `lists.flatMap { $0 }`.
  static func areElements(_ kept: [Any], of arrays: [Any]) -> Bool {
    guard let first = arrays.first, TypeTraits.of(type(of: SwiftText.bare(first))).array != nil,
      kept.first.map({ TypeTraits.of(type(of: SwiftText.bare($0))).array == nil }) ?? true
    else { return false }
    let elements = arrays.flatMap { array -> [Any] in
      let array = SwiftText.bare(array)
      return TypeTraits.of(type(of: array)).array?.elements(of: array, upTo: maximumCompared) ?? []
    }
    return elements.count == kept.count && elements.map(text) == kept.map(text)
  }

  /// As `areElements`, of two arrays.
  static func areElements(of kept: Any, _ arrays: Any) -> Bool {
    func elements(_ value: Any) -> [Any]? {
      let content = content(value)
      return TypeTraits.of(type(of: content)).array?.elements(of: content, upTo: maximumCompared)
    }
    guard let kept = elements(kept), let arrays = elements(arrays) else { return false }
    return areElements(kept, of: arrays)
  }

  /// The elements that are left out, where all others are held as they were decoded, in their order.
  private static func droppedAlone(of elements: [Element], _ kept: [Any]) -> [Int: Change]? {
    var dropped: [Int: Change] = [:]
    var rest = kept[...]
    for element in elements {
      if let next = rest.first, isOf(next, element.value) {
        rest.removeFirst()
      } else {
        dropped[element.place] = .dropped
      }
    }
    return rest.isEmpty ? dropped : nil
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

  /// The elements beside the one that is held alone: `names.first`.
  private static func leftOut(of elements: [Element], only kept: Any) -> [Int: Change] {
    guard let own = elements.first(where: { isSame($0.value, kept) }) else { return [:] }
    let others = elements.filter { $0.place != own.place }
    return Dictionary(uniqueKeysWithValues: others.map { ($0.place, .dropped) })
  }

  /// Whether a value is an element or a part of it.
  static func isOf(_ kept: Any, _ element: Any) -> Bool {
    isSame(kept, element) || isPart(kept, of: element)
  }

  /// Whether a value is a part of an element that isn't the same: `compactMap { $0.name }`.
  private static func isPart(_ kept: Any, of element: Any) -> Bool {
    let own = type(of: SwiftText.bare(element))
    if own == type(of: SwiftText.bare(kept)), TypeTraits.of(own).isLeaf { return false }
    if isSame(HeldValue.kernel(of: element), HeldValue.kernel(of: kept)) { return true }
    if isTuple(kept, of: element) { return true }
    let value = SwiftText.bare(element)
    if let members = TypeTraits.of(type(of: value)).dictionaryType?.valuesByText(of: value) {
      return members.values.contains { isSame($0, kept) }
    }
    return StoredProperties.of(type(of: value)).fields.contains { field in
      KeptProperties.storage(field, in: value).map { isSame($0, kept) || isURL(kept, of: $0) }
        ?? false
    }
  }

  /// Whether a value is the URL of a text.
  private static func isURL(_ kept: Any, of part: Any) -> Bool {
    guard let url = SwiftText.bare(kept) as? URL, let text = SwiftText.bare(part) as? String else {
      return false
    }
    return url.absoluteString == text
  }

  /// Whether a tuple consists of an array's elements: `(pair[0], pair[1])`.
  private static func isTuple(_ kept: Any, of element: Any) -> Bool {
    let tuple = Mirror(reflecting: kept)
    let array = SwiftText.bare(element)
    guard tuple.displayStyle == .tuple, let type = TypeTraits.of(type(of: array)).array else {
      return false
    }
    return type.elements(of: array, upTo: 64).map(text) == tuple.children.map { text($0.value) }
  }

  /// Whether a value is one of an element's own kind, or made of a scalar.
  private static func isComparable(
    _ element: Element, _ kept: Any, _ document: JSONDocument
  ) -> Bool {
    type(of: SwiftText.bare(element.value)) == type(of: SwiftText.bare(kept))
      || SentScalar(element.node, in: document) != nil || HeldValue.isEmptyHanded(element.value)
  }

  /// Whether a value says in another form what was sent for an element.
  static func isForm(_ kept: Any, of element: Element, _ document: JSONDocument) -> Bool {
    guard let sent = SentScalar(element.node, in: document) else { return false }
    return switch sent.likeness(of: kept) {
    case .same, .form, .rounded: true
    case .changed, .none: false
    }
  }

  static func text(_ value: Any) -> String { SwiftText.of(SwiftText.bare(value)) }

  static func isSame(_ left: Any, _ right: Any) -> Bool {
    type(of: SwiftText.bare(left)) == type(of: SwiftText.bare(right)) && text(left) == text(right)
  }

  /// Of longer collections nothing is said: each value's text is made.
  static var maximumCompared: Int { 100_000 }
}

extension CallTree {
  /// What became of an array's elements whose calls aren't held, of those that aren't held as they
  /// were decoded: their nodes, the values that are held instead, `nil` for one that is left out, and
  /// how they are like those that were sent.
  func uncountedChanges(
    in array: Int, of document: JSONDocument
  ) -> [(node: Int, likeness: Likeness, value: Any?)] {
    let changes = changes(in: array, of: document)
    guard !changes.isEmpty, events[array].node >= 0 else { return [] }
    let held = Set(children(of: array).compactMap { events[$0].step })
    return document.children(of: events[array].node).enumerated().compactMap { index, node in
      guard !held.contains(.index(index)), let change = changes[.index(index)] else { return nil }
      guard case .kept(let value) = change else { return (node, .none, nil) }
      return SentScalar(node, in: document).map { (node, $0.likeness(of: value), value) }
    }
  }
}
