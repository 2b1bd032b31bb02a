import DecodingStyles
import Foundation
import Testing

struct FallbackTests {
  private func smart<Model: Decodable>(_ type: Model.Type, _ json: String) throws -> Model {
    try SmartDecoder().decode(type, from: Data(json.utf8))
  }

  static let profiles: [(String, Profile)] = [
    ("{}", Profile()),
    (#"{"name":null,"age":null,"level":null,"tags":null,"home":null,"note":null}"#, Profile()),
    (
      #"{"name":7,"age":"40","level":1,"tags":[1],"home":{"city":3},"note":4,"score":"2"}"#,
      Profile(
        name: "7", age: 40, level: .one, tags: ["1"], home: Home(city: "3"), note: "4", score: 2)
    ),
    (
      #"{"name":{},"age":"many","level":"medium","tags":["a",null],"home":[],"note":[],"score":{}}"#,
      Profile()
    ),
    (#"{"score":null}"#, Profile(score: 0.5)),
    (#"{"home":{"zip":null,"city":"Rom"}}"#, Profile(home: Home(city: "Rom", zip: 3000))),
    (#"{"home":"{\"city\":\"Rom\"}"}"#, Profile(home: Home(city: "Rom"))),
    (#"{"age":1,"age":2}"#, Profile(age: 1)),
    (#"{"\u0061ge":3}"#, Profile(age: 3)),
  ]

  @Test(arguments: profiles)
  func `a field that can't be read keeps its initial value`(
    _ json: String, _ expected: Profile
  ) throws {
    #expect(try smart(Profile.self, json) == expected)
  }

  @Test func `initial values are known under renamed keys`() throws {
    #expect(try smart(Renamed.self, "{}") == Renamed())
    #expect(try smart(Renamed.self, #"{"nick_name":[],"age":"x"}"#) == Renamed())
    #expect(try smart(Renamed.self, #"{"nick_name":"A"}"#) == Renamed(nick: "A"))
  }

  @Test func `initial values are known under a key strategy`() throws {
    struct Camel: SmartCodable, Equatable {
      var homeCity = "Bern"
      var zipCode = 1
    }
    var decoder = SmartDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let json = Data(#"{"home_city":null,"zip_code":"7"}"#.utf8)
    #expect(try decoder.decode(Camel.self, from: json) == Camel(zipCode: 7))
  }

  @Test func `initial values are known of types that are only decodable`() throws {
    #expect(try smart(OnlyDecodable.self, "{}") == OnlyDecodable())
    #expect(try smart(OnlyDecodable.self, #"{"name":[],"seen":"x"}"#) == OnlyDecodable())
  }

  @Test func `a plain type inside falls back on its fields' type defaults`() throws {
    let filled = PlainPart(count: 0, label: "", extra: nil)
    #expect(try smart(WithPlain.self, "{}") == WithPlain())
    #expect(try smart(WithPlain.self, #"{"part":{}}"#).part == filled)
    #expect(try smart(WithPlain.self, #"{"plain":{"count":"x"}}"#).plain == filled)
    #expect(try smart(WithPlain.self, #"{"plain":5}"#).plain == nil)
    #expect(try smart([PlainPart].self, "[{}]") == [filled])
  }

  @Test func `a bad element of the root array becomes a model with its initial values`() throws {
    #expect(
      try smart([Home].self, #"[{"city":"Rom"},5,null]"#).map(\.city) == ["Rom", "Bern", "Bern"])
    #expect(throws: DecodingError.self) { try smart([Int].self, #"[1,"x"]"#) }
  }

  @Test func `initial references and identifiers are made anew for every model`() throws {
    let tickets = try smart([Ticket].self, "[{},{}]")
    #expect(tickets[0].id != tickets[1].id)
    #expect(tickets[0].owner !== tickets[1].owner)
  }

  @Test func `wrappers in a smart model bring their own fallback`() throws {
    let mixed = try smart(Mixed.self, #"{"count":"x","wrapped":"x","open":null,"fruit":"kiwi"}"#)
    #expect(mixed.count == 5)
    #expect(mixed.wrapped == 0)
    #expect(mixed.open)
    #expect(mixed.fruit == .unknown)
    #expect(try smart(Mixed.self, #"{"wrapped":"9"}"#).wrapped == 9)
    #expect(try smart(Mixed.self, "{}").wrapped == 0)
  }

  @Test func `dictionaries are kept or replaced as a whole, models in them field by field`() throws
  {
    struct Stock: SmartCodable, Equatable {
      var counts = ["initial": 1]
      var homes: [String: Home] = [:]
    }
    let json = #"{"counts":{"a":1,"b":"x"},"homes":{"h":{"city":[],"zip":"8"}}}"#
    #expect(try smart(Stock.self, json) == Stock(homes: ["h": Home(zip: 8)]))
  }

  @Test func `JSON text is decoded and written by the model itself`() throws {
    let home = try #require(Home.deserialize(json: #"{"city":1,"zip":"2"}"#))
    #expect(home == Home(city: "1", zip: 2))
    #expect(home.toJSONString() == #"{"city":"1","zip":2}"#)
    #expect(Home.deserialize(json: "{") == nil)
    #expect([Home].deserialize(json: "[{},1]")?.count == 2)
  }
}
