import DecodingStyles
import Foundation
import Testing

/// What models encode, by their own methods and by any encoder.
struct SmartEncodingTests {
  struct Price: SmartCodable, Equatable {
    var amount = Decimal(0)
    var id: UInt = 0
    var ratio = 0.5
    var small: Float = 0
    var when = Date(timeIntervalSince1970: 0)

    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.id <--- "meta.id"] }

    static func mappingForValue() -> [SmartValueTransformer]? {
      [CodingKeys.ratio <--- FastTransformer<Double, Double>(fromJSON: { $0 }, toJSON: { $0 })]
    }
  }

  static let digits = [
    (
      #""amount":0.1234567890123456789012345678901"#, #""id":18446744073709551615"#, #""small":0.1"#
    ),
    (#""amount":12345678901234567890123456789012345678"#, #""id":0"#, #""small":-0"#),
  ]

  @Test(arguments: digits)
  func `no digit is lost where properties are moved or transformed`(
    _ amount: String, _ id: String, _ small: String
  ) throws {
    let json = "{\(amount),\"meta\":{\(id)},\"ratio\":0.1,\(small),\"when\":1700000000.25}"
    let price = try #require(Price.deserialize(json: json))
    #expect(price.toJSONString(useMappedKeys: true) == json)
    #expect(Price.deserialize(json: price.toJSONString(useMappedKeys: true)) == price)
  }

  @Test func `pretty text is the same whether or not something changes`() throws {
    struct Plain: SmartCodable {
      var a = [1, 2]
      var b: [String: Int] = [:]
    }
    struct Mapped: SmartCodable {
      var a = [1, 2]
      var c: [String: Int] = [:]
      static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.c <--- "b"] }
    }
    let pretty = try #require(Plain().toJSONString(prettyPrint: true))
    #expect(pretty.hasPrefix("{\n  \"a\" : [\n    1,\n    2\n  ],\n  \"b\" : {"))
    #expect(Mapped().toJSONString(useMappedKeys: true, prettyPrint: true) == pretty)
  }

  struct Crossed: SmartCodable, Equatable {
    var a = 1
    var b = 2
    var c = 3
    var d = 4
    var e = 5

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [
        CodingKeys.b <--- "a.b", CodingKeys.c <--- ["list[0].c", "c"], CodingKeys.d <--- "x.y.d",
        CodingKeys.e <--- "x.y.e[1]",
      ]
    }
  }

  @Test func `a mapped place that can't be made has a key of its whole name`() throws {
    let crossed = Crossed(a: 10, b: 20, c: 30, d: 40, e: 50)
    let text = try #require(crossed.toJSONString(useMappedKeys: true))
    #expect(text == #"{"a":10,"a.b":20,"c":30,"x":{"y":{"d":40}},"x.y.e[1]":50}"#)
    #expect(Crossed.deserialize(json: text) == crossed)
  }

  struct User: SmartCodable, Equatable {
    var name = "initial"
    var born = Date(timeIntervalSince1970: 0)
    @SmartFlat var home = Home()
    @SmartDate var seen: Date?

    enum CodingKeys: String, CodingKey {
      case name = "n"
      case born, home, seen
    }

    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.name <--- "nick.name"] }

    static func mappingForValue() -> [SmartValueTransformer]? {
      [CodingKeys.born <--- SmartDateTransformer(.iso8601)]
    }
  }

  private static let user = User(
    name: "Ada", born: Date(timeIntervalSince1970: 5), home: Home(city: "Rom", zip: 1),
    seen: Date(timeIntervalSince1970: 7))

  @Test func `mappings are the model's own way, and no encoder's`() throws {
    let own =
      #"{"born":"1970-01-01T00:00:05Z","city":"Rom","nick":{"name":"Ada"},"seen":7,"zip":1}"#
    #expect(Self.user.toJSONString(useMappedKeys: true) == own)
    #expect(User.deserialize(json: own) == Self.user)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.dateEncodingStrategy = .secondsSince1970
    let plain = try String(decoding: encoder.encode(Self.user), as: UTF8.self)
    #expect(plain == #"{"born":5,"home":{"city":"Rom","zip":1},"n":"Ada","seen":7}"#)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    #expect(try decoder.decode(User.self, from: Data(plain.utf8)) == Self.user)
    #expect(throws: DecodingError.self) {
      try decoder.decode(User.self, from: Data(own.utf8))
    }
  }

  @Test func `property lists are read and written by the wrappers too`() throws {
    let data = try PropertyListEncoder().encode(Self.user)
    #expect(try PropertyListDecoder().decode(User.self, from: data) == Self.user)
  }
}
