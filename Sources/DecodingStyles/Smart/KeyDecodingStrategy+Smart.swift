public import Foundation

// Public on Foundation's own type, so that one strategy serves both decoders.
extension JSONDecoder.KeyDecodingStrategy {
  /// Renames keys by a table, at every depth. Keys that the table doesn't have stay as they are.
  ///
  ///     Feed.deserialize(json: json, strategy: .custom(["nick_name": "name"]))
  ///     // {"nick_name": "Ada"}  →  Feed(name: "Ada")
  public static func custom(_ names: [String: String]) -> JSONDecoder.KeyDecodingStrategy {
    renaming { names[$0] ?? $0 }
  }

  /// The name of `convertFromSnakeCase` in later versions of SmartCodable.
  public static var fromSnakeCase: JSONDecoder.KeyDecodingStrategy { .convertFromSnakeCase }

  /// Makes the first letter of every key small: `Name` becomes `name`.
  public static var firstLetterLower: JSONDecoder.KeyDecodingStrategy {
    renaming { $0.prefix(1).lowercased() + $0.dropFirst() }
  }

  /// Makes the first letter of every key large: `name` becomes `Name`.
  public static var firstLetterUpper: JSONDecoder.KeyDecodingStrategy {
    renaming { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  private static func renaming(
    _ rename: @escaping @Sendable (String) -> String
  ) -> JSONDecoder.KeyDecodingStrategy {
    .custom { path in
      guard let last = path.last else { return SmartCodingKey("") }
      // An element's key is its index, which isn't renamed.
      return last.intValue == nil ? SmartCodingKey(rename(last.stringValue)) : last
    }
  }
}
