import DecodingReport
import Foundation
import ModelFacts
import TestSupport
import Testing
import Workbench

/// A type is the same value whether a program runs it or a source writes it.
@Suite struct SwiftTypeTests {
  private enum Shop {
    struct Order {}
    struct Date {}
    final class Basket {}
  }

  private struct Page<Item> {
    struct Row {}
    enum Choice<Other> {}
  }

  private struct Pair<First, Second> {}
  private protocol Priced {}

  private static let types: [(written: String, type: any Any.Type, printed: String)] = [
    ("Int", Int.self, "Int"), ("Swift.UInt8", UInt8.self, "UInt8"),
    ("Foundation.Date", Date.self, "Date"), ("Decimal", Decimal.self, "Decimal"),
    ("Int?", Int?.self, "Int?"), ("Int??", Int??.self, "Int??"),
    ("Optional<Int>", Int?.self, "Int?"), ("Int!", Int?.self, "Int?"),
    ("(Int)", Int.self, "Int"), ("[String]", [String].self, "[String]"),
    ("Array<[URL?]>", [[URL?]].self, "[[URL?]]"),
    ("[ String : [Int] ]?", [String: [Int]]?.self, "[String: [Int]]?"),
    ("Dictionary<String, Data>", [String: Data].self, "[String: Data]"),
    ("Set<UUID>", Set<UUID>.self, "Set<UUID>"), ("Set<[Int]>", Set<[Int]>.self, "Set<[Int]>"),
    ("ClosedRange<Int>", ClosedRange<Int>.self, "ClosedRange<Int>"),
    ("Range<Date>", Range<Date>.self, "Range<Date>"),
    ("Shop.Order", Shop.Order.self, "Order"), ("[Shop.Order?]", [Shop.Order?].self, "[Order?]"),
    ("Shop.Basket", Shop.Basket.self, "Basket"), ("Shop.Date", Shop.Date.self, "Date"),
    ("Page<Int>", Page<Int>.self, "Page<Int>"),
    ("Page<Shop.Order>", Page<Shop.Order>.self, "Page<Order>"),
    ("Page<Page<Bool>>", Page<Page<Bool>>.self, "Page<Page<Bool>>"),
    ("Page<Int>.Row", Page<Int>.Row.self, "Row"),
    ("Page<Int>.Choice<String>", Page<Int>.Choice<String>.self, "Choice<String>"),
    ("Page<Int?>", Page<Int?>.self, "Page<Optional<Int>>"),
    ("Pair<String, Shop.Order>", Pair<String, Shop.Order>.self, "Pair<String, Order>"),
    ("(Int, [String])", (Int, [String]).self, "(Int, Array<String>)"),
    ("(a: Int?, b: Int)", (a: Int?, b: Int).self, "(a: Optional<Int>, b: Int)"),
    ("any Priced", (any Priced).self, "Priced"), ("[Any]", [Any].self, "[Any]"),
    ("[String: Any]", [String: Any].self, "[String: Any]"),
  ]

  /// The same types as sources declare properties of them.
  private static let read: [SwiftType?] = {
    let properties = types.indices.map { "var p\($0): \(types[$0].written)" }
    let facts = SourceReading.facts(of: "struct Root {\n\(properties.joined(separator: "\n"))\n}")
    let index = facts.index
    return types.indices.map { index.declaredType(of: "p\($0)", in: "Root") }
  }()

  @Test(arguments: types.indices)
  func `a type of a program is the one that its source writes`(_ place: Int) throws {
    let (written, metatype, printed) = Self.types[place]
    let type = SwiftType(metatype)
    #expect(Self.read[place] == type, "\(written)")
    #expect("\(type)" == printed)
    #expect(SwiftType(words: type.words) == type)
    let read = try #require(Self.read[place])
    let kept = try JSONDecoder().decode(SwiftType.self, from: JSONEncoder().encode(read))
    #expect(kept == read && "\(kept)" == "\(read)")
  }

  @Test(
    arguments: [
      "Page<Int?>", "Page<[Int]>", "[Shop.Order?]", "[String: Shop.Order]",
    ])
  func `a source's type is spelled as it is written`(_ written: String) throws {
    let index = SourceReading.facts(of: "struct Root { var a: \(written) }").index
    let type = try #require(index.declaredType(of: "a", in: "Root"))
    #expect(type.spelling == written)
  }

  @Test func `a type of the source's own isn't the one of the library`() throws {
    let index = SourceReading.facts(
      of: "struct Root { struct Date {}; var a: Date; var b: [Foundation.Date] }"
    ).index
    #expect(index.declaredType(of: "a", in: "Root") == .named("Date"))
    #expect(index.declaredType(of: "b", in: "Root") == .array(.standard(.date)))
    #expect(SwiftType(Shop.Date.self) != .standard(.date))
  }

  @Test func `a generic type is known with its arguments`() {
    #expect(SwiftType(Page<Int?>.self) == .named("Page", [.optional(.standard(.int))]))
    #expect(SwiftType(Page<Shop.Date>.self).parts.contains(.named("Date")))
    #expect(SwiftType([Page<Date>].self).parts.contains(.standard(.date)))
  }

  @Test(arguments: [
    [], ["?"], ["=Integer"], ["[:]", "=Int"], ["=Int", "=Int"], ["<1", "", "Page"],
    ["<-1", "", "Page"], ["(2", "", "", "=Int"], ["(9999999", ""],
    Array(repeating: "?", count: 5000) + ["=Int"],
  ])
  func `words that no type has are refused`(_ words: [String]) {
    #expect(SwiftType(words: words) == nil)
  }
}
