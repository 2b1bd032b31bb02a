import DecodingRecord
import Testing

@Suite struct ValueOrNoneTests {
  struct Job: Decodable {
    let hours: Int

    enum CodingKeys: CodingKey { case hours }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      let sent = try keys.decodeIfPresent(Int.self, forKey: .hours) ?? 0
      hours = sent > 0 ? sent : 8
    }
  }

  @Test func `what is there without the value, too, stands in`() throws {
    let tried = try Tried(Job.self, #"{"hours": -1}"#)
    #expect(tried.model.hours == 8)
    #expect(tried["$.hours"] == .default)
    #expect(try Tried(Job.self, #"{"hours": 6}"#)["$.hours"] == .asSent)
  }
}
