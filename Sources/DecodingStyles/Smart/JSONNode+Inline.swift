import JSONSource

// What is asked of nodes again and again, without a call into their module.

extension JSONNode.Kind {
  /// As `rawValue`, in a node's `meta`.
  @inline(__always)
  var bits: UInt32 {
    // The raw values count from 0 in the order of the cases: a case in memory is its raw value.
    UInt32(unsafeBitCast(self, to: UInt8.self))
  }

  /// As the kinds' own, which would be called by a table of its module's.
  @inline(__always)
  static func == (left: Self, right: Self) -> Bool { left.bits == right.bits }
}

extension JSONNode {
  /// As `kind`, without a call into another module.
  @inline(__always)
  var inlineKind: Kind {
    // The parser writes no other numbers than the cases', and those count from 0 in the order in
    // which the cases stand: a case in memory is its number.
    unsafeBitCast(UInt8(truncatingIfNeeded: meta & 0xF), to: Kind.self)
  }

  /// As `flags.contains(.malformed)`, without a call into another module.
  @inline(__always)
  var isMalformed: Bool { meta & 1 << 5 != 0 }

  /// As `flags.contains(.duplicateKeys)`, of an object, without a call into another module.
  @inline(__always)
  var hasDuplicateKeys: Bool { meta & 1 << 4 != 0 }

  /// As `count`, without a call into another module.
  @inline(__always)
  var inlineCount: Int { Int(meta >> 8) }

  /// Whether the node is an object or an array, whose `a` is the node behind it.
  @inline(__always)
  var isContainer: Bool {
    switch inlineKind {
    case .array, .object: true
    default: false
    }
  }

  /// The bytes of a key whose length the node holds.
  @inline(__always)
  func content(in bytes: UnsafePointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let first = bytes + Int(start)
    // JSON5's keys may stand without quotes.
    let isQuoted = first.pointee == UInt8(ascii: "\"") || first.pointee == UInt8(ascii: "'")
    return UnsafeBufferPointer(start: isQuoted ? first + 1 : first, count: Int(meta >> 8))
  }
}
