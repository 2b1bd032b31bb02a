import TerminalCanvas
import TerminalText
import TestSupport
import Testing

struct CellWidthTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("│", 1), ("…", 1), ("✓", 1), ("↺", 1), ("◌", 1),
    ("李", 2), ("あ", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("Ａ", 2), ("ｱ", 1),
    ("\u{3000}", 2), ("🙂", 2), ("⌚", 2), ("❤", 1), ("❤️", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2),
    ("1️⃣", 2), ("\u{1FAE8}", 2), ("𝄞", 1), ("क्षि", 2), ("ﷺ", 1), ("\u{AD}", 1), ("\u{200B}", 1),
    ("\t", 1), ("", 0), ("李 e\u{301}🙂!", 7),
  ])
  func `a text takes so many cells`(text: String, width: Int) {
    #expect(CellText.width(text) == width)
    var screen = Screen(size: Size(columns: 20, rows: 1))
    #expect(screen.put(text, column: 0, row: 0) == width)
  }

  /// Texts in which the quick way and Swift's grapheme breaking take turns.
  @Test(arguments: 0..<200)
  func `the clusters are those of Swift`(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let scalars: [Unicode.Scalar] = [
      "a", "z", " ", "\u{301}", "\u{200D}", "\u{FE0F}", "👩", "💻", "🏽", "🇩", "🇪", "李", "한",
      "\u{1161}", "\u{11AB}", "\u{1112}", "│", "क", "\u{94D}", "ि", "ç", "\u{600}", "🙂", "❤",
    ]
    var text = ""
    for _ in 0..<(seed < 100 ? 12 : 900) {
      text.unicodeScalars.append(scalars[Int(generator.next() % UInt64(scalars.count))])
    }
    var found = [Int]()
    CellText.forEachGlyph(in: text) { glyph in
      found.append(glyph.length)
      return true
    }
    #expect(found == text.flatMap(parts))
  }

  /// The lengths of a cluster's parts: what isn't shown is one by itself.
  private func parts(of character: Character) -> [Int] {
    var gate = ScalarGate()
    var parts: [Int] = []
    var isOpen = false
    let scalars = Array(character.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let verdict = gate.judge(scalar, before: index + 1 < scalars.count ? scalars[index + 1] : nil)
      let length = String(scalar).utf8.count
      if verdict == .shown, isOpen {
        parts[parts.count - 1] += length
      } else {
        parts.append(length)
      }
      isOpen = verdict != .hidden
    }
    return parts
  }

  /// What is painted of a text is what `PlainText` makes of it, in as many cells.
  @Test func `the canvas shows of every scalar what the gate lets through`() {
    // Without the insides of the large blocks, of which one scalar is like the other.
    let values: [ClosedRange<UInt32>] = [
      0...8, 0xA...0x3410, 0xA640...0xAC10, 0xD790...0xE010, 0xF8F0...0x10010, 0x1BC90...0x1BCB0,
      0x1D160...0x1D180, 0x1F000...0x1F7FF, 0xDFFF0...0xE0200,
    ]
    var wrong: [String] = []
    var screen = Screen(size: Size(columns: 8, rows: 1))
    for value in values.joined() {
      // Spacing marks that are clusters of their own have the circle on the canvas alone.
      guard let scalar = Unicode.Scalar(value),
        scalar.properties.generalCategory != .spacingMark || "a\(scalar)".count == 1
      else { continue }
      for text in ["\(scalar)b", "\u{915}\(scalar)b"] {
        screen.fill(screen.bounds, style: .plain)
        let width = screen.put(text, column: 0, row: 0)
        let plain = PlainText.line(text)
        if screen.text(ofRow: 0) != plain || width != CellText.width(plain) {
          wrong.append(String(value, radix: 16))
        }
      }
    }
    #expect(wrong == [])
  }

  @Test func `a control character is always a cluster of its own`() {
    var widths = [Int]()
    CellText.forEachGlyph(in: "\r\n\u{301}\u{0}e\u{301}\u{7F}") { glyph in
      widths.append(glyph.length)
      return true
    }
    #expect(widths == [1, 1, 2, 1, 3, 1])
  }

  @Test func `a cluster of thousands of marks is one glyph`() {
    let text = "a" + String(repeating: "\u{301}", count: 5000) + "b"
    var lengths = [Int]()
    CellText.forEachGlyph(in: text) { glyph in
      lengths.append(glyph.length)
      return true
    }
    #expect(lengths == [10001, 1])
  }

  @Test func `the wide ranges are in order and apart`() {
    let widths = (0x2000...0x33FF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .map(CellWidth.of)
    #expect(Set(widths) == [0, 1, 2])
    #expect(CellWidth.of("\u{3FFFD}" as Unicode.Scalar) == 2)
    #expect(CellWidth.of("\u{E000}" as Unicode.Scalar) == 1)
  }
}
