/// A value by its type and its text.
struct HeldKind: Hashable {
  private let type: ObjectIdentifier
  private let text: String

  init(_ value: Any) {
    let bare = SwiftText.bare(value)
    type = ObjectIdentifier(Swift.type(of: bare))
    text = SwiftText.of(bare)
  }
}

/// What stands within types that only help to decode the elements of a collection.
extension CallTree {
  /// Whether the collection for which a call decoded a value holds an equal one in the end; not where
  /// that isn't known.
  func holds(_ value: Any, around event: Calls.Call) -> Bool {
    let kind = HeldKind(value)
    if event.isByAnyKey, heldInstead[event.parent] == nil {
      return heldMember(for: event).map { HeldKind($0) } == kind
    }
    if let known = heldValues[event.parent]?[event.container] { return known.contains(kind) }
    let found = Set(findHeldValues(around: event).map { HeldKind($0) })
    heldValues[event.parent, default: [:]][event.container] = found
    return found.contains(kind)
  }

  private func findHeldValues(around event: Calls.Call) -> [Any] {
    if let kept = heldInstead[event.parent] {
      let traits = TypeTraits.of(type(of: kept))
      return traits.dictionaryType?.valuesByText(of: kept).map { Array($0.values) }
        ?? traits.set?.elements(of: kept)
        ?? traits.array?.elements(of: kept, upTo: Self.maximumCompared) ?? []
    }
    guard event.isForElement, let model = held(by: event.parent) else { return [] }
    return heldElements(of: event.container, in: model, event.parent) ?? []
  }
}
