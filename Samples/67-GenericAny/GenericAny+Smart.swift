import DecodingStyles

extension GenericAny {
  enum Smart {
    struct Edit: SmartCodable {
      var author = ""
      var price = Change<Int>()
      var note = Change<String>()
    }

    struct Change<Value: Codable>: SmartCodable {
      var from: Value?
      var to: Value?
    }
  }
}
