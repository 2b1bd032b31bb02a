import JSONSource
import Testing

/// What holds for any bytes at all.
@Suite
struct JSONMutationTests {
  static let seeds: [[UInt8]] = [
    #"{"name": "Zoë", "age": 42, "tags": ["a", "b\n"], "nested": {"x": [1.5, -2e3, {}], "y": null}}"#,
    "[\n  {\"id\": 1, \"ok\": true},\n  {\"id\": 2, \"ok\": false, \"id\": 3}\n]\n",
    #"{"a": {"b": {"c": [[[], [[1]]], "\u00e9\ud83d\ude00"]}}, "": "\"\\"}"#,
    "{a: 'x', $b: +.5, /* c */ c: [0x1F, Infinity, -NaN,], // d\n 'e': \"\\x41\\\n\",}",
    "[1,2,3,\"q\",[true,false,null],{\"k\":-0.0}]",
  ].map { Array($0.utf8) }

  static let alphabet = Array(
    "{}[]:,\"'\\/*0123456789.eE+-xXtruefalsnINy_$ \n\t\r\u{B}u;=é€\u{0}".utf8)

  @Test(arguments: JSONDialect.allCases, 0..<8)
  func `any mutation of a document has a sound tape, and a verdict that is Foundation's`(
    dialect: JSONDialect, round: Int
  ) {
    var random = SplitMix(state: UInt64(round) &* 7919 &+ (dialect == .json5 ? 1 : 0))
    for _ in 0..<400 {
      var bytes = Self.seeds[random.next(below: Self.seeds.count)]
      for _ in 0...random.next(below: 3) { mutate(&bytes, &random) }
      check(bytes, dialect)
    }
  }

  @Test(arguments: JSONDialect.allCases)
  func `a document cut anywhere has a sound tape and Foundation's verdict`(dialect: JSONDialect) {
    for seed in Self.seeds {
      for length in 0...seed.count {
        check(Array(seed.prefix(length)), dialect)
        check(Array(seed.dropFirst(length)), dialect)
      }
    }
  }

  @Test(arguments: JSONDialect.allCases)
  func `random tokens have a sound tape and Foundation's verdict`(dialect: JSONDialect) {
    var random = SplitMix(state: 42)
    for _ in 0..<2000 {
      let count = random.next(below: 14)
      check(
        (0..<count).map { _ in Self.alphabet[random.next(below: Self.alphabet.count)] }, dialect)
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    let place = random.next(below: bytes.count)
    switch random.next(below: 4) {
    case 0: bytes.remove(at: place)
    case 1: bytes[place] = Self.alphabet[random.next(below: Self.alphabet.count)]
    case 2: bytes.insert(Self.alphabet[random.next(below: Self.alphabet.count)], at: place)
    default: bytes[place] = UInt8(random.next(below: 256))
    }
    if bytes.isEmpty { bytes = [0x31] }
  }

  private func check(_ bytes: [UInt8], _ dialect: JSONDialect) {
    let document = JSONDocument.parse(bytes, dialect: dialect)
    let json = String(decoding: bytes, as: UTF8.self).debugDescription
    let text = Comment(rawValue: "\(dialect) \(json) \(document.problems.map(\.message))")
    #expect(TapeCheck(document).faults == [], text)
    #expect((document.problemCount == 0) == document.problems.isEmpty, text)
    if document.trapsFoundation {
      #expect(document.isRejectedByFoundation, text)
    } else if dialect == .rfc8259 || !hasLoneNoBreakSpace(bytes) {
      #expect(document.isRejectedByFoundation != foundationAccepts(bytes, dialect), text)
    }
  }

  /// Foundation takes a byte 0xA0 for JSON5's no-break space, even where it's not a character in
  /// UTF-8; the real one, 0xC2 0xA0, it refuses. Nobody writes such texts, and we don't read them.
  private func hasLoneNoBreakSpace(_ bytes: [UInt8]) -> Bool {
    bytes.contains(0xA0) && String(validating: bytes, as: UTF8.self) == nil
  }
}
