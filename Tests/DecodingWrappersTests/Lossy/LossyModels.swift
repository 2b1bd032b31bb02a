import DecodingWrappers
import Foundation

/// Models with lossy properties, one of each kind.
enum Losing {
  struct Numbers: Codable, Equatable {
    @LossyArray var a: [Int]
  }

  struct MaybeNumbers: Codable, Equatable {
    @LossyArray var a: [Int]?
  }

  struct Unique: Codable {
    @LossySet var a: Set<Int>
  }

  struct Points: Codable {
    @LossyArray var a: [Point]
  }

  enum Vehicle: String, Codable, DefaultValueProvider {
    case car, unknown
    static let defaultValue = Vehicle.unknown
  }

  struct Garage: Codable {
    @LossyArray var a: [Vehicle]
  }

  struct Row: Codable, Equatable {
    @DefaultInt var n: Int
    var req: Int
  }

  struct Rows: Codable {
    @LossyArray var a: [Row]
  }

  struct Nested: Codable {
    @LossyArray var a: [[Int]]
  }

  struct Optionals: Codable {
    @LossyArray var a: [Int?]
  }

  struct Stock: Codable, Equatable {
    @LossyDictionary var a: [String: Int]
  }

  struct ByNumber: Codable {
    @LossyDictionary var a: [Int: String]
  }

  enum Size: String, Codable, CodingKeyRepresentable { case small, extraLarge }

  struct BySize: Codable {
    @LossyDictionary var a: [Size: Int]
  }

  enum Day: Int, Codable { case monday, tuesday }

  struct ByDay: Codable {
    @LossyDictionary var a: [Day: Int]
  }

  struct Links: Codable, Equatable {
    @LossyOptional var a: URL?
  }

  struct MaybeInt: Codable, Equatable {
    @LossyOptional var a: Int?
  }

  struct MaybeVehicle: Codable {
    @LossyOptional var a: Vehicle?
  }

  struct Details: Codable, Equatable {
    @LossyOptional var details: String?
  }

  struct Owner: Codable {
    @LossyOptional var a: Details?
  }

  struct Results: Codable {
    var a: [LossyElement<Int>]
  }
}
