import DecodingStyles

extension AnyAsPrinted {
  enum Defaulted {
    struct Plan: Codable {
      @DefaultString var name: String
      @DefaultInt var users: Int
      var extra: AnyCodable
      var usage: [AnyCodable]?
    }
  }
}
