extension TrapOnRead {
  enum Strict {
    struct Ticket: Codable {
      var title: String
      var seats: Int
      var kind: Kind
      var level: Level
    }

    enum Kind: Int, Codable {
      case task, bug
    }

    enum Level: Int, Codable {
      case low, high
    }
  }
}
