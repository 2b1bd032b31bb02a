/// JSON Lines: a JSON value on each of at least two lines, so that the whole is no JSON text.
package struct JSONLines: Sendable {
  /// A line that holds a value.
  package struct Line: Sendable, Hashable {
    /// From 1; empty lines are counted, too.
    package var number: Int
    /// Its bytes, without the line's end.
    package var range: Range<Int>
  }

  package let lines: [Line]

  /// `nil` for any other text: what is JSON as a whole, and what has a line that is no JSON.
  package init?(_ bytes: [UInt8], dialect: JSONDialect = .rfc8259) {
    let lines = Self.lines(of: bytes)
    // A text whose first line is a value, and goes on, is no JSON as a whole.
    guard lines.next() != nil, lines.next() != nil else { return nil }
    var found: [Line] = []
    for line in Self.lines(of: bytes) {
      let document = bytes.withUnsafeBytes {
        JSONDocument.parse(UnsafeRawBufferPointer(rebasing: $0[line.range]), dialect: dialect)
      }
      guard document.encoding == .utf8, !document.isRejectedByFoundation else { return nil }
      found.append(line)
    }
    self.lines = found
  }

  /// The lines of a text in which there is more than white space.
  package static func lines(of bytes: [UInt8]) -> AnyIterator<Line> {
    var start = 0
    var number = 0
    return AnyIterator {
      while start < bytes.count {
        let line = start..<(bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
        start = line.upperBound + 1
        number += 1
        guard bytes[line].contains(where: { $0 > 0x20 }) else { continue }
        let endsInReturn = bytes[line].last == UInt8(ascii: "\r")
        return Line(number: number, range: endsInReturn ? line.dropLast() : line)
      }
      return nil
    }
  }
}

extension JSONLines {
  /// Why a text can't be written on one line.
  package enum Obstacle: Error, Sendable, Equatable {
    /// A line break within a string.
    case inString
    /// A line break in a text with comments, which end with their lines.
    case comments
  }

  /// A JSON text on one line: each line break between its tokens is a blank, with the white space
  /// around it.
  package static func joined(_ text: [UInt8]) throws(Obstacle) -> [UInt8] {
    let breaks: [UInt8] = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    guard text.contains(where: breaks.contains) else { return text }
    var joined: [UInt8] = []
    joined.reserveCapacity(text.count)
    var quote: UInt8?
    var index = 0
    while index < text.count {
      let byte = text[index]
      if let open = quote {
        if breaks.contains(byte) { throw .inString }
        joined.append(byte)
        index += 1
        if byte == UInt8(ascii: "\\"), index < text.count, !breaks.contains(text[index]) {
          joined.append(text[index])
          index += 1
        } else if byte == open {
          quote = nil
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "/"): throw .comments
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        let end = text[index...].firstIndex { !($0 == 0x20 || $0 == 0x09 || breaks.contains($0)) }
        let space = text[index..<(end ?? text.count)]
        index = space.endIndex
        if !space.contains(where: breaks.contains) {
          joined += space
        } else if !joined.isEmpty, end != nil {
          joined.append(0x20)
        }
        continue
      default: break
      }
      joined.append(byte)
      index += 1
    }
    return joined
  }

  /// A text with another value on one of its lines, all other bytes as they were; `nil` where the line
  /// doesn't hold `old` any more.
  package static func replacing(
    line number: Int, old: [UInt8], by new: [UInt8], in bytes: [UInt8]
  ) throws(Obstacle) -> [UInt8]? {
    let (old, new) = (try joined(old), try joined(new))
    guard let line = lines(of: bytes).first(where: { $0.number == number }),
      bytes[line.range].elementsEqual(old)
    else { return nil }
    return bytes[..<line.range.lowerBound] + new + bytes[line.range.upperBound...]
  }
}
