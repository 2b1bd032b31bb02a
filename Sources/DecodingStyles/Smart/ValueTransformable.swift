/// Makes a property's value of a JSON value, and back.
///
/// Name it in a model's `mappingForValue()`. The JSON value is `Bool`, `Int`, `UInt`, `Double`,
/// `String`, `[Any]`, `[String: Any]` or `NSNull`; an integer beyond `UInt` is a `Decimal`, and a
/// number beyond that its text.
///
///     struct Celsius: ValueTransformable {
///       func transformFromJSON(_ value: Any) -> Double? {
///         (value as? Double).map { ($0 - 32) / 1.8 }
///       }
///       func transformToJSON(_ value: Double) -> Double? { value * 1.8 + 32 }
///     }
///
/// `JSONEncoder` and `JSONDecoder` don't ask for transformers.
public protocol ValueTransformable: Sendable {
  /// The property's type, without the optional.
  associatedtype Object
  /// The type of the JSON value that an object becomes.
  associatedtype JSON

  /// The property's value; `nil` leaves it to conversion, and then to the fallback.
  ///
  /// Called for each value that the JSON has, null included; not for a missing key.
  func transformFromJSON(_ value: Any) -> Object?

  /// The JSON value; `nil` leaves it to the encoder.
  func transformToJSON(_ value: Object) -> JSON?
}

/// A transformer made of functions.
///
///     CodingKeys.tags <--- FastTransformer<[String], String>(
///       fromJSON: { $0?.components(separatedBy: ",") }, toJSON: { $0?.joined(separator: ",") })
///     // {"tags": "a,b"}  →  ["a", "b"]
public struct FastTransformer<Object, JSON>: ValueTransformable {
  private let fromJSON: @Sendable (JSON?) -> Object?
  private let toJSON: (@Sendable (Object?) -> JSON?)?

  /// Makes a transformer; `fromJSON` is given `nil` for a value that isn't a `JSON`.
  public init(
    fromJSON: @escaping @Sendable (JSON?) -> Object?,
    toJSON: (@Sendable (Object?) -> JSON?)? = nil
  ) {
    self.fromJSON = fromJSON
    self.toJSON = toJSON
  }

  /// The value of what the JSON has; `nil` where it can't be made of it, so that the fallback stands in.
  public func transformFromJSON(_ value: Any) -> Object? {
    fromJSON(AnyNumber.cast(value))
  }

  /// What is written to the JSON for the value; `nil` leaves the key out.
  public func transformToJSON(_ value: Object) -> JSON? {
    toJSON?(value)
  }
}
