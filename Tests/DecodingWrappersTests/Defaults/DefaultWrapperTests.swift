import DecodingWrappers
import Foundation
import Testing

struct DefaultWrapperTests {
  static let scalars: [DefaultCase] = [
    DefaultCase(Zeros.self, #"{"n":5}"#, 5) { $0.n },
    DefaultCase(Zeros.self, #"{}"#, 0) { $0.n },
    DefaultCase(Zeros.self, #"{"n":null}"#, 0) { $0.n },
    DefaultCase(Zeros.self, #"{"n":"5"}"#, 0) { $0.n },
    DefaultCase(Zeros.self, #"{"n":1.5}"#, 0) { $0.n },
    DefaultCase(SmallZero.self, #"{"n":300}"#, 0) { $0.n },
    DefaultCase(UnsignedZero.self, #"{"n":-1}"#, 0) { $0.n },
    DefaultCase(Zeros.self, #"{"n":1.0}"#, 1) { $0.n },
    DefaultCase(Zeros.self, #"{"n":true}"#, 0) { $0.n },
    DefaultCase(Zeros.self, #"{"n":{}}"#, 0) { $0.n },
    DefaultCase(Zeros.self, #"{"n":[1]}"#, 0) { $0.n },
    DefaultCase(EmptyText.self, #"{"s":5}"#, "") { $0.s },
    DefaultCase(EmptyText.self, #"{"s":""}"#, "") { $0.s },
    DefaultCase(EmptyText.self, #"{"s":"a"}"#, "a") { $0.s },
    DefaultCase(Halves.self, #"{"d":3}"#, 3.0) { $0.d },
    DefaultCase(Halves.self, #"{"d":1e400}"#, 0.5) { $0.d },
    DefaultCase(Truth.self, #"{}"#, true) { $0.b },
    DefaultCase(Truth.self, #"{"b":false}"#, false) { $0.b },
    DefaultCase(Truth.self, #"{"b":null}"#, true) { $0.b },
    DefaultCase(Typed.self, #"{}"#, 0) { $0.n },
    DefaultCase(TwoTruths.self, #"{}"#, [false, true]) { [$0.a, $0.b] },
  ]

  static let enums: [DefaultCase] = [
    DefaultCase(Painted.self, #"{"c":"red"}"#, Color.red) { $0.c },
    DefaultCase(Painted.self, #"{"c":"blue"}"#, Color.unknown) { $0.c },
    DefaultCase(Painted.self, #"{"c":7}"#, Color.unknown) { $0.c },
    DefaultCase(Painted.self, #"{}"#, Color.unknown) { $0.c },
    DefaultCase(Painted.self, #"{"c":null}"#, Color.unknown) { $0.c },
    DefaultCase(Bare.self, #"{"f":9}"#, Fruit.unknown) { $0.f },
    DefaultCase(Bare.self, #"{"f":"x"}"#, Fruit.unknown) { $0.f },
    DefaultCase(Bare.self, #"{"f":null}"#, Fruit.unknown) { $0.f },
    DefaultCase(Maybe.self, #"{"f":null}"#, nil) { $0.f },
    DefaultCase(Maybe.self, #"{}"#, nil) { $0.f },
    DefaultCase(Maybe.self, #"{"f":"x"}"#, .unknown) { $0.f },
    DefaultCase(
      Basket.self, #"{"a":["apple","kiwi",3,null]}"#, [.apple, .unknown, .unknown, .unknown]
    ) { $0.a },
    DefaultCase(Shelf.self, #"{"f":{"a":"kiwi"}}"#, ["a": .unknown]) { $0.f },
    DefaultCase(Wrapped.self, #"{"gender":9}"#, Gender.unknown) { $0.gender },
    DefaultCase(Wrapped.self, #"{"gender":2}"#, Gender.male) { $0.gender },
    DefaultCase(Wrapped.self, #"{}"#, Gender.unknown) { $0.gender },
    DefaultCase(
      Zoo.self, #"{"value":{"fish":{"name":"ziz","int":4}}}"#, .fish(name: "ziz", int: 4)
    ) { $0.value },
    DefaultCase(Zoo.self, #"{"value":{"bird":{}}}"#, .none) { $0.value },
  ]

  static let arrays: [DefaultCase] = [
    DefaultCase(Numbers.self, #"{}"#, []) { $0.a },
    DefaultCase(Numbers.self, #"{"a":null}"#, []) { $0.a },
    DefaultCase(Numbers.self, #"{"a":"x"}"#, []) { $0.a },
    DefaultCase(Numbers.self, #"{"a":[1,2]}"#, [1, 2]) { $0.a },
    DefaultCase(Numbers.self, #"{"a":[1,"x",3]}"#, []) { $0.a },
    DefaultCase(Numbers.self, #"{"a":[1,null]}"#, []) { $0.a },
    DefaultCase(Listed.self, #"{}"#, []) { $0.a },
    DefaultCase(Listed.self, #"{"a":[1,2]}"#, [1, 2]) { $0.a },
    DefaultCase(Listed.self, #"{"a":[1,"x"]}"#, []) { $0.a },
    DefaultCase(Listed.self, #"{"a":null}"#, []) { $0.a },
    DefaultCase(Listed.self, #"{"a":5}"#, []) { $0.a },
    DefaultCase(Elements.self, #"{"a":[1,null,"x",2.5,{}]}"#, [1, 0, 0, 0, 0]) {
      $0.a.map(\.wrappedValue)
    },
  ]

  static let objects: [DefaultCase] = [
    DefaultCase(Pinned.self, #"{}"#, Point(x: -1)) { $0.p },
    DefaultCase(Pinned.self, #"{"p":null}"#, Point(x: -1)) { $0.p },
    DefaultCase(Pinned.self, #"{"p":{}}"#, Point(x: -1)) { $0.p },
    DefaultCase(Pinned.self, #"{"p":{"x":"a"}}"#, Point(x: -1)) { $0.p },
    DefaultCase(Pinned.self, #"{"p":5}"#, Point(x: -1)) { $0.p },
    DefaultCase(Pinned.self, #"{"p":{"x":5}}"#, Point(x: 5)) { $0.p },
    DefaultCase(
      Person.self, #"{"addr":{"city":"Rome","zip":"x"}}"#, Address(city: "Rome", zip: 0)
    ) { $0.addr },
    DefaultCase(Person.self, #"{"addr":7}"#, Address(city: "?", zip: -1)) { $0.addr },
    DefaultCase(
      StrictPerson.self, #"{"addr":{"city":"Rome","zip":"x"}}"#, StrictAddress(city: "?", zip: -1)
    ) { $0.addr },
    DefaultCase(Outer.self, #"{"a":{"b":{"n":"x","tag":"t"}}}"#, "1 t") {
      "\($0.a.b.n) \($0.a.b.tag ?? "none")"
    },
    DefaultCase(Items.self, #"{"items":[{"n":1},{"n":"x"}]}"#, [1, 0]) { $0.items.map(\.n) },
    DefaultCase(Box<String>.self, #"{}"#, "") { $0.v },
    DefaultCase(Box<[String: Int]>.self, #"{"v":{"a":"x"}}"#, [:]) { $0.v },
  ]

  @Test(arguments: scalars + enums + arrays + objects)
  func `what can't be decoded becomes the default`(_ row: DefaultCase) throws {
    let read = try row.read(JSONDecoder(), Data(row.payload.utf8))
    #expect(read == row.expected)
  }

  @Test func `a missing key throws where only the enum has a default`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Bare.self, from: Data("{}".utf8))
    }
  }

  @Test func `an enum with associated values encodes as it came`() throws {
    let json = #"{"value":{"fish":{"int":4,"name":"ziz"}}}"#
    let zoo = try JSONDecoder().decode(Zoo.self, from: Data(json.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(zoo), as: UTF8.self) == json)
  }

  @Test func `a bare optional enum throws for an unknown case, where a default doesn't`() throws {
    struct Strict: Codable {
      var c: Color?
    }
    let payload = Data(#"{"c":"blue"}"#.utf8)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Strict.self, from: payload)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["c"])
    #expect(try JSONDecoder().decode(Painted.self, from: payload).c == .unknown)
  }

  @Test func `a computed default is made anew for every fallback`() throws {
    struct Ticket: Codable {
      @Default<Serial> var number: UUID
    }
    let first = try JSONDecoder().decode(Ticket.self, from: Data("{}".utf8))
    let second = try JSONDecoder().decode(Ticket.self, from: Data("{}".utf8))
    #expect(first.number != second.number)
  }

  enum Serial: DefaultValueProvider {
    static var defaultValue: UUID { UUID() }
  }

  @Test func `a model of wrapped properties can be made from nothing and from plain values`() {
    let truths = TwoTruths()
    #expect([truths.a, truths.b] == [false, true])
    #expect(Zeros(n: Default(wrappedValue: 3)).n == 3)
    #expect(Address(city: "Rome", zip: 3).zip == 3)
  }

  @Test func `wrappers encode bare, and what they encode decodes to an equal value`() throws {
    let person = Person(addr: Address(city: "Rome", zip: 5))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(person)
    #expect(String(decoding: data, as: UTF8.self) == #"{"addr":{"city":"Rome","zip":5}}"#)
    #expect(try JSONDecoder().decode(Person.self, from: data) == person)
  }

  @Test func `dates, data and URLs in wrappers follow the decoder's strategies`() throws {
    struct Event: Codable {
      @DefaultDate var at: Date
      @DefaultCodable var body: Data
      @Default<Home> var link: URL
      @DefaultCodable var price: Decimal
    }
    enum Home: DefaultValueProvider {
      static var defaultValue: URL { URL(filePath: "/") }
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let payload =
      #"{"at":"2001-01-01T00:01:00Z","body":"aGk=","link":"http://a.b/c","price":1.25}"#
    let event = try decoder.decode(Event.self, from: Data(payload.utf8))
    #expect(event.at == Date(timeIntervalSinceReferenceDate: 60))
    #expect(event.body == Data("hi".utf8))
    #expect(event.link.absoluteString == "http://a.b/c")
    #expect(event.price == Decimal(sign: .plus, exponent: -2, significand: 125))
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    #expect(String(decoding: try encoder.encode(event), as: UTF8.self) == payload)
  }

  @Test func `wrappers work under property lists`() throws {
    let encoder = PropertyListEncoder()
    let decoder = PropertyListDecoder()
    let person = Person(addr: Address(city: "Rome", zip: 5))
    #expect(try decoder.decode(Person.self, from: encoder.encode(person)) == person)
    let other = try encoder.encode(["n": "x"])
    #expect(try decoder.decode(Zeros.self, from: other).n == 0)
    #expect(try decoder.decode(Truth.self, from: other).b)
    let list = try encoder.encode(["a": ["apple", "kiwi"]])
    #expect(try decoder.decode(Basket.self, from: list).a == [.apple, .unknown])
    #expect(try decoder.decode(Listed.self, from: list).a.isEmpty)
  }
}
