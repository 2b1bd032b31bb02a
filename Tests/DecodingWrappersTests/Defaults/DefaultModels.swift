import DecodingWrappers
import Foundation

extension Double {
  enum Half: DefaultValueProvider {
    static let defaultValue = 0.5
  }
}

struct Zeros: Codable, Equatable {
  @Default<Int.Zero> var n: Int
}

struct SmallZero: Codable {
  @Default<Int8.Zero> var n: Int8
}

struct UnsignedZero: Codable {
  @Default<UInt.Zero> var n: UInt
}

struct EmptyText: Codable {
  @Default<String.Empty> var s: String
}

struct Halves: Codable {
  @Default<Double.Half> var d: Double
}

struct Truth: Codable {
  @Default<Bool.True> var b: Bool
}

struct Typed: Codable {
  @DefaultInt var n: Int = 7
}

struct TwoTruths: Codable, Equatable {
  @Default<Bool.False> var a: Bool
  @Default<Bool.True> var b: Bool
}

enum Color: String, Codable, DefaultValueProvider {
  case red, unknown
  static let defaultValue = Color.unknown
}

struct Painted: Codable {
  @Default<Color> var c: Color
}

enum Fruit: String, DefaultCodableEnum {
  case apple, unknown
  static var defaultCase: Fruit { .unknown }
}

enum Gender: Int, DefaultCodableEnum {
  case unknown, female, male
  static var defaultCase: Gender { .unknown }
}

struct Bare: Codable {
  var f: Fruit
}

struct Maybe: Codable {
  var f: Fruit?
}

struct Basket: Codable {
  var a: [Fruit]
}

struct Shelf: Codable {
  var f: [String: Fruit]
}

struct Wrapped: Codable {
  @DefaultCodable var gender: Gender
}

enum Beast: Codable, Equatable {
  case fish(name: String, int: Int)
  case none

  enum Nothing: DefaultValueProvider {
    static let defaultValue = Beast.none
  }
}

struct Zoo: Codable {
  @Default<Beast.Nothing> var value: Beast
}

struct Numbers: Codable {
  @Default<[Int].Empty> var a: [Int]
}

struct Listed: Codable {
  @DefaultArray var a: [Int]
}

struct Elements: Codable {
  var a: [DefaultCodable<Int>]
}

struct Point: Codable, Equatable, DefaultValueProvider {
  var x: Int
  static let defaultValue = Point(x: -1)
}

struct Pinned: Codable {
  @Default<Point> var p: Point
}

struct Address: Codable, Equatable, DefaultValue {
  @DefaultString var city = ""
  @DefaultInt var zip = 0
  static var defaultValue: Address { Address(city: "?", zip: -1) }
}

struct Person: Codable, Equatable {
  @DefaultCodable var addr = Address.defaultValue
}

struct StrictAddress: Codable, Equatable, DefaultValue {
  var city: String
  var zip: Int
  static var defaultValue: StrictAddress { StrictAddress(city: "?", zip: -1) }
}

struct StrictPerson: Codable {
  @DefaultCodable var addr: StrictAddress
}

struct Inner: Codable, DefaultValue {
  @Default<Int.One> var n = 1
  var tag: String?
  static var defaultValue: Inner { Inner(n: -1) }
}

struct Middle: Codable, DefaultValue {
  @DefaultCodable var b = Inner.defaultValue
  static var defaultValue: Middle { Middle(b: Inner(n: -2)) }
}

struct Outer: Codable {
  @DefaultCodable var a: Middle
}

struct Items: Codable {
  var items: [Zeros]
}

struct Box<T: DefaultValue & Codable>: Codable {
  @DefaultCodable var v: T
}
