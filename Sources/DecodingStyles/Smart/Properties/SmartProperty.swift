import DecodingRecord

/// A wrapper of a property in a smart model.
protocol SmartProperty: ReportingWrapper {
  associatedtype Content
  init(wrappedValue: Content)
  var wrappedValue: Content { get set }
}

extension SmartProperty {
  package static var wrappedType: any Any.Type { Content.self }

  /// None of its own: the decoder finds what stands in.
  package static var fallbackOrigin: FallbackOrigin? { nil }

  package static func fallbackValue() -> Any? { nil }

  package var reportedValue: Any { wrappedValue }

  /// The wrapper with a content that was told that its properties are set; `nil` where the content
  /// is no model.
  func finished() -> Self? {
    guard var model = content as? any SmartDecodable else { return nil }
    model.didFinishMapping()
    guard let finished = model as? Content else { return nil }
    var property = self
    property.wrappedValue = finished
    return property
  }

  /// The wrapper of its content's default; `nil` where that has none.
  static func ofDefault() -> Self? {
    SmartSession.typeDefault(Content.self).map { Self(wrappedValue: $0.0) }
  }

  /// The wrapper of a value that has the content's type; `nil` for any other.
  static func holding(_ value: Any) -> Self? {
    (value as? Content).map { Self(wrappedValue: $0) }
  }

  /// The content, without the optional around it; `nil` where it is `nil`.
  var content: Any? {
    let mirror = Mirror(reflecting: wrappedValue)
    guard mirror.displayStyle == .optional else { return wrappedValue }
    return mirror.children.first?.value
  }
}
