import DecodingReport

/// A wrapper of a property in a smart model.
protocol SmartProperty: ReportingWrapper {
  associatedtype Content
  init(wrappedValue: Content)
  var wrappedValue: Content { get }
}

extension SmartProperty {
  package static var wrappedType: any Any.Type { Content.self }

  /// None of its own: the decoder finds what stands in.
  package static var fallbackOrigin: FallbackOrigin? { nil }

  package static func fallbackValue() -> Any? { nil }

  package var reportedValue: Any { wrappedValue }

  /// The wrapper of its content's default; `nil` where that has none.
  static func ofDefault() -> Self? {
    SmartSession.typeDefault(Content.self).map { Self(wrappedValue: $0.0) }
  }

  /// The content, without the optional around it; `nil` where it is `nil`.
  var content: Any? {
    let mirror = Mirror(reflecting: wrappedValue)
    guard mirror.displayStyle == .optional else { return wrappedValue }
    return mirror.children.first?.value
  }
}
