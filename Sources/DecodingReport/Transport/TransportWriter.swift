import JSONSource

/// What both sides hold to, so that an answer which is read was written by this program's code, or
/// might have been.
package enum Transport {
  /// The memory that the values of a frame may take, and the texts of the paths in them.
  static let room = 1 << 26
  /// A list ends where less than this is left, so that there is enough for what stands behind it.
  static let reserve = 1 << 24
  /// What all of a frame are counted by together doesn't overflow.
  package static let greatestCount = 1 << 40
  static let mostElements = 1 << 16
}

/// Collects the bytes of transportable values.
package struct TransportWriter {
  package var bytes: [UInt8] = []
  private var room = Transport.room
  /// The path around the last field, and its type: the next one's are often the same.
  var container = JSONPath.root
  var wanted = WantedType.none.facts

  package init() {}

  /// As the reader does.
  mutating func charge(_ bytes: Int) { room -= bytes }

  /// Writes seven bits a byte, the lowest first; the last byte lacks the highest bit.
  mutating func write(integer: Int) {
    // The sign goes to the lowest bit, so that small negative numbers are short, too.
    var rest = UInt(bitPattern: (integer << 1) ^ (integer >> (Int.bitWidth - 1)))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes bytes with their count before them.
  package mutating func write(bytes other: some Collection<UInt8>) {
    write(integer: other.count)
    bytes.append(contentsOf: other)
  }

  /// Writes a text as far as anybody reads it.
  mutating func write(text: String, upTo most: Int) {
    var text = LongText.cut(text, to: most)
    charge(text.utf8.count)
    text.withUTF8 { write(bytes: $0) }
  }

  /// Writes as many values as there may be, and as there is room for; returns how many are left out.
  mutating func write(list: [some Transportable], upTo most: Int) -> Int {
    for (place, element) in list.enumerated() {
      let before = (bytes.count, room, container, wanted)
      true.write(to: &self)
      element.write(to: &self)
      guard room < Transport.reserve || place == most else { continue }
      bytes.removeLast(bytes.count - before.0)
      (_, room, container, wanted) = before
      false.write(to: &self)
      return list.count - place
    }
    false.write(to: &self)
    return 0
  }
}
