import DecodingStyles

extension UnknownCase {
  enum Smart {
    struct Ticket: SmartCodable {
      var state = State.unknown
      var previous: State?
      var priority = Priority.normal
      var history: [State] = []
    }

    enum State: String, SmartCaseDefaultable {
      case open, closed, unknown
      static let defaultCase = State.unknown
    }

    enum Priority: Int, SmartCaseDefaultable {
      case low, normal, high
      static let defaultCase = Priority.normal
    }
  }
}
