import DecodingRecord
import Testing

@Suite struct EmptyContainerTests {
  struct Page: Decodable {
    let items: [Int]

    enum CodingKeys: CodingKey { case items }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      items = try keys.decode([Int].self, forKey: .items).filter { $0 > 0 }
    }
  }

  @Test func `an empty array of which an empty list is made is as sent`() throws {
    let tried = try Tried(Page.self, #"{"items": []}"#)
    #expect(tried.model.items.isEmpty)
    #expect(tried["$.items"] == .asSent)
  }
}
