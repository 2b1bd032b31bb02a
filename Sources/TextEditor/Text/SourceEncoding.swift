package import JSONSource

/// How a source is written outside; in the editor every text is UTF-8.
///
/// Half a surrogate pair, which no UTF-8 can hold, stands in the editor's text as the three bytes
/// that UTF-8 would make of its number, so that it is written again as it came.
package struct SourceEncoding: Codable, Sendable, Equatable {
  /// The form of its units.
  package var form = JSONEncoding.utf8
  /// Whether a byte order mark goes before the text. UTF-8's own is part of the text.
  package var hasMark = false
  /// Bytes behind the text that are less than a unit.
  package var rest: [UInt8] = []
  /// How JSON is minified that the text has laid out; `nil` for a text that is written as it is.
  package var minified: MinifiedForm?

  /// UTF-8.
  package init() {}

  /// Whether a text's bytes are what is written.
  package var isPlain: Bool { form == .utf8 && minified == nil }

  /// The text as it is written. What no scalar can be made of becomes U+FFFD, except in UTF-8, where
  /// every byte stays as it is.
  package func bytes(of text: SourceText) -> [UInt8] {
    let utf8 = text.bytes
    guard form != .utf8 else { return minified?.bytes(of: utf8) ?? utf8 }
    var bytes: [UInt8] = []
    bytes.reserveCapacity((utf8.count + 1) * form.unitLength)
    if hasMark { append(0xFEFF, to: &bytes) }
    utf8.withUnsafeBufferPointer { utf8 in
      var index = 0
      while index < utf8.count {
        let (value, count) = Self.value(at: index, in: utf8)
        append(value, to: &bytes)
        index += count
      }
    }
    return bytes + rest
  }

  /// The number of a scalar, or of half a surrogate pair, and the bytes that it takes.
  private static func value(
    at index: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (value: UInt32, count: Int) {
    let scalar = SourceScalar(at: index, in: bytes)
    if let value = scalar.value { return (value.value, scalar.count) }
    guard bytes[index] == 0xED, index + 2 < bytes.count, bytes[index + 1] >> 5 == 0b101,
      bytes[index + 2] >> 6 == 0b10
    else { return (0xFFFD, 1) }
    return (0xD000 | UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F), 3)
  }

  private func append(_ value: UInt32, to bytes: inout [UInt8]) {
    guard form.unitLength == 2, value > 0xFFFF else { return appendUnit(value, to: &bytes) }
    appendUnit(0xD800 + (value - 0x10000) >> 10, to: &bytes)
    appendUnit(0xDC00 + (value - 0x10000) & 0x3FF, to: &bytes)
  }

  private func appendUnit(_ unit: UInt32, to bytes: inout [UInt8]) {
    let length = form.unitLength
    for place in 0..<length {
      let shift = 8 * (form.isBigEndian ? length - 1 - place : place)
      bytes.append(UInt8(truncatingIfNeeded: unit >> UInt32(shift)))
    }
  }
}

extension JSONEncoding: Codable {}
