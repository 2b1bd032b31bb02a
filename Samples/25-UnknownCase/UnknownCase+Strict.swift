extension UnknownCase {
  enum Strict {
    struct Ticket: Codable {
      var state: State
      var previous: State?
      var priority: Priority
      var history: [State]
    }

    enum State: String, Codable {
      case open, closed, unknown
    }

    enum Priority: Int, Codable {
      case low, normal, high
    }
  }
}
