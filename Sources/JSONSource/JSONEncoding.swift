/// How a text was encoded when it came.
package enum JSONEncoding: String, Hashable, Sendable, CaseIterable {
  case utf8 = "UTF-8"
  case utf16BigEndian = "UTF-16BE"
  case utf16LittleEndian = "UTF-16LE"
  case utf32BigEndian = "UTF-32BE"
  case utf32LittleEndian = "UTF-32LE"
}

extension JSONEncoding {
  /// The encoding of a text by its first bytes, and the length of its byte order mark.
  ///
  /// A mark decides; else the zeros among the first four bytes, as RFC 4627, section 3, says and
  /// Foundation does: JSON starts with two ASCII characters.
  package static func detect(_ bytes: UnsafeRawBufferPointer) -> (encoding: JSONEncoding, mark: Int)
  {
    func starts(_ mark: [UInt8]) -> Bool { bytes.starts(with: mark) }
    if starts([0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if starts([0x00, 0x00, 0xFE, 0xFF]) { return (.utf32BigEndian, 4) }
    if starts([0xFF, 0xFE, 0x00, 0x00]) { return (.utf32LittleEndian, 4) }
    if starts([0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    if starts([0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    let isZero = bytes.prefix(4).map { $0 == 0 }
    switch isZero {
    case [true, true, true, false]: return (.utf32BigEndian, 0)
    case [false, true, true, true]: return (.utf32LittleEndian, 0)
    case [true, false, true, false], [true, false]: return (.utf16BigEndian, 0)
    case [false, true, false, true], [false, true]: return (.utf16LittleEndian, 0)
    default: return (.utf8, 0)
    }
  }

  /// The bytes of a unit.
  package var unitLength: Int {
    switch self {
    case .utf8: 1
    case .utf16BigEndian, .utf16LittleEndian: 2
    case .utf32BigEndian, .utf32LittleEndian: 4
    }
  }

  /// Whether a unit's highest byte comes first.
  package var isBigEndian: Bool { self == .utf16BigEndian || self == .utf32BigEndian }

  /// The text in UTF-8, and the offset there of the first place that wasn't valid (it becomes
  /// U+FFFD). Bytes at the end that are less than a unit are left out.
  func transcoded(_ bytes: UnsafeRawBufferPointer) -> (text: [UInt8], firstError: Int?) {
    let length = unitLength
    var units: [UInt32] = []
    units.reserveCapacity(bytes.count / length)
    for start in stride(from: 0, through: bytes.count - length, by: length) {
      let unit = (0..<length).reduce(UInt32(0)) { value, index in
        value << 8 | UInt32(bytes[start + (isBigEndian ? index : length - 1 - index)])
      }
      units.append(unit)
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var firstError: Int?
    var index = 0
    while index < units.count {
      var value = units[index]
      index += 1
      if length == 2, value >> 10 == 0x36, index < units.count, units[index] >> 10 == 0x37 {
        value = 0x10000 + (value & 0x3FF) << 10 + units[index] & 0x3FF
        index += 1
      }
      if Unicode.Scalar(value) == nil { firstError = firstError ?? text.count }
      text.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
    }
    return (text, firstError)
  }
}
