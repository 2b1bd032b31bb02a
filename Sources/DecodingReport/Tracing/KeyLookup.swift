import Foundation
import JSONSource

/// Finds the member of an object that a decoder finds under a key, key strategy included.
struct KeyLookup {
  let document: JSONDocument
  let convertsFromSnakeCase: Bool
  /// Converted keys of the objects that were asked; the first of equal keys wins, as in Foundation.
  private var converted: [Int: [String: Int]] = [:]

  init(document: JSONDocument, convertsFromSnakeCase: Bool) {
    self.document = document
    self.convertsFromSnakeCase = convertsFromSnakeCase
  }

  mutating func node(of key: String, in object: Int) -> Int {
    guard object >= 0, document.kind(of: object) == .object else { return -1 }
    guard convertsFromSnakeCase else { return document.child(of: object, named: key) ?? -1 }
    if converted[object] == nil {
      var members: [String: Int] = [:]
      for member in document.members(of: object) {
        let name = SnakeCase.converted(document.string(member.key))
        if members[name] == nil { members[name] = member.value }
      }
      converted[object] = members
    }
    return converted[object]?[key] ?? -1
  }
}

/// The key conversion of `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase`.
package enum SnakeCase {
  /// Underscores within a key start a capital letter; leading and trailing ones are kept, and a
  /// key without inner underscores stays as it is. `user_id` → `userId`, `_id` → `_id`.
  package static func converted(_ key: String) -> String {
    guard let first = key.firstIndex(where: { $0 != "_" }),
      let last = key.lastIndex(where: { $0 != "_" })
    else { return key }
    let words = key[first...last].split(separator: "_")
    let joined =
      words.count == 1
      ? String(key[first...last])
      : words[0].lowercased() + words.dropFirst().map { $0.capitalized }.joined()
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
