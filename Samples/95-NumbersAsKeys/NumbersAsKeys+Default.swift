import DecodingStyles

extension NumbersAsKeys {
  enum Defaulted {
    struct Train: Codable {
      @DefaultCodable var seats: [Int: String]
      @DefaultCodable var fares: [Int64: Int]
      @DefaultCodable var zones: [Zone: Int]
    }

    enum Zone: String, Codable {
      case inner, outer
    }
  }
}
