import Foundation

extension Pitfall {
  static let all: [Pitfall] = [
    Pitfall("P002", Page.self, #"{"theme": "dark"}"#, "✗ $.fontSize missing"),
    Pitfall("P004", Sized.self, "{}", "∅ $.size missing"),
    Pitfall(
      "P006", Profile.self, #"{"nick_name": "neo"}"#,
      "∅ $.nickname missing!, ⊘ $.nick_name unknown-key"),
    Pitfall("P008", Patch.self, #"{"file": null}"#, "∅ $.file null, ∅ $.like missing"),
    Pitfall(
      "P010", Scores.self, #"{"scores": {"a": 1, "b": null}}"#,
      "✗ $.scores bad-element, ✗ $.scores.b null"),
    Pitfall(
      "P012", Order.self, #"{"lines": [{"product": {"sku": "A"}}, {"product": {}}]}"#,
      "✗ $.lines bad-element, ✗ $.lines[1] bad-element, ✗ $.lines[1].product bad-element, "
        + "✗ $.lines[1].product.sku missing"),
    Pitfall("P020", Item.self, #"{"price": "9.5", "qty": 2}"#, "✗ $.price wrong-type"),
    Pitfall("P022", Count.self, #"{"count": -1}"#, "✗ $.count overflow"),
    Pitfall("P024", Keyed<Double>.self, #"{"id": 1234567890123456789}"#, "~ $.id precision!"),
    Pitfall("P026", Keyed<Decimal>.self, #"{"id": "3.133"}"#, "✗ $.id wrong-type"),
    Pitfall("P028", Keyed<String>.self, #"{"id": 7}"#, "✗ $.id wrong-type"),
    Pitfall("P030", Keyed<Int>.self, #"{"id": "0x2A"}"#, "✗ $.id wrong-type"),
    Pitfall("P032", Keyed<Int64>.self, #"{"id": 18446744073709551615}"#, "✗ $.id overflow"),
    Pitfall("P032b", Keyed<UInt64>.self, #"{"id": 18446744073709551615}"#, "OK"),
    Pitfall("P032c", Keyed<Int128>.self, #"{"id": 18446744073709551616}"#, "OK"),
    Pitfall("P034", Keyed<Int>.self, #"{"id": "85%"}"#, "✗ $.id wrong-type"),
    Pitfall("P040", Keyed<Bool>.self, #"{"id": 1}"#, "✗ $.id wrong-type"),
    Pitfall("P042", Keyed<Int>.self, #"{"id": true}"#, "✗ $.id wrong-type"),
    Pitfall(
      "P044", Comment.self, #"{"body": "a", "replies": {"children": [{"replies": ""}]}}"#,
      "✗ $.replies bad-element, ✗ $.replies.children bad-element, "
        + "✗ $.replies.children[0] bad-element, ✗ $.replies.children[0].body missing, "
        + "⋯ $.replies.children[0].replies empty"),
    Pitfall("P046", Keyed<[Item]>.self, #"{"id": {"price": 1}}"#, "✗ $.id wrong-type"),
    Pitfall(
      "P048", Keyed<Int>.self, "{\"id\u{200B}\": 1}", "✗ $.id missing, ⊘ $.id\u{200B} unknown-key"),
    Pitfall("P048b", Accent.self, "{\"cafe\u{301}\": 1}", "OK"),
    Pitfall("P050", Keyed<String>.self, "{\"id\": \"a\nb\"}", "✗ $.id bad-data"),
    Pitfall("P060", Keyed<Date>.self, #"{"id": 1700000000}"#, "~ $.id bad-date!"),
    Pitfall(
      "P062", Keyed<Date>.self, #"{"id": "2022-08-03T15:51:14.794Z"}"#, "OK", dates("iso8601")),
    Pitfall(
      "P064", Keyed<[Keyed<Date>]>.self, #"{"id": [{"id": "yesterday"}]}"#,
      "✗ $.id bad-element, ✗ $.id[0] bad-element, ✗ $.id[0].id bad-date", dates("iso8601")),
    Pitfall("P066", Keyed<Date>.self, #"{"id": "1700000000"}"#, "✗ $.id wrong-type"),
    Pitfall(
      "P068", Keyed<Date>.self, #"{"id": "2024-12-30"}"#, "~ $.id bad-date!", dates("yyyy-MM-DD")),
    Pitfall(
      "P070", Keyed<ByDecoder<Date>>.self, #"{"id": "2024-02-29T12:00:00Z"}"#,
      "✗ $.id wrong-type", dates("iso8601")),
    Pitfall(
      "P072", Keyed<Date>.self, #"{"id": "2024-03-10 T"}"#, "✗ $.id bad-date",
      dates("yyyy-MM-dd'T'HH:mm:ss")),
    Pitfall("P080", Keyed<Data>.self, #"{"id": "-_-_aGk="}"#, "✗ $.id bad-data"),
    Pitfall("P082", Keyed<URL>.self, #"{"id": ""}"#, "✗ $.id empty"),
    Pitfall("P082b", Keyed<URL>.self, #"{"id": "http://["}"#, "✗ $.id bad-url"),
    Pitfall("P090", Keyed<Color?>.self, #"{"id": "banned"}"#, "✗ $.id bad-enum"),
    Pitfall("P092", Plain.self, #""red""#, "✗ $ wrong-type"),
    Pitfall(
      "P098", Keyed<[Color]>.self, #"{"id": ["red", "Wed"]}"#,
      "✗ $.id bad-element, ✗ $.id[1] bad-enum"),
    Pitfall(
      "P110", Keyed<[Int: String]>.self, #"{"id": {"1.0": "a"}}"#,
      #"✗ $.id bad-element, ✗ $.id["1.0"] wrong-type"#),
    Pitfall(
      "P112", Keyed<[Color: String]>.self, #"{"id": {"red": "ff", "blue": "00"}}"#,
      "✗ $.id bad-element, ✗ $.id.blue bad-enum"),
    Pitfall(
      "P114", Keyed<[String: String]>.self, #"{"id": {"A": "1", "B": 2, "C": 3}}"#,
      "✗ $.id bad-element, ✗ $.id.B wrong-type, ⋯ $.id.C wrong-type"),
    Pitfall(
      "P130", Keyed<[Item]>.self, #"{"id": [{"price": 1, "qty": 1}, {"price": 1}]}"#,
      "✗ $.id bad-element, ✗ $.id[1] bad-element, ✗ $.id[1].qty missing"),
    Pitfall("P132", Keyed<Place>.self, #"{"id": [13.4]}"#, "✗ $.id bad-element, ✗ $.id[1] missing"),
    Pitfall("P132b", Keyed<Place>.self, #"{"id": [1.5, 2.5, 3]}"#, "⊘ $.id[2] unknown-key"),
    Pitfall("P136", Keyed<[Int]>.self, #"{"id": ""}"#, "✗ $.id empty"),
    Pitfall(
      "P150", Pictured.self, #"{"image_url": "x"}"#,
      "✗ $.imageURL missing, ⊘ $.image_url unknown-key", snake),
    Pitfall(
      "P154", Profiled.self, #"{"user_profile": {"birth_year": "1990"}}"#,
      "✗ $.user_profile bad-element, ✗ $.user_profile.birth_year wrong-type", snake),
    Pitfall(
      "P156", Misnamed.self, #"{"full_name": "a"}"#,
      "✗ $.name missing, ⊘ $.full_name unknown-key"),
    Pitfall("P160", Keyed<Int>.self, #"{"\u0069d": 1, "id": 2}"#, "⊘ $.id duplicate-key!"),
    Pitfall(
      "P162", Config.self, #"{"timeOut": 5, "retry": 1}"#,
      "∅ $.timeout missing!, ∅ $.retries missing!, ⊘ $.timeOut unknown-key, ⊘ $.retry unknown-key"),
    Pitfall("P170", Item.self, #"[{"price": 1}]"#, "✗ $ wrong-type"),
    Pitfall(
      "P172", Nested.self, #"{"first": "a", "last": "b"}"#,
      "✗ $.name missing, ⊘ $.first unknown-key, ⊘ $.last unknown-key"),
    Pitfall("P176", Keyed<Keyed<String>>.self, #"{"id": "x1"}"#, "✗ $.id wrong-type"),
    Pitfall("P190", Child.self, #"{"id": 7, "name": "Ada"}"#, "↺ $.name unknown-key!"),
    Pitfall("P196", Computed.self, #"{"a": 2, "twice": 99}"#, "⊘ $.twice unknown-key"),
    Pitfall("P210", Keyed<Int>.self, #"{"id": 1,}"#, "OK"),
    Pitfall("P216", Keyed<Int>.self, #"{"id": 1, "junk": 1.2.3}"#, "⊘ $.junk unknown-key"),
    Pitfall("P218", Int.self, "5", "OK"),
    Pitfall(
      "P230", Three.self, #"{"c": "x", "b": "x", "a": 1}"#, "✗ $.b wrong-type, ⋯ $.c wrong-type"),
    Pitfall("P234", Keyed<Refusing>.self, #"{"id": [1]}"#, "✗ $.id custom"),
    Pitfall(
      "P236", Swallowing.self, #"{"list": [1, "2"]}"#,
      "∅ $.list bad-element!, ⊘ $.list[0] bad-element!, ⊘ $.list[1] wrong-type!"),
    Pitfall("P250", Keyed<CGPoint>.self, #"{"id": {"x": 1, "y": 2}}"#, "✗ $.id wrong-type"),
    Pitfall("P252", Keyed<Duration>.self, #"{"id": 1.5}"#, "✗ $.id wrong-type"),
    Pitfall("P254", Keyed<IndexSet>.self, #"{"id": [1, 2]}"#, "✗ $.id wrong-type"),
    Pitfall("P256", Numbered.self, #"{"a": 1, "b": "x"}"#, "✗ $.b wrong-type"),
  ]

  struct Page: Codable {
    var theme: String
    var fontSize: Int = 12
  }
  struct Sized: Codable { var size: Int? = 20 }
  struct Profile: Codable { var nickname: String? }
  struct Patch: Codable {
    var file: String??
    var like: Bool??
  }
  struct Scores: Codable { var scores: [String: Int] }
  struct Order: Codable {
    struct Product: Codable { var sku: String }
    struct Line: Codable { var product: Product }
    var lines: [Line]
  }
  struct Item: Codable {
    var price: Double
    var qty: Int
  }
  struct Count: Codable { var count: UInt }
  struct Keyed<Value: Codable>: Codable { var id: Value }
  struct Comment: Codable {
    struct Replies: Codable { var children: [Comment] }
    var body: String
    var replies: Replies?
  }
  struct Accent: Codable {
    var cafe: Int
    private enum CodingKeys: String, CodingKey { case cafe = "caf\u{E9}" }
  }
  struct ByDecoder<Value: Codable>: Codable {
    var value: Value
    init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
  }
  enum Color: String, Codable, CodingKeyRepresentable { case red, green }
  enum Plain: Codable { case red }
  struct Place: Codable {
    var longitude: Double
    var latitude: Double
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      longitude = try container.decode(Double.self)
      latitude = try container.decode(Double.self)
    }
  }
  struct Pictured: Codable { var imageURL: String }
  struct Profiled: Codable {
    struct User: Codable { var birthYear: Int }
    var userProfile: User
  }
  struct Misnamed: Codable {
    var name: String
    enum CodingKey: String { case name = "full_name" }
  }
  struct Config: Codable {
    var timeout: Int?
    var retries: Int?
  }
  struct Nested: Codable {
    struct Name: Codable {
      var first: String
      var last: String
    }
    var name: Name
  }
  class Parent: Codable { var id: Int }
  final class Child: Parent { var name = "?" }
  struct Computed: Codable {
    var a: Int
    var twice: Int { a * 2 }
  }
  struct Three: Codable {
    var a: Int
    var b: Int
    var c: Int
  }
  struct Refusing: Codable {
    struct Refusal: Error {}
    init(from decoder: any Decoder) throws { throw Refusal() }
    func encode(to encoder: any Encoder) {}
  }
  struct Swallowing: Decodable {
    var list: [Int]?
    private enum CodingKeys: CodingKey { case list }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      list = try? container.decode([Int].self, forKey: .list)
    }
  }
  struct Numbered: Codable {
    var a: Int
    var b: Int
    enum CodingKeys: Int, CodingKey { case a, b }
  }
}
