import DecodingStyles
import Foundation
import Workbench

/// Models with a property of each kind that the styles know.
enum EveryType: Sample {
  typealias StrictModel = Strict.Model
  typealias DefaultModel = Defaulted.Model
  typealias SmartModel = Smart.Model

  enum Level: String, Codable, CaseIterable { case low, high }

  enum Shape: Codable {
    case dot(x: Int)
    case line
  }

  struct Part: Codable, EmptyInitializable, Hashable {
    var x = 1
    var parts: [Part]?
  }

  enum Strict {
    struct Model: Codable {
      var int: Int?
      var byte: UInt8?
      var wide: Int128?
      var double: Double?
      var float: Float?
      var decimal: Decimal?
      var bool: Bool?
      var text: String?
      var date: Date?
      var data: Data?
      var link: URL?
      var id: UUID?
      var level: Level?
      var shape: Shape?
      var list: [Int]?
      var map: [String: Double]?
      var numbered: [Int: String]?
      var levels: [Level: Int]?
      var set: Set<String>?
      var part: Part?
      var any: AnyCodable?
    }
  }
}

extension EveryType {
  enum Defaulted {
    enum Level: String, DefaultCodableEnum, CodingKeyRepresentable {
      case low, high
      static var defaultCase: Level { .low }
    }

    enum Rank: Int, HasDefaultEnumValue {
      case first, second
      static var defaultValue: Rank { .first }
    }

    struct Model: Codable {
      @DefaultCodable var int: Int
      @DefaultCodable var byte: UInt8
      @Lossless var wide: Int?
      @DefaultCodable @Lossless var double: Double
      @DefaultFloat var float: Float
      @DefaultCodable var decimal: Decimal
      @LenientBool<Bool.Unknown> var bool: Bool?
      @Tristate var text: String??
      @DefaultCodedDate<ISO8601Date> var date: Date
      @DefaultCodedData<AnyBase64> var data: Data
      @LossyOptional var link: URL?
      var id: LenientOptionalValue<UUID>?
      @DefaultCodable var level: Level
      @LossyOptional var shape: Shape?
      @LossyArray var list: [Int]
      @LossyDictionary var map: [String: Double]
      @LossyDictionary var numbered: [Int: String]
      @LossyDictionary var levels: [Level: Int]
      @LossySet var set: Set<String>
      @DefaultObject var part: Part
      @LossyOptional var any: AnyCodable?
      @DefaultIntEnum var rank: Rank
      @DefaultArray var elements: [LossyElement<Part>]
    }
  }

  enum Smart {
    enum Level: String, SmartCaseDefaultable {
      case low, high
      static var defaultCase: Level { .low }
    }

    struct Part: SmartCodable {
      var x = 1
      var parts: [Part] = []
    }

    struct Model: SmartCodable {
      var int = 0
      var byte: UInt8 = 0
      var wide: UInt64?
      var double = 0.0
      var float: Float = 0
      var decimal = Decimal()
      var bool = false
      var text: String?
      var date: Date?
      var data: Data?
      var link: URL?
      var id: UUID?
      var level = Level.low
      var shape: Shape?
      var list: [Int] = []
      var map: [String: Double] = [:]
      var numbered: [Int: String] = [:]
      var set: Set<String> = []
      var part = Part()
      var any = AnyCodable.null
      @SmartAny var loose: [String: Any] = [:]
      @SmartFlat var flat = Part()
      @SmartOptional var node: Part?
      @SmartCompact.Array var compact: [Int] = []
      @SmartCompact.Dictionary var sizes: [Int: Int] = [:]
      @SmartDate var when: Date?
    }
  }

  /// A payload that each style decodes.
  static let payload = #"""
    {"int": 1, "byte": 2, "wide": 3, "double": 4.5, "float": 5.5, "decimal": 6.25, "bool": true,
     "text": "é", "date": 700000000, "data": "aGk=", "link": "https://a.b/c",
     "id": "7B1C0A1E-0000-4000-8000-00000000000A", "level": "high", "shape": {"dot": {"x": 1}},
     "list": [1, 2], "map": {"a_b": 1.5, "": 2}, "numbered": {"1": "a"}, "levels": ["low", 1],
     "set": ["a", "b"], "part": {"x": 2, "parts": [{"x": 3}]}, "any": {"a": [1, null, {"b": 2.5}]},
     "rank": 1, "elements": [{"x": 1}], "loose": {"a": [null]}, "x": 4, "node": {"x": 5},
     "compact": [1, 2], "sizes": {"1": 2}, "when": 1700000000}
    """#
}
