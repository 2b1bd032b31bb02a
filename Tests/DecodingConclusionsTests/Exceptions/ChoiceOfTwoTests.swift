import DecodingRecord
import Testing

@Suite struct ChoiceOfTwoTests {
  struct Plan: Decodable {
    let seats: Int

    enum CodingKeys: CodingKey { case isTeam, seats }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      let isTeam = try keys.decode(Bool.self, forKey: .isTeam)
      let sent = try keys.decode(Int.self, forKey: .seats)
      seats = isTeam ? 2 * sent : sent
    }
  }

  @Test func `a truth value on which the form of another value hangs is as sent`() throws {
    let tried = try Tried(Plan.self, #"{"isTeam": true, "seats": 3}"#)
    #expect(tried.model.seats == 6)
    #expect(tried["$.isTeam"] == .asSent && tried["$.seats"] == .converted)
  }
}
