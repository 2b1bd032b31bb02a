import DecodingRecord
import Testing

@Suite struct ExchangedValuesTests {
  struct Range: Decodable {
    let low: Int
    let high: Int

    enum CodingKeys: CodingKey { case low, high }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      let ends = try [keys.decode(Int.self, forKey: .low), keys.decode(Int.self, forKey: .high)]
      (low, high) = (ends.min()!, ends.max()!)
    }
  }

  @Test func `values that are exchanged are converted, others are as sent`() throws {
    let turned = try Tried(Range.self, #"{"low": 9, "high": 3}"#)
    #expect(turned.model.low == 3 && turned.model.high == 9)
    #expect(turned["$.low"] == .converted && turned["$.high"] == .converted)
    let straight = try Tried(Range.self, #"{"low": 3, "high": 9}"#)
    #expect(straight["$.low"] == .asSent && straight["$.high"] == .asSent)
  }
}
