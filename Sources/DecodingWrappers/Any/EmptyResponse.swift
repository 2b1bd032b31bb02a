import DecodingRecord

/// The answer of a request that has none: whatever the JSON is, nothing of it is read.
///
///     let answer = try JSONDecoder().decode(EmptyResponse.self, from: Data("{}".utf8))
///
/// It encodes as an empty object. A body without a byte is no JSON, and throws before this type
/// is asked.
public struct EmptyResponse: Codable, Hashable, Sendable {
  /// Makes one, for senders.
  public init() {}

  /// Takes any value, null too; doesn't throw.
  public init(from decoder: any Decoder) throws {}

  /// Encodes an empty object.
  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: MemberKey.self)
  }
}
