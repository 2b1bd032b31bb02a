import DecodingRecord
import Testing

@Suite struct OtherKeyNamedTests {
  struct Page: Decodable {
    let accent: String

    enum CodingKeys: CodingKey { case accent, color }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      accent =
        try keys.decodeIfPresent(String.self, forKey: .accent)
        ?? keys.decodeIfPresent(String.self, forKey: .color) ?? "none"
    }
  }

  @Test func `what stands in for two keys is that of the property's name`() throws {
    let tried = try Tried(Page.self, "{}")
    #expect(tried.model.accent == "none")
    #expect(tried["$.accent"] == .default && tried["$.color"] == .nil)
  }
}
