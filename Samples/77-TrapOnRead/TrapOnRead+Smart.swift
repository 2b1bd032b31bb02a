import DecodingStyles

extension TrapOnRead {
  enum Smart {
    struct Ticket: SmartCodable {
      var title = ""
      var seats = 0
      var kind = Kind.task
      var level = Level.low
    }

    enum Kind: Int, Codable {
      case task, bug
    }

    enum Level: Int, Codable {
      case low, high
    }
  }
}
