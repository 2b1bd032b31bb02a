public import Foundation

// The names that later versions of SmartCodable have for the same calls.

extension SmartDecodable {
  /// Decodes a model from a JSON text, as `deserialize(json:)` does.
  public static func deserialize(
    from json: String?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
  ) -> Self? {
    deserialize(json: json, designatedPath: designatedPath, options: options ?? [])
  }

  /// Decodes a model from a JSON document, as `deserialize(data:)` does.
  public static func deserialize(
    from data: Data?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
  ) -> Self? {
    deserialize(data: data, designatedPath: designatedPath, options: options ?? [])
  }

  /// Decodes a model from a dictionary, as `deserialize(dict:)` does.
  public static func deserialize(
    from dict: [String: Any]?, designatedPath: String? = nil,
    options: Set<SmartDecodingOption>? = nil
  ) -> Self? {
    deserialize(dict: dict, designatedPath: designatedPath, options: options ?? [])
  }
}

extension Array where Element: SmartDecodable {
  /// Decodes models from the text of a JSON array, as `deserialize(json:)` does.
  public static func deserialize(
    from json: String?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
  ) -> [Element]? {
    deserialize(json: json, designatedPath: designatedPath, options: options ?? [])
  }

  /// Decodes models from a JSON document, as `deserialize(data:)` does.
  public static func deserialize(
    from data: Data?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
  ) -> [Element]? {
    deserialize(data: data, designatedPath: designatedPath, options: options ?? [])
  }

  /// Decodes models from an array, as `deserialize(array:)` does.
  public static func deserialize(
    from array: [Any]?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
  ) -> [Element]? {
    deserialize(array: array, designatedPath: designatedPath, options: options ?? [])
  }
}
