import JSONSource

// The common cases of `SmartScalar.conversion`, without a session. They must give the same.

extension JSONNode {
  /// Whether the node is a string whose bytes are its text.
  @inline(__always)
  fileprivate var isPlainString: Bool {
    // Kind 0, and no flag but that of bytes beyond ASCII.
    meta & 0x7F == 0
  }

  /// Whether the node is a well-formed number.
  @inline(__always)
  fileprivate var isNumber: Bool { meta & 0x2F == Kind.number.bits }

  /// Whether the node is a number without fraction and exponent.
  @inline(__always)
  fileprivate var isInteger: Bool {
    meta & 0xFF == Kind.number.bits | 1 << 4
  }

  /// The bytes of a plain string.
  @inline(__always)
  fileprivate func text(_ bytes: UnsafePointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: bytes + Int(start) + 1, count: Int(truncatingIfNeeded: a &- start) - 2)
  }
}

extension String {
  @inline(__always)
  static func quick(_ node: JSONNode, _ bytes: UnsafePointer<UInt8>) -> String? {
    node.isPlainString ? String(decoding: node.text(bytes), as: UTF8.self) : nil
  }

  @inline(__always)
  static func isAsSent(_ value: String, _ node: JSONNode) -> Bool { true }
}

extension Bool {
  @inline(__always)
  static func quick(_ node: JSONNode, _ bytes: UnsafePointer<UInt8>) -> Bool? {
    switch node.meta & 0xFF {
    case JSONNode.Kind.true.bits: return true
    case JSONNode.Kind.false.bits: return false
    default: break
    }
    return zeroOrOne(node, bytes)
  }

  @inline(__always)
  static func isAsSent(_ value: Bool, _ node: JSONNode) -> Bool { !node.isNumber }

  @inline(__always)
  private static func zeroOrOne(_ node: JSONNode, _ bytes: UnsafePointer<UInt8>) -> Bool? {
    guard node.isInteger, node.a &- node.start == 1 else { return nil }
    switch bytes[Int(node.start)] {
    case UInt8(ascii: "0"): return false
    case UInt8(ascii: "1"): return true
    default: return nil
    }
  }
}

extension Double {
  @inline(__always)
  static func quick(_ node: JSONNode, _ bytes: UnsafePointer<UInt8>) -> Double? {
    if node.isNumber {
      return DecimalText.double(bytes + Int(node.start), bytes + Int(node.a))
    }
    guard node.isPlainString, node.a &- node.start > 2 else { return nil }
    return DecimalText.double(bytes + Int(node.start) + 1, bytes + Int(node.a) - 1)
  }

  @inline(__always)
  static func isAsSent(_ value: Double, _ node: JSONNode) -> Bool {
    // A double keeps 15 digits, unless it is very near to zero.
    node.isNumber && node.a &- node.start <= 15 && value.isNormal
  }
}

extension Float {
  @inline(__always)
  static func quick(_ node: JSONNode, _ bytes: UnsafePointer<UInt8>) -> Float? {
    // Rounding a second time, from `Double`, can miss the nearest `Float`.
    Double.quick(node, bytes).flatMap { Float(exactly: $0) }
  }
}

extension SmartScalar where Self: FixedWidthInteger {
  @inline(__always)
  static func quick(_ node: JSONNode, _ bytes: UnsafePointer<UInt8>) -> Self? {
    if node.isInteger {
      return integer(bytes + Int(node.start), bytes + Int(node.a))
    }
    guard node.isPlainString, node.a &- node.start > 2 else { return nil }
    return integer(bytes + Int(node.start) + 1, bytes + Int(node.a) - 1)
  }

  @inline(__always)
  static func isAsSent(_ value: Self, _ node: JSONNode) -> Bool { node.isInteger }

  /// A sign or none, and 1 to 18 digits.
  @inline(__always)
  private static func integer(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> Self? {
    var cursor = start
    let isNegative = cursor.pointee == UInt8(ascii: "-")
    if isNegative || cursor.pointee == UInt8(ascii: "+") { cursor += 1 }
    guard end - cursor <= 18, cursor < end else { return nil }
    var value = 0
    while cursor < end {
      let digit = cursor.pointee &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value &* 10 &+ Int(digit)
      cursor += 1
    }
    return Self(exactly: isNegative ? -value : value)
  }
}
