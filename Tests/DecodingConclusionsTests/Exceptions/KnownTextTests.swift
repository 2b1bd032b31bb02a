import DecodingRecord
import Testing

@Suite struct KnownTextTests {
  struct Flight: Decodable {
    let cabin: String

    enum CodingKeys: CodingKey { case cabin }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      let names = ["Y": "Economy", "C": "Business"]
      cabin = names[try keys.decode(String.self, forKey: .cabin)] ?? "unknown"
    }
  }

  @Test func `a text that the source writes is converted, for another one something stands in`()
    throws
  {
    let known = try Tried(Flight.self, #"{"cabin": "C"}"#)
    #expect(known.model.cabin == "Business" && known["$.cabin"] == .converted)
    let unknown = try Tried(Flight.self, #"{"cabin": "Q"}"#)
    #expect(unknown.model.cabin == "unknown" && unknown["$.cabin"] == .default)
  }
}
