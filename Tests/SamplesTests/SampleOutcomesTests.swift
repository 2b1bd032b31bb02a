import DecodingReport
import Foundation
import Testing
import Workbench

@testable import Samples

/// The lessons' claims: what each style makes of each payload, by the decoders themselves.
@Suite struct SampleOutcomesTests {
  static let outcomes =
    basics + numbers + strings + enums + collections + objects + keys + errors
    + dates + classes + anyJSON + patches + inPrint + realLife + writtenBack

  @Test(arguments: outcomes, DecodingStyle.allCases)
  func `a payload decodes as its sample's lesson says`(
    _ expected: SampleOutcome, _ style: DecodingStyle
  ) throws {
    let entry = try #require(SampleCatalogue.all.sample(named: expected.sample))
    let payload = try #require(entry.payload(named: expected.payload))
    let clean = try Self.clean(of: entry)
    #expect(entry.outcome(of: payload, against: clean, in: style) == expected[style])
  }

  @Test func `every payload has its outcome in the tables`() {
    let existing = SampleCatalogue.all.flatMap { entry in
      entry.payloads.map { "\(entry.name) \($0.name)" }
    }
    #expect(Self.outcomes.map(\.description) == existing)
  }

  /// The samples whose clean payload has numbers for Booleans, since printed code reads no others.
  private static let numbersForBooleans = [
    "BoolRecursion": ["isLiked", "isNew"], "EitherOr": ["isLiked"],
  ]

  /// The JSON of the sample's clean payload.
  private static func clean(of entry: SampleEntry) throws -> JSONTree {
    let payload = try #require(entry.payload(named: "clean"))
    return try JSONDecoder().decode(JSONTree.self, from: Data(payload.bytes))
      .readingBooleans(at: numbersForBooleans[entry.name] ?? [])
  }

  /// The samples and styles that write another document than they read, which is their lesson.
  private static let writtenOtherwise: Set = [
    "WrapperAsObject strict", "ForgottenSuper strict", "ForgottenSuper default",
    "RenamingAndFinishing smart", "ObservableKeys strict", "ObservableKeys default",
    "ObservableKeys smart",
  ]

  @Test(arguments: SampleCatalogue.all.map(\.name))
  func `a clean payload's value says what its JSON says`(_ name: String) throws {
    let entry = try #require(SampleCatalogue.all.sample(named: name))
    let payload = try #require(entry.payload(named: "clean"))
    let written = try Self.clean(of: entry)
    for style in DecodingStyle.allCases {
      let differences = try entry.decoded(payload, in: style).differences(from: written)
      #expect((differences != "") == Self.writtenOtherwise.contains("\(name) \(style)"))
    }
  }
}
