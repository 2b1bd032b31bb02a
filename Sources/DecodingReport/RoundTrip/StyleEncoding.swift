import JSONSource

/// What was written back of the value that a style decoded, and what came of decoding that again.
package struct StyleEncoding: Sendable, Equatable {
  /// What wrote it, with the settings that it was given.
  package struct Encoder: Hashable, Sendable {
    /// As Swift calls it: `JSONEncoder()`, `toJSONString()`.
    package var name: String
    /// Whether it was given what undoes the decoder's strategies.
    package var isMirrored: Bool
    /// What it was given: `.keyEncodingStrategy = .convertToSnakeCase`.
    package var settings: [String]
    /// What the decoder does and nothing undoes, as sentences.
    package var notMirrored: [String]
    /// What it makes of a `Date`: `ISO 8601`, `seconds since 2001`.
    package var dates: String
    /// Whether it is Foundation's.
    package var isFoundation: Bool

    package init(
      name: String, isMirrored: Bool, settings: [String] = [], notMirrored: [String] = [],
      dates: String, isFoundation: Bool = true
    ) {
      self.isFoundation = isFoundation
      self.name = name
      self.isMirrored = isMirrored
      self.settings = settings
      self.notMirrored = notMirrored
      self.dates = dates
    }
  }

  /// What came of decoding it again by the same decoder, and of writing that once more.
  package enum Again: Sendable, Equatable {
    /// It can't be decoded, in the decoder's words.
    case refused(String)
    /// The value's text, and what is written of it; `nil` where that can't be encoded any more.
    case decoded(value: String, bytes: [UInt8]?)
  }

  package enum Result: Sendable, Equatable {
    /// There is no value: the style threw.
    case notDecoded
    /// The type says nothing of encoding.
    case notEncodable(type: String)
    /// The encoder threw, in its words.
    case refused(String)
    /// The model's code ended the process in which it ran, or can't be run.
    case lost(String)
    /// The value's text, what is written of it, and what comes of that.
    case written(value: String, bytes: [UInt8], Again)
  }

  package var style: DecodingStyle
  package var encoder: Encoder
  package var result: Result
  /// What the value itself says of its types.
  package var traits: ValueTraits

  package init(
    _ style: DecodingStyle, by encoder: Encoder, _ result: Result,
    traits: ValueTraits = ValueTraits()
  ) {
    self.style = style
    self.encoder = encoder
    self.result = result
    self.traits = traits
  }
}

extension StyleEncoding {
  /// Whether written JSON can be compared with the payload: what is nested deeper than Foundation reads
  /// can't, nor what has more than 128 MB.
  package static func isComparable(_ bytes: [UInt8]) -> Bool {
    bytes.count <= 128 << 20
      && JSONDocument.parse(bytes).depth <= JSONDocument.foundationDepthLimit
  }
}

extension TransportReader {
  fileprivate mutating func json() throws(TransportProblem) -> [UInt8] {
    let bytes = Array(try bytes())
    guard StyleEncoding.isComparable(bytes) else { throw .malformed }
    return bytes
  }
}

extension StyleEncoding: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    style = try DecodingStyle(from: &reader)
    encoder = try Encoder(from: &reader)
    result = try Result(from: &reader)
    traits = try ValueTraits(from: &reader)
  }

  package func write(to writer: inout TransportWriter) {
    style.write(to: &writer)
    encoder.write(to: &writer)
    result.write(to: &writer)
    traits.write(to: &writer)
  }
}

extension StyleEncoding.Encoder: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    name = try String(from: &reader)
    isMirrored = try Bool(from: &reader)
    settings = try [String](from: &reader)
    notMirrored = try [String](from: &reader)
    dates = try String(from: &reader)
    isFoundation = try Bool(from: &reader)
  }

  package func write(to writer: inout TransportWriter) {
    name.write(to: &writer)
    isMirrored.write(to: &writer)
    settings.write(to: &writer)
    notMirrored.write(to: &writer)
    dates.write(to: &writer)
    isFoundation.write(to: &writer)
  }
}

extension StyleEncoding.Again: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    if try Bool(from: &reader) {
      let value = try String(from: &reader)
      let isWritten = try Bool(from: &reader)
      self = .decoded(value: value, bytes: isWritten ? try reader.json() : nil)
    } else {
      self = .refused(try String(from: &reader))
    }
  }

  package func write(to writer: inout TransportWriter) {
    switch self {
    case .refused(let words):
      false.write(to: &writer)
      words.write(to: &writer)
    case .decoded(let value, let bytes):
      true.write(to: &writer)
      value.write(to: &writer)
      (bytes != nil).write(to: &writer)
      if let bytes { writer.write(bytes: bytes[...]) }
    }
  }
}

extension StyleEncoding.Result: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    switch try Int(from: &reader) {
    case 0: self = .notDecoded
    case 1: self = .notEncodable(type: try String(from: &reader))
    case 2: self = .refused(try String(from: &reader))
    case 3: self = .lost(try String(from: &reader))
    case 4:
      let value = try String(from: &reader)
      let bytes = try reader.json()
      self = .written(value: value, bytes: bytes, try StyleEncoding.Again(from: &reader))
    default: throw .malformed
    }
  }

  package func write(to writer: inout TransportWriter) {
    switch self {
    case .notDecoded: 0.write(to: &writer)
    case .notEncodable(let type):
      1.write(to: &writer)
      type.write(to: &writer)
    case .refused(let words):
      2.write(to: &writer)
      words.write(to: &writer)
    case .lost(let words):
      3.write(to: &writer)
      words.write(to: &writer)
    case .written(let value, let bytes, let again):
      4.write(to: &writer)
      value.write(to: &writer)
      writer.write(bytes: bytes[...])
      again.write(to: &writer)
    }
  }
}
