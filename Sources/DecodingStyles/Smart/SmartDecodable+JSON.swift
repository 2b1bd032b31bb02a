public import Foundation

extension SmartDecodable {
  /// Decodes a model from a JSON text; `nil` where it isn't JSON, or not this model's.
  ///
  ///     User.deserialize(json: #"{"code": 200, "data": {"users": [{"nick_name": "Ada"}]}}"#,
  ///       designatedPath: "data.users[0]", strategy: .convertFromSnakeCase)
  ///     // →  User(nickName: "Ada")
  ///
  /// ``SmartDecoder`` has further settings, and says why a document can't be decoded. Article 003
  /// has the names; its version 2 of SmartCodable takes no index in a path.
  ///
  /// - Parameters:
  ///   - designatedPath: Where in the document the model is, as in
  ///     ``SmartDecoder/decode(_:from:at:)``.
  ///   - strategy: How keys of the JSON become coding keys; an option of that kind comes first.
  public static func deserialize(
    json: String?, designatedPath: String? = nil,
    strategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys,
    options: Set<SmartDecodingOption> = []
  ) -> Self? {
    SmartDecoder(strategy, options).deserialized(json.map { Data($0.utf8) }, designatedPath)
  }

  /// Decodes a model from a JSON document; `nil` where it isn't JSON, or not this model's.
  public static func deserialize(
    data: Data?, designatedPath: String? = nil,
    strategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys,
    options: Set<SmartDecodingOption> = []
  ) -> Self? {
    SmartDecoder(strategy, options).deserialized(data, designatedPath)
  }

  /// Decodes a model from a dictionary as `JSONSerialization` makes them.
  ///
  ///     User.deserialize(dict: ["name": "Ada", "age": "36", "born": Date.now])
  ///
  /// Values that JSON doesn't have are taken too: dates as seconds since 1970, data as base64, URLs
  /// and UUIDs as their text, `nil` and all others as null.
  public static func deserialize(
    dict: [String: Any]?, designatedPath: String? = nil,
    strategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys,
    options: Set<SmartDecodingOption> = []
  ) -> Self? {
    SmartDecoder(strategy, options).deserialized(dict.flatMap(JSONObject.data), designatedPath)
  }
}

extension Array where Element: SmartDecodable {
  /// Decodes models from the text of a JSON array; an element that isn't one has its initial
  /// values. `nil` where the text isn't a JSON array.
  public static func deserialize(
    json: String?, designatedPath: String? = nil,
    strategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys,
    options: Set<SmartDecodingOption> = []
  ) -> [Element]? {
    SmartDecoder(strategy, options).deserialized(json.map { Data($0.utf8) }, designatedPath)
  }

  /// Decodes models from a JSON document, as `deserialize(json:)` does from its text.
  public static func deserialize(
    data: Data?, designatedPath: String? = nil,
    strategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys,
    options: Set<SmartDecodingOption> = []
  ) -> [Element]? {
    SmartDecoder(strategy, options).deserialized(data, designatedPath)
  }

  /// Decodes models from an array as `JSONSerialization` makes them.
  public static func deserialize(
    array: [Any]?, designatedPath: String? = nil,
    strategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys,
    options: Set<SmartDecodingOption> = []
  ) -> [Element]? {
    SmartDecoder(strategy, options).deserialized(array.flatMap(JSONObject.data), designatedPath)
  }
}

extension SmartDecoder {
  fileprivate init(
    _ strategy: JSONDecoder.KeyDecodingStrategy, _ options: Set<SmartDecodingOption>
  ) {
    keyDecodingStrategy = strategy
    for option in options { option.apply(to: &self) }
  }

  /// What `deserialize` returns, of every kind of document.
  fileprivate func deserialized<Value: Decodable>(_ data: Data?, _ path: String?) -> Value? {
    guard let data else { return nil }
    return try? decode(Value.self, from: data, at: path ?? "")
  }
}
