extension KeyedDecodingContainer {
  /// The overload that is found in print, mended so that it doesn't call itself.
  fileprivate func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    if let number = try? decodeIfPresent(Int.self, forKey: key) { return number == 1 }
    return try? decode(Bool.self, forKey: key)
  }
}

extension WrapperCases {
  /// What the compiler writes for it calls this file's overload.
  struct Liked: Codable { var n: Bool? }
}
