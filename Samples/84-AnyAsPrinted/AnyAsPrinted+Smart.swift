import DecodingStyles

extension AnyAsPrinted {
  enum Smart {
    struct Plan: SmartCodable {
      var name = ""
      var users = 0
      @SmartAny var extra: [String: Any] = [:]
      var usage: [AnyCodable]?
    }
  }
}
