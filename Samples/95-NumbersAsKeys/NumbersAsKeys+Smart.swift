import DecodingStyles

extension NumbersAsKeys {
  enum Smart {
    struct Train: SmartCodable {
      var seats: [Int: String] = [:]
      var fares: [Int64: Int] = [:]
      var zones: [Zone: Int] = [:]
    }

    enum Zone: String, Codable {
      case inner, outer
    }
  }
}
