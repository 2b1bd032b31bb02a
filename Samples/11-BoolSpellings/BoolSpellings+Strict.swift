extension BoolSpellings {
  enum Strict {
    struct Lamp: Codable {
      var room: String
      var isOn: Bool
      var isDimmable: Bool
      var isShared: Bool?
    }
  }
}
