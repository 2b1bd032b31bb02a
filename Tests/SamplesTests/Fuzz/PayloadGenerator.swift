import JSONSource
import TestSupport

/// Makes payloads that somebody might send to a model and hopefully doesn't: documents of the
/// model's own keys with values of any kind, good payloads with parts exchanged, token by token
/// nonsense, and bytes.
struct PayloadGenerator {
  private var random: SeededGenerator
  /// Good payloads of the model.
  private let seeds: [[UInt8]]
  /// The keys in them.
  private let keys: [String]

  init(seed: UInt64, payloads: [[UInt8]]) {
    random = SeededGenerator(state: seed)
    seeds = payloads
    keys = Set(payloads.flatMap(Self.keys)).sorted()
  }

  private static let scalars = [
    "null", "true", "false", "0", "1", "-1", "1.0", "1.5", "-0.0", "300", "1e2", "1e400", "-1e-400",
    "9223372036854775807", "9223372036854775808", "18446744073709551616", "0.1234567890123456789",
    "1700000000", #""""#, #""1""#, #""1.5""#, #""true""#, #""yes""#, #""null""#, #""NaN""#,
    #""inf""#,
    #""2024-01-02T03:04:05Z""#, #""2024-01-02""#, #""aGk=""#, #""http://[::1""#,
    #""https://a.b/c""#,
    #""7b1c0a1e-0000-4000-8000-00000000000a""#, #""\u0000""#, #""é\ud83d\ude00""#, #""\ud800""#,
    #""{\"a\":1}""#, #""[1,2""#, #""admin""#, "{}", "[]", "01", "1.", "1.2.3", "\"\\q\"",
    "\"a\nb\"",
  ]

  private static let tokens = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "'", "null", "tru", "1e", "-", ".", " ", "\n",
    "\u{FEFF}",
    "/*", "//", "\"a\"", "0x1", "\u{0}", "é", "\\u", "[[", "{\"a\":", "1",
  ].map { Array($0.utf8) }

  private static func keys(in bytes: [UInt8]) -> [String] {
    let document = JSONDocument.parse(bytes)
    return (0..<document.nodeCount).filter { document.kind(of: $0) == .key }.map {
      document.text(in: document.range(of: $0))
    }
  }

  /// The next payload; every run gives the same ones.
  mutating func next() -> [UInt8] {
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: return Array(value(depth: 0).utf8)
    case 2: return soup()
    case 3: return noise()
    case 4: return cut()
    default: return exchanged()
    }
  }

  /// A document of the model's keys, at the root an object as a rule.
  private mutating func value(depth: Int) -> String {
    let kind =
      depth == 0 ? Int.random(in: 0..<5, using: &random) : Int.random(in: 0..<12, using: &random)
    guard depth < 5, kind < 5 else { return random.pick(Self.scalars, or: "null") }
    let count = Int.random(in: 0...(depth == 0 ? 12 : 4), using: &random)
    if kind == 4 {
      return "[" + (0..<count).map { _ in value(depth: depth + 1) }.joined(separator: ",") + "]"
    }
    let members = (0..<count).map { _ in
      random.pick(keys, or: "\"a\"") + ":" + value(depth: depth + 1)
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  /// A good payload with some values, keys or members exchanged, repeated or taken away.
  private mutating func exchanged() -> [UInt8] {
    var bytes = random.pick(seeds, or: [])
    for _ in 0...Int.random(in: 0..<4, using: &random) {
      let document = JSONDocument.parse(bytes)
      guard document.nodeCount > 0 else { return bytes }
      let node = Int.random(in: 0..<document.nodeCount, using: &random)
      let range = document.range(of: node)
      let text: String
      if document.kind(of: node) == .key {
        text = random.pick(keys, or: "\"a\"")
      } else if random.once(in: 4) {
        let other = Int.random(in: 0..<document.nodeCount, using: &random)
        text = document.text(in: document.range(of: other))
      } else if random.once(in: 6) {
        text = "[" + document.text(in: range) + ", " + document.text(in: range) + "]"
      } else {
        text = value(depth: 3)
      }
      bytes.replaceSubrange(range, with: Array(text.utf8))
    }
    return bytes
  }

  private mutating func soup() -> [UInt8] {
    (0..<Int.random(in: 0..<24, using: &random)).flatMap { _ in random.pick(Self.tokens, or: []) }
  }

  /// Bytes, or a good payload with some bytes changed.
  private mutating func noise() -> [UInt8] {
    if random.once(in: 3) {
      return (0..<Int.random(in: 0..<60, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
    }
    var bytes = random.pick(seeds, or: [0])
    for _ in 0...Int.random(in: 0..<4, using: &random) {
      guard let place = bytes.indices.randomElement(using: &random) else { return bytes }
      bytes[place] = UInt8.random(in: 0...255, using: &random)
    }
    return bytes
  }

  private mutating func cut() -> [UInt8] {
    let bytes = random.pick(seeds, or: [])
    return Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
  }
}
