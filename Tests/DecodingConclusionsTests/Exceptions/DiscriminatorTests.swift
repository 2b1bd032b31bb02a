import DecodingRecord
import Testing

@Suite struct DiscriminatorTests {
  enum Shape: Decodable {
    case circle(Double)
    case line(Double)

    enum CodingKeys: CodingKey { case type, size }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      let size = try keys.decode(Double.self, forKey: .size)
      switch try keys.decode(String.self, forKey: .type) {
      case "circle": self = .circle(size)
      default: self = .line(size)
      }
    }
  }

  struct Drawing: Decodable { let shapes: [Shape] }

  @Test func `what decides which case holds a value is as sent`() throws {
    let tried = try Tried(Drawing.self, #"{"shapes": [{"type": "circle", "size": 2.5}]}"#)
    guard case .circle(2.5)? = tried.model.shapes.first else {
      Issue.record("\(tried.model)")
      return
    }
    #expect(tried["$.shapes[0].type"] == .asSent && tried["$.shapes[0].size"] == .asSent)
  }
}
