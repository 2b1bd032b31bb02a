import DecodingStyles

extension AnyJSON {
  enum Smart {
    struct Plan: SmartCodable {
      var name = ""
      var users = 0
      var isTrial = false
      @SmartAny var extra: [String: Any] = [:]
      var price = Change<Int>()
      var note = Change<String>()
    }

    struct Change<Value: Codable>: SmartCodable {
      var from: Value?
      var to: Value?
    }
  }
}
