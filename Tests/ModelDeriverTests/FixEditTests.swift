import Foundation
import ModelFacts
import TestSupport
import Testing

/// What a why advises, written into a model's source: in its place, and no other byte changes.
@Suite struct FixEditTests {
  private static let source = """
    // é
    import Foundation

    enum Shop {
      struct Item: Codable { // a comment
        var name: String  // kept
        let price: Double
      }
    }
    struct Item: Codable {
      var name: Int
      enum CodingKeys: String, CodingKey { case name = "title" }
    }
    enum Kind: String, Codable { case a, b = "B" }

    """

  private static func written(
    _ lines: [FixEdit.Line], _ property: String, of type: String, module: String = ""
  ) throws -> String? {
    let edit = FixEdit(
      files: [ModelFile(name: "A.swift", text: source)], type: type, property: property,
      lines: lines, module: module)
    let (status, output) = try SourceReading.run(
      SourceReading.products.appending(path: "model-deriver"), ["--fix"],
      input: JSONEncoder().encode([edit]))
    #expect(status == 0)
    return try JSONDecoder().decode([FixEdit.Answer].self, from: output)[0].files?[0].text
  }

  @Test func `a property is that of the type with this qualified name`() throws {
    #expect(
      try Self.written([.init(.property, "var name: String?")], "name", of: "Shop.Item")
        == Self.source.replacing("var name: String ", with: "var name: String? "))
    #expect(
      try Self.written([.init(.property, "var name: String")], "name", of: "Item")
        == Self.source.replacing("var name: Int", with: "var name: String"))
  }

  @Test func `a key takes the place of the one that there is; without CodingKeys all are written`()
    throws
  {
    #expect(
      try Self.written([.init(.codingKeys, "case name = \"n\"")], "name", of: "Item")
        == Self.source.replacing("name = \"title\"", with: "name = \"n\""))
    #expect(
      try Self.written([.init(.codingKeys, "case name = \"n\"")], "name", of: "Shop.Item")
        == Self.source.replacing(
          "{ // a comment",
          with: """
            {
              enum CodingKeys: String, CodingKey { case name = "n"; case price }
             // a comment
            """))
  }

  @Test func `a case of an enum is replaced, or added`() throws {
    #expect(
      try Self.written([.init(.cases, "case a = \"A\"", type: "Kind")], "kind", of: "Item")
        == Self.source.replacing("case a, b", with: "case a = \"A\", b"))
    let added = try #require(
      try Self.written([.init(.cases, "case c", type: "Kind")], "kind", of: "Item"))
    #expect(added.contains("Codable {\n  case c\n case a, b"))
  }

  @Test func `what lines need is imported, once`() throws {
    let wrapped = FixEdit.Line(.property, "@LossyArray var name: [Int]")
    let text = try #require(
      try Self.written([wrapped, wrapped], "name", of: "Item", module: "DecodingStyles"))
    #expect(text.hasPrefix("// é\nimport DecodingStyles\nimport Foundation\n"))
    #expect(text.matches(of: /import DecodingStyles/).count == 1)
    let known = try #require(
      try Self.written([wrapped], "name", of: "Item", module: "Foundation"))
    #expect(known == Self.source.replacing("var name: Int", with: wrapped.code))
  }

  @Test func `without its place a line is written nowhere`() throws {
    #expect(try Self.written([.init(.property, "var x: Int")], "x", of: "Item") == nil)
    #expect(try Self.written([.init(.members, "var x: Int")], "x", of: "Nothing") == nil)
  }
}
