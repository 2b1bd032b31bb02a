import DecodingWrappers
import Foundation
import Testing

struct AnyContainerTests {
  /// A request and its answer, of whose bodies nothing is known.
  struct Mock: Codable {
    var headers: [String: Any]
    var list: [Any]
    var body: Any
    var extra: [String: Any]?

    enum CodingKeys: CodingKey { case headers, list, body, extra }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      headers = try container.decode([String: Any].self, forKey: .headers)
      list = try container.decode([Any].self, forKey: .list)
      body = try container.decode(Any.self, forKey: .body)
      extra = try container.decodeIfPresent([String: Any].self, forKey: .extra)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(headers, forKey: .headers)
      try container.encode(list, forKey: .list)
      try container.encode(body, forKey: .body)
      if let extra { try container.encode(extra, forKey: .extra) }
    }
  }

  /// An array of anything, element by element, and an object of anything.
  struct Rows: Codable {
    var first: Any
    var second: [String: Any]
    var rest: [Any]

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      first = try container.decode(Any.self)
      second = try container.decode([String: Any].self)
      rest = try container.decode([Any].self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(first)
      try container.encode(second)
      try container.encode(rest)
    }
  }

  struct Anything: Encodable {
    var value: Any

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }

  struct Whole: Codable {
    var members: [String: Any]

    enum CodingKeys: CodingKey { case a, b }

    init(from decoder: any Decoder) throws {
      members = try decoder.container(keyedBy: CodingKeys.self).decode([String: Any].self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(members)
    }
  }

  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.dateEncodingStrategy = .iso8601
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  static let mocks = [
    #"{"body":null,"headers":{},"list":[]}"#,
    #"{"body":"x","headers":{"a":null,"b":{"c":[1]}},"list":[1,null,2,[null],{"d":true}]}"#,
    #"{"body":[18446744073709551615,1.5,true,1],"extra":{"e":"f"},"headers":{"n":0},"list":[0]}"#,
  ]

  @Test(arguments: mocks)
  func `anything under a key encodes as it came`(_ json: String) throws {
    let mock = try JSONDecoder().decode(Mock.self, from: Data(json.utf8))
    #expect(try Self.text(mock) == json)
  }

  @Test func `null keeps its key and its place`() throws {
    let mock = try JSONDecoder().decode(Mock.self, from: Data(Self.mocks[1].utf8))
    #expect(mock.headers["a"] is NSNull)
    #expect(mock.list.count == 5)
    #expect(mock.list[1] is NSNull)
    #expect(mock.extra == nil)
  }

  @Test func `anything in an array encodes as it came`() throws {
    let json = #"[null,{"a":1},2,null,[3],{"b":null}]"#
    let rows = try JSONDecoder().decode(Rows.self, from: Data(json.utf8))
    #expect(rows.first is NSNull)
    #expect(rows.rest.count == 4)
    #expect(try Self.text(rows) == json)
  }

  @Test func `the members that the keys know are decoded and encoded`() throws {
    let whole = try JSONDecoder().decode(Whole.self, from: Data(#"{"a":1,"b":null,"c":2}"#.utf8))
    #expect(whole.members.count == 2)
    #expect(try Self.text(whole) == #"{"a":1,"b":null}"#)
    var other = whole
    other.members["c"] = 1
    #expect(throws: EncodingError.self) { try Self.text(other) }
  }

  @Test(arguments: [
    ("5", "5"), ("true", "true"), ("null", "null"), (#""a""#, #""a""#), ("[1,[2]]", "[1,[2]]"),
  ])
  func `a document may be anything, a scalar too`(_ json: String, _ expected: String) throws {
    let value = try JSONDecoder().decode(Any.self, from: Data(json.utf8))
    #expect(try Self.text(Anything(value: value)) == expected)
  }

  @Test func `what isn't there or has another type is a decoding error at its place`() throws {
    let missing = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Mock.self, from: Data(#"{"headers":{},"list":[]}"#.utf8))
    }
    guard case .keyNotFound(let key, _) = missing else {
      Issue.record("\(String(describing: missing))")
      return
    }
    #expect(key.stringValue == "body")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([String: Any].self, from: Data("[1]".utf8))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Any].self, from: Data("{}".utf8))
    }
  }

  @Test func `Swift's and Foundation's values are told apart on encoding`() throws {
    let values: [Any] = [
      true, 1, 1.5, UInt64.max, Int8(1), NSNumber(value: true), NSNumber(value: 1),
      NSNumber(value: 1.5), NSNull(), Int?.none as Any, Int?.some(2) as Any, "a",
      NSString(string: "b"), [1, nil] as [Int?], [Any?.none, 3], ["k": Any?.none],
      Date(timeIntervalSinceReferenceDate: 0), AnyCodable.null, Float(0.5),
    ]
    let json =
      #"[true,1,1.5,18446744073709551615,1,true,1,1.5,null,null,2,"a","b",[1,null],[null,3],"#
      + #"{"k":null},"2001-01-01T00:00:00Z",null,0.5]"#
    #expect(try Self.text(Anything(value: values)) == json)
  }

  @Test func `what can't be encoded throws with its path`() throws {
    struct Opaque {}
    let error = #expect(throws: EncodingError.self) {
      try Self.text(Anything(value: ["a": [1, Opaque()]]))
    }
    guard case .invalidValue(_, let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["a", "Index 1"])
  }

  @Test(arguments: ["{}", #"{"a":1}"#, "null", "[]", "5"])
  func `an empty response takes whatever comes`(_ json: String) throws {
    let response = try JSONDecoder().decode(EmptyResponse.self, from: Data(json.utf8))
    #expect(try Self.text(response) == "{}")
  }
}
