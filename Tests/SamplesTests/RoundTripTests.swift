import DecodingReport
import DecodingStyles
import Foundation
import Testing
import Workbench

@testable import Samples

/// What a style has decoded it encodes, and decodes to the same again.
@Suite struct RoundTripTests {
  static let samples = SampleCatalogue.all.map(\.name)
  static let dates: [DecodingOptions.DateStrategy] = [
    .deferred, .iso8601, .seconds, .milliseconds, .format("yyyy-MM-dd HH:mm:ss"),
  ]

  @Test(arguments: samples)
  func `every style's value comes back under every date strategy, or is listed`(
    _ name: String
  ) throws {
    var count = 0
    var changed: Set<String> = []
    try forEachPayload(of: name) { model, data, options, style, place in
      guard let value = try? Self.decode(model, data, options, style) else { return }
      count += 1
      for strategy in Self.dates where !(try Self.comesBack(value, model, options, style, strategy))
      {
        changed.insert(place)
      }
    }
    #expect(count > 0)
    #expect(changed == RoundTripException.places(of: name, .json))
  }

  /// Whether a value's encoding decodes to what has the same encoding, and without a loss of digits
  /// to the same value.
  private static func comesBack(
    _ value: any Codable, _ model: any Codable.Type, _ options: DecodingOptions,
    _ style: DecodingStyle, _ strategy: DecodingOptions.DateStrategy
  ) throws -> Bool {
    var options = options
    options.dateStrategy = strategy
    options.floatStrategy = .strings
    let encoder = Self.encoder(options)
    if style == .smart, strategy == .deferred {
      // Without a strategy smart decoding takes a number for seconds since 1970, as it writes
      // them itself; beyond 1e12, in the year 33658, for milliseconds.
      encoder.dateEncodingStrategy = .secondsSince1970
      guard !SwiftText.of(value).contains("s after 1970") else { return true }
    }
    let sent = try encoder.encode(value)
    guard let again = try? Self.decode(model, sent, options, style) else { return false }
    guard try encoder.encode(again) == sent else { return false }
    // The others round to milliseconds, to seconds, or to what a `Double` since 1970 holds.
    return strategy != .deferred || SwiftText.of(again) == SwiftText.of(value)
  }

  @Test(arguments: samples)
  func `strict and default values come back from a property list, or are listed`(
    _ name: String
  ) throws {
    var changed: Set<String> = []
    try forEachPayload(of: name) { model, data, options, style, place in
      guard style != .smart, let value = try? Self.decode(model, data, options, style) else {
        return
      }
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .binary
      let sent = try encoder.encode(value)
      let again = try? PropertyListDecoder().decode(model, from: sent)
      if again.map({ SwiftText.of($0) }) != SwiftText.of(value) { changed.insert(place) }
    }
    #expect(changed == RoundTripException.places(of: name, .propertyList))
  }

  @Test func `every listed exception is of a payload that there is`() {
    let places = SampleCatalogue.all.flatMap { sample in
      sample.payloads.flatMap { payload in
        DecodingStyle.allCases.map { "\(sample.name) \(payload.name) \($0)" }
      }
    }
    #expect(Set(RoundTripException.all.map(\.place)).subtracting(places) == [])
  }

  private func forEachPayload(
    of name: String,
    _ body: (any Codable.Type, Data, DecodingOptions, DecodingStyle, String) throws -> Void
  ) throws {
    let entry = try #require(SampleCatalogue.all.sample(named: name))
    func visit<S: Sample>(_ sample: S.Type) throws {
      let models: [(DecodingStyle, any Decodable.Type)] = [
        (.strict, S.StrictModel.self), (.default, S.DefaultModel.self),
        (.smart, S.SmartModel.self),
      ]
      for payload in entry.payloads {
        for (style, model) in models {
          let codable = try #require(model as? any Codable.Type, "\(model) doesn't encode")
          let place = "\(name) \(payload.name) \(style)"
          try body(codable, Data(payload.bytes), S.options, style, place)
        }
      }
    }
    let sample: any Sample.Type = try #require(entry.sample)
    try visit(sample)
  }

  private static func decode(
    _ type: any Codable.Type, _ data: Data, _ options: DecodingOptions, _ style: DecodingStyle
  ) throws -> any Codable {
    style == .smart
      ? try options.makeSmartDecoder().decode(type, from: data)
      : try options.makeJSONDecoder().decode(type, from: data)
  }

  /// The encoder that is the reverse of the decoder under these options.
  private static func encoder(_ options: DecodingOptions) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.keyEncodingStrategy =
      options.keyStrategy == .snake ? .convertToSnakeCase : .useDefaultKeys
    encoder.nonConformingFloatEncodingStrategy =
      .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    encoder.dataEncodingStrategy = options.dataStrategy == .deferred ? .deferredToData : .base64
    switch options.dateStrategy {
    case .deferred: encoder.dateEncodingStrategy = .deferredToDate
    case .iso8601: encoder.dateEncodingStrategy = .iso8601
    case .seconds: encoder.dateEncodingStrategy = .secondsSince1970
    case .milliseconds: encoder.dateEncodingStrategy = .millisecondsSince1970
    case .format(let pattern):
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = .gmt
      formatter.dateFormat = pattern
      encoder.dateEncodingStrategy = .formatted(formatter)
    }
    return encoder
  }
}
