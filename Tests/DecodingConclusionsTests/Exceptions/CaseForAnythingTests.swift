import DecodingRecord
import Testing

@Suite struct CaseForAnythingTests {
  enum Event: Decodable, Equatable {
    case open(Int)
    case other

    enum CodingKeys: CodingKey { case name, line }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      switch try keys.decode(String.self, forKey: .name) {
      case "open": self = .open(try keys.decode(Int.self, forKey: .line))
      default: self = .other
      }
    }
  }

  struct Log: Decodable { let events: [Event] }

  @Test func `what leads to a case that holds nothing, as anything else does, is replaced`() throws
  {
    let tried = try Tried(
      Log.self, #"{"events": [{"name": "open", "line": 2}, {"name": "closed"}, {"name": "Other"}]}"#
    )
    #expect(tried.model.events == [.open(2), .other, .other])
    #expect(tried["$.events[0].name"] == .asSent && tried["$.events[1].name"] == .default)
    #expect(tried["$.events[2].name"] == .converted)
  }
}
