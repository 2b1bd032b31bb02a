import DecodingStyles
import Foundation
import Testing
import Workbench

@testable import Samples

/// What the lessons about ids, elements, classes and Any say beyond the tables of outcomes.
@Suite struct ValueClaimsTests {
  private func payload(_ sample: String, _ name: String) throws -> Data {
    Data(try #require(SampleCatalogueTests.entry(sample).payload(named: name)).bytes)
  }

  @Test func `as Doubles two ids are one, as text they are two`() throws {
    let json = Data("[1234567890123456789, 1234567890123456788]".utf8)
    let doubles = try JSONDecoder().decode([Double].self, from: json)
    let texts = try JSONDecoder().decode([Lossless<String>].self, from: json).map(\.wrappedValue)
    #expect(doubles[0] == doubles[1])
    #expect(texts == ["1234567890123456789", "1234567890123456788"])
  }

  @Test func `a Decimal from text throws, and says nothing`() throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        LosslessIds.Strict.Payment.self, from: payload("LosslessIds", "amount-as-text"))
    }
    guard case .typeMismatch(_, let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "")
  }

  @Test func `each lossy element has its error`() throws {
    struct Basket: Decodable { var lines: [LossyElement<LossyElements.Strict.Line>] }
    let basket = try JSONDecoder().decode(
      Basket.self, from: payload("LossyElements", "as-received"))
    #expect(basket.lines.map { $0.value?.sku } == ["P1", nil, nil])
    #expect(basket.lines.map { (try? $0.result.get()) != nil } == [true, false, false])
  }

  private final class Shared: Codable, DefaultValue {
    var name = ""
    init() {}
    // Unchecked by the compiler, since nobody else sees it.
    nonisolated(unsafe) static let defaultValue = Shared()
  }

  @Test func `a default that is one instance is shared, an empty object isn't`() throws {
    struct Boats: Decodable {
      @DefaultCodable var one: Shared
      @DefaultCodable var other: Shared
      @DefaultObject var mine: ClassProperty.Defaulted.Person
      @DefaultObject var yours: ClassProperty.Defaulted.Person
    }
    let boats = try JSONDecoder().decode(Boats.self, from: Data("{}".utf8))
    #expect(boats.one === boats.other)
    #expect(boats.mine !== boats.yours)
  }

  @Test func `the same object twice in the JSON is two objects`() throws {
    let json = Data(
      #"{"name": "", "owner": {"name": "A"}, "skipper": {"name": "A"}, "berth": 1}"#.utf8)
    let boat = try JSONDecoder().decode(ClassProperty.Strict.Boat.self, from: json)
    #expect(boat.owner !== boat.skipper)
  }

  @Test func `a subclass that inherits its initialiser ignores its own key`() throws {
    let json = try payload("Inheritance", "as-received")
    let strict = try JSONDecoder().decode(Inheritance.Strict.Kennel.self, from: json)
    let defaulted = try JSONDecoder().decode(Inheritance.Defaulted.Kennel.self, from: json)
    let smart = try SmartDecoder().decode(Inheritance.Smart.Kennel.self, from: json)
    for lives in [strict.cat.lives, defaulted.cat.lives, smart.cat.lives] { #expect(lives == 9) }
    for tricks in [strict.dog.tricks, defaulted.dog.tricks, smart.dog.tricks] {
      #expect(tricks == 3)
    }
    #expect(
      String(decoding: try JSONEncoder().encode(strict.cat), as: UTF8.self) == #"{"name":"Mis"}"#)
  }

  private class Base: Decodable {
    var name: String
  }

  private final class BySuperDecoder: Base {
    private enum CodingKeys: CodingKey {}

    required init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      try super.init(from: fields.superDecoder())
    }
  }

  @Test func `superDecoder looks under the key super`() throws {
    let nested = Data(#"{"super": {"name": "Fido"}}"#.utf8)
    #expect(try JSONDecoder().decode(BySuperDecoder.self, from: nested).name == "Fido")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(BySuperDecoder.self, from: Data(#"{"name": "Fido"}"#.utf8))
    }
  }

  @Test func `any value keeps its kind, and a whole double is an integer`() throws {
    let plan = try JSONDecoder().decode(
      AnyJSON.Defaulted.Plan.self, from: payload("AnyJSON", "as-received"))
    #expect(plan.extra["limits"]?["seats"]?.intValue == 5)
    #expect(plan.extra["limits"]?["until"] == .null)
    let whole = try JSONDecoder().decode(AnyCodable.self, from: Data("1.0".utf8))
    #expect(whole.intValue == 1)
  }

  @Test func `a recorded body is decoded as its own type, and stays as it came`() throws {
    let json = try payload("RequestMock", "clean")
    let mock = try JSONDecoder().decode(RequestMock.Defaulted.Mock.self, from: json)
    let song = try JSONDecoder().decode(
      RequestMock.Defaulted.Song.self, from: JSONEncoder().encode(mock.body))
    #expect(song.title == "Vår")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let file = try encoder.encode(mock)
    let again = try JSONDecoder().decode(RequestMock.Defaulted.Mock.self, from: file)
    #expect(try encoder.encode(again) == file)
    #expect(String(decoding: file, as: UTF8.self).contains("\n    \"plays\" : 7,\n"))
  }
}
