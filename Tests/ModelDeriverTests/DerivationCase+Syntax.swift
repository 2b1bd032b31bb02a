extension DerivationCase {
  /// Swift as people write it, beyond the plain model.
  static let syntax: [DerivationCase] = [
    DerivationCase(
      name: "every kind of property, of a class with keys of its own",
      strict: #"""
        // A header.
        //
        import Foundation

        /// Doc comment.
        @available(macOS 10.15, *)
        public final class Account: Codable, Equatable {
          /// The id.
          public private(set) var id: Int  // trailing
          @available(*, message: "x") public var old: String = "a"
          var implicit: Int!
          var longOptional: Optional<Int>
          var spelled: Swift.Optional<String>
          var nested: [String: [Int]]
          var matrix: [[Double]] = [
            [1, 0],  // first
            [0, 1],
          ]
          /* between */ var url: URL
          var uuid: UUID
          var data: Data
          var price: Decimal
          var when: Date
          var ch: Character? { nil }
          lazy var later: Int = 3
          static let shared = 1
          static var zero: Int { 0 }
          var computed: Int { get { 1 } set {} }
          var observed: Int = 2 {
            didSet { print(oldValue) }
          }
          weak var delegate: NSObject?
          var closure: String = {
            "made"
          }()
          let constant = 5
          init(id: Int) throws { fatalError() }
          public static func == (a: Account, b: Account) -> Bool { true }
          enum CodingKeys: String, CodingKey {
            case id, old, implicit
            case longOptional = "long"
            case spelled, nested, matrix, url, uuid, data, price, when, observed, closure
          }
        }
        """#,
      default: #"""
        // A header.
        //
        import DecodingStyles
        import Foundation

        /// Doc comment.
        @available(macOS 10.15, *)
        public final class Account: Codable, Equatable {
          /// The id.
          @DefaultCodable public private(set) var id: Int  // trailing
          @Default<OldDefault> @available(*, message: "x") public var old: String = "a"
          @LossyOptional var implicit: Int!
          @LossyOptional var longOptional: Optional<Int>
          @LossyOptional var spelled: Swift.Optional<String>
          @DefaultCodable var nested: [String: [Int]]
          @Default<MatrixDefault> var matrix: [[Double]] = [
            [1, 0],  // first
            [0, 1],
          ]
          /* between */ var url: URL
          var uuid: UUID
          @DefaultCodable var data: Data
          @DefaultCodable var price: Decimal
          @DefaultCodable var when: Date
          var ch: Character? { nil }
          lazy var later: Int = 3
          static let shared = 1
          static var zero: Int { 0 }
          var computed: Int { get { 1 } set {} }
          @Default<ObservedDefault> var observed: Int = 2 {
            didSet { print(oldValue) }
          }
          weak var delegate: NSObject?
          @Default<ClosureDefault> var closure: String = {
            "made"
          }()
          let constant = 5
          init(id: Int) throws { fatalError() }
          public static func == (a: Account, b: Account) -> Bool { true }
          enum CodingKeys: String, CodingKey {
            case id, old, implicit
            case longOptional = "long"
            case spelled, nested, matrix, url, uuid, data, price, when, observed, closure
          }
          public enum OldDefault: DefaultValueProvider { public static var defaultValue: String { "a" } }
          public enum MatrixDefault: DefaultValueProvider { public static var defaultValue: [[Double]] { [
            [1, 0],  // first
            [0, 1],
          ] } }
          public enum ObservedDefault: DefaultValueProvider { public static var defaultValue: Int { 2 } }
          public enum ClosureDefault: DefaultValueProvider { public static var defaultValue: String { {
            "made"
          }() } }
        }
        """#,
      smart: #"""
        // A header.
        //
        import DecodingStyles
        import Foundation

        /// Doc comment.
        @available(macOS 10.15, *)
        public final class Account: SmartCodable, Equatable {
          /// The id.
          public private(set) var id: Int = 0  // trailing
          @available(*, message: "x") public var old: String = "a"
          var implicit: Int!
          var longOptional: Optional<Int> = nil
          var spelled: Swift.Optional<String> = nil
          var nested: [String: [Int]] = [:]
          var matrix: [[Double]] = [
            [1, 0],  // first
            [0, 1],
          ]
          /* between */ var url: URL = URL(fileURLWithPath: "/")
          var uuid: UUID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
          var data: Data = Data()
          var price: Decimal = 0
          var when: Date = Date(timeIntervalSince1970: 0)
          var ch: Character? { nil }
          lazy var later: Int = 3
          static let shared = 1
          static var zero: Int { 0 }
          var computed: Int { get { 1 } set {} }
          var observed: Int = 2 {
            didSet { print(oldValue) }
          }
          weak var delegate: NSObject?
          var closure: String = {
            "made"
          }()
          let constant = 5
          init(id: Int) throws { fatalError() }
          public static func == (a: Account, b: Account) -> Bool { true }
          enum CodingKeys: String, CodingKey {
            case id, old, implicit
            case longOptional = "long"
            case spelled, nested, matrix, url, uuid, data, price, when, observed, closure
          }
          public init() {}
        }
        """#,
      notes: [
        "19:21 Account.url: `URL` has no default value; left as it is",
        "20:7 Account.uuid: `UUID` has no default value; left as it is",
        "36:7 Account.constant: a `let` with a value is never decoded",
      ]),
    DerivationCase(
      name: "compositions, `Self`, conditional code, several variables, other people's wrappers",
      strict: #"""
        import Foundation

        public struct Feature: Codable & Equatable & Sendable {
          static let limit = 9
          public var a: Int = Self.limit
          var list = [Int]()
          var map = [String: Int]()
          var t: TimeInterval
          var wide: Int128
          var arr: Array<String>
          var cont: ContiguousArray<Int>
          #if DEBUG
            var debug: Int
          #else
            var release: String = "r"
          #endif
          var mode: Mode = .default
          var x: Int = 4, /* between */ y: Int  // both
          var text = """
            many
              lines
            """
          @Stranger var strange: Int
          var date: Date = .init(timeIntervalSince1970: 5)
          var opt: Int? = nil
          var many: [Child]?
          var child: Child = Child(n: 3)
          var pair: Either<Int, String>
        }
        enum Mode: String, Codable & CaseIterable { case fast, `default` }
        public class Child: Codable, Equatable, @unchecked Sendable {
          var n: Int
          init(n: Int) { self.n = n }
          public static func == (a: Child, b: Child) -> Bool { a.n == b.n }
        }
        struct Either<A: Codable & Equatable & Sendable, B: Codable & Equatable & Sendable>: Codable, Equatable {
          var a: A?
          var b: B?
          var count: Int = 7
        }
        @propertyWrapper struct Stranger: Codable, Equatable, Sendable { var wrappedValue: Int = 1 }
        #if DEBUG
        struct OnlyDebug: Codable { var a: Int }
        #endif
        """#,
      default: #"""
        import DecodingStyles
        import Foundation

        public struct Feature: Codable & Equatable & Sendable {
          static let limit = 9
          @Default<ADefault> public var a: Int = Self.limit
          @DefaultArray var list = [Int]()
          @DefaultCodable var map = [String: Int]()
          @DefaultCodable var t: TimeInterval
          @DefaultCodable var wide: Int128
          @DefaultArray var arr: Array<String>
          var cont: ContiguousArray<Int>
          #if DEBUG
            @DefaultCodable var debug: Int
          #else
            @Default<ReleaseDefault> var release: String = "r"
          #endif
          @DefaultCodable var mode: Mode = .default
          @Default<XDefault> var x: Int = 4  /* between */
          @DefaultCodable var y: Int  // both
          @Default<TextDefault> var text = """
            many
              lines
            """
          @Stranger var strange: Int
          @Default<DateDefault> var date: Date = .init(timeIntervalSince1970: 5)
          @LossyOptional var opt: Int? = nil
          @LossyOptional var many: [Child]?
          @Default<ChildDefault> var child: Child = Child(n: 3)
          @DefaultCodable var pair: Either<Int, String>
          public enum ADefault: DefaultValueProvider { public static var defaultValue: Int { Feature.limit } }
          public enum ReleaseDefault: DefaultValueProvider { public static var defaultValue: String { "r" } }
          public enum XDefault: DefaultValueProvider { public static var defaultValue: Int { 4 } }
          public enum TextDefault: DefaultValueProvider { public static var defaultValue: String { """
            many
              lines
            """ } }
          public enum DateDefault: DefaultValueProvider { public static var defaultValue: Date { .init(timeIntervalSince1970: 5) } }
          public enum ChildDefault: DefaultValueProvider { public static var defaultValue: Child { Child(n: 3) } }
        }
        enum Mode: String, Codable & CaseIterable, DefaultCodableEnum { case fast, `default`; static var defaultCase: Mode { .`default` } }
        public class Child: Codable, Equatable, @unchecked Sendable, DefaultValue {
          @DefaultCodable var n: Int
          init(n: Int) { self.n = n }
          public static func == (a: Child, b: Child) -> Bool { a.n == b.n }
          public static var defaultValue: Self { Self() }
          public required init() {}
        }
        struct Either<A: Codable & Equatable & Sendable, B: Codable & Equatable & Sendable>: Codable, Equatable, DefaultValue {
          @LossyOptional var a: A?
          @LossyOptional var b: B?
          @Default<CountDefault> var count: Int = 7
          enum CountDefault: DefaultValueProvider { static var defaultValue: Int { 7 } }
          static var defaultValue: Self { Self() }
        }
        @propertyWrapper struct Stranger: Codable, Equatable, Sendable { var wrappedValue: Int = 1 }
        #if DEBUG
        struct OnlyDebug: Codable { @DefaultCodable var a: Int }
        #endif
        """#,
      smart: #"""
        import DecodingStyles
        import Foundation

        public struct Feature: Codable & Equatable & Sendable, SmartCodable {
          static let limit = 9
          public var a: Int = Self.limit
          var list = [Int]()
          var map = [String: Int]()
          var t: TimeInterval = 0
          var wide: Int128 = 0
          var arr: Array<String> = []
          var cont: ContiguousArray<Int> = []
          #if DEBUG
            var debug: Int = 0
          #else
            var release: String = "r"
          #endif
          var mode: Mode = .default
          var x: Int = 4, /* between */ y: Int = 0  // both
          var text = """
            many
              lines
            """
          @Stranger var strange: Int
          var date: Date = .init(timeIntervalSince1970: 5)
          var opt: Int? = nil
          var many: [Child]?
          var child: Child = Child(n: 3)
          var pair: Either<Int, String> = Either()
          public init() {}
        }
        enum Mode: String, Codable & CaseIterable, SmartCaseDefaultable { case fast, `default`; static var defaultCase: Mode { .`default` } }
        public class Child: SmartCodable, Equatable, @unchecked Sendable {
          var n: Int = 0
          init(n: Int) { self.n = n }
          public static func == (a: Child, b: Child) -> Bool { a.n == b.n }
          public required init() {}
        }
        struct Either<A: Codable & Equatable & Sendable, B: Codable & Equatable & Sendable>: SmartCodable, Equatable {
          var a: A?
          var b: B?
          var count: Int = 7
        }
        @propertyWrapper struct Stranger: Codable, Equatable, Sendable { var wrappedValue: Int = 1 }
        #if DEBUG
        struct OnlyDebug: SmartCodable { var a: Int = 0 }
        #endif
        """#,
      notes: [
        "11:7 Feature.cont: `ContiguousArray` has no default value; left as it is",
        "23:17 Feature.strange: `@Stranger` stands on it already; left as it is",
      ]),
  ]
}
