import DecodingRecord
import Testing

@Suite struct NumberLikeAnyOtherTests {
  struct Setting: Decodable {
    let size: Int

    enum CodingKeys: CodingKey { case size }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      let sent = try keys.decode(Int.self, forKey: .size)
      size = [8: 8, 16: 16][sent] ?? 12
    }
  }

  @Test func `what any number far from it makes, too, stands in`() throws {
    let tried = try Tried(Setting.self, #"{"size": 9}"#)
    #expect(tried.model.size == 12)
    #expect(tried["$.size"] == .default)
    #expect(try Tried(Setting.self, #"{"size": 16}"#)["$.size"] == .asSent)
  }
}
