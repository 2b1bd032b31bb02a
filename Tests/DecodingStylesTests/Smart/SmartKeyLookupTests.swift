import DecodingStyles
import Foundation
import TestSupport
import Testing

/// Keys in every order, with others between them, are found as Foundation finds them.
struct SmartKeyLookupTests {
  /// A model that asks for the keys in `order`, and keeps what it gets.
  struct Asking: Decodable {
    struct Name: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    static let order = CodingUserInfoKey(rawValue: "order")
    var values: [Int?] = []

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Name.self)
      let names = Self.order.flatMap { decoder.userInfo[$0] as? [String] } ?? []
      values = try names.map {
        try container.decodeIfPresent(Int.self, forKey: Name(stringValue: $0))
      }
    }
  }

  /// Both decoders' answers to the same questions.
  private static func answers(_ json: String, _ names: [String]) throws -> ([[Int?]], [[Int?]]) {
    let strict = JSONDecoder()
    var smart = SmartDecoder()
    if let order = Asking.order {
      strict.userInfo[order] = names
      smart.userInfo[order] = names
    }
    let data = Data(json.utf8)
    return (
      try strict.decode([Asking].self, from: data).map(\.values),
      try smart.decode([Asking].self, from: data).map(\.values)
    )
  }

  /// Names that are alike in their first bytes, their last bytes, their length; escaped and not.
  static func names(_ count: Int) -> [String] {
    (0..<count).map { index in
      switch index % 6 {
      case 0: "k\(index)"
      case 1: "property\(index)"
      case 2: "aLongCommonBeginning\(index)"
      case 3: "\(index)aLongCommonEnding"
      case 4: "n\u{E9}\(index)"
      default: "quote\"\(index)"
      }
    }
  }

  private static func object(_ members: [(String, Int)], escaping: Bool) throws -> String {
    let texts = try members.map { name, value in
      var key = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
      if escaping, key.hasPrefix("\"k") { key = "\"\\u006b" + key.dropFirst(2) }
      return "\(key):\(value)"
    }
    return "{" + texts.joined(separator: ",") + "}"
  }

  @Test(arguments: [1, 3, 8, 9, 12, 40, 100, 400], [false, true])
  func `every key is found in any order`(count: Int, escaping: Bool) throws {
    var random = SeededGenerator(state: UInt64(count))
    let all = Self.names(count)
    let orders = [all, all.reversed(), all.shuffled(using: &random)]
    let objects = try orders.map { order in
      let present = order.filter { _ in random.next(upperBound: 10 as UInt) > 1 }
      // Some twice: the first counts.
      let members = present.enumerated().map { ($0.element, $0.offset) }
      let again = members.shuffled(using: &random).prefix(
        random.next(upperBound: 3 as UInt) == 0 ? 2 : 0)
      return try Self.object(members + again.map { ($0.0, 9999) }, escaping: escaping)
    }
    for order in orders {
      let (strict, smart) = try Self.answers("[\(objects.joined(separator: ","))]", order)
      #expect(smart == strict)
    }
  }

  @Test func `a value within a value isn't taken for the object's own`() throws {
    // "c" is asked for first, so that the search goes past all that is nested.
    let json = #"""
      [{"a":1,"x":{"c":2,"b":2},"y":[{"b":3},{"c":3}],"b":4,"c":5},{"x":{"a":6,"c":6},"b":7}]
      """#
    let (strict, smart) = try Self.answers(json, ["c", "b", "a", "c", "a", "b"])
    #expect(smart == strict)
    #expect(smart == [[5, 4, 1, 5, 1, 4], [nil, 7, nil, nil, nil, 7]])
  }
}
