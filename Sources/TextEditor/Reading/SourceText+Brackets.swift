extension SourceText {
  /// How far a bracket's partner is looked for, in bytes.
  private static let bracketReach = 65_536

  /// The offset of the partner of the bracket at `offset`; `nil` if there is no bracket there, or
  /// it stands in a string or comment, or its partner is missing or further than 64 KiB away.
  package func matchingBracket(at offset: Int) -> Int? {
    guard let byte = byte(at: offset), "{[]}".utf8.contains(byte),
      scanState(at: offset) == .outside
    else { return nil }
    return Self.isOpening(byte) ? closingBracket(from: offset) : openingBracket(from: offset)
  }

  /// Calls `body` with each bracket in `range` outside of strings and comments, and with its offset,
  /// until it returns `false`.
  func forEachBracket(in range: Range<Int>, _ body: (UInt8, Int) -> Bool) {
    let bytes = bytes(in: range)
    // Most lines have none, and to know where a line begins in the text's grammar costs more than they do.
    let isBracket = { (byte: UInt8) in "[]{}".utf8.contains(byte) }
    guard bytes.contains(where: isBracket) else { return }
    let state = scanState(at: range.lowerBound)
    bytes.withUnsafeBufferPointer { bytes in
      var lexer = SourceLexer(bytes, from: state)
      while let lexeme = lexer.next() {
        guard lexeme.kind == .open || lexeme.kind == .close else { continue }
        let place = lexeme.range.lowerBound
        guard body(bytes[place], range.lowerBound + place) else { return }
      }
    }
  }

  static func isOpening(_ bracket: UInt8) -> Bool {
    bracket == UInt8(ascii: "{") || bracket == UInt8(ascii: "[")
  }

  private func closingBracket(from offset: Int) -> Int? {
    var open: [UInt8] = []
    var partner: Int?
    forEachBracket(in: offset..<min(count, offset + Self.bracketReach)) { bracket, place in
      if Self.isOpening(bracket) {
        open.append(bracket)
        return true
      }
      guard let last = open.popLast(), SourceEditor.closer(of: last) == bracket else {
        return false
      }
      if open.isEmpty { partner = place }
      return partner == nil
    }
    return partner
  }

  private func openingBracket(from offset: Int) -> Int? {
    var open: [(bracket: UInt8, offset: Int)] = []
    var partner: Int?
    forEachBracket(in: max(0, offset - Self.bracketReach)..<(offset + 1)) { bracket, place in
      if Self.isOpening(bracket) {
        open.append((bracket, place))
      } else if let last = open.popLast(), place == offset,
        SourceEditor.closer(of: last.bracket) == bracket
      {
        partner = last.offset
      }
      return true
    }
    return partner
  }
}
