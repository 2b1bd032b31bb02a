import Foundation
import TestSupport

/// Makes payloads of good and hard ones: with tokens and bytes changed, parts repeated, cut off or put
/// together, and in other encodings.
struct PayloadMutator {
  private var random: SeededGenerator
  private let seeds: [[UInt8]]

  init(seed: UInt64, payloads: [[UInt8]]) {
    random = SeededGenerator(state: seed)
    seeds = payloads + Self.hard
  }

  /// The next payload, and whether it is to be read as JSON5; every run gives the same ones.
  mutating func next() -> (bytes: [UInt8], isJSON5: Bool) {
    var bytes = random.pick(seeds, or: [])
    for _ in 0..<Int.random(in: 0..<5, using: &random) { mutate(&bytes) }
    return (encoded(bytes), random.once(in: 3))
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0..<24, using: &random))
    switch Int.random(in: 0..<9, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1, 2: bytes.insert(contentsOf: random.pick(Self.tokens, or: []), at: place)
    case 3: bytes.replaceSubrange(place..<end, with: random.pick(Self.tokens, or: []))
    case 4: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 5: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 6: bytes.removeSubrange(place...)
    case 7: bytes.removeSubrange(..<place)
    default:
      let other = random.pick(seeds, or: [])
      bytes.replaceSubrange(
        place..., with: other.suffix(Int.random(in: 0...other.count, using: &random)))
    }
  }

  /// The same in another encoding, now and then, and broken in it.
  private mutating func encoded(_ bytes: [UInt8]) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    var encoded: [UInt8] = []
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return [0xEF, 0xBB, 0xBF] + bytes
    case 1: encoded = Array(text.data(using: .utf16LittleEndian) ?? Data())
    case 2: encoded = Array(text.data(using: .utf16BigEndian) ?? Data())
    case 3: encoded = Array(text.data(using: .utf16) ?? Data())
    case 4: encoded = Array(text.data(using: .utf32BigEndian) ?? Data())
    case 5: encoded = Array(text.data(using: .utf32) ?? Data())
    default: return bytes
    }
    if random.once(in: 3) { mutate(&encoded) }
    return encoded
  }

  private static let tokens =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "'", " ", "\n", "\r", "\t", "\u{0}", "\u{1B}[31m",
      "\u{7F}", "\u{9B}", "\u{202E}", "\u{FEFF}", "null", "true", "tru", "-", "1.5", "1e", "1e+",
      "0x", "0x0x1", "1e400", "1e-400", "Infinity", "NaN", "+1", ".5", "5.", "01",
      "9223372036854775808", "/*", "*/", "//", "\"a\"", "\"\\u12", "\"\\ud800\"", "\\", "\"name\":",
      "\"age\":", "\"age\":7,", "é", "{\"a\":", "[[[", "]]]", "$b:", "\"2024-01-02T03:04:05Z\"",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xFD], [0xA0]]

  /// Payloads that are hard by themselves.
  private static let hard: [[UInt8]] =
    [
      nested("[", 512, "]"), nested("{\"a\":", 513, "}"), nested("[", 513, ""),
      nested("{\"friends\":[", 12, "]}"), nested("{a:", 513, "") + [0x0D],
    ]
    + [
      "", " ", "1", "-", "\"", "\"\\", "[1.5e+9999]", "[-]", "{\"age\":1e400}", "0x1F", "+Infinity",
      "{\"age\":7,\"age\":\"8\",\"age\":null,\"name\":1,\"name\":\"a\"}",
      "{\"name\":\"\\u0000\\ud83d\\ude00\\ud800\",\"tags\":[\"\\q\",\"\\x41\",\"a\nb\"]}",
      "{name:'x',$b:+.5,/* c */tags:['a',],// d\n'age':0x1F,score:-Infinity}",
      "{\"age\":\(String(repeating: "1234567890", count: 40)),\"score\":0.\(String(repeating: "1", count: 400))}",
      "{\(String(repeating: "\"unknown\":1,\"Age\":2,", count: 5))\"age\":1}",
      "{\"tags\":[\(String(repeating: "null,1,{},", count: 6))\"a\"]}",
    ].map { Array($0.utf8) }

  private static func nested(_ opening: String, _ levels: Int, _ closing: String) -> [UInt8] {
    Array(
      (String(repeating: opening, count: levels) + String(repeating: closing, count: levels)).utf8)
  }
}
