/// A way in which own code reads a list, and four elements for it that are sent again and again.
package struct ListKind: Sendable, CustomStringConvertible {
  package let name: String
  /// Types beside the root.
  private let types: String
  /// The root's properties that hold what was read.
  private let properties: String
  /// The body of its initializer: `fields` is its container.
  private let body: String
  private let elements: String
  /// Whether the root is decoded from the list itself.
  private let isRoot: Bool

  private init(
    _ name: String, types: String = "", properties: String = "var items: [Int] = []",
    _ elements: String, isRoot: Bool = false, _ body: String
  ) {
    (self.name, self.types, self.properties, self.body) = (name, types, properties, body)
    (self.elements, self.isRoot) = (elements, isRoot)
  }

  package var description: String { name }

  package var source: String {
    let fields =
      isRoot ? "" : "let fields = try decoder.container(keyedBy: CodingKeys.self)"
    return """
      \(types)
      struct Root: Decodable {
        \(properties)
        enum CodingKeys: CodingKey { case items }
        init(from decoder: any Decoder) throws {
          \(fields)
          \(body)
        }
      }
      """
  }

  package func payload(_ count: Int) -> String {
    let list = Array(repeating: elements, count: count / 4).joined(separator: ",")
    return isRoot ? "[\(list)]" : #"{"items":[\#(list)]}"#
  }
}

extension ListKind {
  /// A loop over the list.
  private static func loop(_ step: String) -> String {
    """
    var list = try fields.nestedUnkeyedContainer(forKey: .items)
    while !list.isAtEnd { \(step) }
    """
  }

  private static let whole = "items = try fields.decode([Int].self, forKey: .items)"
  private static let record = "struct Record: Decodable { var n: Int }"
  private static let records = "var items: [Record] = []"

  package static let all = byLoop + asWhole

  private static let byLoop: [ListKind] = [
    ListKind(
      "texts are stepped over", #"1,"a",2,"b""#,
      loop(
        "if let n = try? list.decode(Int.self) { items.append(n) } else { _ = try list.decode(String.self) }"
      )),
    ListKind(
      "a type without content steps over", types: "struct Skip: Decodable {}", #"1,"a",2,"b""#,
      loop(
        "if let n = try? list.decode(Int.self) { items.append(n) } else { _ = try list.decode(Skip.self) }"
      )),
    ListKind(
      "a superclass's decoder steps over", #"1,"a",2,"b""#,
      loop("do { items.append(try list.decode(Int.self)) } catch { _ = try list.superDecoder() }")),
    ListKind(
      "a nested container steps over", #"1,{"a":3},2,{"a":4}"#,
      loop(
        "do { items.append(try list.decode(Int.self)) } catch { _ = try list.nestedContainer(keyedBy: CodingKeys.self) }"
      )),
    ListKind(
      "nulls are asked for", "1,null,2,null",
      loop("if try list.decodeNil() { continue }; items.append(try list.decode(Int.self))")),
    ListKind(
      "nulls are passed over", "1,null,2,null",
      loop("if let n = try list.decodeIfPresent(Int.self) { items.append(n) }")),
    ListKind(
      "something stands in for nulls", "1,null,2,null",
      loop("items.append(try list.decodeIfPresent(Int.self) ?? 0)")),
    ListKind(
      "a number, or a text that is one", #"1,"2",3,"4""#,
      loop(
        "if let n = try? list.decode(Int.self) { items.append(n) } else { items.append(Int(try list.decode(String.self))!) }"
      )),
    ListKind(
      "a number, a text that is one, or nothing", #"1,"2","x",3"#,
      loop(
        "if let n = try? list.decode(Int.self) { items.append(n) } else if let n = Int(try list.decode(String.self)) { items.append(n) }"
      )),
    ListKind(
      "large ones", "1,20,3,40",
      loop("let n = try list.decode(Int.self); if n > 10 { items.append(n) }")),
    ListKind(
      "every second", "1,2,3,4",
      "var place = 0\n"
        + loop(
          "let n = try list.decode(Int.self); if place % 2 == 0 { items.append(n) }; place += 1")),
    ListKind(
      "the last alone", "1,2,3,4", loop("items = [try list.decode(Int.self)]")),
    ListKind(
      "those that weren't there before", "1,2,3,4",
      loop("let n = try list.decode(Int.self); if !items.contains(n) { items.append(n) }")),
    ListKind(
      "from the end", "1,2,3,4", loop("items.insert(try list.decode(Int.self), at: 0)")),
    ListKind(
      "twice as much", "1,2,3,4", loop("items.append(2 * (try list.decode(Int.self)))")),
    ListKind(
      "numbers and texts apart", properties: "var items: [Int] = []; var notes: [String] = []",
      #"1,"a",2,"b""#,
      loop(
        "if let n = try? list.decode(Int.self) { items.append(n) } else { notes.append(try list.decode(String.self)) }"
      )),
    ListKind(
      "numbers and texts apart, and others nowhere",
      properties: "var items: [Int] = []; var notes: [String] = []", #"1,"a",true,"b""#,
      loop(
        "if let n = try? list.decode(Int.self) { items.append(n) } else if let t = try? list.decode(String.self) { notes.append(t) } else { _ = try list.decode(Bool.self) }"
      )),
    ListKind(
      "cases that are known", types: "enum Kind: String, Decodable { case a, b }",
      properties: "var items: [Kind] = []", #""a","b","z","a""#,
      loop(
        "if let kind = try? list.decode(Kind.self) { items.append(kind) } else { _ = try list.decode(String.self) }"
      )),
    ListKind(
      "truth values of numbers", properties: "var items: [Bool] = []", "1,0,1,0",
      loop("items.append(try list.decode(Int.self) == 1)")),
    ListKind(
      "in capitals", properties: "var items: [String] = []", #""a","b","c","d""#,
      loop("items.append(try list.decode(String.self).uppercased())")),
    ListKind(
      "members of nested containers", #"{"n":1},{"n":2},{"n":3},{"n":4}"#,
      """
      enum Keys: CodingKey { case n }
      """ + "\n"
        + loop(
          "items.append(try list.nestedContainer(keyedBy: Keys.self).decode(Int.self, forKey: .n))")
    ),
    ListKind(
      "members of some nested containers", #"{"n":1},{"n":20},{"n":3},{"n":40}"#,
      """
      enum Keys: CodingKey { case n }
      """ + "\n"
        + loop(
          "let n = try list.nestedContainer(keyedBy: Keys.self).decode(Int.self, forKey: .n); if n > 10 { items.append(n) }"
        )),
    ListKind(
      "by a helper",
      types: """
        extension UnkeyedDecodingContainer {
          mutating func good<T: Decodable>(_ type: T.Type) throws -> [T] {
            var good: [T] = []
            while !isAtEnd {
              if let value = try? decode(T.self) { good.append(value) } else { _ = try superDecoder() }
            }
            return good
          }
        }
        """, #"1,"a",2,"b""#,
      """
      var list = try fields.nestedUnkeyedContainer(forKey: .items)
      items = try list.good(Int.self)
      """),
    ListKind(
      "within another type", types: "struct Box { var items: [Int] }",
      properties: "var box: Box", #"1,"a",2,"b""#,
      "var read: [Int] = []\n"
        + loop(
          "if let n = try? list.decode(Int.self) { read.append(n) } else { _ = try list.decode(String.self) }"
        )
        + "\nbox = Box(items: read)"),
    ListKind(
      "at the root", #"1,"a",2,"b""#, isRoot: true,
      """
      var list = try decoder.unkeyedContainer()
      while !list.isAtEnd { if let n = try? list.decode(Int.self) { items.append(n) } else { _ = try list.decode(String.self) } }
      """),
    ListKind(
      "as a set", properties: "var items: Set<Int> = []", "1,2,3,4",
      loop("items.insert(try list.decode(Int.self))")),
  ]

  private static let asWhole: [ListKind] = [
    ListKind("some of all", "1,20,3,40", whole + ".filter { $0 > 10 }"),
    ListKind(
      "records", types: record, properties: records, #"{"n":1},{"n":20},{"n":3},{"n":40}"#,
      "items = try fields.decode([Record].self, forKey: .items).filter { $0.n > 10 }"),
    ListKind(
      "the first eight", "1,2,3,4",
      "items = Array(try fields.decode([Int].self, forKey: .items).prefix(8))"),
    ListKind(
      "without the first two", "1,2,3,4",
      "items = Array(try fields.decode([Int].self, forKey: .items).dropFirst(2))"),
    ListKind("sorted", "3,1,2,4", whole + ".sorted()"),
    ListKind(
      "without nulls", "1,null,2,null",
      "items = try fields.decode([Int?].self, forKey: .items).compactMap { $0 }"),
    ListKind(
      "end to end", "[1],[2],[3],[4]",
      "items = try fields.decode([[Int]].self, forKey: .items).flatMap { $0 }"),
    ListKind(
      "attempts",
      types: """
        struct Attempt: Decodable {
          var value: Int?
          init(from decoder: any Decoder) throws { value = try? Int(from: decoder) }
        }
        """, #"1,"a",2,"b""#,
      "items = try fields.decode([Attempt].self, forKey: .items).compactMap(\\.value)"),
  ]
}
