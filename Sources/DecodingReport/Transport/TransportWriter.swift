import JSONSource

/// Collects the bytes of transportable values.
package struct TransportWriter {
  package var bytes: [UInt8] = []
  /// The path around the last field, and its type: the next one's are often the same.
  var container = JSONPath.root
  var wanted = WantedType.none.facts

  package init() {}

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
}
