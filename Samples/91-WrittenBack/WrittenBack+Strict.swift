extension WrittenBack {
  enum Strict {
    struct Order: Codable {
      var id: Int
      var note: String?
      var status: Status
      var pieces: Int
    }

    struct Status: RawRepresentable, Codable {
      var rawValue: String
    }
  }
}
