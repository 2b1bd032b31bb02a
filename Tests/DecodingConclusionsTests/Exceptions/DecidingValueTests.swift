import DecodingRecord
import Testing

@Suite struct DecidingValueTests {
  struct Reading: Decodable {
    let value: Int

    enum CodingKeys: CodingKey { case source, raw, corrected }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      let isRaw = try keys.decode(String.self, forKey: .source) == "raw"
      let (raw, corrected) = try (
        keys.decode(Int.self, forKey: .raw), keys.decode(Int.self, forKey: .corrected)
      )
      value = isRaw ? raw : corrected
    }
  }

  @Test func `what decides which of two values is held is as sent, the other one is dropped`()
    throws
  {
    let tried = try Tried(Reading.self, #"{"source": "raw", "raw": 5, "corrected": 4}"#)
    #expect(tried.model.value == 5)
    #expect(tried["$.source"] == .asSent && tried["$.raw"] == .asSent)
    #expect(tried["$.corrected"] == .dropped)
  }
}
