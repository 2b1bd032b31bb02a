/// A model that encodes as it decodes: with its coding keys, by any encoder.
public protocol SmartEncodable: Encodable {}

extension SmartEncodable {
  /// The model as a dictionary, as `JSONSerialization` makes them: numbers and booleans are
  /// `NSNumber`s there. `nil` where a value can't be encoded.
  public func toDictionary() -> [String: Any]? {
    JSONObject.encoded(self) as? [String: Any]
  }

  /// The model as JSON text, with its keys sorted; `nil` where a value can't be encoded.
  public func toJSONString(prettyPrint: Bool = false) -> String? {
    JSONObject.text(self, isPretty: prettyPrint)
  }
}

extension Array where Element: SmartEncodable {
  /// The models as dictionaries, as `JSONSerialization` makes them.
  public func toArray() -> [Any]? {
    JSONObject.encoded(self) as? [Any]
  }

  /// The models as the text of a JSON array, with their keys sorted.
  public func toJSONString(prettyPrint: Bool = false) -> String? {
    JSONObject.text(self, isPretty: prettyPrint)
  }
}
