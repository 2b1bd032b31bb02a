import DecodingStyles
import Foundation
import Testing

struct DeserializingTests {
  struct Feed: SmartCodable, Equatable {
    var nickName = ""
    var name = ""
    var count = 0
    var score = 0.5
    var at: Date?
    var blob: Data?
  }

  static let strategies: [(JSONDecoder.KeyDecodingStrategy, String, String)] = [
    (.useDefaultKeys, "", ""), (.convertFromSnakeCase, "小明", ""),
    (.custom(["nick_name": "name"]), "", "小明"),
  ]

  @Test(arguments: strategies.indices)
  func `keys are renamed by a strategy`(_ index: Int) throws {
    let (strategy, nickName, name) = Self.strategies[index]
    let json = #"{"nick_name":"小明","count":"2"}"#
    let expected = Feed(nickName: nickName, name: name, count: 2)
    #expect(Feed.deserialize(json: json, strategy: strategy) == expected)
    #expect(Feed.deserialize(data: Data(json.utf8), strategy: strategy) == expected)
    let dict: [String: Any] = ["nick_name": "小明", "count": "2"]
    #expect(Feed.deserialize(dict: dict, strategy: strategy) == expected)
    #expect([Feed].deserialize(array: [dict, 7], strategy: strategy) == [expected, Feed()])
    #expect([Feed].deserialize(json: "[\(json),7]", strategy: strategy) == [expected, Feed()])
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = strategy
    let foundation = try decoder.decode([String: String].self, from: Data(#"{"a":"b"}"#.utf8))
    #expect(foundation == ["a": "b"])
  }

  static let options: [(Set<SmartDecodingOption>, String, Feed)] = [
    ([], #"{"at":5,"score":"x"}"#, Feed(at: Date(timeIntervalSince1970: 5))),
    ([.key(.fromSnakeCase)], #"{"nick_name":"a"}"#, Feed(nickName: "a")),
    ([.key(.firstLetterLower)], #"{"NickName":"a","name":"b"}"#, Feed(nickName: "a", name: "b")),
    (
      [.date(.millisecondsSince1970), .data(.deferredToData)], #"{"at":5000,"blob":[1]}"#,
      Feed(at: Date(timeIntervalSince1970: 5), blob: Data([1]))
    ),
    (
      [.float(.convertFromString(positiveInfinity: "+", negativeInfinity: "-", nan: "?"))],
      #"{"score":"-"}"#, Feed(score: -.infinity)
    ),
    ([.number(.rounded)], #"{"count":1.5}"#, Feed(count: 2)),
    ([.profile(.two)], #"{"score":[]}"#, Feed(score: 0)),
  ]

  @Test(arguments: options.indices)
  func `options are followed by models and arrays of models`(_ index: Int) throws {
    let (options, json, feed) = Self.options[index]
    let dict = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(Feed.deserialize(json: json, options: options) == feed)
    #expect(Feed.deserialize(data: Data(json.utf8), options: options) == feed)
    #expect(Feed.deserialize(dict: dict, options: options) == feed)
    #expect([Feed].deserialize(json: "[\(json)]", options: options) == [feed])
    #expect([Feed].deserialize(data: Data("[\(json)]".utf8), options: options) == [feed])
    #expect([Feed].deserialize(array: [dict], options: options) == [feed])
  }

  @Test(arguments: options.indices)
  func `the names of later versions do the same`(_ index: Int) throws {
    let (options, json, feed) = Self.options[index]
    let dict = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(Feed.deserialize(from: json, options: options) == feed)
    #expect(Feed.deserialize(from: Data(json.utf8), options: options) == feed)
    #expect(Feed.deserialize(from: dict, options: options) == feed)
    let outer = #"{"a":[\#(json)]}"#
    #expect(Feed.deserialize(from: outer, designatedPath: "a[0]", options: options) == feed)
    #expect([Feed].deserialize(from: outer, designatedPath: "a", options: options) == [feed])
    #expect([Feed].deserialize(from: Data("[\(json)]".utf8), options: options) == [feed])
    #expect([Feed].deserialize(from: [dict], options: options) == [feed])
  }

  @Test func `of one kind a set has one option`() {
    let options: Set<SmartDecodingOption> = [.key(.useDefaultKeys), .date(.iso8601)]
    #expect(options.contains(.key(.fromSnakeCase)) && options.contains(.date(.deferredToDate)))
    #expect(!options.contains(.number(.strict)) && !options.contains(.log(.debug) { _ in }))
    let feed = Feed.deserialize(
      json: #"{"nick_name":"a"}"#, strategy: .useDefaultKeys, options: [.key(.fromSnakeCase)])
    #expect(feed?.nickName == "a")
  }

  @Test func `keys begin with another letter under Foundation too`() throws {
    struct Named: Decodable, Equatable {
      var name: String
      enum CodingKeys: String, CodingKey { case name = "Name" }
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .firstLetterUpper
    #expect(
      try decoder.decode([Named].self, from: Data(#"[{"name":"a"}]"#.utf8)) == [Named(name: "a")])
  }

  @Test func `a table of names is followed by Foundation too`() throws {
    struct Named: Decodable { var name: String }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .custom(["nick_name": "name"])
    let json = Data(#"{"nick_name":"小明"}"#.utf8)
    #expect(try decoder.decode(Named.self, from: json).name == "小明")
  }

  static let broken = ["", "{", "[]", "7", "null"]

  @Test(arguments: broken)
  func `what isn't the model's document is nil`(_ json: String) {
    #expect(Feed.deserialize(json: json) == nil)
    #expect(Feed.deserialize(data: Data(json.utf8)) == nil)
  }

  @Test func `nothing is nil`() {
    #expect(Feed.deserialize(json: nil) == nil)
    #expect(Feed.deserialize(data: nil) == nil)
    #expect(Feed.deserialize(dict: nil) == nil)
    #expect([Feed].deserialize(array: nil) == nil)
    #expect([Feed].deserialize(json: "{}") == nil)
  }

  @Test func `values that JSON hasn't are taken from a dictionary`() {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let nothing: Int? = nil
    let dict: [String: Any] = [
      "at": date, "blob": Data([1, 2]), "name": URL(filePath: "/a") as Any,
      "nickName": ["x": nothing as Any], "count": nothing as Any, "score": Double.infinity,
    ]
    let feed = Feed.deserialize(dict: dict)
    #expect(feed == Feed(name: "file:///a", score: .infinity, at: date, blob: Data([1, 2])))
  }

  struct Taken: SmartCodable {
    @SmartAny var value: Any = "initial"
  }

  static let values: [(@Sendable () -> Any, String)] = [
    ({ Decimal(string: "0.1234567890123456789") as Any }, "0.12345678901234568"),
    ({ NSDecimalNumber(string: "12345678901234567890123") }, "12345678901234567890123"),
    ({ CGFloat(1.5) }, "1.5"), ({ UInt64.max }, "18446744073709551615"), ({ Level.high }, "high"),
    ({ Set([7]) }, "[7]"), ({ [1: 2] }, #"["1": 2]"#), ({ Home() }, "object"),
    ({ NSNumber(value: true) }, "true"), ({ NSNumber(value: 1) }, "1"), ({ true }, "true"),
    ({ NSString("x") }, "x"), ({ NSDate(timeIntervalSince1970: 5) }, "5"),
    ({ ["a": [nil, 1]] as [String: [Int?]] }, #"["a": [<null>, 1]]"#), ({ Double.nan }, "nan"),
    ({ NSNull() }, "initial"), ({ NSObject() }, "initial"), ({ Character("c") }, "initial"),
  ]

  @Test(arguments: values.indices)
  func `any value of a dictionary is taken that can be encoded`(_ index: Int) throws {
    let (value, expected) = Self.values[index]
    let taken = try #require(Taken.deserialize(dict: ["value": value()]))
    #expect(
      "\(taken.value is [String: Any] && expected == "object" ? "object" : taken.value)"
        == expected)
  }

  @Test func `digits of a dictionary's decimals are kept`() throws {
    struct Price: SmartCodable { var amount = Decimal(0) }
    let digits = "12345678901234567890.123456789012345678"
    let dict: [String: Any] = ["amount": Decimal(string: digits) as Any]
    #expect(Price.deserialize(dict: dict)?.amount.description == digits)
  }

  static let paths: [(String, Int?)] = [
    ("data.users[1]", 2), ("data.users.1", 2), ("data.users[0]", 1), ("a.b", 3),
    ("deep[0][1].x", 4), ("", 0), ("data.users[2]", nil), ("data.users[-1]", nil),
    ("data.none", nil), ("data.users[0].count.x", nil), ("data.users", nil), ("nothing", nil),
    ("data.users[x]", nil), (".", 0),
  ]

  @Test(arguments: paths)
  func `a designated path finds the model`(_ path: String, _ count: Int?) {
    let json = """
      {"data": {"users": [{"count": 1}, {"count": 2}]}, "a.b": {"count": 3}, "a": {"b": 7},
       "deep": [[0, {"x": {"count": 4}}]], "nothing": null}
      """
    #expect(Feed.deserialize(json: json, designatedPath: path)?.count == count)
  }

  @Test func `an array is found by its path, and a path to nowhere is told`() {
    let json = #"{"data":{"some_users":[{"count":1},{}]}}"#
    let users = [Feed].deserialize(
      json: json, designatedPath: "data.someUsers", strategy: .convertFromSnakeCase)
    #expect(users?.map(\.count) == [1, 0])
    let error = #expect(throws: DecodingError.self) {
      try SmartDecoder().decode(Feed.self, from: Data(json.utf8), at: "data.users")
    }
    guard case .keyNotFound(let key, _) = error else {
      Issue.record("not keyNotFound: \(String(describing: error))")
      return
    }
    #expect(key.stringValue == "data.users")
  }

  @Test func `a model becomes a dictionary and text, and comes back`() throws {
    let feed = Feed(
      nickName: "小\"明", name: "\n", count: -2, score: 95,
      at: Date(timeIntervalSince1970: 1_700_000_000.5), blob: Data([9]))
    let dict = try #require(feed.toDictionary())
    #expect(dict["count"] as? Int == -2)
    #expect(dict["score"] as? Double == 95)
    #expect(dict["nickName"] as? String == "小\"明")
    #expect(Feed.deserialize(dict: dict) == feed)
    #expect(Feed.deserialize(json: feed.toJSONString()) == feed)
    let pretty = try #require(feed.toJSONString(prettyPrint: true))
    #expect(pretty.split(separator: "\n").count == 8)
    #expect(Feed.deserialize(json: pretty) == feed)
    let array = try #require([feed, feed].toArray())
    #expect([Feed].deserialize(array: array) == [feed, feed])
    #expect([Feed].deserialize(json: [feed].toJSONString()) == [feed])
    #expect(Feed(score: .nan).toDictionary() == nil)
    #expect(Feed(score: .nan).toJSONString() == nil)
  }
}
