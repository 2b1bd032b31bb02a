import DecodingRecord
import Testing

@Suite struct KnownTextTests {
  struct Flight: Decodable {
    let cabin: String

    enum CodingKeys: CodingKey { case cabin }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      switch try keys.decode(String.self, forKey: .cabin) {
      case "economy": cabin = "Y"
      case "business": cabin = "C"
      default: cabin = "unknown"
      }
    }
  }

  @Test func `a text that the source writes is converted, for another one something stands in`()
    throws
  {
    let known = try Tried(Flight.self, #"{"cabin": "business"}"#)
    #expect(known.model.cabin == "C" && known["$.cabin"] == .converted)
    let unknown = try Tried(Flight.self, #"{"cabin": "cargo"}"#)
    #expect(unknown.model.cabin == "unknown" && unknown["$.cabin"] == .default)
  }

  struct Visit: Decodable {
    let day: String

    enum CodingKeys: CodingKey { case day }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      day = String(try keys.decode(String.self, forKey: .day).prefix(10))
    }
  }

  @Test func `a piece of the text stands in for nothing, though longer texts give the same`() throws
  {
    let tried = try Tried(Visit.self, #"{"day": "2023-11-30T10:00:00Z"}"#)
    #expect(tried.model.day == "2023-11-30" && tried["$.day"] == .converted)
  }
}
