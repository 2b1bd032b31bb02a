extension WrapperAsObject {
  enum Strict {
    struct Lamp: Codable {
      var room: String
      @Percent var level: Int
      var isOn: Bool
      var minutes: Int?
    }

    @propertyWrapper
    struct Percent: Codable {
      var wrappedValue: Int

      init(from decoder: any Decoder) throws {
        let box = try decoder.singleValueContainer()
        wrappedValue = min(100, try box.decode(Int.self))
      }
      // and encode(to:) is left to the compiler
    }
  }
}
