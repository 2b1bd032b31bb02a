import DecodingRecord
import Testing

@Suite struct CaseWithoutValuesTests {
  enum Event: Decodable {
    case login, other

    enum CodingKeys: CodingKey { case name, user }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      let user = try keys.decode(String.self, forKey: .user)
      let name = try keys.decode(String.self, forKey: .name)
      self = name == "login" && user != "root" ? .login : .other
    }
  }

  struct Log: Decodable { let events: [Event] }

  @Test func `a value on which the case hangs is as sent`() throws {
    let tried = try Tried(Log.self, #"{"events": [{"name": "login", "user": "root"}]}"#)
    #expect(tried.model.events == [.other])
    #expect(tried["$.events[0].user"] == .asSent)
  }
}
