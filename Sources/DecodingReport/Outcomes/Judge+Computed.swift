import JSONSource

/// Property wrappers that store what they wrap in another form, and compute `wrappedValue` of that:
/// `var wrappedValue: T? { try? result.get() }`.
extension Judge {
  /// The verdict with what such a wrapper wraps, where its storage makes that plain.
  package func shown(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    let event = events[call]
    guard tree.source.isKnown, let value = verdict.value, event.isForKey, event.parent >= 0,
      let model = events[event.parent].type, let property = tree.property(of: event),
      let stored = StoredProperties.of(model)[property], stored.name.hasPrefix("_"),
      // What the library's own wrappers hold is known.
      TypeTraits.of(stored.type).wrapper == nil,
      let declared = declaredType(for: event),
      let content = Self.content(of: value, as: declared)
    else { return verdict }
    verdict.value = content.value
    verdict.wrappedType = content.type
    guard SwiftText.isNil(content.value) else { return verdict }
    if verdict.outcome == .default {
      verdict.decidedBy = rule(ofNil: verdict.reason, event, isCaught: verdict.error != nil)
    }
    if verdict.outcome == .asSent, diagnosis.document.kind(of: event.node) == .null {
      (verdict.decidedBy, verdict.reason) = (.nullMakesNil, .null)
    }
    verdict.fallback = nil
    return verdict
  }

  /// What a wrapper holds of a property's declared type, and that type: its only stored property, the
  /// success of a `Result` there, or what an enum's case holds.
  private static func content(
    of wrapper: Any, as declared: SwiftType
  ) -> (value: Any, type: any Any.Type)? {
    let type = type(of: wrapper)
    let traits = TypeTraits.of(type)
    guard !traits.isStandard, traits.wrapper == nil, !traits.isRawRepresentable,
      SwiftType(type) != declared, !StoredProperties.of(type).holdsWrappedValue
    else { return nil }
    if StoredProperties.isEnum(type) { return payload(of: wrapper, as: declared) }
    let stored = StoredProperties.of(type).fields
    guard stored.count == 1, let only = KeptProperties.storage(stored[0], in: wrapper) else {
      return nil
    }
    if let result = only as? any ResultType, let successType = resultType(of: only) {
      let optional = optional(successType)
      guard SwiftType(optional) == declared else { return nil }
      return (result.success ?? Any?.none as Any, optional)
    }
    return SwiftType(stored[0].type) == declared ? (only, stored[0].type) : nil
  }

  private static func resultType(of value: Any) -> (any Any.Type)? {
    (type(of: value) as? any ResultType.Type)?.successType
  }

  private static func optional(_ type: any Any.Type) -> any Any.Type {
    func optional<Wrapped>(_ type: Wrapped.Type) -> any Any.Type { Wrapped?.self }
    return _openExistential(type, do: optional)
  }

  /// What an enum's case holds of an optional type; nil of a case that holds nothing.
  private static func payload(
    of value: Any, as declared: SwiftType
  ) -> (value: Any, type: any Any.Type)? {
    guard declared.isOptional else { return nil }
    let parts = Mirror(reflecting: value).children
    guard let part = parts.first?.value else {
      return (Any?.none as Any, Any?.self)
    }
    let type = optional(type(of: part))
    return SwiftType(type) == declared ? (part, type) : nil
  }
}
