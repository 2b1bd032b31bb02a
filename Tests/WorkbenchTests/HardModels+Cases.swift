import DecodingStyles
import Foundation

/// Enums without raw values, whose own code tells the cases.
extension HardModels {
  /// Takes a case for what it doesn't know.
  enum Access: Decodable {
    case admin, readOnly, unknown
    init(from decoder: any Decoder) throws {
      switch try decoder.singleValueContainer().decode(String.self) {
      case "admin", "root": self = .admin
      case "read_only": self = .readOnly
      default: self = .unknown
      }
    }
  }

  /// Throws for what it doesn't know.
  enum Direction: Decodable {
    case north, south
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      switch try container.decode(String.self) {
      case "N": self = .north
      case "S": self = .south
      case let other:
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(other)?")
      }
    }
  }

  /// A number's size tells the case.
  enum Load: Decodable {
    case low, high
    init(from decoder: any Decoder) throws {
      let load = try decoder.singleValueContainer().decode(Int.self)
      self = load > 115 ? .high : .low
    }
  }

  /// A number that it doesn't know is a case of its own.
  enum State: Codable, DefaultValue {
    case off, on, other
    static let defaultValue = State.off
    init(from decoder: any Decoder) throws {
      switch try decoder.singleValueContainer().decode(UInt8.self) {
      case 0: self = .off
      case 1: self = .on
      default: self = .other
      }
    }
    func encode(to encoder: any Encoder) throws {}
  }

  /// Raw values in any case of letters.
  enum Shade: String, Decodable {
    case red, green, unknown
    init(from decoder: any Decoder) throws {
      let name = try decoder.singleValueContainer().decode(String.self)
      self = Shade(rawValue: name.lowercased()) ?? .unknown
    }
  }

  struct Door: Decodable {
    var access: Access
    var backup: Access?
    var faces: Direction
    var load: Load
    var state: State
    @DefaultCodable var next: State
  }
}
