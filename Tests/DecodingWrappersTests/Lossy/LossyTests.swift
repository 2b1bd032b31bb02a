import DecodingWrappers
import Foundation
import Testing

struct LossyTests {
  static let mixed = #"{"a":[1,"x",null,false,{},[],2.5,4]}"#

  static let arrays: [DefaultCase] = [
    DefaultCase(Losing.Numbers.self, mixed, [1, 4]) { $0.a },
    DefaultCase(Losing.Numbers.self, #"{"a":[]}"#, []) { $0.a },
    DefaultCase(Losing.Numbers.self, #"{"a":5}"#, []) { $0.a },
    DefaultCase(Losing.Numbers.self, #"{"a":{"b":1}}"#, []) { $0.a },
    DefaultCase(Losing.Numbers.self, #"{}"#, []) { $0.a },
    DefaultCase(Losing.Numbers.self, #"{"a":null}"#, []) { $0.a },
    DefaultCase(Losing.Numbers.self, #"{"a":[1,null,2]}"#, [1, 2]) { $0.a },
    DefaultCase(Losing.Numbers.self, #"{"a":[null]}"#, []) { $0.a },
    DefaultCase(Losing.Numbers.self, #"{"a":[[1]]}"#, []) { $0.a },
    DefaultCase(Losing.Numbers.self, #"{"a":[1e400]}"#, []) { $0.a },
    DefaultCase(Losing.MaybeNumbers.self, #"{}"#, nil) { $0.a },
    DefaultCase(Losing.MaybeNumbers.self, #"{"a":null}"#, nil) { $0.a },
    DefaultCase(Losing.MaybeNumbers.self, #"{"a":5}"#, []) { $0.a },
    DefaultCase(Losing.MaybeNumbers.self, #"{"a":["1"]}"#, []) { $0.a },
    DefaultCase(Losing.MaybeNumbers.self, #"{"a":["1",2]}"#, [2]) { $0.a },
    DefaultCase(
      Losing.Points.self, #"{"a":[{"x":1},{},{"x":"a"},5,null,{"x":2}]}"#,
      [Point(x: 1), Point(x: 2)]
    ) { $0.a },
    DefaultCase(Losing.Garage.self, #"{"a":["car","bus",3]}"#, [.car]) { $0.a },
    DefaultCase(
      Losing.Rows.self, #"{"a":[{"n":"bad","req":1},{"n":2},{"req":3},7]}"#, [[0, 1], [0, 3]]
    ) { $0.a.map { [$0.n, $0.req] } },
    DefaultCase(Losing.Nested.self, #"{"a":[[1],["x"],[2]]}"#, [[1], [2]]) { $0.a },
    DefaultCase(Losing.Optionals.self, #"{"a":[1,null,"x"]}"#, [1, nil]) { $0.a },
    DefaultCase(Losing.Unique.self, #"{"a":[1,null,1]}"#, [1]) { $0.a },
    DefaultCase(Losing.Unique.self, #"{"a":"x"}"#, []) { $0.a },
  ]

  static let dictionaries: [DefaultCase] = [
    DefaultCase(Losing.Stock.self, #"{"a":{"b":1,"c":"x","d":null}}"#, ["b": 1]) { $0.a },
    DefaultCase(Losing.Stock.self, #"{"a":[1]}"#, [:]) { $0.a },
    DefaultCase(Losing.Stock.self, #"{"a":null}"#, [:]) { $0.a },
    DefaultCase(Losing.Stock.self, #"{}"#, [:]) { $0.a },
    DefaultCase(Losing.ByNumber.self, #"{"a":{"7":"a","x":"b","1.0":"c","8":9}}"#, [7: "a"]) {
      $0.a
    },
    DefaultCase(Losing.BySize.self, #"{"a":{"small":1,"huge":2,"extraLarge":3}}"#, [1, 3]) {
      $0.a.values.sorted()
    },
    DefaultCase(Losing.ByDay.self, #"{"a":[0,5,7,6,1,"x",null,8,1,9,1]}"#, [5, 9]) {
      $0.a.values.sorted()
    },
    DefaultCase(Losing.ByDay.self, #"{"a":{"0":5}}"#, [:]) { $0.a },
  ]

  static let optionals: [DefaultCase] = [
    DefaultCase(Losing.Links.self, #"{"a":"http://[::1"}"#, nil) { $0.a },
    DefaultCase(Losing.Links.self, #"{"a":"https://example .com"}"#, nil) { $0.a },
    DefaultCase(Losing.Links.self, #"{"a":""}"#, nil) { $0.a },
    DefaultCase(Losing.Links.self, #"{"a":"http://a.b"}"#, "http://a.b") {
      $0.a?.absoluteString
    },
    DefaultCase(Losing.MaybeInt.self, #"{"a":3.14}"#, nil) { $0.a },
    DefaultCase(Losing.MaybeInt.self, #"{"a":"x"}"#, nil) { $0.a },
    DefaultCase(Losing.MaybeInt.self, #"{"a":null}"#, nil) { $0.a },
    DefaultCase(Losing.MaybeInt.self, #"{}"#, nil) { $0.a },
    DefaultCase(Losing.MaybeInt.self, #"{"a":3}"#, 3) { $0.a },
    DefaultCase(Losing.MaybeVehicle.self, #"{"a":"blue"}"#, nil) { $0.a },
    DefaultCase(Losing.Owner.self, #"{"a":{}}"#, Losing.Details()) { $0.a },
  ]

  @Test(arguments: arrays + dictionaries + optionals)
  func `what can't be decoded is left out, and the rest is kept`(_ row: DefaultCase) throws {
    #expect(try row.read(JSONDecoder(), Data(row.payload.utf8)) == row.expected)
  }

  @Test func `every result of a list can be had, in order`() throws {
    let list = try JSONDecoder().decode(Losing.Results.self, from: Data(Self.mixed.utf8)).a
    #expect(list.map(\.value) == [1, nil, nil, nil, nil, nil, nil, 4])
    #expect(throws: DecodingError.self) { try list[1].result.get() }
    let again = try JSONEncoder().encode(list)
    #expect(String(decoding: again, as: UTF8.self) == "[1,null,null,null,null,null,null,4]")
  }

  @Test func `of many elements every bad one is left out`() throws {
    let elements = (0..<100_000).map { $0.isMultiple(of: 2) ? "\($0)" : "\"\($0)\"" }
    let payload = "{\"a\":[\(elements.joined(separator: ","))]}"
    let kept = try JSONDecoder().decode(Losing.Numbers.self, from: Data(payload.utf8)).a
    #expect(kept == Array(stride(from: 0, to: 100_000, by: 2)))
  }

  @Test func `a dictionary keeps the keys that Foundation keeps under a key strategy`() throws {
    struct Strict: Codable {
      var theStock: [String: Int]
      var bySize: [Losing.Size: Int]
    }
    struct Lossy: Codable {
      @LossyDictionary var theStock: [String: Int]
      @LossyDictionary var bySize: [Losing.Size: Int]
    }
    let payload = Data(
      #"{"the_stock":{"font_size":1,"_a_b":2},"by_size":{"extra_large":3}}"#.utf8)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let strict = try decoder.decode(Strict.self, from: payload)
    let lossy = try decoder.decode(Lossy.self, from: payload)
    #expect(lossy.theStock == ["font_size": 1, "_a_b": 2])
    #expect(lossy.theStock == strict.theStock)
    #expect(lossy.bySize == strict.bySize)
  }

  @Test func `lossy dates follow the decoder's strategies`() throws {
    struct Log: Codable {
      @LossyArray var theValues: [Date]
      @LossyDictionary var byName: [String: Date]
      @LossyOptional var last: Date?
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let payload = #"{"the_values":[123,null],"by_name":{"x_y":5,"z":"5"},"last":7}"#
    let log = try decoder.decode(Log.self, from: Data(payload.utf8))
    #expect(log.theValues == [Date(timeIntervalSince1970: 123)])
    #expect(log.byName == ["x_y": Date(timeIntervalSince1970: 5)])
    #expect(log.last == Date(timeIntervalSince1970: 7))
  }

  @Test func `nil leaves its key out, and what is encoded decodes to an equal value`() throws {
    func text(_ value: some Encodable) throws -> String {
      String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
    #expect(try text(Losing.MaybeInt()) == "{}")
    #expect(try text(Losing.MaybeInt(a: LossyOptional(wrappedValue: 3))) == #"{"a":3}"#)
    #expect(try text(Losing.MaybeNumbers()) == "{}")
    #expect(try text(Losing.Numbers(a: Lossy(wrappedValue: [1, 4]))) == #"{"a":[1,4]}"#)
    let stock = Losing.Stock(a: Lossy(wrappedValue: ["pen": 3]))
    #expect(
      try JSONDecoder().decode(Losing.Stock.self, from: JSONEncoder().encode(stock)) == stock)
  }

  @Test func `lossy wrappers work under property lists`() throws {
    let encoder = PropertyListEncoder()
    let decoder = PropertyListDecoder()
    struct Sent: Codable {
      var a: [Int?]
    }
    let list = try encoder.encode(Sent(a: [1, nil, 3]))
    #expect(try decoder.decode(Losing.Numbers.self, from: list).a == [1, 3])
    #expect(try decoder.decode(Losing.MaybeInt.self, from: list).a == nil)
    #expect(try decoder.decode(Losing.Stock.self, from: list).a.isEmpty)
    let stock = Losing.Stock(a: Lossy(wrappedValue: ["pen": 3]))
    #expect(try decoder.decode(Losing.Stock.self, from: encoder.encode(stock)) == stock)
    let link = Losing.Links(a: LossyOptional(wrappedValue: URL(string: "http://a.b")))
    #expect(try decoder.decode(Losing.Links.self, from: encoder.encode(link)) == link)
  }
}
