/// Property wrappers of libraries that know nothing of reports, told by their stored `wrappedValue`, or
/// asked for the one that they compute.
package enum ForeignWrapper {
  private static let known = TypeCache<Bool>()

  /// The wrapped value, without further wrappers within it; `nil` where the value is none of such a
  /// wrapper.
  package static func wrappedValue(of value: Any) -> Any? {
    ownValue(of: value).map { wrappedValue(of: $0) ?? $0 }
  }

  private static func ownValue(of value: Any) -> Any? {
    let type = type(of: value)
    let isWrapper = known.value(of: type) {
      !TypeTraits.of(type).isLeaf && !(value is any ReportingWrapper)
        && stored(in: value) != nil
    }
    return isWrapper ? stored(in: value) : nil
  }

  private static func stored(in value: Any) -> Any? {
    if let wrapper = value as? any ComputedWrapper { return wrapper._computedValue }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct || mirror.displayStyle == .class else { return nil }
    // With an underscore where another wrapper stores it.
    return mirror.children.first { $0.label == "wrappedValue" || $0.label == "_wrappedValue" }?
      .value
  }
}
