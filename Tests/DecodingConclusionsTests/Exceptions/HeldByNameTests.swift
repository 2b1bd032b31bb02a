import DecodingRecord
import Testing

@Suite struct HeldByNameTests {
  struct Door: Decodable {
    let state: String
    let width: Int

    enum CodingKeys: CodingKey { case state, width }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      _ = try keys.decode(String.self, forKey: .state)
      state = "closed"
      width = try keys.decode(Int.self, forKey: .width)
    }
  }

  @Test func `a property that no value changes tells what stands in, or holds what was sent`()
    throws
  {
    let tried = try Tried(Door.self, #"{"state": "ajar", "width": 90}"#)
    #expect(tried.model.state == "closed" && tried["$.state"] == .default)
    #expect(try Tried(Door.self, #"{"state": "closed", "width": 90}"#)["$.state"] == .asSent)
  }

  struct House: Decodable {
    struct Address: Decodable { let zip: String? }
    let address: Address

    enum CodingKeys: CodingKey { case address }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      address = try keys.decode(Address.self, forKey: .address)
    }
  }

  @Test func `an empty object of which a model is made that needs nothing is as sent`() throws {
    let tried = try Tried(House.self, #"{"address": {}}"#)
    #expect(tried.model.address.zip == nil && tried["$.address"] == .asSent)
  }
}
