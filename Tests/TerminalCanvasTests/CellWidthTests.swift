import TerminalCanvas
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
    var generator = Sequence64(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
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
    #expect(found == text.map(\.utf8.count))
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

/// SplitMix64, so that a seed always gives the same texts.
struct Sequence64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
