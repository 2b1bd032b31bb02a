import DecodingStyles

extension WrapperAsObject {
  enum Smart {
    struct Lamp: SmartCodable {
      var room = ""
      var level = 0
      var isOn = false
      var minutes: Int?

      mutating func didFinishMapping() {
        level = min(Percent.all, level)
      }
    }

    enum Percent {
      static let all = 100
    }
  }
}
