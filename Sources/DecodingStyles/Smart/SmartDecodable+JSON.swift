public import Foundation

extension SmartDecodable {
  /// Decodes a model from a JSON text; `nil` where it isn't JSON, or not this model's.
  ///
  ///     User.deserialize(json: #"{"code": 200, "data": {"users": [{"nick_name": "Ada"}]}}"#,
  ///       designatedPath: "data.users[0]", strategy: .convertFromSnakeCase)
  ///
  /// ``SmartDecoder`` has further settings, and says why a document can't be decoded.
  ///
  /// - Parameters:
  ///   - designatedPath: Where in the document the model is, as in ``SmartDecoder/decode(_:from:at:)``.
  ///   - strategy: How keys of the JSON become coding keys.
  public static func deserialize(
    json: String?, designatedPath: String? = nil,
    strategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys
  ) -> Self? {
    SmartDecoder.deserialized(json.map { Data($0.utf8) }, designatedPath, strategy)
  }

  /// Decodes a model from a JSON document; `nil` where it isn't JSON, or not this model's.
  public static func deserialize(
    data: Data?, designatedPath: String? = nil,
    strategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys
  ) -> Self? {
    SmartDecoder.deserialized(data, designatedPath, strategy)
  }

  /// Decodes a model from a dictionary as `JSONSerialization` makes them.
  ///
  /// Values that JSON doesn't have are taken too: dates as seconds since 1970, data as base64, URLs
  /// and UUIDs as their text, `nil` and all others as null.
  public static func deserialize(
    dict: [String: Any]?, designatedPath: String? = nil,
    strategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys
  ) -> Self? {
    SmartDecoder.deserialized(dict.flatMap(JSONObject.data), designatedPath, strategy)
  }
}

extension Array where Element: SmartDecodable {
  /// Decodes models from the text of a JSON array; an element that isn't one has its initial
  /// values. `nil` where the text isn't a JSON array.
  public static func deserialize(
    json: String?, designatedPath: String? = nil,
    strategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys
  ) -> [Element]? {
    SmartDecoder.deserialized(json.map { Data($0.utf8) }, designatedPath, strategy)
  }

  /// Decodes models from a JSON document, as `deserialize(json:)` does from its text.
  public static func deserialize(
    data: Data?, designatedPath: String? = nil,
    strategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys
  ) -> [Element]? {
    SmartDecoder.deserialized(data, designatedPath, strategy)
  }

  /// Decodes models from an array as `JSONSerialization` makes them.
  public static func deserialize(
    array: [Any]?, designatedPath: String? = nil,
    strategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys
  ) -> [Element]? {
    SmartDecoder.deserialized(array.flatMap(JSONObject.data), designatedPath, strategy)
  }
}

extension JSONDecoder.KeyDecodingStrategy {
  /// Renames keys by a table, at every depth: `["nick_name": "name"]` gives the value of
  /// `nick_name` to the property `name`. Keys that the table doesn't have stay as they are.
  public static func custom(_ names: [String: String]) -> JSONDecoder.KeyDecodingStrategy {
    .custom { path in
      guard let last = path.last else { return SmartCodingKey("") }
      return names[last.stringValue].map { SmartCodingKey($0) } ?? last
    }
  }
}

extension SmartDecoder {
  /// What `deserialize` returns, of every kind of document.
  fileprivate static func deserialized<Value: Decodable>(
    _ data: Data?, _ path: String?, _ strategy: JSONDecoder.KeyDecodingStrategy
  ) -> Value? {
    guard let data else { return nil }
    var decoder = SmartDecoder()
    decoder.keyDecodingStrategy = strategy
    return try? decoder.decode(Value.self, from: data, at: path ?? "")
  }
}
