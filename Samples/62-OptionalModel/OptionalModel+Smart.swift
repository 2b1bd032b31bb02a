import DecodingStyles

extension OptionalModel {
  enum Smart {
    struct Ticket: SmartCodable {
      var id = 0
      @SmartOptional var seat: Seat?
      var spare: Seat?
    }

    final class Seat: SmartCodable {
      var row = ""
      var number = 0

      init() {}
    }
  }
}
