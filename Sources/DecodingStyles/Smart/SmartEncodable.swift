/// A model that encodes as it decodes: with its coding keys, by any encoder.
public protocol SmartEncodable: Encodable {}

extension SmartEncodable {
  /// The model as a dictionary, as `JSONSerialization` makes them: numbers and booleans are
  /// `NSNumber`s there. `nil` where a value can't be encoded.
  ///
  /// Dates are seconds since 1970, as smart decoding reads them. The model's transformers write their values, and a ``SmartFlat`` property's members stand
  /// among the model's own. By `useMappedKeys` a property that `mappingForKey()` names stands at
  /// its first candidate, so that the dictionary can be decoded again.
  public func toDictionary(useMappedKeys: Bool = false) -> [String: Any]? {
    SmartObjectWriter(usesMappedKeys: useMappedKeys).object(self) as? [String: Any]
  }

  /// The model as JSON text, with its keys sorted; `nil` where a value can't be encoded.
  ///
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
