import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import Testing
import Workbench

@testable import Samples

/// What the lessons advise to write, tried on Foundation and on their own payloads.
@Suite struct AdviceClaimsTests {
  private func payload(_ sample: String, _ name: String) throws -> Data {
    Data(try #require(SampleCatalogueTests.entry(sample).payload(named: name)).bytes)
  }

  private func decode<T: Decodable>(_ type: T.Type, _ json: String) throws -> T {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test func `strict tells of one of a user's eight faults`() throws {
    let entry = try SampleCatalogueTests.entry("User")
    let payload = try #require(entry.payload(named: "as-received"))
    let report = Experiment(entry: entry, source: payload.name, bytes: payload.bytes).run()
    let fields = try #require(report[.strict]).fields.filter { !$0.isContainer }
    let wrong = fields.filter { ($0.alone?.outcome ?? $0.outcome) == .threw }
    #expect(wrong.count == 8, "\(wrong.map { $0.path.description })")
    #expect(fields.count { $0.outcome == .threw } == 1)
  }

  @Test func `print tells the two nothings of a double optional apart, if let doesn't`() {
    struct Song { var file: String?? }
    let null = Song(file: .some(nil))
    let missing = Song(file: nil)
    #expect("\(null)".contains("Optional(nil)") && !"\(missing)".contains("Optional(nil)"))
    #expect(null.file.flatMap { $0 } == nil && missing.file.flatMap { $0 } == nil)
    #expect((null.file ?? "none") == nil && (missing.file ?? "none") == "none")
  }

  @Test func `a quoted number is read without loss, or not at all`() throws {
    struct Tea: Decodable { @Lossless var price: Double }
    #expect(try decode(Tea.self, #"{"price": "9.5"}"#).price == 9.5)
    #expect(throws: DecodingError.self) { try decode(Tea.self, #"{"price": "9,5"}"#) }
    #expect(Int("0x10") == nil)
    #expect(Double("0x10") == 16)
  }

  @Test(arguments: [("1", true), ("0", false), (#""true""#, true), ("null", false), ("true", true)])
  func `a lenient Bool reads what a default alone makes false`(
    _ json: String, _ isOn: Bool
  ) throws {
    struct Lamp: Decodable { @LenientBool<Bool.False> var isOn: Bool }
    struct Defaulted: Decodable { @Default<Bool.False> var isOn: Bool }
    #expect(try decode(Lamp.self, #"{"isOn": \#(json)}"#).isOn == isOn)
    #expect(try decode(Defaulted.self, #"{"isOn": \#(json)}"#).isOn == (json == "true"))
  }

  @Test func `an address that can't be read, the empty one too, is nil`() throws {
    struct Shop: Decodable { @LossyOptional var website: URL? }
    #expect(try decode(Shop.self, #"{"website": ""}"#).website == nil)
    #expect(try decode(Shop.self, #"{"website": "N/A"}"#).website != nil)
  }

  @Test func `no wrapper reads a Decimal from text`() {
    #expect(!((Decimal.self as Any.Type) is any LosslessValue.Type))
  }

  @Test func `a fallback is written back, a type that is its raw value keeps the text`() throws {
    struct State: RawRepresentable, Codable, Equatable {
      var rawValue: String
      static let open = State(rawValue: "open")
    }
    let written = try JSONEncoder().encode(
      try decode([UnknownCase.Defaulted.State].self, #"["waiting"]"#))
    #expect(String(decoding: written, as: UTF8.self) == #"["unknown"]"#)
    let states = try decode([State].self, #"["waiting", "open"]"#)
    #expect(states[1] == .open)
    #expect(
      String(decoding: try JSONEncoder().encode(states), as: UTF8.self) == #"["waiting","open"]"#)
  }

  private struct Kennel: Decodable {
    struct Dog: Decodable {
      var animal: Inheritance.Strict.Animal
      var tricks: Int
      enum CodingKeys: CodingKey { case tricks }

      init(from decoder: any Decoder) throws {
        animal = try Inheritance.Strict.Animal(from: decoder)
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        tricks = try fields.decode(Int.self, forKey: .tricks)
      }
    }
    var dog: Dog
  }

  private struct Composed: Decodable {
    struct Dog: Decodable { var animal: Inheritance.Strict.Animal, tricks: Int }
    var dog: Dog
  }

  @Test func `two parts read one object where a line says so, and only there`() throws {
    let json = try payload("Inheritance", "as-received")
    let dog = try JSONDecoder().decode(Kennel.self, from: json).dog
    #expect(dog.animal.name == "Fido")
    #expect(dog.tricks == 3)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Composed.self, from: json)
    }
    guard case .keyNotFound(let key, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(key.stringValue == "animal")
  }

  @Test func `Swift 6 refuses one instance of a class as everybody's default`() throws {
    let complaints = try SwiftCompiler().complaints(
      about: """
        final class Person { var name = "" }
        struct Owner { static let defaultValue = Person() }
        """)
    #expect(complaints.contains("is not concurrency-safe"))
  }

  @Test func `an object without keys is decoded field by field, null and a list aren't`() throws {
    struct Owner: Decodable, EmptyInitializable, Equatable {
      @DefaultString var name: String
      var isMadeByInit = false
      enum CodingKeys: CodingKey { case name }

      init() { isMadeByInit = true }
    }
    struct Shop: Decodable { @DefaultObject var owner: Owner }
    for (json, isMade) in [("{}", false), ("null", true), ("[]", true)] {
      #expect(try decode(Shop.self, #"{"owner": \#(json)}"#).owner.isMadeByInit == isMade)
    }
  }
}
