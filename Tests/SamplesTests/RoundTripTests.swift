import DecodingReport
import DecodingStyles
import Foundation
import Testing
import Workbench

@testable import Samples

/// What a style has decoded it encodes, and decodes to the same again.
@Suite struct RoundTripTests {
  /// What is in print is shown in those samples as it breaks.
  static let samples = SampleCatalogue.all.filter { $0.topic != "In print" }.map(\.name)
  static let dates: [DecodingOptions.DateStrategy] = [
    .deferred, .iso8601, .seconds, .milliseconds, .format("yyyy-MM-dd HH:mm:ss"),
  ]

  @Test(arguments: samples)
  func `every style's value comes back under every date strategy`(_ name: String) throws {
    var count = 0
    try forEachPayload(of: name) { model, data, options, style, place in
      guard let value = try? Self.decode(model, data, options, style) else { return }
      count += 1
      for strategy in Self.dates {
        var options = options
        options.dateStrategy = strategy
        options.floatStrategy = .strings
        let encoder = Self.encoder(options)
        if style == .smart, strategy == .deferred {
          // Without a strategy smart decoding takes a number for seconds since 1970, as it writes
          // them itself; beyond 1e12, in the year 33658, for milliseconds.
          encoder.dateEncodingStrategy = .secondsSince1970
          guard !SwiftText.of(value).contains("s after 1970") else { continue }
        }
        let sent = try encoder.encode(value)
        let again = try Self.decode(model, sent, options, style)
        let resent = try encoder.encode(again)
        let comment = Comment(rawValue: "\(place) \(strategy.argument)")
        #expect(
          String(decoding: resent, as: UTF8.self) == String(decoding: sent, as: UTF8.self), comment)
        // The others round to milliseconds, to seconds, or to what a `Double` since 1970 holds.
        if strategy == .deferred { #expect(SwiftText.of(again) == SwiftText.of(value), comment) }
      }
    }
    #expect(count > 0)
  }

  @Test(arguments: samples)
  func `strict and default values come back from a property list`(_ name: String) throws {
    try forEachPayload(of: name) { model, data, options, style, place in
      guard style != .smart, let value = try? Self.decode(model, data, options, style) else {
        return
      }
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .binary
      let again = try PropertyListDecoder().decode(model, from: encoder.encode(value))
      #expect(SwiftText.of(again) == SwiftText.of(value), Comment(rawValue: place))
    }
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
