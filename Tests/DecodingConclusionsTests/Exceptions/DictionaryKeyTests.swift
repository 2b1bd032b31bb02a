import DecodingRecord
import Testing

@Suite struct DictionaryKeyTests {
  struct Rates: Decodable {
    struct Rate: Decodable {
      let code: String
      let value: Double
    }

    let values: [String: Double]

    enum CodingKeys: CodingKey { case rates }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      let rates = try keys.decode([Rate].self, forKey: .rates)
      values = Dictionary(rates.map { ($0.code, $0.value) }) { $1 }
    }
  }

  @Test func `a text that is a dictionary's key is as sent`() throws {
    let tried = try Tried(
      Rates.self,
      #"{"rates": [{"code": "CHF", "value": 0.9}, {"code": "JPY", "value": 150.5}]}"#)
    #expect(tried.model.values == ["CHF": 0.9, "JPY": 150.5])
    #expect(tried["$.rates[0].code"] == .asSent && tried["$.rates[0].value"] == .asSent)
  }
}
