package import DecodingRecord

/// Decodes a Boolean that may be sent as a number or a string, and takes its provider's default
/// where it is neither.
///
/// `true`, `1` and `"true"` are `true`; `false`, `0` and `"false"` are `false`. All else is the
/// default: a missing key, null, other numbers (`2` isn't `true`), other words (`"yes"`, `"TRUE"`,
/// `"1"`). Nothing throws. It encodes as a Boolean; ``Lossless`` encodes as it was sent, and
/// throws where this takes the default.
///
///     struct Song: Codable {
///       @LenientBool<Bool.False> var like: Bool
///       @LenientBool<Bool.Unknown> var explicit: Bool?
///     }
///     // {"like": 1, "explicit": "no"}  →  like == true, explicit == nil
@propertyWrapper
public struct LenientBool<Provider: DefaultValueProvider>
where Provider.Value: LenientlyReadableBool {
  /// The Bool, or the one that stands in.
  public var wrappedValue: Provider.Value
  /// Whether the value was sent as a number or a string.
  private var isConverted = false

  /// Wraps the provider's default.
  public init() {
    wrappedValue = Provider.defaultValue
  }

  /// Wraps a value of one's own: an initial value, or one to encode.
  public init(wrappedValue: Provider.Value) {
    self.wrappedValue = wrappedValue
  }
}

/// `Bool` and `Bool?`: what ``LenientBool`` can wrap.
public protocol LenientlyReadableBool: Codable {
  /// Takes a Boolean that was read.
  init(_ bool: Bool)
}

extension Bool: LenientlyReadableBool {
  /// Stands in with `nil`: `@LenientBool<Bool.Unknown> var like: Bool?`.
  public enum Unknown: DefaultValueProvider {
    /// `nil`.
    public static var defaultValue: Bool? { nil }
  }
}

extension Optional: LenientlyReadableBool where Wrapped == Bool {}

extension LenientBool: Codable {
  /// Decodes the Boolean, or takes the provider's default; doesn't throw.
  public init(from decoder: any Decoder) throws {
    let container = try? decoder.singleValueContainer()
    if let bool = try? container?.decode(Bool.self) {
      self.init(wrappedValue: Provider.Value(bool))
    } else if let spelled = try? container?.decode(SpelledBool.self) {
      self.init(wrappedValue: Provider.Value(spelled.value))
      isConverted = true
    } else {
      self.init()
    }
  }

  /// Encodes the Bool, as `true` or `false`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension LenientBool: Equatable where Provider.Value: Equatable {
  /// Compares the wrapped values, not how they were sent.
  public static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue == right.wrappedValue
  }
}

extension LenientBool: Hashable where Provider.Value: Hashable {
  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension LenientBool: Sendable where Provider.Value: Sendable {}

extension LenientBool: ReportingWrapper {
  package static var wrappedType: any Any.Type { Provider.Value.self }
  package static var fallbackOrigin: FallbackOrigin? { .provider(providerName(Provider.self)) }
  package static func fallbackValue() -> Any? { Provider.defaultValue }
  package var reportedValue: Any { wrappedValue }
  package var reportedOutcome: Outcome? { isConverted ? .converted : nil }
}

extension KeyedDecodingContainer {
  /// Decodes the wrapper at `key`, or makes one of the default where the key is missing or null.
  public func decode<Provider>(
    _ type: LenientBool<Provider>.Type, forKey key: Key
  ) throws -> LenientBool<Provider> {
    try decodeIfPresent(type, forKey: key) ?? LenientBool()
  }
}

/// A Boolean as a number or a string.
struct SpelledBool: Decodable {
  let value: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self), let value = Self.spelled(number) {
      self.value = value
    } else if let value = Bool(try container.decode(String.self)) {
      self.value = value
    } else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The value is no spelling of a Boolean.")
    }
  }

  private static func spelled(_ number: Int) -> Bool? {
    switch number {
    case 0: false
    case 1: true
    default: nil
    }
  }
}
