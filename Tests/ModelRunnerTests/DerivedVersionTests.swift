import DecodingReport
import Foundation
import ModelFacts
import ModelRunner
import Testing
import Workbench

/// Derived versions at which the compiler fails: what it names is as strict as the model is, the rest is
/// derived.
struct DerivedVersionTests {
  private static func notes(_ model: CompiledModel, _ style: DecodingStyle) -> [String] {
    (model.versions[style]?.notes ?? []).filter { $0.kind == .left }.map {
      "\($0.place.line) \($0.subject): \($0.message)"
    }
  }

  private static func value(
    _ model: CompiledModel, _ style: DecodingStyle, _ payload: String
  ) throws -> String? {
    let report = Workshop.experiment(payload, in: try Workshop.process(model)).run()
    return report.styles.first { $0.style == style }?.value
  }

  /// A model with a wrapper of its own.
  private static func cart(_ wrapper: String) -> String {
    """
    struct Cart: Codable {
      var count: Int
      var price: Money
      @Total var total: Int
    }
    struct Money: Codable { let cents: Int }
    @propertyWrapper struct Total: Codable { \(wrapper) }
    """
  }

  @Test func `a wrapper that a value makes gets one in the smart version`() throws {
    let model = try Workshop.build(
      ["Cart.swift": Self.cart("var wrappedValue: Int")], type: "Cart")
    #expect(Self.notes(model, .smart) == [])
    let files = try #require(model.versions[.smart]?.files)
    #expect(files[0].text.contains("@Total var total: Int = 0"))
    #expect(files[0].text.contains("struct Money: SmartCodable { var cents: Int = 0 }"))
    #expect(
      try Self.value(model, .default, #"{"count": "x", "price": {}, "total": {"wrappedValue": 1}}"#)
        == "Cart(count: 0, price: Money(cents: 0), total: 1)")
  }

  @Test func `a wrapper that nothing makes is named, and its type stays strict`() throws {
    let wrapper = """
      var wrappedValue: Int
        init(from decoder: any Decoder) throws { wrappedValue = try Int(from: decoder) }
      """
    let model = try Workshop.build(["Cart.swift": Self.cart(wrapper)], type: "Cart")
    #expect(
      Self.notes(model, .smart) == [
        "4 Cart.total: `@Total` has neither `init()` nor `init(wrappedValue:)`; `Cart` is left as it "
          + "is"
      ])
    let files = try #require(model.versions[.smart]?.files)
    #expect(files[0].text.contains("struct Money: SmartCodable { var cents: Int = 0 }"))
  }

  @Test func `the property that an error names is left, and the others are derived`() throws {
    let model = try Workshop.build(
      [
        "Order.swift": """
        struct Order: Codable { let id: Int; let shared: Shared }
        final class Shared: Codable, Sendable { let id: Int; init(id: Int) { self.id = id } }
        """
      ], type: "Order", flags: ["-swift-version", "6"])
    let reason =
      "its derived version doesn't compile (stored property '_id' of 'Sendable'-conforming class "
      + "'Shared' is mutable); left as it is"
    #expect(Self.notes(model, .default).first { $0.hasPrefix("2") } == "2 Shared.id: \(reason)")
    let files = try #require(model.versions[.default]?.files)
    #expect(
      files[0].text.contains("struct Order: Codable { @DefaultCodable var id: Int; let shared"))
  }

  /// A builder with a cache of its own, and a file that has a byte for each compiler that it starts.
  private static func counted(
    flags: [String] = [], _ body: (ModelBuilder, URL) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "versions-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var builder = try Workshop.builder(flags: flags, cache: folder)
    let (script, calls) = (folder.appending(path: "keeper"), folder.appending(path: "calls"))
    let keeper = builder.compiler.installation.keeper
    try Workshop.writeScript(
      """
      case "$*" in
      *"-module-name Modules "*) ;; # Once for all models, whoever comes first.
      *swift-frontend*) echo >>'\(calls.path)' ;;
      esac
      exec '\(keeper)' "$@"
      """, to: script)
    builder.compiler.installation.keeper = script.path
    try body(builder, calls)
  }

  @Test func `where strict alone is asked for it alone is compiled`() throws {
    try Self.counted { builder, calls in
      var builder = builder
      builder.isStrictAlone = true
      let files = [ModelFile(name: "A.swift", text: "struct A: Codable { let id: Int }")]
      let model = try builder.build(files, type: nil)
      #expect(try Data(contentsOf: calls).count == 1)
      #expect(Array(model.versions.keys) == [.strict])
      let process = try Workshop.process(model)
      let report = Workshop.experiment(#"{"id": 1}"#, in: process, styles: [.strict]).run()
      #expect(report.styles.map(\.value) == ["A(id: 1)"])
    }
  }

  @Test func `what a model keeps of one style isn't seen by the others`() throws {
    let source = """
      struct A: Decodable {
        nonisolated(unsafe) static var seen = 0
        var id: Int
        init(from decoder: any Decoder) throws {
          A.seen += 1
          id = A.seen
        }
      }
      """
    let process = try Workshop.process(try Workshop.build(["A.swift": source]))
    let report = Workshop.experiment("{}", in: process).run()
    #expect(Set(report.styles.map(\.value)).count == 1 && report.styles[0].value != nil)
  }

  @Test func `what was found out once isn't tried again`() throws {
    let source = """
      struct Order: Codable { let id: Int; let shared: Shared }
      final class Shared: Codable, Sendable { let id: Int; init(id: Int) { self.id = id } }
      """
    try Self.counted(flags: ["-swift-version", "6"]) { builder, calls in
      func build() throws -> (notes: [String], calls: Int) {
        let model = try builder.build(
          [ModelFile(name: "Order.swift", text: source)], type: "Order")
        return (Self.notes(model, .default), try Data(contentsOf: calls).count)
      }
      let (first, again) = (try build(), try build())
      // The three styles, and those again, without what failed, of which a part failed.
      #expect(first.calls > 3)
      #expect(again.calls == first.calls)
      #expect(again.notes == first.notes && !first.notes.isEmpty)
    }
  }

  @Test func `a model that doesn't compile is told at once, whatever its versions would do`() throws
  {
    let problem = try #require(throws: ModelProblem.self) {
      _ = try Workshop.build(["User.swift": "struct User: Codable { let id: Itn }"])
    }
    guard case .doesNotCompile(let findings) = problem else {
      Issue.record("\(problem)")
      return
    }
    #expect(findings.first?.message.contains("cannot find type 'Itn' in scope") == true)
  }
}
