internal import TerminalText

/// Text on its way into one row of cells.
struct GlyphRun {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let visible: Range<Int>
  private let style: TextStyle
  private let clusterCount: Int
  /// The column at which the next cluster goes.
  private(set) var place: Int
  /// The clusters of several scalars that were written, to be added to those of the screen.
  private(set) var clusters: [String] = []

  /// Makes a run that writes at `place`, in the columns of `visible` alone, on a screen that has
  /// `clusterCount` clusters.
  init(
    bytes: UnsafeBufferPointer<UInt8>, place: Int, visible: Range<Int>, style: TextStyle,
    clusterCount: Int
  ) {
    self.bytes = bytes
    self.place = place
    self.visible = visible
    self.style = style
    self.clusterCount = clusterCount
  }

  /// Writes the text into a row, as far as it is visible.
  mutating func write(into row: UnsafeMutableBufferPointer<Cell>) {
    var scanner = GlyphScanner(bytes)
    while place < visible.upperBound {
      if place >= visible.lowerBound {
        place += scanner.takeASCII(atMost: visible.upperBound - place) { index, byte in
          row[place + index] = Cell(glyph: UInt32(byte), style: style)
        }
        if place == visible.upperBound { return }
      }
      guard let glyph = scanner.next() else { return }
      write(glyph, into: row)
    }
  }

  @inline(__always)
  private mutating func write(_ glyph: Glyph, into row: UnsafeMutableBufferPointer<Cell>) {
    let end = place + glyph.width
    defer { place = end }
    if place >= visible.lowerBound && end <= visible.upperBound {
      row[place] = Cell(glyph: code(of: glyph), style: style)
      if glyph.width == 2 { row[place + 1] = Cell(glyph: 0, style: style) }
      return
    }
    // What an edge cuts becomes spaces.
    for column in place..<end where visible.contains(column) {
      row[column] = Cell(glyph: Cell.space, style: style)
    }
  }

  @inline(__always)
  private mutating func code(of glyph: Glyph) -> UInt32 {
    if case .scalar(let value) = glyph.content { return value }
    let text = String(decoding: bytes[glyph.offset..<glyph.offset + glyph.length], as: UTF8.self)
    if case .bareMark = glyph.content {
      clusters.append(String(PlainText.markBase) + text)
    } else {
      clusters.append(text)
    }
    return Cell.clusterFlag | UInt32(clusterCount + clusters.count - 1)
  }
}
