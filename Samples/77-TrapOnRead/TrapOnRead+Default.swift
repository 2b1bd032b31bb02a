import DecodingStyles

extension TrapOnRead {
  enum Defaulted {
    struct Ticket: Codable {
      @DefaultString var title: String
      @DefaultInt var seats: Int
      @KeptEnum var kind: Kind?  // as in print
      @DefaultIntEnum var level: Level
    }

    @propertyWrapper
    struct KeptEnum<Value: RawRepresentable>: Codable
    where Value.RawValue == Int {
      private var raw = 0

      // In print: Value(rawValue: raw)!
      var wrappedValue: Value? { Value(rawValue: raw) }

      init(from decoder: any Decoder) throws {
        let box = try decoder.singleValueContainer()
        raw = (try? box.decode(Int.self)) ?? 0
      }

      func encode(to encoder: any Encoder) throws {
        try raw.encode(to: encoder)
      }
    }

    enum Kind: Int {
      case task, bug
    }

    enum Level: Int, HasDefaultEnumValue {
      case low, high
      static let defaultValue = Level.low
    }
  }
}
