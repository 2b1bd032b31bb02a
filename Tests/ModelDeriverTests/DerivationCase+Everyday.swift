extension DerivationCase {
  /// Models as people have them: constants, only decodable, generic, isolated, observed.
  static let everyday: [DerivationCase] = [
    DerivationCase(
      name: "constants of a model that is only decodable",
      strict: #"""
        struct User: Decodable {
          let id, age: Int
          let name: String?
          private(set) var tags: [Tag]
          let kind: Kind
          let role: Role?
          init(id: Int, kind: Kind) {
            (self.id, self.age, self.name, self.tags) = (id, 0, nil, [])
            self.kind = kind
            role = nil
          }
        }
        struct Tag: Decodable { let word: String }
        enum Kind: String, Decodable { case a, other }
        enum Role: String, Decodable { case admin, guest }
        """#,
      default: #"""
        import DecodingStyles

        struct User: Decodable {
          @DefaultCodable var id: Int
          @DefaultCodable var age: Int
          @LossyOptional var name: String?
          @DefaultArray private(set) var tags: [Tag]
          @DefaultCodable var kind: Kind
          @LossyOptional var role: Role?
          init(id: Int, kind: Kind) {
            (self.id, self.age, self.name, self.tags) = (id, 0, nil, [])
            self.kind = kind
            role = nil
          }
        }
        struct Tag: Decodable { @DefaultCodable var word: String }
        enum Kind: String, DefaultCodableEnum { case a, other; static var defaultCase: Kind { .other } }
        enum Role: String, Decodable { case admin, guest }
        """#,
      smart: #"""
        import DecodingStyles

        struct User: SmartDecodable {
          var id: Int = 0, age: Int = 0
          var name: String?
          private(set) var tags: [Tag] = []
          var kind: Kind = .other
          var role: Role?
          init(id: Int, kind: Kind) {
            (self.id, self.age, self.name, self.tags) = (id, 0, nil, [])
            self.kind = kind
            role = nil
          }
          init() {}
        }
        struct Tag: SmartDecodable { var word: String = "" }
        enum Kind: String, SmartCaseDefaultable { case a, other; static var defaultCase: Kind { .other } }
        enum Role: String, SmartCaseDefaultable { case admin, guest; static var defaultCase: Role { .admin } }
        """#,
      notes: [
        "2:3 User: each `let` that is decoded is a `var` here, so that it can fall back",
        "15:1 Role: no case of it stands for the unknown: the first one, `.admin`, does",
      ]),
    DerivationCase(
      name: "generic envelopes",
      strict: #"""
        struct Page<Item: Decodable>: Decodable {
          let items: [Item]
          let next: String?
          let first: Item
        }
        struct Box<T> { var value: T?; var rest: [T] }
        extension Box: Decodable where T: Decodable {}
        struct Pair<A, B: Hashable>: Codable where A: Codable, B: Codable { var a: A?; var b: [B] }
        """#,
      default: #"""
        import DecodingStyles

        struct Page<Item: Decodable>: Decodable {
          @DefaultArray var items: [Item]
          @LossyOptional var next: String?
          let first: Item
        }
        struct Box<T: Decodable> { @LossyOptional var value: T?; @DefaultArray var rest: [T] }
        extension Box: Decodable where T: Decodable {}
        struct Pair<A, B: Hashable>: Codable where A: Codable, B: Codable { @LossyOptional var a: A?; @DefaultArray var b: [B] }
        """#,
      smart: #"""
        import DecodingStyles

        struct Page<Item: Decodable>: Decodable {
          let items: [Item]
          let next: String?
          let first: Item
        }
        struct Box<T> { var value: T?; var rest: [T] = [] }
        extension Box: Decodable, SmartDecodable where T: Decodable {}
        struct Pair<A, B: Hashable>: SmartCodable where A: Codable, B: Codable { var a: A?; var b: [B] = [] }
        """#,
      notes: [
        "4:7 Page.first: `Item` has no default value; left as it is",
        "2:3 Page: each `let` that is decoded is a `var` here, so that it can fall back",
        "4:7 Page.first: its type has no initial value that could be written here; `Page` "
          + "is left as it is",
      ]),
    DerivationCase(
      name: "isolated conformances",
      strict: #"""
        @MainActor final class Account: @MainActor Codable {
          var id: Int = 0
          var name: String
          init(name: String) { self.name = name }
        }
        nonisolated struct Plain: nonisolated Codable { let n: Int }
        """#,
      default: #"""
        import DecodingStyles

        @MainActor final class Account: @MainActor Codable {
          @DefaultCodable var id: Int = 0
          @DefaultCodable var name: String
          init(name: String) { self.name = name }
        }
        struct Plain: nonisolated Codable { @DefaultCodable var n: Int }
        """#,
      smart: #"""
        import DecodingStyles

        @MainActor final class Account: @MainActor SmartCodable {
          var id: Int = 0
          var name: String = ""
          init(name: String) { self.name = name }
          init() {}
        }
        nonisolated struct Plain: nonisolated SmartCodable { var n: Int = 0 }
        """#,
      notes: [
        "6:49 Plain: each `let` that is decoded is a `var` here, so that it can fall back"
      ]),
    DerivationCase(
      name: "observed classes",
      strict: #"""
        import Observation

        @Observable final class Counter: Codable {
          var count: Int
          @ObservationIgnored var label: String?
          init(count: Int) { self.count = count }
        }
        @Observable
        final class Named: Codable {
          var name: String = ""
          var size = 1
          enum CodingKeys: String, CodingKey {
            case _name = "name"
            case _size
          }
        }
        """#,
      default: #"""
        import DecodingStyles
        import Observation

        final class Counter: Codable {
          @DefaultCodable var count: Int
          @LossyOptional var label: String?
          init(count: Int) { self.count = count }
          private enum CodingKeys: String, CodingKey { case count = "_count", label }
        }

        final class Named: Codable {
          @DefaultCodable var name: String = ""
          @Default<Int.One> var size = 1
          enum CodingKeys: String, CodingKey {
            case name = "name"
            case size = "_size"
          }
        }
        """#,
      smart: #"""
        import DecodingStyles
        import Observation

        final class Counter: SmartCodable {
          var count: Int = 0
          var label: String?
          init(count: Int) { self.count = count }
          private enum CodingKeys: String, CodingKey { case count = "_count", label }
          init() {}
        }

        final class Named: SmartCodable {
          var name: String = ""
          var size = 1
          enum CodingKeys: String, CodingKey {
            case name = "name"
            case size = "_size"
          }
          init() {}
        }
        """#,
      notes: [
        "3:19 Counter: `@Observable` is left out here: no wrapper stands on what it makes",
        "9:7 Named: `@Observable` is left out here: no wrapper stands on what it makes",
      ]),
    DerivationCase(
      name: "names of the library's that are the model's own, and what is decoded by its raw value",
      strict: #"""
        protocol DefaultValue {}
        @propertyWrapper struct DefaultCodable<Value: Codable>: Codable {
          var wrappedValue: Value
          init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder) }
          func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
        }
        struct SmartCodable: Codable { var n: Int }
        struct Order: Codable {
          var total: Money
          var count: Int
          var size: SmartCodable
          @DefaultCodable var on: Bool
        }
        struct Money: RawRepresentable, Codable {
          var rawValue: String
          init?(rawValue: String) { return nil }
        }
        """#,
      default: #"""
        import DecodingStyles

        protocol DefaultValue {}
        @propertyWrapper struct DefaultCodable<Value: Codable>: Codable {
          var wrappedValue: Value
          init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder) }
          func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
        }
        struct SmartCodable: Codable, DecodingStyles.DefaultValue { @DecodingStyles.DefaultCodable var n: Int; static var defaultValue: SmartCodable { SmartCodable() } }
        struct Order: Codable {
          var total: Money
          @DecodingStyles.DefaultCodable var count: Int
          @DecodingStyles.DefaultCodable var size: SmartCodable
          @DefaultCodable var on: Bool
        }
        struct Money: RawRepresentable, Codable {
          var rawValue: String
          init?(rawValue: String) { return nil }
        }
        """#,
      smart: #"""
        import DecodingStyles

        protocol DefaultValue {}
        @propertyWrapper struct DefaultCodable<Value: Codable>: Codable {
          var wrappedValue: Value
          init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder) }
          func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
        }
        struct SmartCodable: DecodingStyles.SmartCodable { var n: Int = 0 }
        struct Order: Codable {
          var total: Money
          var count: Int
          var size: SmartCodable
          @DefaultCodable var on: Bool
        }
        struct Money: RawRepresentable, Codable {
          var rawValue: String
          init?(rawValue: String) { return nil }
        }
        """#,
      notes: [
        "9:7 Order.total: `Money` has no default value; left as it is",
        "12:23 Order.on: `@DefaultCodable` stands on it already; left as it is",
        "14:1 Money: it is decoded by its raw value; left as it is",
        "9:7 Order.total: its type has no initial value that could be written here; `Order` "
          + "is left as it is",
        "12:23 Order.on: `@DefaultCodable` has neither `init()` nor `init(wrappedValue:)`; `Order` "
          + "is left as it is",
      ]),
    DerivationCase(
      name: "a package's classes",
      strict: #"""
        package class Item: Codable {
          package let id: Int
          package init(id: Int) { self.id = id }
        }
        package final class Book: Item {
          package var pages: Int? = nil
          var title = ""
        }
        """#,
      default: #"""
        import DecodingStyles

        package class Item: Codable {
          @DefaultCodable package var id: Int
          package init(id: Int) { self.id = id }
        }
        package final class Book: Item {
          package var pages: Int? = nil
          var title = ""
        }
        """#,
      smart: #"""
        import DecodingStyles

        package class Item: SmartCodable {
          package var id: Int = 0
          package init(id: Int) { self.id = id }
          package required init() {}
        }
        package final class Book: Item {
          package var pages: Int? = nil
          var title = ""
          private enum BookKeys: String, CodingKey { case pages, title }
          package required init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: BookKeys.self)
            pages = try values.decodeIfPresent(Int.self, forKey: .pages)
            title = try values.decode(String.self, forKey: .title)
            try super.init(from: decoder)
          }
          package required init() { super.init() }
        }
        """#,
      notes: [
        "2:11 Item: each `let` that is decoded is a `var` here, so that it can fall back",
        "5:15 Book: a subclass of `Item` inherits its `init(from:)`: properties of its own "
          + "are not decoded; left as it is",
        "5:15 Book: the `init(from:)` that it inherits doesn't decode its own properties; "
          + "here it has one that does",
      ]),
  ]
}
