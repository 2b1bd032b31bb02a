import DecodingStyles

extension BoolSpellings {
  enum Smart {
    struct Lamp: SmartCodable {
      var room = ""
      var isOn = false
      var isDimmable = true
      var isShared: Bool?
    }
  }
}
