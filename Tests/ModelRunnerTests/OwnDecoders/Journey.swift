import Foundation

// A model with a decoder of its own: the tests compile it, and have it compiled.

struct Journey: Codable {
  var startDay: Date
  var from: Station
  var stops: [Stop]
  var distance: Double
  var ticket: Data
}

struct Stop: Codable {
  var placeName: String
  var minutes: Int
}

/// It can't be decoded without what the decoder brings along.
struct Station: Codable {
  var name: String
  var country: String

  init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
    guard let key = CodingUserInfoKey(rawValue: "country"),
      let region = decoder.userInfo[key] as? Region
    else {
      throw DecodingError.valueNotFound(
        Region.self, .init(codingPath: decoder.codingPath, debugDescription: "no region"))
    }
    country = region.code
  }
}

struct Region: Sendable {
  var code: String
}

struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int?

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension JSONDecoder {
  static var journeys: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard text.hasPrefix("day "), let day = Double(text.dropFirst(4)) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(text) is no day")
      }
      return Date(timeIntervalSince1970: day * 86_400)
    }
    // At the root keys have words with a dash; below it they are shouted.
    decoder.keyDecodingStrategy = .custom { keys in
      let key = keys[keys.count - 1].stringValue
      guard keys.count > 1 else {
        let words = key.split(separator: "-").map(String.init)
        let later = words.dropFirst().map(\.capitalized)
        return AnyKey(stringValue: (words.prefix(1) + later).joined())
      }
      return AnyKey(stringValue: key == "PLACE" ? "placeName" : key.lowercased())
    }
    decoder.dataDecodingStrategy = .custom { decoder in
      Data(try decoder.singleValueContainer().decode(String.self).utf8.reversed())
    }
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "far", negativeInfinity: "near", nan: "unknown")
    if let key = CodingUserInfoKey(rawValue: "country") {
      decoder.userInfo[key] = Region(code: "CH")
    }
    return decoder
  }
}

/// A decoder whose `decode` does more than Foundation's.
final class EnvelopeDecoder: JSONDecoder, @unchecked Sendable {
  override func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    let text = String(decoding: data, as: UTF8.self).replacing("\"day ", with: "\"day 1")
    return try super.decode(type, from: Data(text.utf8))
  }
}

func makeEnvelopeDecoder() -> EnvelopeDecoder {
  let (own, decoder) = (JSONDecoder.journeys, EnvelopeDecoder())
  decoder.dateDecodingStrategy = own.dateDecodingStrategy
  decoder.keyDecodingStrategy = own.keyDecodingStrategy
  decoder.dataDecodingStrategy = own.dataDecodingStrategy
  decoder.nonConformingFloatDecodingStrategy = own.nonConformingFloatDecodingStrategy
  decoder.userInfo = own.userInfo
  decoder.allowsJSON5 = true
  return decoder
}

/// Decoders that can't be had: from outside of an actor, by a trap, and never.
enum Hurtful {
  @MainActor static func isolated() -> JSONDecoder { .journeys }

  static func trapping() -> JSONDecoder { [JSONDecoder.journeys][Int(getpid() > 0 ? 7 : 0)] }

  static func endless() -> JSONDecoder {
    while getpid() > 0 {}
    return .journeys
  }
}
