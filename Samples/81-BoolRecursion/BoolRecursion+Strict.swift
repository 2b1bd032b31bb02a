/// The overload as in print, contained: there, it calls itself where this one counts rounds.
extension KeyedDecodingContainer {
  fileprivate func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    for _ in 1...5 {
      if let number = try? decodeIfPresent(Int.self, forKey: key) { return number == 1 }
    }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: self,
      debugDescription: "decodeIfPresent(Bool) has called itself 5 times and would never stop.")
  }
}

extension BoolRecursion {
  enum Strict {
    // This file overloads decodeIfPresent(Bool).
    struct Song: Codable {
      var id: Int
      var name: String?
      var isLiked: Bool?
      var isNew: Bool?
    }
  }
}
