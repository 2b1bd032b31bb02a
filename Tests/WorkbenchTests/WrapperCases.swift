import DecodingStyles
import Foundation

/// Models of one property, `n`, in each of the default wrappers.
enum WrapperCases {
  struct Number: Codable { @Default<Int.Zero> var n: Int }
  struct Small: Codable { @Default<Int8.Zero> var n: Int8 }
  struct Unsigned: Codable { @Default<UInt.Zero> var n: UInt }
  struct Text: Codable { @Default<String.Empty> var n: String }
  struct Fraction: Codable { @Default<Double.One> var n: Double }
  struct Truth: Codable { @Default<Bool.True> var n: Bool }
  struct Typed: Codable { @DefaultInt var n: Int = 7 }
  struct Lenient: Codable { @LenientBool<Bool.True> var n: Bool }

  struct Kept: Codable { @Lossless var n: Bool }

  struct Truths: Codable {
    @Default<Bool.False> var a: Bool
    @Default<Bool.True> var b: Bool
  }

  enum Color: String, Codable, DefaultValueProvider {
    case red, unknown
    static let defaultValue = Color.unknown
  }

  enum Fruit: String, DefaultCodableEnum {
    case apple, unknown
    static var defaultCase: Fruit { .unknown }
  }

  enum Rank: Int, HasDefaultEnumValue {
    case none, first
    static var defaultValue: Rank { .none }
  }

  struct Painted: Codable { @Default<Color> var n: Color }
  struct MaybePainted: Codable { @LossyOptional var n: Color? }
  struct Strict: Codable { var n: Color? }
  struct Bare: Codable { var n: Fruit }
  struct Maybe: Codable { var n: Fruit? }
  struct Fruits: Codable { var n: [Fruit] }
  struct Shelf: Codable { var n: [String: Fruit] }
  struct Ranked: Codable { @DefaultIntEnum var n: Rank }

  struct Whole: Codable { @DefaultArray var n: [Int] }
  struct Lossy: Codable { @LossyArray var n: [Int] }
  struct MaybeLossy: Codable { @LossyArray var n: [Int]? }
  struct Unique: Codable { @LossySet var n: Set<Int> }
  struct Nested: Codable { @LossyArray var n: [[Int]] }
  struct Points: Codable { @LossyArray var n: [Point] }
  struct Colors: Codable { @LossyArray var n: [Color] }
  struct Each: Codable { var n: [DefaultCodable<Int>] }
  struct Rows: Codable { @LossyArray var n: [Row] }

  struct Point: Codable, EmptyInitializable {
    var x = -1
    init() {}
  }

  struct Row: Codable {
    @DefaultInt var a: Int
    var b: Int
  }

  struct MaybeLink: Codable { @LossyOptional var n: URL? }
  struct MaybeNumber: Codable { @LossyOptional var n: Int? }
  struct State: Codable { @Tristate var n: String?? }
  struct Object: Codable { @DefaultObject var n: Point }
  struct Holder: Codable { @DefaultObject var n: Guarded }
  struct Boxed: Codable { @Default<Shut> var n: Box }
  struct Box: Codable { var inner: Row }
  enum Shut: DefaultValueProvider {
    static var defaultValue: Box { Box(inner: Row(a: DefaultInt(wrappedValue: 0), b: 0)) }
  }

  struct Guarded: Codable, EmptyInitializable {
    @DefaultString var city: String
    @DefaultInt var zip: Int
  }

  struct Indexed: Codable {
    @LossyArray var a: [Int]
    @LossyDictionary var b: [String: Int]
  }

  struct Inner: Codable {
    @DefaultInt var n: Int
    var req: Int
  }

  class Base: Codable { var x = 1 }
  final class Derived: Base { var y = 2 }
  struct Left: SmartCodable { @SmartIgnored var n: Int? }

  struct Outer: Codable {
    var inner: Inner
    var id: Int
  }
}
