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
    enum CodingKey: String, Swift.CodingKey { case name = "full_name" }
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

  /// A property is added, with an initial value, and its line is forgotten.
  private struct Forgetful: Decodable {
    var title: String
    var season = 1
    enum CodingKeys: CodingKey { case title, season }

    init(from decoder: any Decoder) throws {
      title = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .title)
    }
  }

  @Test func `a forgotten line compiles, and the property is never decoded`() throws {
    let json = Data(#"{"title": "Föhn", "season": 2}"#.utf8)
    #expect(try JSONDecoder().decode(Forgetful.self, from: json).season == 1)
  }

  /// A type beside the values, decoded as the lesson about associated values says.
  private enum Shape: Decodable, Equatable {
    case circle(radius: Double)
    case box(width: Double, height: Double)

    enum Kind: String, Codable { case circle, box }
    enum CodingKeys: CodingKey { case type, radius, width, height }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      switch try fields.decode(Kind.self, forKey: .type) {
      case .circle: self = .circle(radius: try fields.decode(Double.self, forKey: .radius))
      case .box:
        self = .box(
          width: try fields.decode(Double.self, forKey: .width),
          height: try fields.decode(Double.self, forKey: .height))
      }
    }
  }

  @Test func `a type beside the values is read by hand`() throws {
    struct Drawing: Decodable {
      var frame: Shape
      var marks: [Shape]
    }
    let entry = try SampleCatalogueTests.entry("AssociatedValues")
    let json = Data(try #require(entry.payload(named: "as-received")).bytes)
    let drawing = try JSONDecoder().decode(Drawing.self, from: json)
    #expect(drawing.frame == .box(width: 4, height: 3))
    #expect(drawing.marks == [.circle(radius: 0.5)])
  }
}
