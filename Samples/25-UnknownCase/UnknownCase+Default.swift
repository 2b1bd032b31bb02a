import DecodingStyles

extension UnknownCase {
  enum Defaulted {
    struct Ticket: Codable {
      @DefaultCodable var state: State
      var previous: State?
      @DefaultIntEnum var priority: Priority
      var history: [State]
    }

    enum State: String, DefaultCodableEnum {
      case open, closed, unknown
      static let defaultCase = State.unknown
    }

    enum Priority: Int, HasDefaultEnumValue {
      case low, normal, high
      static let defaultValue = Priority.normal
    }
  }
}
