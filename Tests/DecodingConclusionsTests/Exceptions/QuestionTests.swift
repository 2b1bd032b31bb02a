import DecodingRecord
import Testing

@Suite struct QuestionTests {
  struct Person: Decodable {
    let isAdult: Bool

    enum CodingKeys: CodingKey { case age }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      isAdult = try keys.decode(Int.self, forKey: .age) >= 18
    }
  }

  @Test func `a value of which a question alone is kept is converted, and lost`() throws {
    let tried = try Tried(Person.self, #"{"age": 17}"#)
    #expect(!tried.model.isAdult)
    #expect(tried["$.age"] == .converted && tried.isLost("$.age"))
  }
}
