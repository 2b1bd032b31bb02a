import DecodingRecord
import Foundation
import Testing

@Suite struct KeptNullTests {
  struct Note: Decodable {
    let text: String??
    let other: String??
    let extra: Any

    enum CodingKeys: CodingKey { case text, other, extra }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      func value(_ key: CodingKeys) throws -> String?? {
        guard keys.contains(key) else { return nil }
        return .some(try keys.decode(String?.self, forKey: key))
      }
      text = try value(.text)
      other = try value(.other)
      extra = try keys.decodeNil(forKey: .extra) ? NSNull() : keys.decode(Int.self, forKey: .extra)
    }
  }

  @Test func `a null that is told from a missing key is as sent`() throws {
    let tried = try Tried(Note.self, #"{"text": null, "extra": null}"#)
    #expect(tried.model.text == .some(nil) && tried.model.other == nil)
    #expect(tried.model.extra is NSNull)
    #expect(tried["$.text"] == .asSent && tried["$.extra"] == .asSent)
  }
}
