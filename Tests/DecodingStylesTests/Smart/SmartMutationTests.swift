import DecodingStyles
import DecodingTrace
import Foundation
import JSONSource
import Testing

/// Any bytes decode or throw, and to the same whether or not somebody listens.
struct SmartMutationTests {
  struct Everything: SmartCodable {
    var flag = true
    var count: Int8? = 3
    var text = "initial"
    var when: Date?
    var level = Level.high
    var homes: [Home] = []
    var named: [String: [Double]] = [:]
    var part = PlainPart(count: 1, label: "a", extra: nil)
    @SmartAny var any: Any = 1
    @SmartFlat var flat = Home()
    @SmartOptional var node: Home?
    @SmartCompact.Array var scores: [Int] = []
    @SmartCompact.Dictionary var sizes: [Int: Home] = [:]
    @SmartDate var date: Date?

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.text <--- ["title", "homes[0].city"]]
    }

    static func mappingForValue() -> [SmartValueTransformer]? {
      [CodingKeys.count <--- FastTransformer<Int8, String>(fromJSON: { $0.flatMap { Int8($0) } })]
    }
  }

  static let seed = #"""
    {"flag":"yes","count":"12","title":null,"when":"2024-01-02T03:04:05Z","level":"1","homes":
    [{"city":"Rom","zip":1e2},"{\"city\":\"x\"}"],"named":{"a":[1,"2",3.5e1]},"part":{"count":"1",
    "label":2},"any":[{"k":null},18446744073709551616],"city":"Bern","zip":-0,"node":{"city":true},
    "scores":[1,"2",null,[]],"sizes":{"1":{},"x":{}},"date":1700000000000}
    """#

  static let pieces = [
    "null", "1e400", "\"", "{", "}", "[", "]", ",", ":", "\\u0000", "\\ud800", "-", "1.5", "{}",
    "\"\"", "9223372036854775808", "\u{FEFF}", "é", "true", "\"{\\\"a\\\":[\"",
  ].map { Array($0.utf8) }

  /// Knuth's linear congruential generator.
  struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  @Test(arguments: 0..<8)
  func `mutated documents decode or throw, the same with a recorder`(_ seed: UInt64) {
    var random = Random(state: seed &+ 1)
    for _ in 0..<120 {
      var bytes = Array(Self.seed.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
        let piece = Self.pieces.randomElement(using: &random) ?? []
        bytes.replaceSubrange(start..<end, with: piece)
      }
      for profile in SmartProfile.allCases { check(bytes, profile) }
    }
  }

  private func check(_ bytes: [UInt8], _ profile: SmartProfile) {
    var decoder = SmartDecoder()
    decoder.profile = profile
    let document = JSONDocument.parse(bytes)
    let plain = try? decoder.decode(Everything.self, from: document, recorder: nil)
    let recorder = DecodingRecorder()
    let recorded = try? decoder.decode(Everything.self, from: document, recorder: recorder)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect((plain == nil) == (recorded == nil), "\(text)")
    #expect(plain?.toJSONString() == recorded?.toJSONString(), "\(text)")
    var patched = plain ?? Everything()
    SmartUpdater.update(&patched, from: Data(bytes))
    decoder.logLevel = .verbose
    decoder.logHandler = { #expect(!$0.description.isEmpty) }
    let logged = try? decoder.decode(Everything.self, from: Data(bytes))
    #expect(logged?.toJSONString() == plain?.toJSONString(), "\(text)")
  }
}
