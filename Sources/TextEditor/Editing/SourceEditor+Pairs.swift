/// Brackets and quotes that come in pairs: where nothing follows, the second comes with the first,
/// and typing it goes over it.
extension SourceEditor {
  /// How far before a closing bracket it is still found by typing it, in blanks.
  private static let blankReach = 256

  /// Types a bracket or quote with its partner, or goes over one that came with its partner.
  /// Returns whether it did either.
  mutating func insertPaired(_ string: String) -> Bool {
    guard selection.range == nil, string.utf8.count == 1, let byte = string.utf8.first else {
      return false
    }
    if goOver(byte) { return true }
    guard let closer = Self.closer(of: byte), isPairWelcome(byte) else { return false }
    change(
      SourceEdit(caret..<caret, SourceText([byte, closer])),
      selecting: SourceSelection(caret: caret + 1))
    closers.append(text.count - caret)
    return true
  }

  private mutating func goOver(_ byte: UInt8) -> Bool {
    guard let distance = closers.last, case let place = text.count - distance, place >= caret,
      text.byte(at: place) == byte, text.scanState(at: caret) != .stringEscape
    else { return false }
    if place > caret {
      // Only blanks lie between: those of an empty line go with it.
      guard place - caret <= Self.blankReach,
        text.bytes(in: caret..<place).allSatisfy({ $0 <= 0x20 })
      else { return false }
      let line = text.line(at: caret)
      let start = text.offset(ofLine: line)
      let isEmptyLine = text.blankEnd(from: start, upTo: caret) == caret
      let closingLine = text.offset(ofLine: text.line(at: place))
      if isEmptyLine, closingLine > start {
        change(
          SourceEdit(start..<closingLine, SourceText()),
          selecting: SourceSelection(caret: start + place - closingLine))
      }
    }
    closers.removeLast()
    self.place(at: text.count - distance + 1, selecting: false)
    return true
  }

  /// Whether a pair helps here: outside of strings, with nothing behind that it might belong to.
  private func isPairWelcome(_ byte: UInt8) -> Bool {
    guard text.scanState(at: caret) == .outside else { return false }
    switch text.byte(at: caret) {
    case nil, 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): break
    case UInt8(ascii: ":") where byte == UInt8(ascii: "\""): break
    default: return false
    }
    guard byte == UInt8(ascii: "\""), let before = text.byte(at: caret - 1) else { return true }
    return !SourceColouring.isWordPart(before) && before != byte
  }

  /// What comes with a bracket or quote that is typed.
  static func closer(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "\""): UInt8(ascii: "\"")
    default: nil
    }
  }

  /// The pair around the caret, if its second half came with the first and nothing is in it.
  var emptyPair: Range<Int>? {
    guard selection.range == nil, let distance = closers.last, text.count - distance == caret,
      let before = text.byte(at: caret - 1), let closer = Self.closer(of: before),
      text.byte(at: caret) == closer
    else { return nil }
    return caret - 1..<caret + 1
  }

  /// Forgets the pairs that the caret has left, and all of them after what isn't typing.
  mutating func keepClosers(after command: SourceCommand) {
    switch command {
    case .insert, .newline, .deleteBackward, .move: break
    default: closers = []
    }
    while let distance = closers.last, text.count - distance < caret { closers.removeLast() }
  }
}
