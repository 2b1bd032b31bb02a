import DecodingRecord

extension Dictionary: LossyContent where Key: Decodable, Value: Decodable {
  /// What a missing key and null become: nothing in it.
  public static var absentContent: [Key: Value] { [:] }
  /// The content of nothing that could be decoded.
  public static var emptyContent: [Key: Value] { [:] }

  /// Reads the form in which the dictionary is encoded: an object where the keys are strings,
  /// integers or `CodingKeyRepresentable`, else an array of keys and values by turns.
  ///
  /// Foundation leaves the keys of `[String: T]` as they are under a key strategy, and converts
  /// those of `[T: U]`; so does this.
  public init(lossyFrom decoder: any Decoder) throws {
    self = [:]
    if Key.self == String.self {
      // Asked for as such a dictionary: that is what spares its keys from a key strategy.
      let container = try decoder.singleValueContainer()
      for (key, element) in try container.decode([String: LossyElement<Value>].self) {
        if let key = key as? Key, let value = element.value { self[key] = value }
      }
    } else if let keyType = Key.self as? any CodingKeyRepresentable.Type {
      try readMembers(keyType, from: decoder)
    } else {
      try readPairs(from: decoder)
    }
  }

  private mutating func readMembers(
    _ keyType: any CodingKeyRepresentable.Type, from decoder: any Decoder
  ) throws {
    let container = try decoder.container(keyedBy: MemberKey.self)
    // In a fixed order: keys that become equal, "1" and "+1", collide alike in every decode.
    for member in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      guard let key = keyType.init(codingKey: member) as? Key else {
        _ = try container.decode(LossyElement<UnfitKey<Key>>.self, forKey: member)
        continue
      }
      let element = try container.decode(LossyElement<Value>.self, forKey: member)
      if let value = element.value, self[key] == nil { self[key] = value }
    }
  }

  private mutating func readPairs(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let key = try container.decode(LossyElement<Key>.self).value
      guard !container.isAtEnd else { break }
      let value = try container.decode(LossyElement<Value>.self).value
      if let key, let value, self[key] == nil { self[key] = value }
    }
  }
}

/// Stands for the value under a key that is none of the dictionary's: never decodes, so that the
/// error tells which key was left out, and why.
private struct UnfitKey<Key>: Decodable, ReportingWrapper, RefusedKey {
  static var wrappedType: any Any.Type { Key.self }
  static var fallbackOrigin: FallbackOrigin? { nil }
  static func fallbackValue() -> Any? { nil }
  var reportedValue: Any { () }

  init(from decoder: any Decoder) throws {
    let key = decoder.codingPath.last?.stringValue ?? ""
    let context = DecodingError.Context(
      codingPath: decoder.codingPath, debugDescription: "The key \"\(key)\" is no \(Key.self).")
    throw Key.self is any RawRepresentable.Type
      ? DecodingError.dataCorrupted(context) : DecodingError.typeMismatch(Key.self, context)
  }
}
