import DecodingStyles
import Workbench

/// One of the decoders' settings, as the screen offers it.
enum DecodingSetting: String, CaseIterable, Sendable {
  case decoder, keys, dates, data, floats, json5, profile

  /// A value that the setting can have.
  struct Choice: Equatable, Sendable {
    /// The word that the command line takes.
    var word: String
    /// What it does, in one sentence.
    var help: String
    /// Other words for it, by which the palette finds it.
    var also = ""
  }

  /// The setting's name on the screen.
  var name: String {
    switch self {
    case .decoder: "decoder"
    case .keys: "keys"
    case .dates: "dates"
    case .data: "data"
    case .floats: "floats"
    case .json5: "JSON5"
    case .profile: "smart profile"
    }
  }

  /// Whether the model's own decoder has a value of its own.
  var isDecoders: Bool { self != .decoder && self != .profile }

  /// The values, in the order in which they are walked through. `decoders` are the model's own.
  func choices(pattern: String?, decoders: [String] = []) -> [Choice] {
    switch self {
    case .decoder:
      [Choice(word: "by options", help: "the settings below are the decoders'")]
        + decoders.map {
          Choice(word: $0, help: "a decoder with the strategies and the userInfo of this one")
        }
    case .keys:
      [
        Choice(word: "default", help: "a key is the property's name, or its coding key"),
        Choice(
          word: "snake", help: "first_name is firstName: convertFromSnakeCase",
          also: "snake case, snake_case, camel case, camelcase, convert from snake case"),
      ]
    case .dates:
      [
        Choice(word: "deferred", help: "as Date itself decodes: seconds since 2001-01-01"),
        Choice(
          word: "iso8601", help: "\"2024-03-01T09:30:00Z\"",
          also: "iso date, iso dates, iso 8601, rfc 3339"),
        Choice(
          word: "seconds", help: "a number: seconds since 1970-01-01",
          also: "epoch, unix time, unix dates, timestamp"),
        Choice(
          word: "milliseconds", help: "a number: milliseconds since 1970-01-01",
          also: "javascript dates, epoch milliseconds, java dates"),
        Choice(
          word: pattern ?? "pattern", help: "a DateFormatter's pattern, such as yyyy-MM-dd",
          also: "custom date, date formatter, date pattern"),
      ]
    case .data:
      [
        Choice(word: "base64", help: "a string in base64"),
        Choice(word: "deferred", help: "as Data itself decodes: an array of bytes"),
      ]
    case .floats:
      [
        Choice(word: "throw", help: "\"inf\" and \"nan\" are no numbers"),
        Choice(
          word: "strings", help: "\"inf\", \"-inf\" and \"nan\" are numbers",
          also: "nan, infinity, inf, nonconforming floats"),
      ]
    case .json5:
      [
        Choice(word: "off", help: "JSON as RFC 8259 has it, and what Foundation takes beside it"),
        Choice(
          word: "on", help: "JSON5, as Foundation reads it: comments, single quotes, 0x1F",
          also: "comments, trailing commas, json5"),
      ]
    case .profile:
      [
        Choice(word: "6", help: "value, conversion, the property's initial value, type default"),
        Choice(word: "2", help: "as version 2: conversions of scalars only, then type defaults"),
      ]
    }
  }

  /// The place of the value that the options have.
  func place(in options: DecodingOptions) -> Int {
    switch self {
    case .decoder: options.decoder == nil ? 0 : 1
    case .keys: options.keyStrategy == .snake ? 1 : 0
    case .dates:
      switch options.dateStrategy {
      case .deferred: 0
      case .iso8601: 1
      case .seconds: 2
      case .milliseconds: 3
      case .format: 4
      }
    case .data: options.dataStrategy == .deferred ? 1 : 0
    case .floats: options.floatStrategy == .strings ? 1 : 0
    case .json5: options.json5 ? 1 : 0
    case .profile: options.smartProfile == .two ? 1 : 0
    }
  }

  /// Asks for a value by its place; for the sample's own the setting is left open.
  func choose(
    _ place: Int, pattern: String, over own: DecodingOptions, in changes: inout DecodingChanges
  ) {
    func unlessOwn<Value: Equatable>(_ own: Value, _ value: Value) -> Value? {
      value == own ? nil : value
    }
    let isSecond = place == 1
    switch self {
    // What is compiled with the model is no option's change.
    case .decoder: break
    case .keys: changes.keyStrategy = unlessOwn(own.keyStrategy, isSecond ? .snake : .default)
    case .dates:
      let strategies: [DecodingOptions.DateStrategy] = [
        .deferred, .iso8601, .seconds, .milliseconds, .format(pattern),
      ]
      changes.dateStrategy = unlessOwn(
        own.dateStrategy, strategies[min(max(place, 0), strategies.count - 1)])
    case .data: changes.dataStrategy = unlessOwn(own.dataStrategy, isSecond ? .deferred : .base64)
    case .floats:
      changes.floatStrategy = unlessOwn(own.floatStrategy, isSecond ? .strings : .throw)
    case .json5: changes.json5 = unlessOwn(own.json5, isSecond)
    case .profile: changes.smartProfile = unlessOwn(own.smartProfile, isSecond ? .two : .six)
    }
  }

  /// What the title says of a value that isn't the sample's own.
  func title(in options: DecodingOptions) -> String {
    let word = word(in: options)
    return switch self {
    case .keys where word == "snake": "snake keys"
    case .dates: "\(word) dates"
    case .data: "\(word) data"
    case .profile: "profile \(word)"
    case .decoder, .keys, .floats, .json5: word
    }
  }

  /// The same in a word, where there is less room.
  func word(in options: DecodingOptions) -> String {
    let word = choices(pattern: options.datePattern)[place(in: options)].word
    return switch self {
    case .keys: word == "snake" ? word : "keys as they are"
    case .floats: word == "strings" ? "inf, nan" : "no inf, nan"
    case .json5: word == "on" ? "JSON5" : "no JSON5"
    case .decoder, .dates, .data, .profile: word
    }
  }
}

extension DecodingOptions {
  /// The date formatter's pattern, where there is one.
  var datePattern: String? {
    if case .format(let pattern) = dateStrategy { pattern } else { nil }
  }
}
