/// One node of the flat tape: a value, or an object's key, in 16 bytes.
///
/// Nodes stand in pre-order. An object is followed by key, value, key, value …, an array by its
/// elements. A scalar is followed by its next sibling; a container names the node behind its last
/// descendant in `next`.
package struct JSONNode: Sendable, BitwiseCopyable {
  /// The offset of the first byte: a string's and a key's opening quote, a container's bracket.
  package var start: UInt32
  /// Kind (bits 0–3), flags (bits 4–7), and in bits 8–31 a key's length in bytes without its
  /// quotes, or a container's number of elements or members. Saturates at `Self.maximumCount`.
  package var meta: UInt32
  /// A key's content bytes 0–3 as they lie in memory, zero-padded; a container's `next`; a
  /// scalar's end offset (one past the last byte, closing quote included).
  package var a: UInt32
  /// A key's content bytes 4–7, zero-padded; a container's end offset; a scalar's 0.
  package var b: UInt32

  @inlinable
  package init(start: UInt32, meta: UInt32, a: UInt32, b: UInt32) {
    self.start = start
    self.meta = meta
    self.a = a
    self.b = b
  }

  /// What a node is: one of RFC 8259's values, an object's key, or neither.
  package enum Kind: UInt8, Sendable {
    case string, number, `true`, `false`, null, array, object, key
    /// Something stands where a value belongs, and it is none (`{"a": oops}`, `{"a": }`).
    case invalid
  }

  /// What the parser learned on the way. The meaning of a bit depends on the kind.
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A string or key: has escapes, so its content is not its bytes.
    @inlinable package static var escaped: Flags { Flags(rawValue: 1) }
    /// A number: neither fraction nor exponent. (JSON5's hexadecimal numbers don't have it.)
    @inlinable package static var integer: Flags { Flags(rawValue: 1) }
    /// An object: two of its keys are equal.
    @inlinable package static var duplicateKeys: Flags { Flags(rawValue: 1) }
    /// The token breaks RFC 8259 by itself: `1.2.3`, `01`, a raw control character, `\ud800`.
    @inlinable package static var malformed: Flags { Flags(rawValue: 2) }
    /// A container or string without its end.
    @inlinable package static var unterminated: Flags { Flags(rawValue: 4) }
    /// A string or key: has bytes above 0x7F.
    @inlinable package static var nonASCII: Flags { Flags(rawValue: 8) }
  }

  @inlinable package static var maximumCount: UInt32 { 0xFF_FFFF }

  @inlinable package var kind: Kind {
    // The parser writes no other numbers than the cases'.
    Kind(rawValue: UInt8(truncatingIfNeeded: meta & 0xF)).unsafelyUnwrapped
  }
  @inlinable package var flags: Flags {
    Flags(rawValue: UInt8(truncatingIfNeeded: meta >> 4 & 0xF))
  }
  /// A key's length in bytes, a container's number of elements or members (both saturating).
  @inlinable package var count: Int { Int(meta >> 8) }
}
