/// A model that becomes a dictionary or JSON text by its own methods.
///
/// These write what `deserialize` reads: the model's transformers are asked, and the members of a
/// ``SmartFlat`` property stand among the model's own. Any other encoder, `JSONEncoder` too, knows
/// nothing but coding keys and values.
public protocol SmartEncodable: Encodable {}

extension SmartEncodable {
  /// The model as a dictionary, as `JSONSerialization` makes them: numbers and booleans are
  /// `NSNumber`s there. `nil` where a value can't be encoded.
  ///
  ///     User(name: "Ada", born: date).toDictionary()  // ["name": "Ada", "born": 1700000000]
  ///
  /// Dates are seconds since 1970, as smart decoding reads them. By `useMappedKeys` a property that
  /// `mappingForKey()` names stands at its first candidate, so that the dictionary can be decoded
  /// again.
  public func toDictionary(useMappedKeys: Bool = false) -> [String: Any]? {
    SmartObjectWriter(usesMappedKeys: useMappedKeys).object(self) as? [String: Any]
  }

  /// The model as JSON text, with its keys sorted; `nil` where a value can't be encoded.
  ///
  ///     User(name: "Ada").toJSONString(prettyPrint: true)  // {↵  "name" : "Ada"↵}
  ///
  /// Numbers have all their digits, whatever becomes of their keys.
  /// `useMappedKeys` as in `toDictionary`.
  public func toJSONString(useMappedKeys: Bool = false, prettyPrint: Bool = false) -> String? {
    SmartObjectWriter(usesMappedKeys: useMappedKeys).text(self, isPretty: prettyPrint)
  }
}

extension Array where Element: SmartEncodable {
  /// The models as dictionaries, as `JSONSerialization` makes them.
  public func toArray(useMappedKeys: Bool = false) -> [Any]? {
    SmartObjectWriter(usesMappedKeys: useMappedKeys).object(self) as? [Any]
  }

  /// The models as the text of a JSON array, with their keys sorted.
  public func toJSONString(useMappedKeys: Bool = false, prettyPrint: Bool = false) -> String? {
    SmartObjectWriter(usesMappedKeys: useMappedKeys).text(self, isPretty: prettyPrint)
  }
}
