import DecodingRecord
import DecodingReport
import DecodingStyles
import Testing

/// Models that change themselves when they have been decoded.
@Suite struct ChangingModelTests {
  struct Lamp: SmartCodable {
    var room = ""
    var level = 0
    var name = ""

    mutating func didFinishMapping() {
      level = min(100, level)
      name = "\(room) lamp"
    }
  }

  @Test func `a model's own hook is tried, too`() throws {
    let tried = try Tried(Lamp.self, #"{"room": "hall", "level": 140, "name": "x"}"#, .smart)
    #expect(tried.model.level == 100 && tried.model.name == "hall lamp")
    #expect(tried["$.room"] == .asSent && tried["$.level"] == .converted)
    #expect(tried["$.name"] == .dropped && tried.isLost("$.name"))
  }
}
