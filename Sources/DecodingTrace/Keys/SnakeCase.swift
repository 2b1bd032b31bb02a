import Foundation

/// The key conversion of `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase`.
package enum SnakeCase {
  /// Underscores within a key start a capital letter; leading and trailing ones are kept, and a
  /// key without inner underscores stays as it is. `user_id` → `userId`, `_id` → `_id`.
  package static func converted(_ key: String) -> String {
    guard let first = key.firstIndex(where: { $0 != "_" }),
      let last = key.lastIndex(where: { $0 != "_" })
    else { return key }
    let words = key[first...last].split(separator: "_")
    guard words.count > 1 else { return key }
    let joined = words[0].lowercased() + words.dropFirst().map(\.capitalized).joined()
    return key[..<first] + joined + key[key.index(after: last)...]
  }

  /// The key that people write for a converted one: `userId` → `user_id`. The converted key itself
  /// where they write none that becomes it: no `image_url` becomes `imageURL`.
  package static func source(of converted: String) -> String {
    var key = ""
    var followsCapital = false
    for character in converted {
      if character.isUppercase {
        guard !followsCapital else { return converted }
        if !key.isEmpty { key += "_" }
      }
      followsCapital = character.isUppercase
      key += character.lowercased()
    }
    return self.converted(key) == converted ? key : converted
  }
}
