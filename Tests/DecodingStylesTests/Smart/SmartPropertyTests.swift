import DecodingStyles
import DecodingTrace
import Foundation
import JSONSource
import Testing

struct SmartPropertyTests {
  struct Loose: SmartCodable {
    @SmartAny var any: Any = "initial"
    @SmartAny var dict: [String: Any] = ["initial": 1]
    @SmartAny var list: [Any]?
    @SmartAny var count: Int = 5
  }

  private func loose(_ json: String) throws -> String {
    let data = Data(json.utf8)
    let loose = try SmartDecoder().decode(Loose.self, from: data)
    let recorded = try SmartDecoder().decode(
      Loose.self, from: JSONDocument.parse(json), recorder: DecodingRecorder())
    let values = [loose.any, loose.dict, loose.list as Any, loose.count].map { "\($0)" }
    let same = [recorded.any, recorded.dict, recorded.list as Any, recorded.count].map { "\($0)" }
    #expect(values == same)
    return values.joined(separator: " | ")
  }

  private static let digits = String(repeating: "1234567890", count: 1000)
  private static let many = String(repeating: "123456789", count: 5)
  /// 2 to the 200th, which a `Double` holds.
  private static let power = "1606938044258990275541962092341162602522202993782792835301376"

  static let anything: [(String, String)] = [
    ("{}", #"initial | ["initial": 1] | nil | 5"#),
    (#"{"any":null,"dict":null,"list":null,"count":null}"#, #"initial | ["initial": 1] | nil | 5"#),
    (
      #"{"any":true,"dict":{"a":null},"list":[1,1.0,"x",null],"count":"7"}"#,
      #"true | ["a": <null>] | Optional([1, 1.0, "x", <null>]) | 7"#
    ),
    (
      #"{"any":9223372036854775808,"dict":[],"list":{},"count":true}"#,
      #"9223372036854775808 | ["initial": 1] | nil | 1"#
    ),
    (#"{"any":{"a":[{}]},"count":1.5}"#, #"["a": [[:]]] | ["initial": 1] | nil | 5"#),
    (#"{"any":1e400}"#, #"1e400 | ["initial": 1] | nil | 5"#),
    (
      #"{"any":"a\ud800","dict":{"\ud800":[01]}}"#,
      #"a\ud800 | ["\\ud800": ["01"]] | nil | 5"#
    ),
    (#"{"any":\#(digits)}"#, #"\#(digits) | ["initial": 1] | nil | 5"#),
    (
      #"{"any":[\#(many),\#(power)]}"#,
      #"["\#(many)", 1.6069380442589903e+60] | ["initial": 1] | nil | 5"#
    ),
  ]

  @Test(arguments: anything)
  func `anything is taken as it is`(_ json: String, _ values: String) throws {
    #expect(try loose(json) == values)
  }

  @Test func `anything is encoded as it came, and read by Foundation too`() throws {
    let json =
      #"{"any":[1,true,null,{"a":"b"},1.5],"count":3,"dict":{"k":[]},"list":[18446744073709551615]}"#
    let smart = try SmartDecoder().decode(Loose.self, from: Data(json.utf8))
    #expect(smart.toJSONString() == json)
    let strict = try JSONDecoder().decode(Loose.self, from: Data(json.utf8))
    #expect(strict.toJSONString() == json)
    let null = #"{"any":1,"count":3,"dict":{},"list":null}"#
    #expect(try JSONDecoder().decode(Loose.self, from: Data(null.utf8)).list == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        Loose.self, from: Data(#"{"any":1,"dict":1,"list":[],"count":1}"#.utf8))
    }
  }

  struct Picky: SmartCodable, Equatable {
    @SmartIgnored var ignored = "initial"
    @SmartOptional var home: Home?
    @SmartCompact.Array var scores: [Int] = [9]
    @SmartCompact.Dictionary var counts: [Int: Int] = [9: 9]
    @SmartDate var at: Date?
  }

  static let picky: [(String, Picky)] = [
    ("{}", Picky()),
    (#"{"ignored":"x","home":5,"scores":{},"counts":[],"at":"soon"}"#, Picky()),
    (#"{"ignored":null,"home":null,"scores":null,"counts":null,"at":null}"#, Picky()),
    (
      #"{"home":{"city":1},"scores":[1,"2",null,"x",[],3.0],"counts":{"1":"2","x":1,"3":null}}"#,
      Picky(home: Home(city: "1"), scores: [1, 2, 3], counts: [1: 2])
    ),
    (
      #"{"scores":"[1,null]","counts":"{\"1\":1}","at":"5"}"#,
      Picky(scores: [1], counts: [1: 1], at: Date(timeIntervalSince1970: 5))
    ),
    (#"{"scores":"","at":1700000000000}"#, Picky(at: Date(timeIntervalSince1970: 1_700_000_000))),
  ]

  @Test(arguments: picky)
  func `wrapped properties take what fits`(_ json: String, _ expected: Picky) throws {
    #expect(try SmartDecoder().decode(Picky.self, from: Data(json.utf8)) == expected)
    let recorder = DecodingRecorder()
    let document = JSONDocument.parse(json)
    #expect(try SmartDecoder().decode(Picky.self, from: document, recorder: recorder) == expected)
    #expect(Picky.deserialize(json: expected.toJSONString()) == expected)
  }

  @Test func `what is left out is told`() throws {
    let recorder = DecodingRecorder()
    let document = JSONDocument.parse(
      #"{"scores":[1,"2","x"],"counts":{"1":1,"2":[]},"ignored":7}"#)
    _ = try SmartDecoder().decode(Picky.self, from: document, recorder: recorder)
    let told = recorder.events.compactMap { event -> String? in
      guard let step = event.step, let outcome = event.outcome else { return nil }
      return "\(step) \(outcome.rawValue) \(event.reason?.rawValue ?? "-")"
    }
    #expect(
      told == [
        ".ignored default unknown-key", ".home nil missing", ".scores converted -",
        "[0] as-sent -", "[1] converted wrong-type", "[2] dropped not-a-number",
        ".counts converted -", #"["1"] as-sent -"#, #"["2"] dropped wrong-type"#,
        ".at nil missing",
      ])
  }

  @Test(arguments: ["5", "5000000000000", #""5""#, #""2024-01-02T03:04:05Z""#, #""2024-01-02""#])
  func `a date is encoded in the form in which it came`(_ json: String) throws {
    let picky = try #require(Picky.deserialize(json: #"{"at":\#(json)}"#))
    #expect(picky.at != nil)
    let text = try #require(picky.toJSONString())
    let form = json == #""5""# ? "5" : json
    #expect(text.contains(#""at":\#(form),"#), "\(text)")
    #expect(Picky.deserialize(json: text) == picky)
  }

  @Test func `a set date is encoded as told`() {
    struct Set: SmartCodable {
      @SmartDate(encodeAs: .timestampMilliseconds) var at: Date? = Date(timeIntervalSince1970: 5)
    }
    #expect(Set().toJSONString() == #"{"at":5000}"#)
  }

  struct Ignoring: SmartCodable, Equatable {
    @SmartIgnored var secret = 1
    @SmartIgnored(isEncodable: true) var version = 2
    @IgnoredKey var any: Int?
    @SmartIgnored var job: @Sendable () -> Int = { 7 }

    enum CodingKeys: String, CodingKey {
      case secret = "s"
      case version = "v"
      case any, job
    }

    static func == (one: Ignoring, other: Ignoring) -> Bool {
      one._secret == other._secret && one._version == other._version && one._any == other._any
    }
  }

  @Test func `an ignored property is encoded only where that is said`() throws {
    let json = #"{"any":1,"job":3,"s":8,"v":9}"#
    let smart = try #require(Ignoring.deserialize(json: json))
    #expect(smart == Ignoring() && smart.job() == 7)
    #expect(smart.toJSONString() == #"{"v":2}"#)
    #expect(try String(decoding: JSONEncoder().encode(smart), as: UTF8.self) == #"{"v":2}"#)
    #expect(smart.toDictionary()?.keys.sorted() == ["v"])
  }

  @Test func `an ignored property is read and written by Foundation`() throws {
    struct Plain: Codable { @SmartIgnored var secret = 1 }
    let read = try JSONDecoder().decode(Plain.self, from: Data(#"{"secret":8}"#.utf8))
    #expect(read.secret == 8)
    #expect(try String(decoding: JSONEncoder().encode(read), as: UTF8.self) == #"{"secret":8}"#)
    #expect(try String(decoding: JSONEncoder().encode(Plain()), as: UTF8.self) == "{}")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Plain.self, from: Data("{}".utf8))
    }
  }

  struct User: SmartCodable, Equatable {
    var name = "initial"
    var age = 0
    var home = Home()
    var second: Home?
    var tags: [String] = []
    var rooms: [String: Home] = [:]
    var plain = PlainPart(count: 1, label: "a", extra: nil)
    var renamed = Renamed()
    @SmartIgnored var secret = 1
  }

  private static let ada = User(
    name: "Ada", age: 36, home: Home(city: "Rom", zip: 1), second: Home(city: "Oslo", zip: 2),
    tags: ["a", "b"], rooms: ["x": Home(city: "X", zip: 3)],
    plain: PlainPart(count: 2, label: "b", extra: 0.5), renamed: Renamed(nick: "n", age: 1),
    secret: 42)

  static let patches: [(String, @Sendable (inout User) -> Void)] = [
    ("{}", { _ in }),
    (#"{"age":"37"}"#, { $0.age = 37 }),
    (#"{"age":"many","name":null,"home":[],"second":null,"tags":[null]}"#, { _ in }),
    (
      #"{"home":{"zip":"9"},"second":{"city":7}}"#,
      {
        $0.home.zip = 9
        $0.second?.city = "7"
      }
    ),
    (#"{"home":{"zip":null,"city":[]}}"#, { _ in }),
    (#"{"tags":["c"]}"#, { $0.tags = ["c"] }),
    (
      #"{"rooms":{"y":{"city":"Y"},"x":{"zip":4}}}"#,
      {
        $0.rooms["y"] = Home(city: "Y")
        $0.rooms["x"]?.zip = 4
      }
    ),
    (#"{"plain":{"count":"5"}}"#, { $0.plain.count = 5 }),
    (#"{"renamed":{"nick_name":"m"}}"#, { $0.renamed.nick = "m" }),
    (#"{"secret":7}"#, { _ in }),
  ]

  @Test(arguments: patches.indices)
  func `a patch changes what it has, and nothing else`(_ index: Int) {
    let (json, change) = Self.patches[index]
    var expected = Self.ada
    change(&expected)
    var patched = Self.ada
    #expect(SmartUpdater.update(&patched, from: json))
    #expect(patched == expected, "\(json)")
    patched = Self.ada
    SmartUpdater.update(&patched, from: Data(json.utf8))
    #expect(patched == expected)
  }

  @Test(arguments: ["", "[]", "5", "{", "null"])
  func `what isn't an object is no patch`(_ json: String) {
    var user = Self.ada
    #expect(!SmartUpdater.update(&user, from: json))
    #expect(user == Self.ada)
  }

  @Test func `one property is taken from another model, or a dictionary`() {
    var user = Self.ada
    let bob = User(name: "Bob", age: 1, home: Home(city: "Oslo"), tags: ["c"])
    SmartUpdater.update(&user, from: bob, keyPath: \.age)
    #expect(user.name == "Ada" && user.age == 1)
    SmartUpdater.update(&user, from: bob, keyPaths: (\.name, \.home.city, \.tags))
    #expect(user.name == "Bob" && user.home == Home(city: "Oslo", zip: 1) && user.tags == ["c"])
    let patch: [String: Any] = ["name": "Eve", "home": ["city": "Nis"]]
    #expect(SmartUpdater.update(&user, from: patch))
    #expect(user.name == "Eve" && user.home == Home(city: "Nis", zip: 1))
  }
}
