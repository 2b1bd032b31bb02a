import Foundation
import TestSupport
import Workbench

/// One property of each type, and values that don't fit it.
enum AdvisedModels {
  struct Box<Value: Codable>: Codable {
    var a: Value
    var `class`: Value?
    var xY: Int?
  }

  enum Table<Value: Codable>: Sample {
    typealias StrictModel = Box<Value>
    typealias DefaultModel = Box<Value>
    typealias SmartModel = Box<Value>
  }

  enum Color: String, Codable { case red, green }
  enum Level: Int, Codable { case low, high }
  struct Point: Codable {
    var x: Int
    var y: Int?
  }

  static let all: [any Sample.Type] = [
    Table<Bool>.self, Table<Int>.self, Table<Int8>.self, Table<Int16>.self, Table<Int32>.self,
    Table<Int64>.self, Table<UInt>.self, Table<UInt8>.self, Table<UInt64>.self, Table<Float>.self,
    Table<Double>.self, Table<Decimal>.self, Table<String>.self, Table<Date>.self,
    Table<Data>.self, Table<URL>.self, Table<UUID>.self, Table<Color>.self, Table<Level>.self,
    Table<Point>.self, Table<[Int]>.self, Table<[String]>.self, Table<[Point]>.self,
    Table<[Color]>.self, Table<[Date]>.self, Table<[[Int]]>.self, Table<[Int?]>.self,
    Table<Set<Int>>.self, Table<[String: Int]>.self, Table<[String: Point]>.self,
    Table<[Int: String]>.self, Table<[String: [Int]]>.self, Table<[[String: Double]]>.self,
    Table<Int?>.self, Table<String?>.self, Table<Date?>.self, Table<[Int]?>.self,
    Table<Color?>.self,
  ]

  /// Keys that a property bears, or that lie one slip away, for one model or for all.
  static func keys(of model: any Sample.Type) -> [String] {
    let hasAll = CaseSelection.isWhole || model == Table<Int>.self
    return hasAll ? ["a", "A", "class"] : ["a"]
  }

  static let values = [
    "null", "true", "1", "1.5", "-1", "300", "1e400", "9223372036854775808", "1e-400",
    "18446744073709551616", "0.12345678901234567890123", "1700000000", "1700000000000", "1.2.3",
    "\"\"", "\"x\"", "\"1\"", "\"2024-01-02T03:04:05Z\"", "\"http://[\"", "[]", "[1]", "[null]",
    "[[1], 2]", "[\"x\", {}]", "{}", "{\"x\": null}", "{\"x\": [1], \"class\": \"q\"}",
    "{\"x y\": {}, \"1\": [null]}",
  ]
}
