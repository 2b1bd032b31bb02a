import DecodingRecord
import Testing

@Suite struct OtherKeyTakenTests {
  struct Contact: Decodable {
    let mail: String

    enum CodingKeys: CodingKey { case mail, address }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      mail =
        try keys.decodeIfPresent(String.self, forKey: .mail)
        ?? keys.decode(String.self, forKey: .address)
    }
  }

  @Test func `a key without a value is nil where the property holds another key's`() throws {
    let tried = try Tried(Contact.self, #"{"mail": null, "address": "ada@b.example"}"#)
    #expect(tried.model.mail == "ada@b.example")
    #expect(tried["$.mail"] == .nil && tried["$.address"] == .asSent)
  }
}
