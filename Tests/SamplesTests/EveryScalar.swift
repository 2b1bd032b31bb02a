import DecodingStyles
import Foundation
import Workbench

/// Models with a property of each standard type that is one value in JSON, for faults that no
/// sample's own payload has a place for.
enum EveryScalar: Sample {
  typealias StrictModel = Strict.Model
  typealias DefaultModel = Defaulted.Model
  typealias SmartModel = Smart.Model

  static var options: DecodingOptions {
    var options = DecodingOptions()
    options.dateStrategy = .iso8601
    return options
  }

  enum Strict {
    enum Level: String, Codable { case low, high }
    enum Rank: Int, Codable { case first, second }
    struct Part: Codable {
      var byte: Int8
      var id: UUID?
    }
    struct Model: Codable {
      var byte: Int8
      var word: UInt16?
      var wide: UInt64
      var ratio: Double
      var share: Float?
      var price: Decimal
      var isOn: Bool
      var name: String
      var day: Date
      var data: Data
      var link: URL
      var id: UUID
      var level: Level
      var rank: Rank?
      var days: [Date]
      var ids: [String: UUID]
      var parts: [Part]
    }
  }

  enum Defaulted {
    enum Level: String, DefaultCodableEnum {
      case low, high
      static var defaultCase: Level { .low }
    }
    struct Model: Codable {
      @DefaultCodable var byte: Int8
      @LossyOptional var word: UInt16?
      @DefaultCodable var wide: UInt64
      @DefaultCodable var ratio: Double
      @LossyOptional var share: Float?
      @DefaultCodable var price: Decimal
      @DefaultCodable var isOn: Bool
      @DefaultCodable var name: String
      @DefaultCodable var day: Date
      @DefaultCodable var data: Data
      @LossyOptional var link: URL?
      @LossyOptional var id: UUID?
      var level: Level
      @LossyOptional var rank: Strict.Rank?
      @DefaultCodable var days: [Date]
      @DefaultCodable var ids: [String: UUID]
      @LossyArray var parts: [Strict.Part]
    }
  }

  enum Smart {
    enum Level: String, SmartCaseDefaultable {
      case low, high
      static var defaultCase: Level { .low }
    }
    struct Part: SmartCodable {
      var byte: Int8 = 0
      var id: UUID?
    }
    struct Model: SmartCodable {
      var byte: Int8 = 0
      var word: UInt16?
      var wide: UInt64 = 0
      var ratio = 0.0
      var share: Float?
      var price = Decimal()
      var isOn = false
      var name = ""
      var day: Date?
      var data: Data?
      var link: URL?
      var id: UUID?
      var level = Level.low
      var rank: Int?
      var days: [Date] = []
      var ids: [String: UUID] = [:]
      var parts: [Part] = []
    }
  }

  /// The models as the catalogue would have them, with a payload that each style decodes.
  static let entry = SampleEntry(
    own: "EveryScalar", modelSource: "test", sources: [:],
    models: .loaded(ModelTypes(EveryScalar.self), options),
    payloads: [
      Payload(name: "clean", fileName: "clean.json", bytes: Array(payload.utf8))
    ])

  private static let payload = #"""
    {"byte": 1, "word": 2, "wide": 18446744073709551615, "ratio": 4.5, "share": 5.5,
     "price": 6.25, "isOn": true, "name": "é", "day": "2024-05-06T07:08:09Z", "data": "aGk=",
     "link": "https://a.b/c", "id": "7B1C0A1E-0000-4000-8000-00000000000A", "level": "high",
     "rank": 1, "days": ["2024-05-06T07:08:09Z"],
     "ids": {"a": "7B1C0A1E-0000-4000-8000-00000000000A"},
     "parts": [{"byte": 1, "id": "7B1C0A1E-0000-4000-8000-00000000000A"}]}
    """#
}
