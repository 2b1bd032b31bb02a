import DecodingStyles

extension WrittenBack {
  enum Defaulted {
    struct Order: Codable {
      @DefaultInt var id: Int
      var note: String?
      @DefaultCodable var status: Status
      @DefaultInt var pieces: Int
    }

    enum Status: String, DefaultCodableEnum {
      case open, paid, unknown
      static let defaultCase = Status.unknown
    }
  }
}
