internal import TerminalText

/// Cuts UTF-8 text into grapheme clusters with their widths; what `ScalarGate` doesn't let through
/// is a stand-in of its own.
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
      return take(GlyphScanner.standIn(value), length: 1, width: 1)
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
      var last = (offset: offset, glyphs: 0)
      for character in text {
        last = (place, glyphs.count)
        append(character, at: place, to: &glyphs)
        place += character.utf8.count
      }
      // The last cluster of a piece that was cut short may go on behind it.
      if isCutShort {
        if last.glyphs == 0 {
          limit *= 2
          continue
        }
        glyphs.removeSubrange(last.glyphs...)
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

  /// Appends a cluster: as one glyph, or, where scalars of it aren't shown, in its parts.
  private func append(_ character: Character, at offset: Int, to glyphs: inout [Glyph]) {
    var gate = ScalarGate()
    var part = Glyph(content: .cluster, offset: offset, length: 0, width: 0)
    let scalars = Array(character.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let verdict = gate.judge(scalar, before: index + 1 < scalars.count ? scalars[index + 1] : nil)
      let length = UTF8.width(scalar)
      if verdict != .shown, part.length > 0 {
        glyphs.append(part)
        part = Glyph(content: .cluster, offset: part.offset + part.length, length: 0, width: 0)
      }
      switch verdict {
      case .hidden:
        part.content = .scalar(GlyphScanner.standIn(scalar.value))
        (part.length, part.width) = (length, 1)
        glyphs.append(part)
        part = Glyph(content: .cluster, offset: part.offset + length, length: 0, width: 0)
      case .bareMark:
        part.content = .bareMark
        (part.length, part.width) = (length, 1)
      case .shown:
        if part.length == 0 {
          part.content = .scalar(scalar.value)
        } else if case .scalar = part.content {
          part.content = .cluster
        }
        part.width = CellWidth.adding(scalar, to: part.width)
        part.length += length
      }
    }
    if part.length > 0 { glyphs.append(part) }
  }

  private static func standIn(_ value: UInt32) -> UInt32 {
    Unicode.Scalar(value).map { PlainText.standIn(for: $0).value } ?? 0xFFFD
  }

  /// Whether a scalar and a neighbour of this kind are always two clusters.
  ///
  /// Ranges without any scalar that UAX #29 joins to another one or that isn't shown: no combining
  /// marks, joiners, prepended marks, regional indicators or Korean letters, nor U+00AD, controls and
  /// what is unassigned.
  @inline(__always)
  private static func standsAlone(_ value: UInt32) -> Bool {
    switch value {
    case 0x20...0x7E: true
    case 0xA1...0xAC, 0xAE...0x2FF, 0x3A3...0x482, 0x48A...0x52F, 0x531...0x556: true
    case 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20C0, 0x2100...0x218B: true
    case 0x2190...0x2426, 0x2460...0x2B73: true
    case 0x3000...0x3029, 0x3030...0x303E, 0x3041...0x3096, 0x309B...0x30FF: true
    case 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF9D: true
    case 0x1F600...0x1F64F: true
    default: false
    }
  }
}
