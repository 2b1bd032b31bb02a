extension NumbersAsKeys {
  enum Strict {
    struct Train: Codable {
      var seats: [Int: String]
      var fares: [Int64: Int]
      var zones: [Zone: Int]
    }

    enum Zone: String, Codable {
      case inner, outer
    }
  }
}
