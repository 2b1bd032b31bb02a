import DecodingRecord
import Testing

@Suite struct ListOfOneTests {
  struct Post: Decodable {
    let tags: [String]

    enum CodingKeys: CodingKey { case tags }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      tags =
        try (try? keys.decode([String].self, forKey: .tags))
        ?? [keys.decode(String.self, forKey: .tags)]
    }
  }

  @Test func `a single value that becomes a list is converted`() throws {
    let tried = try Tried(Post.self, #"{"tags": "swift"}"#)
    #expect(tried.model.tags == ["swift"])
    #expect(tried["$.tags"] == .converted)
    #expect(try Tried(Post.self, #"{"tags": ["swift"]}"#)["$.tags[0]"] == .asSent)
  }
}
