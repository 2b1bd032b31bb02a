/// The overload as in print, mended so that it doesn't call itself.
extension KeyedDecodingContainer {
  fileprivate func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    if let number = try? decodeIfPresent(Int.self, forKey: key) { return number == 1 }
    return try? decode(Bool.self, forKey: key)
  }
}

extension BoolOverload {
  enum Strict {
    // This file overloads decodeIfPresent(Bool).
    struct Song: Codable {
      var id: Int
      var isLiked: Bool?
      var isNew: Bool
      var plays: Int
    }
  }
}
