import DecodingStyles

extension WrapperAsObject {
  enum Defaulted {
    struct Lamp: Codable {
      @DefaultString var room: String
      @Percent var level: Int
      @DefaultBool var isOn: Bool
      var minutes: Int?
    }

    @propertyWrapper
    struct Percent: Codable {
      var wrappedValue: Int

      init(from decoder: any Decoder) throws {
        let box = try decoder.singleValueContainer()
        wrappedValue = min(100, try box.decode(Int.self))
      }

      func encode(to encoder: any Encoder) throws {
        try wrappedValue.encode(to: encoder)
      }
    }
  }
}
