package import DecodingRecord

/// Decodes an optional, and keeps apart a key that is missing and one that is null.
///
/// The property is a double optional, and `$` gives the state by name. All three encode as they
/// came: a missing key stays away. Another JSON type throws.
///
///     struct SongPatch: Codable {
///       var id: Int
///       @Tristate var file: String??
///     }
///     // {"id": 1, "file": "m.mp3"}  →  $file == .value("m.mp3"), file == "m.mp3"
///     // {"id": 1, "file": null}     →  $file == .null,           file == .some(nil)
///     // {"id": 1}                   →  $file == .missing,        file == nil
///
/// A bare `String??` can't do that: synthesized code makes it `nil` for null as for a missing key.
@propertyWrapper
public struct Tristate<Value: Decodable> {
  /// What the JSON had under a key.
  public enum State {
    case missing
    case null
    case value(Value)
  }

  /// The state by name; can be set.
  public var projectedValue: State

  /// `nil` for a missing key, `.some(nil)` for null.
  public var wrappedValue: Value?? {
    get {
      switch projectedValue {
      case .missing: .none
      case .null: .some(nil)
      case .value(let value): .some(value)
      }
    }
    set { projectedValue = State(newValue) }
  }

  /// Wraps a missing value.
  public init() {
    projectedValue = .missing
  }

  /// Wraps a value of one's own: an initial value, or one to encode.
  public init(wrappedValue: Value??) {
    projectedValue = State(wrappedValue)
  }
}

extension Tristate.State {
  /// The state of a double optional.
  public init(_ value: Value??) {
    switch value {
    case .none: self = .missing
    case .some(.none): self = .null
    case .some(.some(let value)): self = .value(value)
    }
  }
}

extension Tristate.State: Equatable where Value: Equatable {}
extension Tristate.State: Hashable where Value: Hashable {}
extension Tristate.State: Sendable where Value: Sendable {}

extension Tristate: Decodable {
  /// Decodes null or the value; throws for another JSON type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    projectedValue = container.decodeNil() ? .null : .value(try container.decode(Value.self))
  }
}

extension Tristate: Encodable where Value: Encodable {
  /// Encodes the value, or null: without a key there is nothing to leave out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard case .value(let value) = projectedValue else { return try container.encodeNil() }
    try container.encode(value)
  }
}

extension Tristate: Equatable where Value: Equatable {}
extension Tristate: Hashable where Value: Hashable {}
extension Tristate: Sendable where Value: Sendable {}

extension Tristate: ReportingWrapper {
  package static var wrappedType: any Any.Type { Value??.self }
  package static var fallbackOrigin: FallbackOrigin? { nil }
  package static func fallbackValue() -> Any? { nil }
  package var reportedValue: Any { wrappedValue as Any }
}

extension KeyedDecodingContainer {
  /// Decodes the value, null or nothing at `key`.
  public func decode<Value>(
    _ type: Tristate<Value>.Type, forKey key: Key
  ) throws -> Tristate<Value> {
    if let value = try decodeIfPresent(type, forKey: key) { return value }
    return Tristate(wrappedValue: contains(key) ? .some(nil) : .none)
  }
}

extension KeyedEncodingContainer {
  /// Encodes the value or null; leaves the key out where it was missing.
  public mutating func encode<Value: Encodable>(
    _ value: Tristate<Value>, forKey key: Key
  ) throws {
    switch value.projectedValue {
    case .missing: break
    case .null: try encodeNil(forKey: key)
    case .value(let value): try encode(value, forKey: key)
    }
  }
}
