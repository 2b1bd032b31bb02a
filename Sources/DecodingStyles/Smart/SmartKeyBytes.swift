import JSONSource

/// A key that is looked for, as the key nodes of a tape can be compared with it.
struct SmartKeyBytes {
  let base: UnsafePointer<UInt8>
  let count: Int
  /// The first eight bytes as a key node holds them: in memory order, zero-padded.
  let prefix: UInt64
  /// What the node of a key of these bytes, without escapes and all ASCII, has for `meta`.
  let meta: UInt32

  /// `nil` for keys whose length doesn't fit a node.
  @inline(__always)
  init?(_ key: UnsafeBufferPointer<UInt8>) {
    guard let base = key.baseAddress, key.count < 0xFF_FFFF else { return nil }
    self.base = base
    count = key.count
    prefix = Self.prefix(UnsafeRawPointer(base), key.count)
    meta = JSONNode.Kind.key.bits | UInt32(truncatingIfNeeded: key.count) << 8
  }

  /// No byte behind the key's own may be read, so that short ones are put together of two reads.
  @inline(__always)
  private static func prefix(_ base: UnsafeRawPointer, _ count: Int) -> UInt64 {
    if count >= 8 { return base.loadUnaligned(as: UInt64.self).littleEndian }
    if count >= 4 {
      let last = base.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self).littleEndian
      return UInt64(base.loadUnaligned(as: UInt32.self).littleEndian)
        | UInt64(last) << (UInt64(truncatingIfNeeded: count - 4) * 8)
    }
    var prefix: UInt64 = 0
    var index = count
    while index > 0 {
      index -= 1
      prefix = prefix << 8 | UInt64(base.load(fromByteOffset: index, as: UInt8.self))
    }
    return prefix
  }

  /// Whether `node`, the node of a key without escapes and all ASCII, is this key.
  @inline(__always)
  func isKey(_ node: JSONNode, in bytes: UnsafePointer<UInt8>) -> Bool {
    node.meta == meta && UInt64(node.a) | UInt64(node.b) << 32 == prefix
      && hasSameRest(as: node, in: bytes)
  }

  /// The key as text.
  var text: String {
    String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }

  /// Whether `node` is this key, where both are known to be as long and to begin alike, and the
  /// node's key has neither escapes nor anything beyond ASCII.
  @inline(__always)
  func hasSameRest(as node: JSONNode, in bytes: UnsafePointer<UInt8>) -> Bool {
    if count <= 8 { return true }
    let start = bytes + Int(node.start)
    // JSON5's keys may stand without quotes.
    let isQuoted = start.pointee == UInt8(ascii: "\"") || start.pointee == UInt8(ascii: "'")
    let other = UnsafeRawPointer(isQuoted ? start + 1 : start)
    let own = UnsafeRawPointer(base)
    var offset = 8
    while offset < count {
      let place = min(offset, count - 8)
      guard
        own.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          == other.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      else { return false }
      offset += 8
    }
    return true
  }

  /// A number that equal keys have in common.
  func hash() -> Int {
    let own = UnsafeRawPointer(base)
    var hash = Self.mixed(prefix ^ UInt64(truncatingIfNeeded: count))
    var offset = 8
    while offset < count {
      let place = min(offset, count - 8)
      hash = Self.mixed(hash ^ own.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      offset += 8
    }
    return Int(truncatingIfNeeded: hash >> 32)
  }

  @inline(__always)
  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
