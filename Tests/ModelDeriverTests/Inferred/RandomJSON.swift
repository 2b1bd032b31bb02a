/// Writes JSON at random, the same for the same seed: documents that are related, as responses are.
struct RandomJSON {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2_654_435_761 &+ 1 }

  /// An object or array of objects, at most four levels deep.
  mutating func document() -> String {
    next(4) == 0 ? array(depth: 3) : object(depth: 4)
  }

  private mutating func object(depth: Int) -> String {
    let members = (0..<next(7)).map { _ in "\"\(pick(Self.keys))\": \(value(depth: depth - 1))" }
    return "{\(members.joined(separator: ", "))}"
  }

  private mutating func array(depth: Int) -> String {
    let isMixed = next(6) == 0
    let elements = (0..<next(4)).map { _ in isMixed ? value(depth: depth) : object(depth: depth) }
    return "[\(elements.joined(separator: ", "))]"
  }

  private mutating func value(depth: Int) -> String {
    switch next(depth > 0 ? 9 : 6) {
    case 0: "null"
    case 1: pick(["true", "false"])
    case 2, 3: pick(Self.numbers)
    case 4, 5: "\"\(pick(Self.strings))\""
    case 6: array(depth: depth - 1)
    default: object(depth: depth - 1)
    }
  }

  private mutating func pick(_ choices: [String]) -> String { choices[next(choices.count)] }

  /// From 0 up to `count`, by a linear congruence's upper bits.
  private mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }

  private static let keys = [
    "id", "user_id", "userID", "items", "item", "children", "data", "type", "class", "self", "2024",
    "17", "content-type", "1h", "", "größe", "名前", "a b", "Name", "description", "default", "+1",
    "\\u0041", "quote\\\"", "next", "value", "response", "string", "hashValue", "none", "error",
  ]
  private static let numbers = [
    "0", "-0", "1", "42", "-7", "1.5", "1e3", "9223372036854775807", "9223372036854775808",
    "18446744073709551616", "-9223372036854775808", "12345678901234567890123456789012345678",
    "123456789012345678901234567890123456789", "0.1234567890123456789", "2e-300",
  ]
  private static let strings = [
    "", "a", "Ada 李", "2024-03-01T09:30:00Z", "https://example.org/a?b=c", "\\n\\u0000", "42",
    "123e4567-e89b-12d3-a456-426614174000", "null",
  ]
}
