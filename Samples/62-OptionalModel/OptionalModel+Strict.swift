extension OptionalModel {
  enum Strict {
    struct Ticket: Codable {
      var id: Int
      var seat: Seat?
      var spare: Seat?
    }

    final class Seat: Codable {
      var row: String
      var number: Int
    }
  }
}
