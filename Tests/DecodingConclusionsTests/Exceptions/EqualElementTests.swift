import DecodingRecord
import Testing

@Suite struct EqualElementTests {
  struct Tags: Decodable {
    let names: Set<String>

    enum CodingKeys: CodingKey { case names }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      names = Set(try keys.decode([String].self, forKey: .names))
    }
  }

  @Test func `of equal elements that a set keeps once the first is as sent`() throws {
    let tried = try Tried(Tags.self, #"{"names": ["a", "b", "a"]}"#)
    #expect(tried.model.names == ["a", "b"])
    #expect(tried["$.names[0]"] == .asSent && tried["$.names[1]"] == .asSent)
    #expect(tried["$.names[2]"] == .dropped)
  }
}
