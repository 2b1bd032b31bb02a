import DecodingReport
import DecodingStyles
import JSONSource
import Testing
import Workbench

/// Wrappers of a library that swallows errors with `try?` are explained as well as our own.
@Suite struct OutsideWrapperTests {
  struct Theirs: Codable {
    @Outside.Fallback<Outside.Zero> var n: Int
    @Outside.Guarded<Outside.Zero> var m: Int
    @Outside.Fallback<Outside.Nothing> var s: String
    @Outside.Fallback<Outside.NoTags> var tags: [String]
    @Outside.Guarded<Outside.NoTags> var marks: [String]
    @Outside.Fallback<Outside.NoStock> var stock: [String: Int]
    @Outside.Sieve<Double> var prices: [Double]
    @Outside.Maybe<String> var note: String?
  }

  struct Ours: Codable {
    @DefaultCodable var n: Int
    @DefaultCodable var m: Int
    @DefaultCodable var s: String
    @DefaultCodable var tags: [String]
    @DefaultCodable var marks: [String]
    @DefaultCodable var stock: [String: Int]
    @LossyArray var prices: [Double]
    @LossyOptional var note: String?
  }

  enum Both: Sample {
    typealias StrictModel = Theirs
    typealias DefaultModel = Ours
    typealias SmartModel = Ours
  }

  static let values = [
    "null", "true", "0", "1.5", "1e400", "300", "9007199254740993.5", "\"\"", "\"x\"", "[]",
    "[1, \"2\", null, 4]", "[\"a\", 7, \"c\", {}]", "[[1], {}]", "{}", "{\"x\": 1}",
    "{\"x\": 1, \"y\": \"q\", \"z\": null}", "{\"x\": [1]}",
  ]
  static let keys = ["n", "m", "s", "tags", "marks", "stock", "prices", "note"]

  @Test(arguments: keys)
  func `what they lose is found, named and placed as what ours lose`(_ key: String) throws {
    var losses = 0
    for value in Self.values + [""] {
      let json = value.isEmpty ? "{}" : #"{"\#(key)": \#(value)}"#
      let report = run(Both.self, json, [.strict, .default])
      let theirs = try #require(report[.strict])
      let ours = try #require(report[.default])
      #expect(theirs.fields.map(Self.finding) == ours.fields.map(Self.finding), "\(json)")
      #expect(theirs.summary == ours.summary, "\(json)")
      losses += theirs.summary.silentLoss
      for field in theirs.fields where [.default, .dropped].contains(field.outcome) {
        #expect(field.fallback == nil, "\(json)")
      }
    }
    #expect(losses > 5)
  }

  /// What a report says of a field, whoever says so.
  private static func finding(_ field: FieldReport) -> String {
    [
      "\(field.path)", field.wanted.replacing("?", with: ""), field.outcome.rawValue,
      field.reason?.rawValue ?? "", field.value ?? "", field.found?.start.description ?? "missing",
      field.silentLoss ? "silently" : "", field.guilty?.description ?? "",
      field.found == nil || field.found?.kind == .null ? "" : field.foundationSaid ?? "",
    ].joined(separator: " ")
  }

  @Test func `the report says that it infers`() throws {
    let report = run(Both.self, #"{"n": "x", "prices": [1, {}]}"#, [.strict])
    let text = lines(report)
    #expect(
      text.contains(
        """
        ↺ $.n Int "x" → 0 wrong-type silently inferred “Expected to decode Int but found a string instead.”
        """))
    #expect(
      text.contains(
        """
        ⊘ $.prices[1] Double {} wrong-type silently inferred “Expected to decode Double but found a dictionary instead.”
        """))
    let field = try #require(report[.strict]?.fields.first)
    let why = report.explanation(of: field, in: .strict) { _ in nil }.text(width: \.count)
    #expect(why.contains("inferred from the calls and the result; nothing reports it"))
    #expect(why.contains("the model's source was not read"))
  }
}
