import DecodingStyles

extension AnyJSON {
  enum Defaulted {
    struct Plan: Codable {
      @DefaultString var name: String
      @DefaultInt var users: Int
      @DefaultBool var isTrial: Bool
      var extra: [String: AnyCodable]
      var price: Change<Int>
      var note: Change<AnyCodable>
    }

    struct Change<Value: Codable>: Codable {
      @LossyOptional var from: Value?
      @LossyOptional var to: Value?
    }
  }
}
