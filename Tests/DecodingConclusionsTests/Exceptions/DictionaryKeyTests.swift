import DecodingRecord
import Testing

@Suite struct DictionaryKeyTests {
  struct Match: Decodable {
    struct Goal: Decodable { let player: String }

    let goals: [String: Int]

    enum CodingKeys: CodingKey { case goals }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      let sent = try keys.decode([Goal].self, forKey: .goals)
      goals = Dictionary(sent.map { ($0.player, 1) }, uniquingKeysWith: +)
    }
  }

  @Test func `a text that is a dictionary's key is as sent`() throws {
    let tried = try Tried(Match.self, #"{"goals": [{"player": "Keller"}, {"player": "Rossi"}]}"#)
    #expect(tried.model.goals == ["Keller": 1, "Rossi": 1])
    #expect(tried["$.goals[0].player"] == .asSent && tried["$.goals[1].player"] == .asSent)
  }
}
