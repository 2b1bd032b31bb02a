/// Cuts UTF-8 text into grapheme clusters with their widths.
///
/// Nearly all text is made of scalars of which two neighbours are always two clusters; those are
/// told by their ranges. The rest goes through Swift's own grapheme breaking (UAX #29), piece by
/// piece. The bytes must be valid UTF-8, as those of a `String` are.
struct GlyphScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  /// The clusters of the piece that was cut last, in reverse.
  private var waiting: [Glyph] = []
  private var hasWaiting = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The next cluster, `nil` behind the last one.
  @inline(__always)
  mutating func next() -> Glyph? {
    if hasWaiting { return takeWaiting() }
    guard offset < bytes.count else { return nil }
    let (value, length) = scalar(at: offset)
    if value < 0x20 || value == 0x7F {
      return take(value == 0x7F ? 0x2421 : 0x2400 + value, length: 1, width: 1)
    }
    if GlyphScanner.standsAlone(value) && endsBefore(offset + length) {
      return take(value, length: length, width: CellWidth.isWide(value) ? 2 : 1)
    }
    cutPiece()
    return takeWaiting()
  }

  private mutating func takeWaiting() -> Glyph? {
    defer { hasWaiting = !waiting.isEmpty }
    return waiting.popLast()
  }

  /// Takes printable ASCII characters that are clusters of their own, as far as they reach, and
  /// hands each with its place among them to `body`. Returns their number.
  @inline(__always)
  mutating func takeASCII(atMost limit: Int, _ body: (Int, UInt8) -> Void) -> Int {
    guard !hasWaiting else { return 0 }
    let end = min(bytes.count, offset + limit)
    var place = offset
    while place < end, (0x20..<0x7F).contains(bytes[place]) {
      // A mark may follow that makes a cluster with the last one.
      if place + 1 < bytes.count, bytes[place + 1] >= 0x80 { break }
      body(place - offset, bytes[place])
      place += 1
    }
    defer { offset = place }
    return place - offset
  }

  private mutating func take(_ value: UInt32, length: Int, width: Int) -> Glyph {
    let glyph = Glyph(content: .scalar(value), offset: offset, length: length, width: width)
    offset += length
    return glyph
  }

  /// Whether a cluster of one scalar can't go on at `next`.
  private func endsBefore(_ next: Int) -> Bool {
    guard next < bytes.count else { return true }
    return bytes[next] < 0x80 || GlyphScanner.standsAlone(scalar(at: next).value)
  }

  /// Decodes the scalar at an offset.
  @inline(__always)
  private func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(bytes[offset])
    if first < 0x80 { return (first, 1) }
    func rest(_ place: Int) -> UInt32 { UInt32(bytes[offset + place] & 0x3F) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | rest(1), 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | rest(1) << 6 | rest(2), 3) }
    return ((first & 0x07) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3), 4)
  }
}

extension GlyphScanner {
  /// How many bytes are broken into clusters at once, unless one cluster has more.
  private static let pieceLength = 512

  /// Moves the clusters up to the next certain boundary into `waiting`.
  private mutating func cutPiece() {
    var limit = GlyphScanner.pieceLength
    while true {
      let end = pieceEnd(limit: limit)
      let isCutShort = end.isCutShort
      let text = String(decoding: bytes[offset..<end.offset], as: UTF8.self)
      var glyphs = [Glyph]()
      var place = offset
      for character in text {
        let length = character.utf8.count
        glyphs.append(glyph(of: character, offset: place, length: length))
        place += length
      }
      // The last cluster of a piece that was cut short may go on behind it.
      if isCutShort, let last = glyphs.popLast() {
        if glyphs.isEmpty {
          limit *= 2
          continue
        }
        place = last.offset
      }
      waiting = glyphs.reversed()
      offset = place
      return
    }
  }

  /// The end of the text that must be broken together: where two scalars that stand alone meet, at
  /// a control character, or where the limit cuts it.
  private func pieceEnd(limit: Int) -> (offset: Int, isCutShort: Bool) {
    var place = offset
    var previousStandsAlone = false
    while place < bytes.count {
      let (value, length) = scalar(at: place)
      let standsAlone = GlyphScanner.standsAlone(value)
      if place > offset, value < 0x20 || value == 0x7F || (previousStandsAlone && standsAlone) {
        return (place, false)
      }
      if place - offset >= limit { return (place, true) }
      previousStandsAlone = standsAlone
      place += length
    }
    return (place, false)
  }

  private func glyph(of character: Character, offset: Int, length: Int) -> Glyph {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    func glyph(_ content: Glyph.Content, width: Int) -> Glyph {
      Glyph(content: content, offset: offset, length: length, width: width)
    }
    let firstWidth = CellWidth.of(first)
    if firstWidth == 0 || (0x80..<0xA0).contains(first.value) {
      switch first.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .spacingMark:
        return glyph(.bareMark, width: 1)
      default:
        return glyph(.scalar(0xFFFD), width: 1)
      }
    }
    if scalars.count == 1 { return glyph(.scalar(first.value), width: firstWidth) }
    return glyph(.cluster, width: CellWidth.of(character))
  }

  /// Whether a scalar and a neighbour of this kind are always two clusters.
  ///
  /// Ranges without any scalar that UAX #29 joins to another one: no combining marks, joiners,
  /// prepended marks, regional indicators or Korean letters, nor U+00AD and controls.
  @inline(__always)
  private static func standsAlone(_ value: UInt32) -> Bool {
    switch value {
    case 0x20...0x7E: true
    case 0xA1...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x58F: true
    case 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20C0, 0x2100...0x2BFF: true
    case 0x3000...0x3029, 0x3030...0x303E, 0x3041...0x3096, 0x309B...0x30FF: true
    case 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF9D: true
    case 0x1F600...0x1F64F: true
    default: false
    }
  }
}
