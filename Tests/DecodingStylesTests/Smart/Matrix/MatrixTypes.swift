import DecodingStyles
import Foundation

/// A type of the measured table, with the initial value of its properties here.
protocol MatrixValue: Codable {
  static var initial: Self { get }
}

enum StrEnum: String, SmartCaseDefaultable, MatrixValue {
  case first = "FIRST"
  case x
  case y
  case abc
  case one = "1"
  static var defaultCase: StrEnum { .first }
  static var initial: StrEnum { .y }
}

enum IntEnum: Int, SmartCaseDefaultable, MatrixValue {
  case first = 999
  case x = 77
  case y = 88
  case one = 1
  case zero = 0
  static var defaultCase: IntEnum { .first }
  static var initial: IntEnum { .y }
}

enum PlainStrEnum: String, MatrixValue {
  case first = "FIRST"
  case x
  case y
  case abc
  case one = "1"
  static var initial: PlainStrEnum { .y }
}

struct Nested: SmartCodable, MatrixValue {
  var a = 5
  var s = "n"
  static var initial: Nested { Nested(a: 42, s: "initial") }
}

final class NestedC: SmartCodable, MatrixValue {
  var a = 5
  init() {}
  static var initial: NestedC {
    let value = NestedC()
    value.a = 42
    return value
  }
}

struct PlainNested: MatrixValue {
  var a: Int
  static let initial = PlainNested(a: 42)
}

struct PlainNestedOpt: MatrixValue {
  var a: Int?
  static let initial = PlainNestedOpt(a: 42)
}

extension Bool: MatrixValue { static var initial: Bool { true } }
extension Int: MatrixValue { static var initial: Int { 42 } }
extension Int8: MatrixValue { static var initial: Int8 { 42 } }
extension Int16: MatrixValue { static var initial: Int16 { 42 } }
extension Int32: MatrixValue { static var initial: Int32 { 42 } }
extension Int64: MatrixValue { static var initial: Int64 { 42 } }
extension UInt: MatrixValue { static var initial: UInt { 42 } }
extension UInt8: MatrixValue { static var initial: UInt8 { 42 } }
extension UInt16: MatrixValue { static var initial: UInt16 { 42 } }
extension UInt32: MatrixValue { static var initial: UInt32 { 42 } }
extension UInt64: MatrixValue { static var initial: UInt64 { 42 } }
extension Float: MatrixValue { static var initial: Float { 42.5 } }
extension Double: MatrixValue { static var initial: Double { 42.5 } }
extension CGFloat: MatrixValue { static var initial: CGFloat { 42.5 } }
extension String: MatrixValue { static var initial: String { "initial" } }
extension Date: MatrixValue { static var initial: Date { Date(timeIntervalSince1970: 42) } }
extension Data: MatrixValue { static var initial: Data { Data([42]) } }
extension Decimal: MatrixValue { static var initial: Decimal { 42 } }
extension URL: MatrixValue { static var initial: URL { URL(filePath: "/initial") } }
extension UUID: MatrixValue { static let initial = UUID() }

extension Optional: MatrixValue where Wrapped: MatrixValue {
  static var initial: Wrapped? { .some(.initial) }
}

extension Array: MatrixValue where Element: MatrixValue {
  static var initial: [Element] { [.initial] }
}

extension Set: MatrixValue where Element: MatrixValue {
  static var initial: Set<Element> { [.initial] }
}

extension Dictionary: MatrixValue where Key == String, Value: MatrixValue {
  static var initial: [String: Value] { ["initial": .initial] }
}
