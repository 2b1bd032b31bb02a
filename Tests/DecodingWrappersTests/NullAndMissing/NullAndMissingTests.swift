import DecodingWrappers
import Foundation
import Testing

struct NullAndMissingTests {
  struct Song: Codable, Equatable {
    var id: Int
    @Tristate var file: String??
    var cover: OptionalValue<String>?
    var link: LenientOptionalValue<URL>?
  }

  struct Double: Codable {
    var file: String??
  }

  struct Dated: Codable, Equatable {
    @Tristate var at: Date??
    var till: OptionalValue<Date>?
  }

  static let states: [DefaultCase] = [
    DefaultCase(Song.self, #"{"id":1,"file":"x"}"#, "x") { $0.file },
    DefaultCase(Song.self, #"{"id":1,"file":null}"#, .some(nil)) { $0.file },
    DefaultCase(Song.self, #"{"id":1}"#, nil) { $0.file },
    DefaultCase(Song.self, #"{"id":1,"file":"x"}"#, .value("x")) { $0.$file },
    DefaultCase(Song.self, #"{"id":1,"file":null}"#, .null) { $0.$file },
    DefaultCase(Song.self, #"{"id":1}"#, .missing) { $0.$file },
    DefaultCase(Song.self, #"{"id":1,"cover":"x"}"#, .value("x")) { $0.cover },
    DefaultCase(Song.self, #"{"id":1,"cover":null}"#, .null) { $0.cover },
    DefaultCase(Song.self, #"{"id":1}"#, nil) { $0.cover },
    DefaultCase(Song.self, #"{"id":1,"link":"http://a.b"}"#, "http://a.b") {
      $0.link?.value?.absoluteString
    },
    DefaultCase(Song.self, #"{"id":1,"link":5}"#, .null) { $0.link },
    DefaultCase(Song.self, #"{"id":1,"link":null}"#, .null) { $0.link },
    DefaultCase(Song.self, #"{"id":1}"#, nil) { $0.link },
    DefaultCase([Tristate<Int>].self, "[1,null]", [.value(1), .null]) { $0.map(\.projectedValue) },
    DefaultCase([OptionalValue<Int>].self, "[1,null]", [.value(1), .null]) { $0 },
    DefaultCase([LenientOptionalValue<Int>].self, "[1,null,\"x\"]", [.value(1), .null, .null]) {
      $0
    },
  ]

  @Test(arguments: states)
  func `null, a missing key and a value are told apart`(_ row: DefaultCase) throws {
    #expect(try row.read(JSONDecoder(), Data(row.payload.utf8)) == row.expected)
  }

  @Test func `a bare double optional makes null and a missing key the same`() throws {
    for payload in [#"{"file":null}"#, "{}"] {
      let song = try JSONDecoder().decode(Double.self, from: Data(payload.utf8))
      #expect(song.file == .none)
    }
  }

  @Test(arguments: ["file", "cover"])
  func `another JSON type throws at the field`(_ key: String) {
    let payload = Data(#"{"id":1,"\#(key)":5}"#.utf8)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Song.self, from: payload)
    }
    guard case .typeMismatch(let type, let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect("\(type)" == "String")
    #expect(context.codingPath.map(\.stringValue) == [key])
  }

  static let payloads = [
    #"{"id":1}"#, #"{"file":null,"id":1}"#, #"{"file":"x","id":1}"#, #"{"cover":null,"id":1}"#,
    #"{"cover":"x","file":null,"id":1,"link":null}"#, #"{"id":1,"link":"a"}"#,
  ]

  @Test(arguments: payloads)
  func `the three states encode as they came, as JSON and as a property list`(
    _ payload: String
  ) throws {
    let song = try JSONDecoder().decode(Song.self, from: Data(payload.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(song), as: UTF8.self) == payload)
    let list = try PropertyListEncoder().encode(song)
    #expect(try PropertyListDecoder().decode(Song.self, from: list) == song)
  }

  @Test func `a state can be set by name and by value`() throws {
    var song = Song(id: 1)
    #expect(song.$file == .missing)
    song.$file = .null
    #expect(song.file == .some(nil))
    song.file = "m.mp3"
    #expect(song.$file == .value("m.mp3"))
    song.file = .none
    #expect(song.$file == .missing)
  }

  @Test func `values within follow the decoder's date strategy`() throws {
    let payload = #"{"at":"2001-01-01T00:01:00Z","till":"2001-01-01T00:00:02Z"}"#
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let dated = try decoder.decode(Dated.self, from: Data(payload.utf8))
    #expect(dated.$at == .value(Date(timeIntervalSinceReferenceDate: 60)))
    #expect(dated.till == .value(Date(timeIntervalSinceReferenceDate: 2)))
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(dated), as: UTF8.self) == payload)
  }
}
