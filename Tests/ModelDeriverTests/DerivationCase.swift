import Testing

/// A strict model, and what is to come of it.
struct DerivationCase: Sendable, CustomTestStringConvertible {
  let name: String
  let strict: String
  let `default`: String
  let smart: String
  /// `subject: message`, of both styles, in order; what both say stands once.
  var notes: [String] = []

  var testDescription: String { name }

  static let all = models + syntax + access + uses + everyday

  static let models: [DerivationCase] = [
    DerivationCase(
      name: "scalars, containers and optionals",
      strict: """
        struct User: Codable {
          var id: Int
          var ratio: Double  // of two
          var name: String
          var isOn: Bool
          var nickname: String?
          var tags: [String]
          var counts: [String: Int]
          var seen: Set<Int>
        }
        """,
      default: """
        import DecodingStyles

        struct User: Codable {
          @DefaultCodable var id: Int
          @DefaultCodable var ratio: Double  // of two
          @DefaultCodable var name: String
          @DefaultCodable var isOn: Bool
          @LossyOptional var nickname: String?
          @DefaultArray var tags: [String]
          @DefaultCodable var counts: [String: Int]
          @DefaultCodable var seen: Set<Int>
        }
        """,
      smart: """
        import DecodingStyles

        struct User: SmartCodable {
          var id: Int = 0
          var ratio: Double = 0  // of two
          var name: String = ""
          var isOn: Bool = false
          var nickname: String?
          var tags: [String] = []
          var counts: [String: Int] = [:]
          var seen: Set<Int> = []
        }
        """),
    DerivationCase(
      name: "initial values become what is fallen back to",
      strict: """
        import Foundation

        struct Settings: Codable {
          var size: Int = 14
          var theme = "light"
          var sounds: Bool = true
          var zoom = 1.0
          var columns: Int = 0
          var since: Date = Date(timeIntervalSince1970: 0)
          var language: String? = "en"
        }
        """,
      default: """
        import DecodingStyles
        import Foundation

        struct Settings: Codable {
          @Default<SizeDefault> var size: Int = 14
          @Default<ThemeDefault> var theme = "light"
          @Default<Bool.True> var sounds: Bool = true
          @Default<Double.One> var zoom = 1.0
          @DefaultCodable var columns: Int = 0
          @Default<SinceDefault> var since: Date = Date(timeIntervalSince1970: 0)
          @Default<LanguageDefault> var language: String? = "en"
          enum SizeDefault: DefaultValueProvider { static var defaultValue: Int { 14 } }
          enum ThemeDefault: DefaultValueProvider { static var defaultValue: String { "light" } }
          enum SinceDefault: DefaultValueProvider { static var defaultValue: Date { Date(timeIntervalSince1970: 0) } }
          enum LanguageDefault: DefaultValueProvider { static var defaultValue: String? { "en" } }
        }
        """,
      smart: """
        import DecodingStyles
        import Foundation

        struct Settings: SmartCodable {
          var size: Int = 14
          var theme = "light"
          var sounds: Bool = true
          var zoom = 1.0
          var columns: Int = 0
          var since: Date = Date(timeIntervalSince1970: 0)
          var language: String? = "en"
        }
        """),
    DerivationCase(
      name: "nested models and enums, and the case that stands for the others",
      strict: """
        struct Shop: Codable {
          struct Address: Codable, Equatable { var city: String }
          enum State: String, Codable { case open, closed, unknown }
          enum Size: Int, Codable {
            case small
            case large
          }
          var address: Address
          var state: State
          var size: Size = .large
        }
        """,
      default: """
        import DecodingStyles

        struct Shop: Codable {
          struct Address: Codable, Equatable, DefaultValue { @DefaultCodable var city: String; static var defaultValue: Address { Address() } }
          enum State: String, DefaultCodableEnum { case open, closed, unknown; static var defaultCase: State { .unknown } }
          enum Size: Int, DefaultCodableEnum {
            case small
            case large
            static var defaultCase: Size { .large }
          }
          @DefaultCodable var address: Address
          @DefaultCodable var state: State
          @DefaultCodable var size: Size = .large
        }
        """,
      smart: """
        import DecodingStyles

        struct Shop: SmartCodable {
          struct Address: SmartCodable, Equatable { var city: String = "" }
          enum State: String, SmartCaseDefaultable { case open, closed, unknown; static var defaultCase: State { .unknown } }
          enum Size: Int, SmartCaseDefaultable {
            case small
            case large
            static var defaultCase: Size { .large }
          }
          var address: Address = Address()
          var state: State = .unknown
          var size: Size = .large
        }
        """),
    DerivationCase(
      name: "what can't be derived is left, and says why",
      strict: """
        import Foundation

        struct Order: Codable {
          let id: Int
          var site: URL
          var shape: Shape
        }
        enum Shape: Codable { case circle(Double), square }
        struct Hand: Codable {
          var a: Int
          init(from decoder: any Decoder) throws { a = 1 }
        }
        """,
      default: """
        import DecodingStyles
        import Foundation

        struct Order: Codable {
          @DefaultCodable var id: Int
          var site: URL
          var shape: Shape
        }
        enum Shape: Codable { case circle(Double), square }
        struct Hand: Codable {
          var a: Int
          init(from decoder: any Decoder) throws { a = 1 }
        }
        """,
      smart: """
        import Foundation

        struct Order: Codable {
          let id: Int
          var site: URL
          var shape: Shape
        }
        enum Shape: Codable { case circle(Double), square }
        struct Hand: Codable {
          var a: Int
          init(from decoder: any Decoder) throws { a = 1 }
        }
        """,
      notes: [
        "5:7 Order.site: `URL` has no default value; left as it is",
        "6:7 Order.shape: `Shape` has no default value; left as it is",
        "4:3 Order: each `let` that is decoded is a `var` here, so that it can fall back",
        "8:1 Shape: an enum with associated values is decoded whole or not at all; left as it is",
        "9:1 Hand: its `init(from:)` is written by hand; left as it is",
        "6:7 Order.shape: its type has no initial value that could be written here; `Order` is left as it is",
      ]),
    DerivationCase(
      name: "several variables in one declaration",
      strict: """
        public struct Point: Codable {
            public var x, y: Double
            public var name = "", note: String?
        }
        """,
      default: """
        import DecodingStyles

        public struct Point: Codable {
            @DefaultCodable public var x: Double
            @DefaultCodable public var y: Double
            @DefaultCodable public var name = ""
            @LossyOptional public var note: String?
        }
        """,
      smart: """
        import DecodingStyles

        public struct Point: SmartCodable {
            public var x: Double = 0, y: Double = 0
            public var name = "", note: String?
            public init() {}
        }
        """),
    DerivationCase(
      name: "classes, initializers, extensions and protocols of one's own",
      strict: """
        protocol Entity: Codable, Sendable {}

        class Base: Codable {
          var a: Int
          init(a: Int) { self.a = a }
        }
        final class Sub: Base { var b: Int = 2 }

        struct Car: Entity {
          var wheels: Int
          init(wheels: Int) { self.wheels = wheels }
        }
        struct Garage { var car: Car }
        extension Garage: Decodable {}
        """,
      default: """
        import DecodingStyles

        protocol Entity: Codable, Sendable {}

        class Base: Codable {
          @DefaultCodable var a: Int
          init(a: Int) { self.a = a }
        }
        final class Sub: Base { var b: Int = 2 }

        struct Car: Entity, DefaultValue {
          @DefaultCodable var wheels: Int
          init(wheels: Int) { self.wheels = wheels }
          static var defaultValue: Car { Car() }
          init() {}
        }
        struct Garage { @DefaultCodable var car: Car }
        extension Garage: Decodable {}
        """,
      smart: """
        import DecodingStyles

        protocol Entity: Codable, Sendable {}

        class Base: SmartCodable {
          var a: Int = 0
          init(a: Int) { self.a = a }
          required init() {}
        }
        final class Sub: Base { var b: Int = 2; private enum SubKeys: String, CodingKey { case b }; required init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: SubKeys.self)
            b = try values.decode(Int.self, forKey: .b)
            try super.init(from: decoder)
          }; required init() { super.init() } }

        struct Car: Entity, SmartCodable {
          var wheels: Int = 0
          init(wheels: Int) { self.wheels = wheels }
          init() {}
        }
        struct Garage { var car: Car = Car() }
        extension Garage: SmartDecodable {}
        """,
      notes: [
        "7:7 Sub: a subclass of `Base` inherits its `init(from:)`: "
          + "properties of its own are not decoded; left as it is",
        "7:7 Sub: the `init(from:)` that it inherits doesn't decode its own properties; here it has "
          + "one that does",
      ]),
    DerivationCase(
      name: "keys, what no key asks for, and what is no stored property",
      strict: """
        struct Song: Codable {
          var title: String
          var plays: Int = 0
          var cover = Cover()
          static var count: Int { 1 }
          var upper: String { title.uppercased() }
          var rating: Int { didSet {} }
          enum CodingKeys: String, CodingKey {
            case title = "song_title"
            case plays, rating
          }
        }
        struct Cover { var image = 1 }
        """,
      default: """
        import DecodingStyles

        struct Song: Codable {
          @DefaultCodable var title: String
          @DefaultCodable var plays: Int = 0
          var cover = Cover()
          static var count: Int { 1 }
          var upper: String { title.uppercased() }
          @DefaultCodable var rating: Int { didSet {} }
          enum CodingKeys: String, CodingKey {
            case title = "song_title"
            case plays, rating
          }
        }
        struct Cover { var image = 1 }
        """,
      smart: """
        import DecodingStyles

        struct Song: SmartCodable {
          var title: String = ""
          var plays: Int = 0
          var cover = Cover()
          static var count: Int { 1 }
          var upper: String { title.uppercased() }
          var rating: Int = 0 { didSet {} }
          enum CodingKeys: String, CodingKey {
            case title = "song_title"
            case plays, rating
          }
        }
        struct Cover { var image = 1 }
        """),
    DerivationCase(
      name: "generic models",
      strict: """
        struct Page<Item: Codable>: Codable {
          var items: [Item]
          var next: Int?
        }
        """,
      default: """
        import DecodingStyles

        struct Page<Item: Codable>: Codable {
          @DefaultArray var items: [Item]
          @LossyOptional var next: Int?
        }
        """,
      smart: """
        import DecodingStyles

        struct Page<Item: Codable>: SmartCodable {
          var items: [Item] = []
          var next: Int?
        }
        """),
  ]
}
