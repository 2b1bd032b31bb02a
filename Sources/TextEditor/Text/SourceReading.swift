package import JSONSource

/// A source as it came: its text for the editor, and how it is written.
package struct SourceReading: Sendable {
  /// What is edited.
  package var text: SourceText
  /// How it is written outside.
  package var encoding = SourceEncoding()
  /// What isn't valid in its encoding; `nil` where all is.
  package var fault: Fault?

  /// The first place that isn't valid, in bytes from 0.
  package enum Fault: Sendable, Equatable {
    /// Half a surrogate pair, which the text keeps.
    case halfPair(JSONEncoding, offset: Int)
    /// Bytes at the end that are less than a unit, which stay there.
    case rest(JSONEncoding, offset: Int)
    /// More than U+10FFFF: the source is shown byte by byte.
    case noScalar(JSONEncoding, offset: Int)

    /// The fact in words.
    package var words: String {
      switch self {
      case .halfPair(let form, let offset):
        "\(form.rawValue), but at byte \(offset) stands half a surrogate pair; it is kept as it is"
      case .rest(let form, let offset):
        "\(form.rawValue), but the end from byte \(offset) on is less than a unit; it is kept there"
      case .noScalar(let form, let offset):
        "\(form.rawValue), but at byte \(offset) stands no character: shown byte by byte"
      }
    }
  }

  /// A text that is here already.
  package init(of text: SourceText, _ encoding: SourceEncoding = SourceEncoding()) {
    self.text = text
    self.encoding = encoding
  }

  /// More bytes than these are laid out only where no paint waits for it.
  package static let laidOutAtOnce = 256 * 1024

  /// Reads minified JSON of any size, and lays it out; `nil` for any other text.
  package init?(minified bytes: [UInt8]) {
    guard let minified = MinifiedForm(of: bytes), let laidOut = SourceFormatter.laidOut(bytes)
    else { return nil }
    text = SourceText(laidOut)
    encoding.minified = minified
  }

  /// Reads bytes in the encoding in which Foundation would; saving the text unchanged gives the same
  /// bytes again.
  package init(_ bytes: [UInt8]) {
    let (form, mark) = bytes.withUnsafeBytes { JSONEncoding.detect($0) }
    guard form != .utf8 else {
      let laidOut = bytes.count > Self.laidOutAtOnce ? nil : SourceReading(minified: bytes)
      self = laidOut ?? SourceReading(of: SourceText(bytes))
      return
    }
    let end = bytes.count - (bytes.count - mark) % form.unitLength
    var decoding = Decoding(form: form, offset: mark, end: end)
    guard bytes.withUnsafeBytes({ decoding.read($0) }) else {
      text = SourceText(bytes)
      fault = .noScalar(form, offset: decoding.offset)
      return
    }
    text = SourceText(decoding.text)
    encoding.form = form
    encoding.hasMark = mark > 0
    encoding.rest = Array(bytes[end...])
    fault = decoding.halfPair.map { .halfPair(form, offset: $0) }
    if fault == nil, end < bytes.count { fault = .rest(form, offset: end) }
  }

  /// The bytes that it came as.
  package var bytes: [UInt8] { encoding.bytes(of: text) }

  /// The way through the units of a source in UTF-16 or UTF-32.
  private struct Decoding {
    let form: JSONEncoding
    /// The unit that comes next.
    var offset: Int
    let end: Int
    var text: [UInt8] = []
    /// Where half a pair stands for the first time.
    var halfPair: Int?

    /// Reads all units; `false` if one is no character, to which `offset` then points.
    mutating func read(_ bytes: UnsafeRawBufferPointer) -> Bool {
      text.reserveCapacity(end - offset)
      while offset < end {
        var value = unit(at: offset, in: bytes)
        var next = offset + form.unitLength
        if form.unitLength == 2, value >> 10 == 0x36, next < end {
          let low = unit(at: next, in: bytes)
          if low >> 10 == 0x37 {
            value = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF
            next += 2
          }
        }
        guard value <= 0x10FFFF else { return false }
        if value >> 11 == 0x1B, halfPair == nil { halfPair = offset }
        append(value)
        offset = next
      }
      return true
    }

    private func unit(at start: Int, in bytes: UnsafeRawBufferPointer) -> UInt32 {
      var value: UInt32 = 0
      for place in 0..<form.unitLength {
        let index = form.isBigEndian ? place : form.unitLength - 1 - place
        value = value << 8 | UInt32(bytes[start + index])
      }
      return value
    }

    /// Appends a number as UTF-8 writes it, half pairs too.
    private mutating func append(_ value: UInt32) {
      let tail: (UInt32) -> UInt8 = { UInt8(0x80 | value >> $0 & 0x3F) }
      switch value {
      case ..<0x80: text.append(UInt8(value))
      case ..<0x800: text += [UInt8(0xC0 | value >> 6), tail(0)]
      case ..<0x10000: text += [UInt8(0xE0 | value >> 12), tail(6), tail(0)]
      default: text += [UInt8(0xF0 | value >> 18), tail(12), tail(6), tail(0)]
      }
    }
  }
}
