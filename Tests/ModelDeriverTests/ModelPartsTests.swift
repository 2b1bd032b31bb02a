import Foundation
import ModelFacts
import TestSupport
import Testing

/// What can be taken out of a Swift file, and what is left then.
@Suite struct ModelPartsTests {
  private static func parts(_ text: String) throws -> ModelParts {
    let (status, output) = try SourceReading.run(
      SourceReading.products.appending(path: "model-deriver"), ["--parts"],
      input: JSONEncoder().encode(ModelFile(name: "Model.swift", text: text)))
    #expect(status == 0)
    return try JSONDecoder().decode(ModelParts.self, from: output)
  }

  private static func text(_ part: ModelPart, of parts: ModelParts) -> String {
    String(decoding: Array(parts.file.text.utf8)[part.range], as: UTF8.self)
  }

  private static let source = """
    // é
    import Foundation

    @frozen public struct Page<Item: Codable & Hashable>: Codable, Sendable {
      /// kept
      @Rounded private(set) var a: Int = 1 { didSet { print(a) } }
      var b, c: Int? // both
      enum CodingKeys: String, CodingKey { case a, b = "B", c }
      func f() {
        if a > 0 { g() }
      }
    }
    #if DEBUG
      extension Page where Item == Int {}
    #endif
    """

  @Test func `parts are what a reader could strike out`() throws {
    let parts = try Self.parts(Self.source)
    let told = parts.parts.filter { $0.kind != .comment }.map { part in
      "\(part.kind) \(Self.text(part, of: parts).split(separator: "\n").first ?? "")"
        + (part.names.isEmpty ? "" : " | " + part.names.joined(separator: " "))
    }
    #expect(
      told == [
        "importing import Foundation",
        "declaration @frozen public struct Page<Item: Codable & Hashable>: Codable, Sendable { | Page",
        "detail @frozen ", "detail public ", "detail : Codable & Hashable", "detail Codable",
        "detail Hashable", "detail : Codable, Sendable",
        "detail Codable", "detail Sendable",
        "member @Rounded private(set) var a: Int = 1 { didSet { print(a) } } | a",
        "detail @Rounded ", "detail private(set) ", "detail  = 1",
        "detail  { didSet { print(a) } }",
        "statement print(a)",
        "member var b, c: Int? | b c", "member b | b", "member c: Int? | c",
        "member enum CodingKeys: String, CodingKey { case a, b = \"B\", c } | CodingKeys",
        "detail : String, CodingKey", "detail String", "detail CodingKey",
        "member case a, b = \"B\", c | a b c", "member a | a", "member b = \"B\" | b",
        "detail  = \"B\"", "member c | c",
        "member func f() { | f", "statement if a > 0 { g() }", "statement g()",
        "declaration #if DEBUG", "declaration extension Page where Item == Int {} | Page",
        "detail  where Item == Int",
      ])
    #expect(
      parts.parts.filter { $0.kind == .comment }.map { Self.text($0, of: parts) }
        == ["// é\n", "\n", "\n  /// kept", " // both"])
  }

  @Test func `a list keeps its commas, and goes with its last element`() throws {
    let parts = try Self.parts("enum Keys: A, B { case a, b = 1, c }\n")
    let names = ["A", "B", "a", "b = 1", "c"]
    let elements = try names.map { name in
      try #require(parts.parts.firstIndex { Self.text($0, of: parts) == name })
    }
    func left(without gone: [Int]) -> String {
      parts.remainder(without: Set(gone.map { elements[$0] })).text
    }
    #expect(left(without: []) == "enum Keys: A, B { case a, b = 1, c }\n")
    #expect(left(without: [0]) == "enum Keys: B { case a, b = 1, c }\n")
    #expect(left(without: [1, 4]) == "enum Keys: A { case a, b = 1 }\n")
    #expect(left(without: [2, 4]) == "enum Keys: A, B { case b = 1 }\n")
    #expect(left(without: [2, 3]) == "enum Keys: A, B { case c }\n")
    #expect(left(without: [0, 1, 2, 3, 4]) == "enum Keys { }\n")
  }

  @Test func `a line of which nothing is left goes; what stands in a text literal stays`() throws {
    let source =
      "@A\nstruct S {\n  // x\n  var t = \"\"\"\n\n    // no comment\n\n    \"\"\"\n\n  @W\n  var u: Int\n}\n"
    let parts = try Self.parts(source)
    let gone = parts.parts.indices.filter { part in
      parts.parts[part].kind == .comment
        || Self.text(parts.parts[part], of: parts).hasPrefix("@")
          && parts.parts[part].kind == .detail
    }
    #expect(
      parts.remainder(without: Set(gone)).text
        == "struct S {\n  var t = \"\"\"\n\n    // no comment\n\n    \"\"\"\n  var u: Int\n}\n")
  }

  @Test func `what goes leaves no blanks behind`() throws {
    let parts = try Self.parts(
      "struct A { var a: Int; var b: Int; var c: Int }\nlet d = 1; let e = 2\n")
    func left(without texts: String...) -> String {
      parts.remainder(
        without: Set(
          parts.parts.indices.filter { texts.contains(Self.text(parts.parts[$0], of: parts)) })
      ).text
    }
    #expect(
      left(without: "var b: Int;", "let e = 2")
        == "struct A { var a: Int; var c: Int }\nlet d = 1;\n")
    #expect(
      left(without: "var a: Int;", "let d = 1;")
        == "struct A { var b: Int; var c: Int }\nlet e = 2\n")
    #expect(
      left(without: "let d = 1;", "let e = 2")
        == "struct A { var a: Int; var b: Int; var c: Int }\n")
  }

  @Test func `a place of what is left is found in the whole`() throws {
    let parts = try Self.parts("// c\nstruct A {\n  var a: Int\n  var b: B\n}\n")
    let part = { (text: String) in parts.parts.firstIndex { Self.text($0, of: parts) == text } }
    let first = try #require(part("var a: Int"))
    let gone = Set(parts.parts.indices.filter { parts.parts[$0].kind == .comment } + [first])
    let left = parts.remainder(without: gone)
    #expect(left.text == "struct A {\n  var b: B\n}\n")
    let place = SourcePlace(file: "Model.swift", line: 2, column: 10)
    #expect(parts.part(at: place, in: left) == part("var b: B"))
    #expect(parts.part(at: SourcePlace(file: "", line: 9, column: 1), in: left) == nil)
  }
}
