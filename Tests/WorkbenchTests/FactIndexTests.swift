import DecodingReport
import TestSupport
import Testing
import Workbench

/// What a source says of its properties and of its types' `init(from:)`.
@Suite struct FactIndexTests {
  @Test func `a declaration is read in its words`() throws {
    let properties = FactIndex(
      reading: """
        struct Page<Item: Codable>: Codable { var items: [Item]; let next: Item? }
        struct Row { public private(set) final var first: Int, second: Int }
        """)
    let page = SwiftType.named("Page", [.named("Row")])
    let items = try #require(properties.declaration(of: "items", in: ModelTypeNames(type: page)))
    #expect(items.type == .array(.named("Item")) && items.modifiers == "" && !items.isConstant)
    let next = try #require(
      properties.declaration(of: "next", in: ModelTypeNames(type: .optional(.array(page)))))
    #expect(next.type == .optional(.named("Item")) && next.isConstant)
    let first = try #require(properties.declaration(of: "first", in: "Row"))
    #expect(first.type == .standard(.int) && first.modifiers == "public private(set) final")
    let second = try #require(properties.declaration(of: "second", in: "Row"))
    #expect(second.type == .standard(.int) && second.modifiers == "public private(set) final")
  }

  @Test func `a statement may declare several properties`() throws {
    let properties = FactIndex(
      reading: """
        struct Place { let lat, lon: Double, names: [String: Int], note: String
          var low = 1, high: Int = 2, text = "a, b: c", open = true }
        """)
    let types: [SwiftType?] = ["lat", "lon", "names", "note", "low", "high", "text", "open"].map {
      properties.declaration(of: $0, in: "Place")?.type
    }
    #expect(
      types == [
        .standard(.double), .standard(.double),
        .dictionary(.standard(.string), .standard(.int)), .standard(.string), nil, .standard(.int),
        nil, nil,
      ])
    let values = ["lat", "low", "high", "text", "open"].map {
      properties.initialValue(of: $0, in: "Place")
    }
    #expect(values == [nil, "1", "2", "\"a, b: c\"", "true"])
  }

  @Test(
    arguments: [
      ("a = try c.decode(Int.self, forKey: .a)", false),
      ("a = try c.decodeIfPresent(Int.self, forKey: .a) ?? 7", false),
      ("let n = try c.nestedContainer(keyedBy: K.self, forKey: .n)", false),
      ("if c.contains(.a) { a = try c.decode(Int.self, forKey: .a) }", true),
      ("guard a > 0 else { throw Bad() }", true),
      ("a = try? c.decode(Int.self, forKey: .a)", true),
      (
        "a = (try c.decodeIfPresent(Int.self, forKey: .a)) ?? (try c.decode(Int.self, forKey: .b))",
        true
      ),
      ("a = try Self.read(c)", true),
      ("a = flag ? 1 : 2", true),
    ])
  func `code that may take another way is told`(_ line: String, _ branches: Bool) {
    let properties = FactIndex(
      reading: """
        struct A: Decodable {
          var a: Int
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            \(line)
          }
          func other() { if true {} }
        }
        """)
    #expect(properties.decodesItself("A"))
    #expect(properties.branches("A") == branches)
  }

  @Test func `a superclass may take another way`() {
    func source(_ line: String) -> FactIndex {
      FactIndex(
        reading: """
          class Base: Decodable { required init(from d: any Decoder) throws { \(line) } }
          class A: Base { required init(from d: any Decoder) throws { try super.init(from: d) } }
          """)
    }
    #expect(source("if true {}").branches("A"))
    #expect(!source("a = 1").branches("A"))
  }

  @Test func `a superclass's property has the key that it gives it`() {
    let properties = FactIndex(
      reading: """
        class Entity: Decodable {
          var createdAt: String?
          enum CodingKeys: String, CodingKey { case createdAt = "created_at" }
          required init(from d: any Decoder) throws {
            createdAt = try d.container(keyedBy: CodingKeys.self).decode(
              String.self, forKey: .createdAt)
          }
        }
        class User: Entity { required init(from d: any Decoder) throws { try super.init(from: d) } }
        class Left: Right<Left> {}
        class Right<T>: Left {}
        """)
    #expect(
      properties.property(under: "created_at", within: [], in: "User") == .property("createdAt"))
    let made = properties.properties(
      madeOf: "created_at", within: [], with: "createdAt", in: "User")
    #expect(made == ["createdAt"])
    #expect(properties.property(under: "a", within: [], in: "Left") == .unknown)
  }
}
