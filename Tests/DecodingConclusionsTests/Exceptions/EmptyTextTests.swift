import DecodingRecord
import Testing

@Suite struct EmptyTextTests {
  struct User: Decodable {
    let name: String

    enum CodingKeys: CodingKey { case name }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      let sent = try keys.decode(String.self, forKey: .name)
      name = sent.isEmpty ? "nobody" : sent
    }
  }

  @Test func `something stands in for an empty text`() throws {
    let tried = try Tried(User.self, #"{"name": ""}"#)
    #expect(tried.model.name == "nobody")
    #expect(tried["$.name"] == .default)
    #expect(try Tried(User.self, #"{"name": "Ada"}"#)["$.name"] == .asSent)
  }
}
