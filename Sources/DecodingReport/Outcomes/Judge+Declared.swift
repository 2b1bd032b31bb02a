/// What types and the source say of the properties that calls were made for.
extension Judge {
  /// The type that the source gives the property that a call was made for.
  package func declaredType(for event: Calls.Call) -> SwiftType? {
    guard event.parent >= 0, let type = events[event.parent].type,
      let property = tree.property(of: event)
    else { return nil }
    return tree.source.declaredType(TypeName.declared(type), property)
  }

  /// Whether the property that a call was made for can't be nil, as far as types tell.
  package func isNeverNil(_ event: Calls.Call) -> Bool {
    if let declared = declaredType(for: event) { return !declared.isOptional }
    guard event.parent >= 0, let type = events[event.parent].type,
      let property = tree.property(of: event), let stored = StoredProperties.of(type)[property]
    else { return false }
    return !TypeTraits.of(stored.type).isOptional
  }
}
