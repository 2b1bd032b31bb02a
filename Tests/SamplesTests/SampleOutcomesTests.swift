import DecodingReport
import Foundation
import Testing
import Workbench

@testable import Samples

/// The lessons' claims: what each style makes of each payload, by the decoders themselves.
@Suite struct SampleOutcomesTests {
  static let outcomes =
    basics + numbers + strings + enums + collections + keys
    + dates + classes + anyJSON + patches + inPrint + realLife

  @Test(arguments: outcomes, DecodingStyle.allCases)
  func `a payload decodes as its sample's lesson says`(
    _ expected: SampleOutcome, _ style: DecodingStyle
  ) throws {
    let entry = try #require(SampleCatalogue.all.sample(named: expected.sample))
    let payload = try #require(entry.payload(named: expected.payload))
    let clean = try #require(entry.payload(named: "clean"))
    #expect(entry.outcome(of: payload, against: clean, in: style) == expected[style])
  }

  @Test func `every payload has its outcome in the tables`() {
    let existing = SampleCatalogue.all.flatMap { entry in
      entry.payloads.map { "\(entry.name) \($0.name)" }
    }
    #expect(Self.outcomes.map(\.description) == existing)
  }

  /// The samples whose clean payload has numbers for Booleans, since printed code reads no others.
  private static let numbersForBooleans = ["BoolRecursion": ["isLiked", "isNew"]]

  @Test(arguments: SampleCatalogue.all.map(\.name))
  func `a clean payload's value says what its JSON says`(_ name: String) throws {
    let entry = try #require(SampleCatalogue.all.sample(named: name))
    let payload = try #require(entry.payload(named: "clean"))
    let written = try JSONDecoder().decode(JSONTree.self, from: Data(payload.bytes))
      .readingBooleans(at: Self.numbersForBooleans[name] ?? [])
    for style in DecodingStyle.allCases {
      #expect(try entry.decoded(payload, in: style).differences(from: written) == "")
    }
  }
}
