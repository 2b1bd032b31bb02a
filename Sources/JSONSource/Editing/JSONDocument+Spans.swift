/// What belongs to a member or an element in the text besides itself: commas, blanks, lines.
extension JSONDocument {
  /// The text's bytes.
  var text: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: byteCount) }

  /// Where a value begins, or its key, if it has one.
  func memberStart(_ value: Int) -> Int {
    startOffset(of: value > 0 && kind(of: value - 1) == .key ? value - 1 : value)
  }

  /// The bytes of neighbours, from the first to the last.
  func range(ofMembers children: ClosedRange<Int>) -> Range<Int> {
    memberStart(children.lowerBound)..<endOffset(of: children.upperBound)
  }

  /// The bytes of neighbours that go: with the comma behind them, else with the one before, and with
  /// their lines if these hold nothing else.
  func surroundings(of children: ClosedRange<Int>) -> Range<Int> {
    let range = range(ofMembers: children)
    let comma = gapEnd(from: range.upperBound)
    guard byte(comma) == UInt8(ascii: ",") else {
      let before = start(of: Self.blanks + Self.lineBreaks, before: range.lowerBound)
      return (byte(before - 1) == UInt8(ascii: ",") ? before - 1 : before)..<range.upperBound
    }
    let behind = end(of: Self.blanks, from: comma + 1)
    let lineStart = start(of: Self.blanks, before: range.lowerBound)
    guard isLineBreak(lineStart - 1), isLineBreak(behind) else { return range.lowerBound..<behind }
    return lineStart..<behind + (isPair(before: behind + 2) ? 2 : 1)
  }

  /// What stands before a child: the line break and the blanks if it is the first on its line, else one
  /// blank, or nothing.
  func lead(of value: Int, orElse blank: String) -> String {
    let start = memberStart(value)
    var lead = self.start(of: Self.blanks, before: start)
    if isLineBreak(lead - 1) { lead -= isPair(before: lead) ? 2 : 1 }
    if lead == start { return blank }
    return isLineBreak(lead) ? text(in: lead..<start) : " "
  }

  private static let (blanks, lineBreaks): ([UInt8], [UInt8]) = ([0x20, 0x09], [0x0A, 0x0D])

  private func byte(_ offset: Int) -> UInt8? {
    offset >= 0 && offset < byteCount ? bytes[offset] : nil
  }

  private func isLineBreak(_ offset: Int) -> Bool {
    byte(offset).map(Self.lineBreaks.contains) ?? false
  }

  /// Whether a line break of two bytes ends at an offset.
  private func isPair(before offset: Int) -> Bool {
    byte(offset - 2) == 0x0D && byte(offset - 1) == 0x0A
  }

  private func end(of bytes: [UInt8], from offset: Int) -> Int {
    offset + text[offset...].prefix(while: bytes.contains).count
  }

  private func start(of bytes: [UInt8], before offset: Int) -> Int {
    offset - text[..<offset].reversed().prefix(while: bytes.contains).count
  }

  /// The end of blanks and of JSON5's comments that begin at an offset.
  private func gapEnd(from offset: Int) -> Int {
    var place = end(of: Self.blanks + Self.lineBreaks, from: offset)
    guard byte(place) == UInt8(ascii: "/") else { return place }
    let isBlock = byte(place + 1) == UInt8(ascii: "*")
    place += 2
    while place < byteCount {
      place += 1
      let isOver =
        isBlock
        ? byte(place - 2) == UInt8(ascii: "*") && byte(place - 1) == UInt8(ascii: "/")
        : isLineBreak(place - 1)
      if isOver { return gapEnd(from: place) }
    }
    return place
  }
}
