extension SourceText {
  /// How far a bracket's partner is looked for, in bytes.
  private static let bracketReach = 65_536

  /// The offset of the partner of the bracket at `offset`; `nil` if there is no bracket there, or
  /// it stands in a string or comment, or its partner is missing or further than 64 KiB away.
  package func matchingBracket(at offset: Int) -> Int? {
    guard let byte = byte(at: offset), let isOpening = Self.isOpening(byte),
      scanState(at: offset) == .outside
    else { return nil }
    return isOpening ? closingBracket(from: offset) : openingBracket(from: offset)
  }

  private static func isOpening(_ byte: UInt8) -> Bool? {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): true
    case UInt8(ascii: "}"), UInt8(ascii: "]"): false
    default: nil
    }
  }

  private static func areMatching(_ one: UInt8, _ other: UInt8) -> Bool {
    one == UInt8(ascii: "{") ? other == UInt8(ascii: "}") : other == UInt8(ascii: "]")
  }

  private func closingBracket(from offset: Int) -> Int? {
    let piece = bytes(in: offset..<min(count, offset + Self.bracketReach))
    var state = SourceScanState.outside
    var open: [UInt8] = []
    for (index, byte) in piece.enumerated() {
      if state == .outside || state == .slash, let isOpening = Self.isOpening(byte) {
        if isOpening {
          open.append(byte)
        } else {
          guard let last = open.popLast(), Self.areMatching(last, byte) else { return nil }
          if open.isEmpty { return offset + index }
        }
      }
      state = state.next(byte)
    }
    return nil
  }

  private func openingBracket(from offset: Int) -> Int? {
    let start = max(0, offset - Self.bracketReach)
    var state = scanState(at: start)
    var open: [(byte: UInt8, offset: Int)] = []
    for (index, byte) in bytes(in: start..<(offset + 1)).enumerated() {
      if state == .outside || state == .slash, let isOpening = Self.isOpening(byte) {
        if isOpening {
          open.append((byte, start + index))
        } else {
          let last = open.popLast()
          guard start + index == offset else { continue }
          return last.flatMap { Self.areMatching($0.byte, byte) ? $0.offset : nil }
        }
      }
      state = state.next(byte)
    }
    return nil
  }
}
