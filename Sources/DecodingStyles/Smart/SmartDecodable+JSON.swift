public import Foundation

extension SmartDecodable {
  /// Decodes a model from a JSON text; `nil` where the text isn't JSON, or not this model's.
  public static func deserialize(json: String) -> Self? {
    deserialize(data: Data(json.utf8))
  }

  /// Decodes a model from a JSON document; `nil` where it isn't JSON, or not this model's.
  ///
  /// ``SmartDecoder`` says why.
  public static func deserialize(data: Data) -> Self? {
    try? SmartDecoder().decode(Self.self, from: data)
  }
}

extension Array where Element: SmartDecodable {
  /// Decodes models from the text of a JSON array; an element that isn't one has its initial
  /// values. `nil` where the text isn't a JSON array.
  public static func deserialize(json: String) -> [Element]? {
    try? SmartDecoder().decode([Element].self, from: Data(json.utf8))
  }
}

extension SmartEncodable {
  /// The model as JSON text, with its keys sorted; `nil` where a value can't be encoded.
  public func toJSONString(prettyPrint: Bool = false) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = prettyPrint ? [.prettyPrinted, .sortedKeys] : .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}
