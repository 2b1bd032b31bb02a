import DecodingStyles
import Foundation
import Testing

/// Containers that decodes use again don't show: not to a model that keeps one, nor to one that
/// has several at a time.
struct SmartReuseTests {
  /// A model that keeps the decoder and the container it was given.
  struct Keeping: Decodable {
    enum Key: CodingKey { case id, parts }
    let id: Int
    let parts: [Keeping]
    let container: KeyedDecodingContainer<Key>
    let decoder: any Decoder

    init(from decoder: any Decoder) throws {
      self.decoder = decoder
      container = try decoder.container(keyedBy: Key.self)
      id = try container.decode(Int.self, forKey: .id)
      parts = try container.decodeIfPresent([Keeping].self, forKey: .parts) ?? []
    }

    /// The identifiers, read again from what was kept.
    func again() throws -> [Int] {
      let fresh = try decoder.container(keyedBy: Key.self)
      return try [container.decode(Int.self, forKey: .id), fresh.decode(Int.self, forKey: .id)]
        + parts.flatMap { try $0.again() }
    }
  }

  @Test func `a container that a model keeps goes on reading its own object`() throws {
    let data = Data(
      #"[{"id":1,"parts":[{"id":2},{"id":3,"parts":[{"id":4}]}]},{"id":5},{"id":6}]"#.utf8)
    let smart = try SmartDecoder().decode([Keeping].self, from: data)
    // Other decodes, which would use the containers again if nobody kept them.
    for _ in 0..<3 { _ = try SmartDecoder().decode([Keeping].self, from: data) }
    #expect(try smart.flatMap { try $0.again() } == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6])
  }

  /// A model that reads two objects of one type of keys by turns.
  struct ByTurns: Decodable {
    enum Key: CodingKey { case left, right, a, b }
    var values: [Int] = []

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let left = try container.nestedContainer(keyedBy: Key.self, forKey: .left)
      let right = try container.nestedContainer(keyedBy: Key.self, forKey: .right)
      let same = try decoder.container(keyedBy: Key.self)
      values = try [
        left.decode(Int.self, forKey: .a), right.decode(Int.self, forKey: .a),
        left.decode(Int.self, forKey: .b), right.decode(Int.self, forKey: .b),
        same.decode(Int.self, forKey: .a), container.decode(Int.self, forKey: .a),
      ]
    }
  }

  @Test func `two objects of one type of keys are read by turns`() throws {
    let json =
      #"[{"left":{"a":1,"b":2},"right":{"b":4,"a":3},"a":5},"#
      + #"{"a":10,"right":{"a":8,"b":9},"left":{"b":7,"a":6}}]"#
    let smart = try SmartDecoder().decode([ByTurns].self, from: Data(json.utf8))
    #expect(smart.map(\.values) == [[1, 3, 2, 4, 5, 5], [6, 8, 7, 9, 10, 10]])
    let strict = try JSONDecoder().decode([ByTurns].self, from: Data(json.utf8))
    #expect(smart.map(\.values) == strict.map(\.values))
  }

  /// What a decode holds on to beyond its end.
  final class Token: Sendable {}

  struct Holding: Decodable {
    static let key = CodingUserInfoKey(rawValue: "token")
    var id: Int
    init(from decoder: any Decoder) throws {
      id = try decoder.container(keyedBy: Keeping.Key.self).decode(Int.self, forKey: .id)
    }
  }

  @Test func `nothing of a decode is held when it is over`() throws {
    weak var seen: Token?
    do {
      let token = Token()
      seen = token
      var decoder = SmartDecoder()
      if let key = Holding.key { decoder.userInfo[key] = token }
      #expect(try decoder.decode(Holding.self, from: Data(#"{"id":1}"#.utf8)).id == 1)
      #expect(try decoder.decode(Holding.self, from: Data(#""{\"id\":2}""#.utf8)).id == 2)
    }
    #expect(seen == nil)
  }

  @Test func `a container that a model keeps holds its decode, and nothing does without it`() throws
  {
    weak var seen: Token?
    var kept: [Keeping] = []
    do {
      let token = Token()
      seen = token
      var decoder = SmartDecoder()
      if let key = Holding.key { decoder.userInfo[key] = token }
      let data = Data(#"[{"id":1,"parts":[{"id":2}]},{"id":3},"{\"id\":4}"]"#.utf8)
      for _ in 0..<3 { kept += try decoder.decode([Keeping].self, from: data) }
    }
    #expect(seen != nil)
    for _ in 0..<3 {
      let identifiers = try kept.flatMap { try $0.again() }
      #expect(identifiers == (0..<3).flatMap { _ in [1, 1, 2, 2, 3, 3, 4, 4] })
      _ = try SmartDecoder().decode(Home.self, from: Data(#"{"city":"Bern","zip":3}"#.utf8))
    }
    kept = []
    #expect(seen == nil)
  }

  struct Chain: SmartCodable {
    var depth = 0
    @SmartAny var rest: Any = 0
    var next: [Chain] = []
  }

  @Test func `a model within itself is read at every depth`() throws {
    let depth = 200
    let json =
      (0..<depth).map { #"{"depth":\#($0),"next":["# }.joined()
      + String(repeating: "]}", count: depth)
    var depths: [Int] = []
    var chain = try SmartDecoder().decode(Chain.self, from: Data(json.utf8))
    depths.append(chain.depth)
    while let next = chain.next.first {
      chain = next
      depths.append(chain.depth)
    }
    #expect(depths == Array(0..<depth))
  }

  @Test func `many types of keys at one depth are told apart`() throws {
    let json = #"{"id":1,"left":2,"zip":3,"count":4,"name":"x"}"#
    for _ in 0..<50 {
      let data = Data(json.utf8)
      #expect(try SmartDecoder().decode(Holding.self, from: data).id == 1)
      #expect(try SmartDecoder().decode(Home.self, from: data) == Home(city: "Bern", zip: 3))
      #expect(try SmartDecoder().decode(PlainPart.self, from: data).count == 4)
      #expect(try SmartDecoder().decode(OnlyDecodable.self, from: data).name == "x")
    }
  }

  @Test func `strings that stand for infinity come before the numbers that they spell`() throws {
    var decoder = SmartDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "1", negativeInfinity: "-1", nan: "none")
    struct Measures: SmartCodable {
      var up = 0.5
      var down = 0.5
      var plain = 0.5
      var list: [Double] = []
    }
    let json = #"{"up":"1","down":"-1","plain":"2.5","list":["1","7"]}"#
    let measures = try decoder.decode(Measures.self, from: Data(json.utf8))
    #expect(measures.up == .infinity)
    #expect(measures.down == -.infinity)
    #expect(measures.plain == 2.5)
    #expect(measures.list == [.infinity, 7])
  }
}
