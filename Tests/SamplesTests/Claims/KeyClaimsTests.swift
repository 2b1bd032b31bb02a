import DecodingReport
import Foundation
import Testing
import Workbench

@testable import Samples

/// What the lessons about keys and hand-written initialisers say beyond the tables of outcomes.
@Suite struct KeyClaimsTests {
  private struct Converted: Decodable {
    var homepageURL: String?
    enum CodingKeys: String, CodingKey { case homepageURL = "homepageUrl" }
  }

  private struct Unconverted: Decodable {
    var homepageURL: String?
    enum CodingKeys: String, CodingKey { case homepageURL = "homepage_url" }
  }

  @Test func `a coding key says what the strategy makes of the JSON's key`() throws {
    let entry = try SampleCatalogueTests.entry("SnakeCase")
    let json = Data(try #require(entry.payload(named: "as-received")).bytes)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let profile = try decoder.decode(SnakeCase.Strict.Profile.self, from: json)
    #expect(profile.homepageURL == nil)
    #expect(profile.badges == ["early_bird": 1])
    #expect(
      try decoder.decode(Converted.self, from: json).homepageURL == "https://asa.example")
    #expect(try decoder.decode(Unconverted.self, from: json).homepageURL == nil)
  }

  private struct Misnamed: Decodable {
    var name: String
    enum Codingkeys: String, CodingKey { case name = "full_name" }
  }

  @Test func `an enum of another name than CodingKeys is ignored`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Misnamed.self, from: Data(#"{"full_name": "Zoë"}"#.utf8))
    }
    #expect(throws: Never.self) {
      try JSONDecoder().decode(Misnamed.self, from: Data(#"{"name": "Zoë"}"#.utf8))
    }
  }

  @Test(arguments: ["selected-sent", "clean"])
  func `a property without a coding key keeps its initial value`(_ name: String) throws {
    let entry = try SampleCatalogueTests.entry("NestedObjects")
    let json = Data(try #require(entry.payload(named: name)).bytes)
    let strict = try JSONDecoder().decode(NestedObjects.Strict.Customer.self, from: json)
    #expect(strict.isSelected == false)
  }

  @Test(arguments: DecodingStyle.allCases)
  func `the report names the property that a key nearly is`(_ style: DecodingStyle) throws {
    let entry = try SampleCatalogueTests.entry("Typos")
    func suggestions(_ name: String) throws -> [String] {
      let payload = try #require(entry.payload(named: name))
      let report = Experiment(entry: entry, source: payload.name, bytes: payload.bytes).run()
      return try #require(report[style]).fields.filter { $0.reason == .unknownKey }.map {
        "\($0.path): \($0.didYouMean ?? "–")"
      }
    }
    #expect(
      try suggestions("as-received")
        == ["$.timeOut: timeout", "$.retires: retries", "$.user_agent: userAgent"])
    #expect(try suggestions("extra-key") == ["$.proxy: –"])
  }

  @Test func `the snake-case strategy's way back isn't the inverse`() throws {
    struct Picture: Codable { var imageURL: String? }
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let written = try encoder.encode(Picture(imageURL: "a.png"))
    #expect(String(decoding: written, as: UTF8.self) == #"{"image_url":"a.png"}"#)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(try decoder.decode(Picture.self, from: written).imageURL == nil)
  }

  /// Properties are added, one with an initial value, one optional, and their lines are forgotten.
  private struct Forgetful: Decodable {
    var title: String
    var season = 1
    var minutes: Int?
    enum CodingKeys: CodingKey { case title, season, minutes }

    init(from decoder: any Decoder) throws {
      title = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .title)
    }
  }

  @Test func `a forgotten line compiles, and the property is never decoded`() throws {
    let json = Data(#"{"title": "Föhn", "season": 2, "minutes": 43}"#.utf8)
    let episode = try JSONDecoder().decode(Forgetful.self, from: json)
    #expect(episode.season == 1)
    #expect(episode.minutes == nil)
  }

  /// A type beside the values, decoded as the lesson about associated values says.
  private enum Shape: Decodable, Equatable {
    case circle(Circle)
    case box(Box)

    struct Circle: Decodable, Equatable { var radius: Double }
    struct Box: Decodable, Equatable { var width, height: Double }
    enum Kind: String, Codable { case circle, box }
    enum CodingKeys: CodingKey { case type }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      switch try fields.decode(Kind.self, forKey: .type) {
      case .circle: self = .circle(try Circle(from: decoder))
      case .box: self = .box(try Box(from: decoder))
      }
    }
  }

  @Test(arguments: ["as-received", "unknown-shape"])
  func `a type beside the values and an unknown case are told in the same words`(
    _ name: String
  ) throws {
    let entry = try SampleCatalogueTests.entry("AssociatedValues")
    let payload = try #require(entry.payload(named: name))
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AssociatedValues.Strict.Drawing.self, from: Data(payload.bytes))
    }
    guard case .typeMismatch(_, let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription.contains("Invalid number of keys found, expected one."))
  }

  @Test func `a type beside the values is read by hand`() throws {
    struct Drawing: Decodable {
      var frame: Shape
      var marks: [Shape]
    }
    let entry = try SampleCatalogueTests.entry("AssociatedValues")
    let json = Data(try #require(entry.payload(named: "as-received")).bytes)
    let drawing = try JSONDecoder().decode(Drawing.self, from: json)
    #expect(drawing.frame == .box(.init(width: 4, height: 3)))
    #expect(drawing.marks == [.circle(.init(radius: 0.5))])
  }
}
