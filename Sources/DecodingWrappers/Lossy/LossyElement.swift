package import DecodingRecord

/// Decodes one element of a collection, or keeps the error.
///
/// As an element type it makes a list of all results, in the order of the JSON, where
/// ``LossyArray`` keeps the good ones only.
///
///     struct Basket: Codable { var prices: [LossyElement<Double>] }
///     // {"prices": [1, "2"]}  →  prices[0].value == 1, prices[1].value == nil
///
/// Decoding doesn't throw. An element that was bad encodes as null.
public struct LossyElement<Value: Decodable> {
  /// The value, or why there is none.
  public let result: Result<Value, any Error>

  /// Keeps a result.
  public init(_ result: Result<Value, any Error>) {
    self.result = result
  }

  /// The value; `nil` where it couldn't be decoded.
  public var value: Value? { try? result.get() }
}

extension LossyElement: Decodable {
  /// Decodes the value, or keeps the error; doesn't throw.
  public init(from decoder: any Decoder) throws {
    result = Result { try decoder.singleValueContainer().decode(Value.self) }
  }
}

extension LossyElement: Encodable where Value: Encodable {
  /// Encodes the bare element; null where there is none.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch result {
    case .success(let value): try container.encode(value)
    case .failure: try container.encodeNil()
    }
  }
}

extension LossyElement: Sendable where Value: Sendable {}

extension LossyElement: ReportingWrapper {
  package static var wrappedType: any Any.Type { Value.self }
  package static var fallbackOrigin: FallbackOrigin? { nil }
  package static func fallbackValue() -> Any? { nil }

  package var reportedValue: Any {
    switch result {
    case .success(let value): value
    case .failure: Value?.none as Any
    }
  }

  package var reportedOutcome: Outcome? {
    if case .failure = result { .dropped } else { nil }
  }
}
