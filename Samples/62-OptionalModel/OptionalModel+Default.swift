import DecodingStyles

extension OptionalModel {
  enum Defaulted {
    struct Ticket: Codable {
      @DefaultInt var id: Int
      @LossyOptional var seat: Seat?
      var spare: Seat?
    }

    final class Seat: Codable {
      @DefaultString var row: String
      @DefaultInt var number: Int
    }
  }
}
