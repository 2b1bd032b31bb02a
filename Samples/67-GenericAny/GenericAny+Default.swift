import DecodingStyles

extension GenericAny {
  enum Defaulted {
    struct Edit: Codable {
      @DefaultString var author: String
      var price: Change<Int>
      var note: Change<AnyCodable>
    }

    struct Change<Value: Codable>: Codable {
      @LossyOptional var from: Value?
      @LossyOptional var to: Value?
    }
  }
}
