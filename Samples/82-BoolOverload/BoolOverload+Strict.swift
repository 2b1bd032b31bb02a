import Foundation

/// Two overloads as in print, the first one mended so that it doesn't call itself. The second knows
/// one type, and answers nil for all others.
extension KeyedDecodingContainer {
  fileprivate func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    if let number = try? decodeIfPresent(Int.self, forKey: key) { return number == 1 }
    return try? decode(Bool.self, forKey: key)
  }

  fileprivate func decodeIfPresent<Value: Decodable>(
    _ type: Value.Type, forKey key: Key
  ) throws -> Value? {
    type is UUID.Type ? try? decode(type, forKey: key) : nil
  }
}

extension BoolOverload {
  enum Strict {
    // This file overloads decodeIfPresent, for Bool
    // and for <T>.
    struct Song: Codable {
      var id: Int
      var isLiked: Bool?
      var isNew: Bool
      var plays: Int?
      var cover: URL?
      var tags: [String]?
      var album: Album?
    }

    struct Album: Codable {
      var name: String
    }
  }
}
