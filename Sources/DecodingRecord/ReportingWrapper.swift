/// A property wrapper that says by its type what it does when its value can't be decoded, so that
/// a report need not infer it.
package protocol ReportingWrapper: SpecialType {
  /// The type of the wrapped value, as the model's author wrote it.
  static var wrappedType: any Any.Type { get }
  /// Where the value comes from when decoding failed or found nothing; `nil` for a wrapper that
  /// has no fallback.
  static var fallbackOrigin: FallbackOrigin? { get }
  /// The value that stands in; evaluated anew at each call. `nil` where there is none.
  static func fallbackValue() -> Any?
  /// Whether the wrapper takes nothing from the payload, whatever that has under its key.
  static var isIgnored: Bool { get }
  /// The wrapped value.
  var reportedValue: Any { get }
  /// What became of a value that couldn't be decoded as its own type, where that is something
  /// else than the fallback: `.converted` from another form, or `.dropped` by a lossy collection.
  var reportedOutcome: Outcome? { get }
}

/// A wrapper whose `init(from:)` asks its decoder for a single-value container and nothing else, and
/// keeps neither.
///
/// A trace gives it the container around it, at its key: Foundation makes no decoder for the value.
package protocol SingleValueWrapper: ReportingWrapper {}

extension ReportingWrapper {
  package static var isIgnored: Bool { false }

  /// The fallback, unless a wrapper says otherwise.
  package var reportedOutcome: Outcome? { nil }

  /// The outcome that a wrapped value reports, where that is a wrapper, too.
  package static func outcome(reportedBy value: Any) -> Outcome? {
    let type = type(of: value)
    let isWrapper = areWrappers.value(of: type) {
      (type as? any SpecialType.Type) is any ReportingWrapper.Type
    }
    return isWrapper ? (value as? any ReportingWrapper)?.reportedOutcome : nil
  }
}

/// Whether types are wrappers, asked of the runtime once.
private let areWrappers = TypeCache<Bool>()
