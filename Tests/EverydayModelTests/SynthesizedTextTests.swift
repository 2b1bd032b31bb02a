import DecodingConclusions
import DecodingReport
import EverydayModels
import Foundation
import JSONSource
import ModelFacts
import TestSupport
import Testing
import Workbench

/// The text that stands for the compiler's `init(from:)`: compiled in its place, it makes the calls that
/// the compiler's own makes.
@Suite struct SynthesizedTextTests {
  private static let root = ModelTypeNames(declared: "Root", type: .named("Root"))

  /// Models with all that changes what the compiler writes.
  private static let models = [
    EverydayModel(
      name: "keys in another order, with other names, and one left out",
      source: """
        import Foundation
        struct Root: Codable {
          let version = 1
          var id: Int
          var title: String?
          var isOpen = true
          var local = "none"
          var maybe: Optional<Double>
          enum CodingKeys: String, CodingKey { case title = "name", maybe, isOpen, version, id }
        }
        """, payload: #"{"id": 1, "name": "A", "isOpen": false, "maybe": null}"#, lines: []),
    EverydayModel(
      name: "wrappers",
      source: """
        import Foundation
        @propertyWrapper struct Bare: Codable { var wrappedValue: Int }
        @propertyWrapper struct Around<Value: Codable>: Codable { var wrappedValue: Value }
        struct Root: Codable {
          @Bare var one: Int
          @Around var two: [String: Int?]
          @Around<Bool> var three: Bool
        }
        """,
      payload: """
        {"one": {"wrappedValue": 1}, "two": {"wrappedValue": {"a": 1}}, "three": {"wrappedValue": 0}}
        """, lines: []),
  ]

  private struct Tried {
    var model: EverydayModel
    var code: SynthesizedInitializer
    var hasKeys: Bool

    /// The model with the text as its own; `nil` where it isn't seen where that belongs.
    var written: EverydayModel? {
      var text = code.lines(columns: 60).map(\.text).joined(separator: "\n")
      // The compiler writes no keys for what can only be decoded, and has code of its own for that.
      if !hasKeys {
        let names = code.calls.map(\.property).joined(separator: ", ")
        text += "\nenum CodingKeys: String, CodingKey { case \(names) }"
      }
      guard let head = model.source.firstRange(of: /(struct|class) Root\b[^{]*\{/) else {
        return nil
      }
      let source = model.source.replacing(
        model.source[head], with: "\(model.source[head])\n\(text)\n", maxReplacements: 1)
      return EverydayModel(name: model.name, source: source, payload: model.payload, lines: [])
    }
  }

  private static func trace(_ model: EverydayModel, _ type: any Decodable.Type) -> String {
    var experiment = Experiment(
      model: "Root",
      models: .loaded(
        ModelTypes(strict: type, default: type, smart: type), DecodingOptions()),
      source: "p.json", bytes: Array(model.payload.utf8), styles: [.strict])
    experiment.traces = .around(.root)
    // A trial may end the tests' process.
    experiment.witness = .old
    let appearance = TextAppearance(isUTF8: true) { $0.count }
    return experiment.run()[.strict]?.trace.map { TraceText($0, appearance: appearance).text } ?? ""
  }

  @Test func `compiled, the text makes the calls of the compiler's own code`() throws {
    let all = Self.models + CaseSelection.tenth(of: EverydayModel.all)
    let facts = SourceReading.facts(
      ofModels: all.map { [ModelFile(name: "m.swift", text: $0.source)] })
    let tried = zip(all, facts).compactMap { model, facts -> Tried? in
      guard let code = facts.index.synthesizedInitializer(of: Self.root) else { return nil }
      let enums = facts.index.keyEnums(in: Self.root) ?? []
      let tried = Tried(
        model: model, code: code, hasKeys: enums.contains { $0.name == "CodingKeys" })
      return tried.written == nil ? nil : tried
    }
    #expect(tried.count > 3 && tried.prefix(2).map(\.model.name) == Self.models.map(\.name))
    let original = try CompiledModels(tried.map(\.model)).roots
    let written = try CompiledModels(tried.compactMap(\.written)).roots
    for (place, tried) in tried.enumerated() {
      let trace = Self.trace(tried.model, original[place])
      #expect(!trace.isEmpty && Self.trace(tried.model, written[place]) == trace, "\(tried.model)")
    }
  }

  @Test func `the text has the order of the keys, and no line for what isn't decoded`() throws {
    let facts = SourceReading.facts(
      ofModels: [[ModelFile(name: "m.swift", text: Self.models[0].source)]])
    let code = try #require(facts.first?.index.synthesizedInitializer(of: Self.root))
    #expect(
      code.lines(columns: 61).map(\.text).joined(separator: "\n") == """
        init(from decoder: any Decoder) throws {
          let container = try decoder.container(
            keyedBy: CodingKeys.self)
          self.title = try container.decodeIfPresent(
            String.self, forKey: .title)
          self.maybe = try container.decodeIfPresent(
            Double.self, forKey: .maybe)
          self.isOpen = try container.decode(
            Bool.self, forKey: .isOpen)
          self.id = try container.decode(Int.self, forKey: .id)
        }
        """)
  }

  @Test func `a wrapper of others that the source only extends is the library's`() throws {
    let source = """
      extension DefaultCodable { var isOwn: Bool { true } }
      struct Root: Codable { @DefaultCodable var a: Int }
      """
    let facts = SourceReading.facts(ofModels: [[ModelFile(name: "m.swift", text: source)]])
    let code = facts.first?.index.synthesizedInitializer(of: Self.root)
    #expect(code?.calls.map(\.type) == ["DefaultCodable<Int>"])
  }

  @Test(
    arguments: [
      "struct Root: Codable { var a: Int; init(from decoder: any Decoder) throws { a = 1 } }",
      "enum Root: Codable { case a(Int) }",
      "class Base: Codable { var a: Int }\nclass Root: Base { var b = 1 }",
      "struct Root: Codable { var a = make() }", "struct Root: Codable {}",
      "struct Root: Codable { @Unknown var a: Int }",
    ])
  func `there is none where the compiler writes another, or nobody knows`(_ source: String) throws {
    let facts = SourceReading.facts(ofModels: [[ModelFile(name: "m.swift", text: source)]])
    let index = try #require(facts.first?.index)
    #expect(index.synthesizedInitializer(of: Self.root) == nil)
  }
}
