import DecodingStyles

extension WrittenBack {
  enum Smart {
    struct Order: SmartCodable {
      var id = 0
      var note: String?
      var status = Status(rawValue: "")
      var pieces = 0
    }

    struct Status: RawRepresentable, Codable {
      var rawValue: String
    }
  }
}
