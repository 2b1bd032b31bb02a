/// One Unicode scalar in the bytes of a document, or one byte that isn't part of any.
///
/// Ill-formed UTF-8 is taken byte by byte, so that each byte can be seen, reached and deleted.
struct SourceScalar: Equatable {
  /// `nil` for a byte that isn't part of a scalar.
  var value: Unicode.Scalar?
  /// In bytes, 1–4.
  var count: Int

  /// Reads the scalar at `index`. The table of well-formed sequences is The Unicode Standard's 3-7.
  init(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let lead = bytes[index]
    value = nil
    count = 1
    guard lead >= 0x80 else {
      value = Unicode.Scalar(lead)
      return
    }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard lead >= 0xC2, lead <= 0xF4, index + length <= bytes.count else { return }
    var code = UInt32(lead) & (0x7F >> UInt32(length))
    for byte in bytes[(index + 1)..<(index + length)] {
      guard byte & 0xC0 == 0x80 else { return }
      code = code << 6 | UInt32(byte & 0x3F)
    }
    // Overlong forms, surrogates and what lies beyond U+10FFFF aren't scalars.
    let minimum: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard code >= minimum, let scalar = Unicode.Scalar(code) else { return }
    value = scalar
    count = length
  }

  /// Reads the scalar that ends at `end`, which must be more than 0.
  init(before end: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var start = end - 1
    while start > 0, end - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    self.init(at: start, in: UnsafeBufferPointer(rebasing: bytes[..<end]))
    if start + count != end { self.init(at: end - 1, in: bytes) }
  }

  /// Whether a grapheme cluster begins at this scalar if an independent one stands before it.
  ///
  /// Independent are bytes that aren't scalars, ASCII, and blocks without combining marks,
  /// prefixes, conjoining jamo, regional indicators and skin tones: two of them are always two
  /// clusters (UAX #29), but for `\r\n`. Everything else is left to the standard library.
  var isIndependent: Bool {
    guard let value = value?.value else { return true }
    switch value {
    case ..<0x80, 0xA1..<0xAD, 0xAE..<0x0300, 0x0370..<0x0483, 0x048A..<0x0530: return true
    case 0x0531..<0x058B, 0x05D0..<0x05EB, 0x0620..<0x064B: return true
    case 0x0E01..<0x0E31, 0x0E40..<0x0E47, 0x10A0..<0x1100: return true
    case 0x2010..<0x2028, 0x2030..<0x205F, 0x2190..<0x2600: return true
    case 0x3000..<0x302A, 0x3041..<0x3097, 0x30A0..<0x3100, 0x3400..<0xA000: return true
    case 0xAC00..<0xD7A4, 0xFF01..<0xFF9E: return true
    case 0x1F300..<0x1F3FB, 0x1F400..<0x1F650, 0x1F900..<0x1FB00, 0x20000..<0x2FA20: return true
    default: return false
    }
  }

  /// Whether `self` is known to end a cluster before `next`, which follows it.
  func isBoundary(before next: SourceScalar) -> Bool {
    isIndependent && next.isIndependent && !(value == "\r" && next.value == "\n")
  }
}

extension SourceScalar {
  /// Whether the place where `tail` follows `head` is known to be a boundary of clusters, and no
  /// scalar crosses it. Both must hold a byte.
  static func isBoundary(between head: [UInt8], and tail: [UInt8]) -> Bool {
    let reach = 8
    let around = Array(head.suffix(reach)) + Array(tail.prefix(reach))
    return around.withUnsafeBufferPointer { isBoundary(at: min(reach, head.count), in: $0) }
  }

  /// Whether the place at `index`, not at either end, is known to be a boundary of clusters.
  static func isBoundary(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard isScalarBoundary(at: index, in: bytes) else { return false }
    return SourceScalar(before: index, in: bytes)
      .isBoundary(before: SourceScalar(at: index, in: bytes))
  }

  /// Whether no scalar lies across `index`.
  private static func isScalarBoundary(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool
  {
    guard bytes[index] & 0xC0 == 0x80 else { return true }
    return (max(0, index - 3)..<index).allSatisfy { start in
      start + SourceScalar(at: start, in: bytes).count <= index
    }
  }

  /// A known cluster boundary near `index`; in a long run without one, a place between scalars.
  static func boundary(near index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    for distance in 0..<512 {
      for candidate in [index + distance, index - distance]
      where candidate > 0 && candidate < bytes.count && isBoundary(at: candidate, in: bytes) {
        return candidate
      }
    }
    return (index..<min(index + 4, bytes.count)).first { isScalarBoundary(at: $0, in: bytes) }
      ?? index
  }

  /// The next line end, `\n`, `\r\n` or `\r`, at or behind `index`.
  static func lineEnd(from index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var index = index
    while index < bytes.count {
      // Eight bytes at once, while all of them are above `\r`.
      while index + 8 <= bytes.count,
        case let word = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped + index)
          .loadUnaligned(as: UInt64.self),
        (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080 == 0
      {
        index += 8
      }
      for end in index..<min(index + 8, bytes.count) {
        if bytes[end] == UInt8(ascii: "\n") { return end..<(end + 1) }
        guard bytes[end] == UInt8(ascii: "\r") else { continue }
        let isPair = end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
        return end..<(end + (isPair ? 2 : 1))
      }
      index += 8
    }
    return nil
  }

  /// How many bytes from `index` on are printable ASCII and not followed by anything else.
  ///
  /// What isn't ASCII may combine with the character before it, so that one isn't counted.
  static func printableASCII(from index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = index
    while end + 8 <= bytes.count,
      case let word = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped + end)
        .loadUnaligned(as: UInt64.self),
      (word | (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101))
        & 0x8080_8080_8080_8080 == 0
    {
      end += 8
    }
    while end < bytes.count, bytes[end] >= 0x20, bytes[end] < 0x7F { end += 1 }
    return end < bytes.count && bytes[end] >= 0x80 ? max(0, end - index - 1) : end - index
  }
}
