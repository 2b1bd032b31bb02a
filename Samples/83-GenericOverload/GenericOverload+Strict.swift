import Foundation

/// The generic overload as in print: it knows one type, and answers nil for all others.
extension KeyedDecodingContainer {
  fileprivate func decodeIfPresent<Value: Decodable>(
    _ type: Value.Type, forKey key: Key
  ) throws -> Value? {
    type is UUID.Type ? try? decode(type, forKey: key) : nil
  }
}

extension GenericOverload {
  enum Strict {
    // This file overloads decodeIfPresent<T>.
    struct Song: Codable {
      var title: String?
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
