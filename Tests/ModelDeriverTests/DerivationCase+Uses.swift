extension DerivationCase {
  /// What stands around a property, and what its type is used for.
  static let uses: [DerivationCase] = [
    DerivationCase(
      name: "initial values of all kinds, types that are only decodable, comments and tabs",
      strict: #"""
        struct A: Codable { // first
        	var a: Int // tail
        	/// doc
        	var `class`: String
        	var e: E? = .two
        	var s: Set<E> = [.one]
        	var dict: [E: [Int]] = [:]
        	var w: Int = 1 { willSet { print(newValue) } }
        	var big: UInt64 = 1_000_000
        	var hex = 0xFF
        	var neg = -1.5
        	var nested: [[String: Int?]]
        	var call = E.make()
        	var arr = [1, 2, 3]
        	var emptyDict: [String: Int] = .init()
        	var char: String.SubSequence.Index? { nil }
        	var self2: Sub = .init(v: 2)
        	// last comment
        }
        enum E: String, Codable, CaseIterable {
        	case one = "1", two
        	// a comment
        	static func make() -> E { .two }
        }
        struct Sub: Codable, Hashable { var v: Int }
        struct Empty: Codable {}
        struct UsesEmpty: Decodable { var e: Empty; let o: Int?; var h: Hand }
        struct Hand { var x: Int }
        extension Hand: Decodable {
        	init(from decoder: any Decoder) throws { x = 1 }
        }
        enum Custom: String, Decodable { case a; init(from d: any Decoder) throws { self = .a } }
        struct G<T: Codable>: Codable where T: Hashable { var items: [T] = []; var first: T?; var c: Custom2 }
        enum Custom2: Int, Codable { case zero, unknown = -1 }
        struct OneLine: Codable { var a: Int; var b: String = "x" } // behind
        struct Enc: Encodable { var a: Int }
        final class Box<T: Codable>: Codable { var value: T; init(value: T) { self.value = value } }
        indirect enum Tree: Codable { case leaf, node(Tree) }
        struct Rec: Codable { var kids: [Rec]; var parent: Box<Rec>? }
        """#,
      default: #"""
        import DecodingStyles

        struct A: Codable { // first
        	@DefaultCodable var a: Int // tail
        	/// doc
        	@DefaultCodable var `class`: String
        	@Default<EDefault> var e: E? = .two
        	@Default<SDefault> var s: Set<E> = [.one]
        	@DefaultCodable var dict: [E: [Int]] = [:]
        	@Default<Int.One> var w: Int = 1 { willSet { print(newValue) } }
        	@Default<BigDefault> var big: UInt64 = 1_000_000
        	@Default<HexDefault> var hex = 0xFF
        	@Default<NegDefault> var neg = -1.5
        	@DefaultArray var nested: [[String: Int?]]
        	var call = E.make()
        	@Default<ArrDefault> var arr = [1, 2, 3]
        	@Default<EmptyDictDefault> var emptyDict: [String: Int] = .init()
        	var char: String.SubSequence.Index? { nil }
        	@Default<Self2Default> var self2: Sub = .init(v: 2)
        	enum EDefault: DefaultValueProvider { static var defaultValue: E? { .two } }
        	enum SDefault: DefaultValueProvider { static var defaultValue: Set<E> { [.one] } }
        	enum BigDefault: DefaultValueProvider { static var defaultValue: UInt64 { 1_000_000 } }
        	enum HexDefault: DefaultValueProvider { static var defaultValue: Int { 0xFF } }
        	enum NegDefault: DefaultValueProvider { static var defaultValue: Double { -1.5 } }
        	enum ArrDefault: DefaultValueProvider { static var defaultValue: [Int] { [1, 2, 3] } }
        	enum EmptyDictDefault: DefaultValueProvider { static var defaultValue: [String: Int] { .init() } }
        	enum Self2Default: DefaultValueProvider { static var defaultValue: Sub { .init(v: 2) } }
        	// last comment
        }
        enum E: String, Codable, CaseIterable {
        	case one = "1", two
        	// a comment
        	static func make() -> E { .two }
        }
        struct Sub: Codable, Hashable, DefaultValue { @DefaultCodable var v: Int = 0; static var defaultValue: Sub { Sub() } }
        struct Empty: Codable, DefaultValue { static var defaultValue: Empty { Empty() } }
        struct UsesEmpty: Decodable { @DefaultCodable var e: Empty; @LossyOptional var o: Int?; var h: Hand }
        struct Hand { var x: Int }
        extension Hand: Decodable {
        	init(from decoder: any Decoder) throws { x = 1 }
        }
        enum Custom: String, Decodable { case a; init(from d: any Decoder) throws { self = .a } }
        struct G<T: Codable>: Codable where T: Hashable { @DefaultArray var items: [T] = []; @LossyOptional var first: T?; @DefaultCodable var c: Custom2 }
        enum Custom2: Int, DefaultCodableEnum { case zero, unknown = -1; static var defaultCase: Custom2 { .unknown } }
        struct OneLine: Codable { @DefaultCodable var a: Int; @Default<BDefault> var b: String = "x"; enum BDefault: DefaultValueProvider { static var defaultValue: String { "x" } } } // behind
        struct Enc: Encodable { var a: Int }
        final class Box<T: Codable>: Codable { var value: T; init(value: T) { self.value = value } }
        indirect enum Tree: Codable { case leaf, node(Tree) }
        struct Rec: Codable { @DefaultArray var kids: [Rec]; @LossyOptional var parent: Box<Rec>? }
        """#,
      smart: #"""
        import DecodingStyles

        struct A: SmartCodable { // first
        	var a: Int = 0 // tail
        	/// doc
        	var `class`: String = ""
        	var e: E? = .two
        	var s: Set<E> = [.one]
        	var dict: [E: [Int]] = [:]
        	var w: Int = 1 { willSet { print(newValue) } }
        	var big: UInt64 = 1_000_000
        	var hex = 0xFF
        	var neg = -1.5
        	var nested: [[String: Int?]] = []
        	var call = E.make()
        	var arr = [1, 2, 3]
        	var emptyDict: [String: Int] = .init()
        	var char: String.SubSequence.Index? { nil }
        	var self2: Sub = .init(v: 2)
        	// last comment
        }
        enum E: String, SmartCaseDefaultable, CaseIterable {
        	case one = "1", two
        	// a comment
        	static func make() -> E { .two }
        	static var defaultCase: E { .one }
        }
        struct Sub: SmartCodable, Hashable { var v: Int = 0 }
        struct Empty: SmartCodable {}
        struct UsesEmpty: Decodable { var e: Empty; let o: Int?; var h: Hand }
        struct Hand { var x: Int }
        extension Hand: Decodable {
        	init(from decoder: any Decoder) throws { x = 1 }
        }
        enum Custom: String, Decodable { case a; init(from d: any Decoder) throws { self = .a } }
        struct G<T: Codable>: SmartCodable where T: Hashable { var items: [T] = []; var first: T?; var c: Custom2 = .unknown }
        enum Custom2: Int, SmartCaseDefaultable { case zero, unknown = -1; static var defaultCase: Custom2 { .unknown } }
        struct OneLine: SmartCodable { var a: Int = 0; var b: String = "x" } // behind
        struct Enc: Encodable { var a: Int }
        final class Box<T: Codable>: Codable { var value: T; init(value: T) { self.value = value } }
        indirect enum Tree: Codable { case leaf, node(Tree) }
        struct Rec: SmartCodable { var kids: [Rec] = []; var parent: Box<Rec>? }
        """#,
      notes: [
        "13:6 A.call: the type of its initial value isn't written; left as it is",
        "27:62 UsesEmpty.h: `Hand` has no default value; left as it is",
        "27:45 UsesEmpty: each `let` that is decoded is a `var` here, so that it can fall back",
        "28:1 Hand: its `init(from:)` is written by hand; left as it is",
        "32:1 Custom: its `init(from:)` is written by hand; left as it is",
        "37:44 Box.value: `T` has no default value; left as it is",
        "38:10 Tree: an enum with associated values is decoded whole or not at all; "
          + "left as it is",
        "20:1 E: no case of it stands for the unknown: the first one, `.one`, does",
        "27:62 UsesEmpty.h: its type has no initial value that could be written here; "
          + "`UsesEmpty` is left as it is",
        "37:44 Box.value: its type has no initial value that could be written here; "
          + "`Box` is left as it is",
      ]),
    DerivationCase(
      name: "memberwise initializers that are called",
      strict: #"""
        struct Line: Codable {
          var from: Point = Point(x: 0, y: 0)
          var to: Point = .init(x: 1)
          var size: Size
          var kind = Kind.solid
          static let unit = Line(size: Size(width: 1, unit: .cm), tags: [])
          var tags: [String]
        }
        struct Point: Codable { var x, y: Double?; var label: String? }
        struct Size: Codable {
          var width: Int  // of the line
          var unit: Unit
          enum Unit: String, Codable { case mm, cm }
        }
        enum Kind: String, Codable { case solid, dashed }
        struct Free: Codable { var a: Int }
        """#,
      default: #"""
        import DecodingStyles

        struct Line: Codable {
          @Default<FromDefault> var from: Point = Point(x: 0, y: 0)
          @Default<ToDefault> var to: Point = .init(x: 1)
          var size: Size
          @DefaultCodable var kind = Kind.solid
          static let unit = Line(size: Size(width: 1, unit: .cm), tags: [])
          @DefaultArray var tags: [String] = []
          enum FromDefault: DefaultValueProvider { static var defaultValue: Point { Point(x: 0, y: 0) } }
          enum ToDefault: DefaultValueProvider { static var defaultValue: Point { .init(x: 1) } }
        }
        struct Point: Codable, DefaultValue { @LossyOptional var x: Double? = nil
        @LossyOptional var y: Double? = nil; @LossyOptional var label: String? = nil; static var defaultValue: Point { Point() } }
        struct Size: Codable {
          @DefaultCodable var width: Int = 0  // of the line
          var unit: Unit
          enum Unit: String, Codable { case mm, cm }
        }
        enum Kind: String, DefaultCodableEnum { case solid, dashed; static var defaultCase: Kind { .solid } }
        struct Free: Codable { @DefaultCodable var a: Int }
        """#,
      smart: #"""
        import DecodingStyles

        struct Line: SmartCodable {
          var from: Point = Point(x: 0, y: 0)
          var to: Point = .init(x: 1)
          var size: Size = Size()
          var kind = Kind.solid
          static let unit = Line(size: Size(width: 1, unit: .cm), tags: [])
          var tags: [String] = []
        }
        struct Point: SmartCodable { var x, y: Double?; var label: String? }
        struct Size: SmartCodable {
          var width: Int = 0  // of the line
          var unit: Unit = .mm
          enum Unit: String, SmartCaseDefaultable { case mm, cm; static var defaultCase: Unit { .mm } }
        }
        enum Kind: String, SmartCaseDefaultable { case solid, dashed; static var defaultCase: Kind { .solid } }
        struct Free: SmartCodable { var a: Int = 0 }
        """#,
      notes: [
        "4:7 Line.size: `Size` has no default value; left as it is",
        "12:7 Size.unit: no case of `Unit` stands for the unknown; left as it is",
        "13:3 Size.Unit: no case of it stands for the unknown: the first one, `.mm`, does",
      ]),
  ]
}
