import DecodingStyles
import DecodingTrace
import Foundation
import JSONSource
import Testing

struct MappingTests {
  struct Feed: SmartCodable, Equatable {
    var name = "initial"
    var age = 7
    var plain = ""

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [
        CodingKeys.name <--- ["nickName", "data.name", "list[1].name"],
        CodingKeys.age <--- "data.age",
      ]
    }
  }

  static let candidates: [(String, Feed)] = [
    (
      #"{"nickName":"a","data":{"name":"b","age":1},"plain":"p"}"#,
      Feed(name: "a", age: 1, plain: "p")
    ),
    (#"{"nickName":null,"data":{"name":"b"}}"#, Feed(name: "b")),
    (#"{"data":{"name":"b"},"data.name":"literal"}"#, Feed(name: "literal")),
    (#"{"list":[{},{"name":"c"}]}"#, Feed(name: "c")),
    (#"{"nickName":[],"data":{"name":"b"}}"#, Feed()),
    (#"{"nickName":null}"#, Feed()),
    (#"{"name":"own","age":2}"#, Feed()),
    (#"{"data":5,"list":{}}"#, Feed()),
    ("{}", Feed()),
  ]

  @Test(arguments: candidates)
  func `the first candidate that isn't null is taken`(_ json: String, _ feed: Feed) {
    #expect(Feed.deserialize(json: json) == feed)
    #expect([Feed].deserialize(json: "[\(json)]") == [feed])
    let recorder = DecodingRecorder()
    let document = JSONDocument.parse(json)
    let recorded = try? SmartDecoder().decode(Feed.self, from: document, recorder: recorder)
    #expect(recorded == feed)
  }

  @Test func `a key strategy runs before the mapping`() {
    let json = #"{"nick_name":"a","data":{"age":3}}"#
    #expect(Feed.deserialize(json: json)?.name == "initial")
    let feed = Feed.deserialize(json: json, strategy: .convertFromSnakeCase)
    #expect(feed == Feed(name: "a", age: 3))
  }

  @Test func `a mapped model comes back by its mapped keys`() throws {
    let feed = Feed(name: "x", age: 1, plain: "y")
    #expect(feed.toJSONString() == #"{"age":1,"name":"x","plain":"y"}"#)
    #expect(
      feed.toJSONString(useMappedKeys: true) == #"{"data":{"age":1},"nickName":"x","plain":"y"}"#)
    let dict = try #require(feed.toDictionary(useMappedKeys: true))
    #expect(Feed.deserialize(dict: dict) == feed)
    #expect([Feed].deserialize(array: [feed].toArray(useMappedKeys: true)) == [feed])
  }

  struct Made: SmartCodable, Equatable {
    var tags: [String] = ["initial"]
    var born: Date?
    var link: URL?
    var blob = Data()
    var count = 5

    static func mappingForValue() -> [SmartValueTransformer]? {
      [
        CodingKeys.tags
          <--- FastTransformer<[String], String>(
            fromJSON: { $0?.components(separatedBy: ",") }, toJSON: { $0?.joined(separator: ",") }),
        CodingKeys.born <--- SmartDateTransformer(.timestampMilliseconds),
        CodingKeys.link <--- SmartURLTransformer(prefix: "https://"),
        CodingKeys.blob <--- SmartDataTransformer(),
        CodingKeys.count <--- FastTransformer<Int, Double>(fromJSON: { $0.map { Int($0) * 10 } }),
      ]
    }
  }

  static let values: [(String, Made)] = [
    (#"{"tags":"a,b"}"#, Made(tags: ["a", "b"])),
    (#"{"tags":["x"]}"#, Made(tags: ["x"])),
    (#"{"tags":7,"count":null}"#, Made()),
    (
      #"{"born":5000,"link":"swift.org/a b","blob":"AQI="}"#,
      Made(
        born: Date(timeIntervalSince1970: 5), link: URL(string: "https://swift.org/a%20b"),
        blob: Data([1, 2]))
    ),
    (#"{"count":3}"#, Made(count: 30)),
    (#"{"count":"3"}"#, Made(count: 3)),
    (#"{"count":true}"#, Made()),
    ("{}", Made()),
  ]

  @Test(arguments: values)
  func `a transformer comes first, then conversion, then the fallback`(
    _ json: String, _ made: Made
  ) throws {
    #expect(Made.deserialize(json: json) == made)
    let recorder = DecodingRecorder()
    let document = JSONDocument.parse(json)
    #expect(try SmartDecoder().decode(Made.self, from: document, recorder: recorder) == made)
  }

  @Test func `transformers write what they read`() {
    let made = Made(
      tags: ["a", "b"], born: Date(timeIntervalSince1970: 5),
      link: URL(string: "https://swift.org"), blob: Data([1]), count: 7)
    #expect(
      made.toJSONString()
        == #"{"blob":"AQ==","born":5000,"count":7,"link":"https:\/\/swift.org","tags":"a,b"}"#)
    var back = made
    back.count = 70
    #expect(Made.deserialize(json: made.toJSONString()) == back)
  }

  @Test func `transformers see every JSON value as it is`() throws {
    struct Seen: SmartCodable {
      var text = ""
      static func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.text <--- Describing()]
      }
    }
    struct Describing: ValueTransformable {
      func transformFromJSON(_ value: Any) -> String? { "\(type(of: value)) \(value)" }
      func transformToJSON(_ value: String) -> String? { value }
    }
    func seen(_ json: String) -> String? { Seen.deserialize(json: #"{"text":\#(json)}"#)?.text }
    #expect(seen("1") == "Int 1")
    #expect(seen("1.0") == "Double 1.0")
    #expect(seen("9223372036854775808") == "UInt 9223372036854775808")
    #expect(seen("123456789012345678901234567890") == "Decimal 123456789012345678901234567890")
    #expect(seen("1e400") == "String 1e400")
    #expect(seen("true") == "Bool true")
    #expect(seen("null") == "NSNull <null>")
    #expect(seen(#"[1,"a"]"#) == #"Array<Any> [1, "a"]"#)
    #expect(Seen.deserialize(json: "{}")?.text == "")
  }

  @Test func `fractions become integers by the strategy for numbers`() throws {
    struct Numbers: SmartCodable, Equatable {
      var a = -1
      var b = -1
      var c: [Int8] = []
      var d = -1
    }
    let json = Data(#"{"a":1.5,"b":-1.9,"c":[0.5,2],"d":1e30}"#.utf8)
    var decoder = SmartDecoder()
    #expect(try decoder.decode(Numbers.self, from: json) == Numbers())
    decoder.numberStrategy = .truncate
    #expect(try decoder.decode(Numbers.self, from: json) == Numbers(a: 1, b: -1, c: [0, 2]))
    decoder.numberStrategy = .rounded
    #expect(try decoder.decode(Numbers.self, from: json) == Numbers(a: 2, b: -2, c: [1, 2]))
  }

  @Test func `a flat property is read from the object around it`() throws {
    struct User: SmartCodable, Equatable {
      var name = ""
      @SmartFlat var home = Home()
      @SmartFlat var other: Home?
    }
    let user = try #require(User.deserialize(json: #"{"name":"Ada","city":"Rom","zip":"1"}"#))
    #expect(user.home == Home(city: "Rom", zip: 1))
    #expect(user.other == user.home)
    #expect(User.deserialize(json: user.toJSONString()) == user)
  }
}
