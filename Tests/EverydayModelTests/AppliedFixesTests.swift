import DecodingConclusions
import DecodingReport
import EverydayModels
import Foundation
import ModelFacts
import TestSupport
import Testing
import Workbench

/// What a why advises mends the model: with the first fix in its source, and nothing else changed, the
/// payload decodes, and nothing is lost where the fault was.
@Suite struct AppliedFixesTests {
  struct Fault: Sendable {
    /// The type that declares the property, and the fault's place.
    var type = "Root"
    var path: String
    var source: String
    var payload: String
    /// What the mended model says of the place.
    var line: String
  }

  @Test func `the first fix of a reported fault mends it`() throws {
    let faults = Self.faults
    let models = faults.map {
      EverydayModel(name: $0.path, source: $0.source, payload: $0.payload, lines: [])
    }
    let compiled = try CompiledModels(models)
    let requests = try faults.indices.map { place in
      let fault = faults[place]
      let report = Self.report(fault, compiled.roots[place], compiled.facts[place])
      let field = try #require(
        report[.strict]?.fields.first { "\($0.path)" == fault.path }, "\(fault.path)")
      let index = compiled.facts[place].index
      let explainer = Explainer(
        report, isForMany: false,
        declaration: { field, _ in
          index.declaration(of: field.property, in: ModelTypeNames(declared: fault.type))
        }, sourceLine: { _ in nil })
      let fixes = explainer.fixes(of: field, in: .strict)
      let first = fixes.prefix(1 + fixes.prefix(while: \.needsNext).count)
      let asked = index.declaration(
        of: field.property, in: ModelTypeNames(declared: fault.type))?.name
      return FixedSources.Request(
        source: fault.source, fixes: Array(first), property: asked ?? field.property,
        type: fault.type)
    }
    let mended = zip(faults, try FixedSources.all(requests)).map { fault, text in
      #expect(text != fault.source, "\(fault.path)")
      return EverydayModel(name: fault.path, source: text, payload: fault.payload, lines: [])
    }
    let again = try CompiledModels(mended)
    for place in faults.indices {
      let report = Self.report(faults[place], again.roots[place], again.facts[place])
      let said = EverydayModelTests.text(report, faults[place].payload)
      #expect(report[.strict]?.threw == false, "\(mended[place].source)\n\(said)")
      #expect(said.contains(faults[place].line), "\(mended[place].source)\n\(said)")
    }
  }

  private static func report(
    _ fault: Fault, _ type: any Decodable.Type, _ facts: KnownFacts
  ) -> Report {
    var experiment = Experiment(
      model: "Root",
      models: .loaded(
        ModelTypes(strict: type, default: type, smart: type), DecodingOptions()),
      source: "p.json", bytes: Array(fault.payload.utf8), styles: [.strict])
    experiment.facts[.strict] = facts
    // A trial may end the tests' process.
    experiment.witness = .old
    return experiment.run()
  }

  private static let faults = [
    Fault(
      path: "$.end",
      source: """
        @propertyWrapper struct Codec<Value: Codable>: Codable {
          var wrappedValue: Value
          init(from decoder: Decoder) throws {
            wrappedValue = try decoder.singleValueContainer().decode(Value.self)
          }
          func encode(to encoder: Encoder) throws {}
        }
        struct Root: Codable { @Codec var end: String? }
        """,
      payload: "{}", line: "$.end ◌ missing ∅ nil missing"),
    Fault(
      path: "$.status",
      source: """
        enum Status: String, Decodable { case active = "ACTIVE", inactive = "INACTIVE" }
        struct Root: Decodable { var status: Status }
        """,
      payload: #"{"status": "active"}"#, line: #"$.status "active" ✓ .active"#),
    Fault(
      path: "$.platform",
      source: """
        enum Platform: String, Decodable { case github, openCollective = "open_collective" }
        struct Root: Decodable { let platform: Platform }
        """,
      payload: #"{"platform": "THANKS_DEV"}"#, line: #"$.platform "THANKS_DEV" ✓ .thanksDev"#),
    Fault(
      path: "$.config",
      source: """
        enum Environment: String, Codable { case dev, qa }
        struct Root: Codable { var config: [Environment: String] }
        """,
      payload: #"{"config": {"dev": "a"}}"#, line: #"$.config.dev "a" ✓ "a""#),
    Fault(
      path: "$.languages",
      source: """
        import Foundation
        struct Root: Codable { var languages: [Locale]? }
        """,
      payload: #"{"languages": ["en", "pt-BR"]}"#, line: #"$.languages[1] "pt-BR" ✓ "pt-BR""#),
    Fault(
      type: "Root", path: "$.b",
      source: """
        class Base: Codable { var a: Int = 0 }
        class Root: Base { var b: Int = 0 }
        """,
      payload: #"{"a": 1, "b": 2}"#, line: "$.b 2 ✓ 2"),
    Fault(
      path: "$._count",
      source: """
        import Observation
        @Observable final class Root: Codable { var count: Int = 0 }
        """,
      payload: #"{"count": 1}"#, line: "$.count 1 ✓ 1"),
    Fault(
      path: "$.points",
      source: "struct Root: Codable { var points: [Double] }",
      payload: #"{"points": [[1, 2], [3, 4]]}"#, line: "$.points[1][0] 3 ✓ 3.0"),
    Fault(
      path: "$.id",
      source: """
        import Foundation
        struct Root: Codable { var id: UUID = UUID(); var content: String }
        """,
      payload: #"{"content": "a"}"#, line: #"$.content "a" ✓ "a""#),
    Fault(
      path: "$.user_id",
      source: "struct Root: Codable { let userId: Int }",
      payload: #"{"user_id": 1}"#, line: "$.user_id 1 ✓ 1"),
    Fault(
      path: "$.name",
      source: "struct Root: Codable { let name: String }",
      payload: #"{"name": null}"#, line: "$.name null ∅ nil null"),
    Fault(
      path: "$.price",
      source: "struct Root: Codable { let price: Double }",
      payload: #"{"price": "9.90"}"#, line: #"$.price "9.90" ✓ "9.90""#),
    Fault(
      path: "$.count",
      source: "struct Root: Codable { let count: Int8 }",
      payload: #"{"count": 300}"#, line: "$.count 300 ✓ 300"),
  ]
}
