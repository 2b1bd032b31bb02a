import DecodingRecord
import Testing

@Suite struct ValueOrNoneTests {
  struct Job: Decodable {
    let hours: Int

    enum CodingKeys: CodingKey { case hours }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      let sent = try keys.decodeIfPresent(String.self, forKey: .hours)
      hours = sent.flatMap { Int($0) } ?? 8
    }
  }

  @Test func `what is there without the value, too, stands in`() throws {
    let tried = try Tried(Job.self, #"{"hours": "many"}"#)
    #expect(tried.model.hours == 8)
    #expect(tried["$.hours"] == .default)
  }
}
