import DecodingStyles

extension AnyJSON {
  enum Defaulted {
    struct Plan: Codable {
      @DefaultString var name: String
      @DefaultInt var users: Int
      @DefaultBool var isTrial: Bool
      var extra: [String: AnyCodable]
    }
  }
}
