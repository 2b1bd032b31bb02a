import Foundation
import Testing

/// An encoder and a decoder whose strategies are each other's reverse.
struct CoderPair: CustomTestStringConvertible, Sendable {
  var date: String
  var data: String
  var keys: String

  static let dates = ["deferred", "iso8601", "seconds", "milliseconds", "formatted", "custom"]
  static let all = dates.flatMap { date in
    ["base64", "deferred", "custom"].flatMap { data in
      ["default", "snake", "custom"].map { CoderPair(date: date, data: data, keys: $0) }
    }
  }

  var testDescription: String { "dates \(date), data \(data), keys \(keys)" }

  func make() -> (JSONEncoder, JSONDecoder) {
    let encoder = JSONEncoder()
    let decoder = JSONDecoder()
    encoder.outputFormatting = .sortedKeys
    setDates(encoder, decoder)
    setData(encoder, decoder)
    setKeys(encoder, decoder)
    return (encoder, decoder)
  }

  private func setDates(_ encoder: JSONEncoder, _ decoder: JSONDecoder) {
    switch date {
    case "iso8601":
      (encoder.dateEncodingStrategy, decoder.dateDecodingStrategy) = (.iso8601, .iso8601)
    case "seconds":
      encoder.dateEncodingStrategy = .secondsSince1970
      decoder.dateDecodingStrategy = .secondsSince1970
    case "milliseconds":
      encoder.dateEncodingStrategy = .millisecondsSince1970
      decoder.dateDecodingStrategy = .millisecondsSince1970
    case "formatted":
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = .gmt
      formatter.dateFormat = "yyyy/MM/dd"
      encoder.dateEncodingStrategy = .formatted(formatter)
      decoder.dateDecodingStrategy = .formatted(formatter)
    case "custom":
      encoder.dateEncodingStrategy = .custom { date, encoder in
        var container = encoder.singleValueContainer()
        try container.encode("day \(Int(date.timeIntervalSince1970 / 86_400))")
      }
      decoder.dateDecodingStrategy = .custom { decoder in
        let text = try decoder.singleValueContainer().decode(String.self)
        return Date(timeIntervalSince1970: 86_400 * (Double(text.dropFirst(4)) ?? 0))
      }
    default: break
    }
  }

  private func setData(_ encoder: JSONEncoder, _ decoder: JSONDecoder) {
    switch data {
    case "deferred":
      encoder.dataEncodingStrategy = .deferredToData
      decoder.dataDecodingStrategy = .deferredToData
    case "custom":
      encoder.dataEncodingStrategy = .custom { data, encoder in
        var container = encoder.singleValueContainer()
        try container.encode(["bytes": data.map { Int($0) }])
      }
      decoder.dataDecodingStrategy = .custom { decoder in
        let container = try decoder.singleValueContainer()
        return Data(try container.decode([String: [UInt8]].self)["bytes", default: []])
      }
    default: break
    }
  }

  private func setKeys(_ encoder: JSONEncoder, _ decoder: JSONDecoder) {
    switch keys {
    case "snake":
      encoder.keyEncodingStrategy = .convertToSnakeCase
      decoder.keyDecodingStrategy = .convertFromSnakeCase
    case "custom":
      encoder.keyEncodingStrategy = .custom { path in
        AnyKey(stringValue: "x-" + (path.last?.stringValue ?? ""))
      }
      decoder.keyDecodingStrategy = .custom { path in
        AnyKey(stringValue: String((path.last?.stringValue ?? "").dropFirst(2)))
      }
    default: break
    }
  }

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
