import Synchronization

/// Property wrappers of libraries that know nothing of reports, told by their stored `wrappedValue`.
enum ForeignWrapper {
  private static let known = Mutex<[ObjectIdentifier: Bool]>([:])

  /// The wrapped value; `nil` where the value is none of such a wrapper.
  static func wrappedValue(of value: Any) -> Any? {
    let type = type(of: value)
    let identifier = ObjectIdentifier(type)
    let isWrapper = known.withLock { $0[identifier] }
    if isWrapper == false { return nil }
    var wrapped: Any?
    if isWrapper == true || !TypeTracing.of(type).isLeaf && !(value is any ReportingWrapper) {
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .struct {
        wrapped = mirror.children.first { $0.label == "wrappedValue" }?.value
      }
    }
    if isWrapper == nil { known.withLock { $0[identifier] = wrapped != nil } }
    return wrapped
  }
}
