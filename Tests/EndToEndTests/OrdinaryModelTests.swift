import Foundation
import Testing

/// Models as they are written every day, with an `init(from:)` by hand: what the program says of them,
/// who knows their source.
@Suite struct OrdinaryModelTests {
  private static let source = #"""
    struct Row: Decodable {
      var id: String
      var level: Int
      var discount: Int
      enum CodingKeys: String, CodingKey { case id, level, discount }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let number = try? container.decode(Int.self, forKey: .id) {
          id = String(number)
        } else {
          id = try container.decode(String.self, forKey: .id)
        }
        level = min(try container.decode(Int.self, forKey: .level), 5)
        discount = Int(try container.decode(String.self, forKey: .discount)) ?? 0
      }
    }

    struct Page: Decodable {
      let pageSize: Int
      let name: String
      let ident: Int
      enum CodingKeys: String, CodingKey { case per_page, title, ident, identifier }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        pageSize = min(10, try container.decode(Int.self, forKey: .per_page))
        name = try container.decode(String.self, forKey: .title).uppercased()
        if container.contains(.ident) {
          ident = try container.decode(Int.self, forKey: .ident)
        } else {
          ident = try container.decode(Int.self, forKey: .identifier)
        }
      }
    }

    class Vehicle: Decodable {
      let wheels: Int
      let brand: String
      enum CodingKeys: String, CodingKey { case wheels, brand }
      required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        wheels = try container.decodeIfPresent(Int.self, forKey: .wheels) ?? 4
        brand = (try? container.decode(String.self, forKey: .brand)) ?? "?"
      }
    }

    struct Owner: Decodable {
      let vehicle: Vehicle
      enum CodingKeys: String, CodingKey { case type }
      init(from decoder: any Decoder) throws {
        _ = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .type)
        vehicle = try Vehicle(from: decoder)
      }
    }

    struct Skip: Decodable {}

    @propertyWrapper struct Lossy<Element: Decodable>: Decodable {
      var wrappedValue: [Element]
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var read: [Element] = []
        while !container.isAtEnd {
          if let element = try? container.decode(Element.self) {
            read.append(element)
          } else {
            _ = try? container.decode(Skip.self)
          }
        }
        wrappedValue = read
      }
    }

    struct Point: Decodable { let x: Int; let name: String }

    struct Root: Decodable {
      let rows: [Row]
      let page: Page
      let owner: Owner
      @Lossy var points: [Point]
    }
    """#

  private static let payload = #"""
    {"rows": [{"id": 5, "level": 9, "discount": "10%"}, {"id": 0, "level": 1, "discount": "10%"}],
     "page": {"per_page": 50, "title": "abc", "identifier": 7}, "owner": {"type": "car", "brand": 5},
     "points": [{"x": 1, "name": "a"}, {"x": 2, "name": 5}]}
    """#

  @Test func `what an init by hand makes of its values is told`() throws {
    let said = try OwnModelDecode.said(Self.source, Self.payload)
    for line in [
      // That another key has the same value says nothing.
      #"$.rows[0].id 5 ~ "5" wrong-type"#, "$.rows[0].level 9 ~ 5 custom!",
      #"$.rows[0].discount "10%" ↺ 0 wrong-type!"#, "$.rows[1].level 1 ✓ 1",
      #"$.rows[1].discount "10%" ↺ 0 wrong-type!"#,
      // A key that is read for a property of another name.
      "$.page.per_page 50 ~ 10 custom!", #"$.page.title "abc" ~ "ABC" custom"#,
      "$.page.ident ◌ missing ∅ another key's value", "$.page.identifier 7 ✓ 7",
      // A model within another one, read from the same object.
      "$.owner.wheels ◌ missing ↺ 4 missing", #"$.owner.brand 5 ↺ "?" wrong-type!"#,
      // A value that is read and held nowhere.
      #"$.owner.type "car" ⊘ dropped custom!"#,
      // What an element was stepped over for.
      "$.points[1].name 5 ⊘ dropped wrong-type!", "$.points[1].x 2 ⊘ dropped bad-element!",
    ] { #expect(said.contains(line), "\(line)") }
    #expect(said.contains { $0.hasSuffix("· 7 lost silently") }, "\(said.suffix(3))")
  }

  private static let stopping = #"""
    @propertyWrapper struct Number: Decodable {
      var wrappedValue: Int
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let number = Int(try container.decode(String.self)) else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "no number")
        }
        wrappedValue = number
      }
    }

    struct Part: Decodable {
      let zip: String
      let tags: [String]
      enum CodingKeys: String, CodingKey { case zip, items }
      enum TagKeys: String, CodingKey { case tag }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        zip = try container.decode(String.self, forKey: .zip)
        var items = try container.nestedUnkeyedContainer(forKey: .items)
        var tags: [String] = []
        while !items.isAtEnd {
          tags.append(
            try items.nestedContainer(keyedBy: TagKeys.self).decode(String.self, forKey: .tag))
        }
        self.tags = tags
      }
    }

    struct Root: Decodable {
      let a: Int
      @Number var b: Int
      let c: String
      @Number var d: Int
      let part: Part
    }
    """#

  @Test func `what follows the first error is tried in wrappers and loops, too`() throws {
    let said = try OwnModelDecode.said(
      Self.stopping,
      #"""
      {"a": "x", "b": 5, "c": 7, "d": "z",
       "part": {"zip": 3000, "items": [{"tag": "a"}, {"tga": "b"}, {"tag": 7}]}}
      """#)
    for line in [
      #"$.a "x" ✗ wrong-type"#, "$.b 5 ⋯ (✗ wrong-type)", "$.c 7 ⋯ (✗ wrong-type)",
      #"$.d "z" ⋯ (✗ custom)"#, "$.part.zip 3000 ⋯ (✗ wrong-type)",
      #"$.part.items[0].tag "a" ⋯ (✓ "a")"#, "$.part.items[1].tag ◌ missing ⋯ (✗ missing)",
      "$.part.items[2].tag 7 ⋯ (✗ wrong-type)",
    ] { #expect(said.contains(line), "\(line)") }
    #expect(said.contains { $0.contains("1 of 7 errors") }, "\(said.suffix(3))")
  }

  @Test func `what smart decoding made before an error is what it makes without one`() throws {
    let source = """
      struct Part: Codable { var sizes: [Int?]; var named: [String: Int?] }
      struct Root: Codable { var list: [Int?]; var part: Part; var range: ClosedRange<Int>; var end: [Int?] }
      """
    func said(_ range: String) throws -> [String] {
      try OwnModelDecode.said(
        source,
        #"""
        {"list": [1, "a", 3.5, null], "part": {"sizes": [2, "b"], "named": {"x": "c"}}, "range": \#(range),
         "end": [5, "d"]}
        """#, styles: "smart")
    }
    let (threw, decoded) = (try said("[5, 1]"), try said("[1, 5]"))
    for line in decoded where line.hasPrefix("$.list") || line.hasPrefix("$.part") {
      #expect(threw.contains(line))
    }
    #expect(decoded.contains(#"$.list [1, "a", 3.5, null] ↺ [] bad-element!"#))
    #expect(threw.contains(#"$.end [5, "d"] ⋯ (↺ [])"#))
    #expect(threw.contains("$.range [5, 1] ✗ custom"))
  }
}
