import DecodingStyles
import Foundation
import Testing

struct SmartDecoderTests {
  static let broken: [(String, String)] = [
    ("", "1:1"), ("{\"a\":", "1:6"), ("{\n \"a\" 1}", "2:6"), ("[1, 2", "1:6"), ("{} x", "1:4"),
  ]

  @Test(arguments: broken)
  func `a broken document throws with line and column`(_ text: String, _ place: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try SmartDecoder().decode(Home.self, from: Data(text.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("not dataCorrupted: \(String(describing: error))")
      return
    }
    #expect(context.debugDescription.hasPrefix(place + ":"), "\(context.debugDescription)")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Home.self, from: Data(text.utf8))
    }
  }

  static let tolerated = [
    #"{"city":"Rom","zip":1,}"#, "\u{FEFF}{\"city\":\"Rom\",\"zip\":1}",
    #"{"city":"Rom","zip":1,"unread":01}"#,
  ]

  @Test(arguments: tolerated)
  func `what Foundation reads, smart decoding reads too`(_ text: String) throws {
    struct Strict: Decodable {
      var city: String
      var zip: Int
    }
    let strict = try JSONDecoder().decode(Strict.self, from: Data(text.utf8))
    let smart = try SmartDecoder().decode(Home.self, from: Data(text.utf8))
    #expect(smart == Home(city: strict.city, zip: strict.zip))
  }

  static let malformed = [#"{"city":"Rom","zip":01}"#, #"{"city":"\ud800","zip":3000}"#]

  @Test(arguments: malformed)
  func `a malformed value throws in Foundation and falls back here`(_ text: String) throws {
    struct Strict: Decodable {
      var city: String
      var zip: Int
    }
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(Strict.self, from: Data(text.utf8))
    }
    let smart = try SmartDecoder().decode(Home.self, from: Data(text.utf8))
    #expect(smart == Home(city: text.contains("Rom") ? "Rom" : "Bern", zip: 3000))
  }

  @Test func `UTF-16 is read`() throws {
    let data = try #require(#"{"city":"Zürich"}"#.data(using: .utf16))
    #expect(try SmartDecoder().decode(Home.self, from: data).city == "Zürich")
  }

  static let roots: [(any (Decodable & Sendable).Type, String, String)] = [
    (Home.self, "5", "[]"), (Int.self, "\"x\"", "[]"), ([Int].self, "[1,{}]", "[1]"),
    ([String: [Int]].self, #"{"a":[0],"b":[1,[]]}"#, "[b, 1]"),
  ]

  @Test(arguments: roots.indices)
  func `a root that can't become the type throws with path and words`(_ index: Int) throws {
    let (type, text, path) = Self.roots[index]
    let error = #expect(throws: DecodingError.self) {
      try SmartDecoder().decode(type, from: Data(text.utf8))
    }
    guard case .typeMismatch(_, let context) = error else {
      Issue.record("not a typeMismatch: \(String(describing: error))")
      return
    }
    let steps = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    #expect("[\(steps.joined(separator: ", "))]" == path)
    #expect(context.debugDescription.hasPrefix("Expected to decode"))
  }

  @Test func `strategies are followed, and what they refuse falls back`() throws {
    struct Event: SmartCodable, Equatable {
      var at = Date(timeIntervalSince1970: 1)
      var blob = Data([1])
      var ratio = 0.5
    }
    var decoder = SmartDecoder()
    decoder.dateDecodingStrategy = .iso8601
    decoder.dataDecodingStrategy = .deferredToData
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "+∞", negativeInfinity: "-∞", nan: "?")
    let good = #"{"at":"2024-01-02T03:04:05Z","blob":[2,3],"ratio":"-∞"}"#
    #expect(
      try decoder.decode(Event.self, from: Data(good.utf8))
        == Event(
          at: Date(timeIntervalSince1970: 1_704_164_645), blob: Data([2, 3]), ratio: -.infinity))
    let bad = #"{"at":"2 January","blob":"aGk=","ratio":"∞"}"#
    #expect(try decoder.decode(Event.self, from: Data(bad.utf8)) == Event())
    decoder.dateDecodingStrategy = .custom { _ in Date(timeIntervalSince1970: 9) }
    #expect(
      try decoder.decode(Event.self, from: Data(good.utf8)).at == Date(timeIntervalSince1970: 9))
    decoder.dateDecodingStrategy = .millisecondsSince1970
    for (json, seconds) in [(#""5000""#, 5.0), ("1e400", 1), (#""nan""#, 1), (#""inf""#, 1)] {
      let event = try decoder.decode(Event.self, from: Data(#"{"at":\#(json)}"#.utf8))
      #expect(event.at == Date(timeIntervalSince1970: seconds), "\(json)")
    }
  }

  @Test(arguments: ["a_b", "_a_b_", "aB_c", "a__b", "___", "ab", "one_two_three", "A_URL_X"])
  func `snake case is converted as by Foundation`(_ key: String) throws {
    let json = Data("{\"\(key)\":1}".utf8)
    struct Names: Decodable {
      var names: [String]
      init(from decoder: any Decoder) throws {
        names = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
      }
    }
    let foundation = JSONDecoder()
    foundation.keyDecodingStrategy = .convertFromSnakeCase
    var smart = SmartDecoder()
    smart.keyDecodingStrategy = .convertFromSnakeCase
    #expect(
      try smart.decode(Names.self, from: json).names
        == foundation.decode(Names.self, from: json).names)
  }

  struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int?
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  @Test func `objects of many keys are read in any order`() throws {
    let keys = (0..<40).map { "a long key with the number \($0)" }
    let members = keys.enumerated().map { "\"\($1)\":{\"n\":[\($0)]}" }
    for order in [members, members.reversed(), Array(members[20...] + members[..<20])] {
      let json = Data("{\(order.joined(separator: ","))}".utf8)
      let read = try SmartDecoder().decode(Ordered.self, from: json)
      #expect(read.values == Array(0..<40) + [-1])
    }
  }

  /// Reads forty keys and one that isn't there.
  struct Ordered: Decodable {
    var values: [Int] = []
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      for index in 0...40 {
        guard let key = AnyKey(stringValue: "a long key with the number \(index)") else { continue }
        let part = try container.decodeIfPresent([String: [Int]].self, forKey: key)
        values.append(part?["n"]?.first ?? -1)
      }
    }
  }

  /// Arrays within arrays, of any depth.
  struct Nest: Decodable {
    var depth = 1
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd { depth += try container.decode(Nest.self).depth }
    }
  }

  @Test(arguments: [1, 20, 512, 513, 600])
  func `documents are read as deep as by Foundation`(_ depth: Int) throws {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let smart = try? SmartDecoder().decode(Nest.self, from: Data(text.utf8)).depth
    let foundation = try? JSONDecoder().decode(Nest.self, from: Data(text.utf8)).depth
    #expect(smart == foundation)
    #expect(smart == (depth <= 512 ? depth : nil))
  }

  static let json5: [(String, Home?)] = [
    ("{city: 'Rom', zip: 0x10}", Home(city: "Rom", zip: 16)),
    ("// a comment\n{city: 'R\\x6Fm', zip: +1,}", Home(city: "Rom", zip: 1)),
    ("{city: 7, zip: 'x'}", Home(city: "7", zip: 3000)),
    ("{city: Rom}", nil),
  ]

  @Test(arguments: json5)
  func `JSON5 is read where it is allowed, as by Foundation`(_ text: String, _ home: Home?) {
    var decoder = SmartDecoder()
    #expect(throws: DecodingError.self) { try decoder.decode(Home.self, from: Data(text.utf8)) }
    decoder.allowsJSON5 = true
    #expect((try? decoder.decode(Home.self, from: Data(text.utf8))) == home)
    let foundation = JSONDecoder()
    foundation.allowsJSON5 = true
    let isRead = (try? foundation.decode(EmptyResponse.self, from: Data(text.utf8))) != nil
    #expect(isRead == (home != nil))
  }

  @Test func `user info and coding paths reach the models`() throws {
    struct Spy: Decodable {
      var found: String
      init(from decoder: any Decoder) throws {
        let key = try #require(CodingUserInfoKey(rawValue: "k"))
        let path = decoder.codingPath.map(\.stringValue).joined(separator: "/")
        found = "\(decoder.userInfo[key] ?? "none") at \(path)"
      }
    }
    var decoder = SmartDecoder()
    decoder.userInfo[try #require(CodingUserInfoKey(rawValue: "k"))] = "info"
    let read = try decoder.decode([String: [Spy]].self, from: Data(#"{"a":[0,1]}"#.utf8))
    #expect(read["a"]?.map(\.found) == ["info at a/Index 0", "info at a/Index 1"])
    let foundation = JSONDecoder()
    foundation.userInfo = decoder.userInfo
    let same = try foundation.decode([String: [Spy]].self, from: Data(#"{"a":[0,1]}"#.utf8))
    #expect(same["a"]?.map(\.found) == read["a"]?.map(\.found))
  }
}
