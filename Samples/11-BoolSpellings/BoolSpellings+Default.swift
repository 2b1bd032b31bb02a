import DecodingStyles

extension BoolSpellings {
  enum Defaulted {
    struct Lamp: Codable {
      @DefaultCodable var room: String
      @Default<Bool.False> var isOn: Bool
      @Default<Bool.True> var isDimmable: Bool
      var isShared: Bool?
    }
  }
}
