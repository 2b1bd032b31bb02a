import TestSupport

/// Bytes to try an editor with.
enum SampleBytes {
  /// Pieces of text and of what isn't text, of one scalar or line end or stray byte each.
  static let alphabet: [[UInt8]] =
    [
      "a", "b", "7", " ", "{", "}", "\"", ":", ",", "\t", "\n", "\r", "\r\n", "李", "か", "é",
      "e\u{301}", "👩", "\u{200D}", "🇨", "ก", "ำ", "\u{1}",
    ].map { Array($0.utf8) } + [[0xFF], [0xE4], [0x80]]

  /// About `count` bytes of them.
  static func mixed(count: Int, _ random: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count { bytes += random.choice(of: alphabet) }
    return bytes
  }

  /// The offsets of the lines, found one byte at a time.
  static func lineStarts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let isEnd =
        byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n"))
      if isEnd { starts.append(index + 1) }
    }
    return starts
  }

  /// A JSON document of at least `count` bytes: one record a line, or all in one line.
  static func records(count: Int, separator: String) -> [UInt8] {
    var bytes = Array("[\(separator)".utf8)
    bytes.reserveCapacity(count + 200)
    var number = 0
    while bytes.count < count {
      bytes += Array("  {\"id\": \(number), \"name\": \"Ada 李\", \"ok\": true},\(separator)".utf8)
      number += 1
    }
    return bytes + Array("  null\(separator)]\(separator)".utf8)
  }
}
