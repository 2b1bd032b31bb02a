import DecodingRecord
import Testing

@Suite struct UnderstoodCaseTests {
  enum Level: Decodable {
    case low, high

    init(from decoder: any Decoder) throws {
      switch try decoder.singleValueContainer().decode(String.self) {
      case "l", "L": self = .low
      default: self = .high
      }
    }
  }

  struct Alarm: Decodable { let level: Level }

  @Test func `a text that an enum's code knows is as sent, another one has a case stand in`()
    throws
  {
    let known = try Tried(Alarm.self, #"{"level": "L"}"#)
    #expect(known.model.level == .low && known["$.level"] == .asSent)
    let unknown = try Tried(Alarm.self, #"{"level": "x"}"#)
    #expect(unknown.model.level == .high && unknown["$.level"] == .default)
  }
}
