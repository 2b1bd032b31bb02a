import DecodingRecord
import Testing

@Suite struct QuestionTests {
  struct Account: Decodable {
    let isActive: Bool

    enum CodingKeys: CodingKey { case status }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      isActive = try keys.decode(String.self, forKey: .status) == "active"
    }
  }

  @Test func `a value of which a question alone is kept is converted, and lost`() throws {
    let tried = try Tried(Account.self, #"{"status": "active"}"#)
    #expect(tried.model.isActive)
    #expect(tried["$.status"] == .converted && tried.isLost("$.status"))
  }
}
