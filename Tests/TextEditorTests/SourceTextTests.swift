import JSONSource
import TestSupport
import Testing
import TextEditor

struct SourceTextTests {
  @Test(arguments: UInt64(1)...4)
  func `random edits give the bytes that an array gives`(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    var model = SampleBytes.mixed(count: Int.random(in: 0...6_000, using: &random), &random)
    var text = SourceText(model)
    for _ in 0..<60 {
      let lower = Int.random(in: 0...model.count, using: &random)
      let length = Int.random(in: 0...random.choice(of: [3, 40, 9_000]), using: &random)
      let range = lower..<min(model.count, lower + length)
      let size = Int.random(in: 0...random.choice(of: [2, 60, 9_000]), using: &random)
      let replacement = SampleBytes.mixed(count: size, &random)
      model.replaceSubrange(range, with: replacement)
      text.replace(range, with: SourceText(replacement))
      #expect(text.count == model.count)
    }
    #expect(text.bytes == model)
    expectLines(of: text, toBeThoseOf: model)
  }

  @Test(arguments: UInt64(1)...2)
  func `typing through a document keeps its lines and columns`(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    var model = SampleBytes.mixed(count: 6_000, &random)
    var text = SourceText(model)
    for _ in 0..<800 {
      let offset = Int.random(in: 0...model.count, using: &random)
      let byte = random.choice(of: SampleBytes.alphabet)
      model.insert(contentsOf: byte, at: offset)
      text.replace(offset..<offset, with: SourceText(byte))
    }
    #expect(text.bytes == model)
    expectLines(of: text, toBeThoseOf: model)
    // A document that was edited measures as one that was loaded.
    let loaded = SourceText(model)
    for _ in 0..<300 {
      let offset = Int.random(in: 0...model.count, using: &random)
      #expect(text.position(of: offset) == loaded.position(of: offset))
    }
  }

  private func expectLines(of text: SourceText, toBeThoseOf bytes: [UInt8]) {
    let starts = SampleBytes.lineStarts(bytes)
    #expect(text.lineCount == starts.count)
    #expect((0..<text.lineCount).map { text.offset(ofLine: $0) } == starts)
    for (line, start) in starts.enumerated() {
      #expect(text.line(at: start) == line)
      #expect(text.lineContent(line).lowerBound == start)
    }
  }

  @Test(arguments: [
    "", "\n", "{\r\n  \"a\": 1\r\n}\r\n", "a\rb\nc", "\u{FEFF}{}", "\"李\u{0}👩‍👩‍👧‍👦\"",
  ])
  func `every text is kept as it is`(string: String) {
    #expect(SourceText(string).bytes == Array(string.utf8))
  }

  @Test func `bytes that are not UTF-8 are kept as they are`() {
    let bytes = (0..<50_000).map { UInt8(truncatingIfNeeded: $0 &* 7 ^ $0 >> 3) }
    var text = SourceText(bytes)
    text.replace(25_000..<25_000, with: SourceText([0xFF, 0xE4]))
    var expected = Array(bytes[..<25_000])
    expected.append(contentsOf: [0xFF, 0xE4])
    expected.append(contentsOf: bytes[25_000...])
    #expect(text.bytes == expected)
  }

  @Test func `a copy does not change with the original`() {
    var text = SourceText(String(repeating: "0123456789", count: 2_000))
    let snapshot = text
    text.replace(5_000..<15_000, with: SourceText("x"))
    #expect(snapshot.bytes == Array(String(repeating: "0123456789", count: 2_000).utf8))
    #expect(text.count == 10_001)
  }

  @Test func `slices of slices put together are the whole`() {
    var random = SeededGenerator(state: 3)
    let bytes = SampleBytes.mixed(count: 60_000, &random)
    let text = SourceText(bytes)
    for _ in 0..<40 {
      let cut = Int.random(in: 0...bytes.count, using: &random)
      let end = Int.random(in: cut...bytes.count, using: &random)
      #expect(text.slice(cut..<end).bytes == Array(bytes[cut..<end]))
      let parts = text.slice(0..<cut) + text.slice(cut..<end) + text.slice(end..<bytes.count)
      #expect(parts == text)
    }
  }

  @Test(arguments: [
    ("{\"a\": 1}", 5, JSONPosition(line: 1, column: 6)),
    ("a\nb", 2, JSONPosition(line: 2, column: 1)),
    ("a\r\nb", 3, JSONPosition(line: 2, column: 1)),
    ("a\rb", 2, JSONPosition(line: 2, column: 1)),
    ("李李x", 6, JSONPosition(line: 1, column: 3)),
    ("e\u{301}x", 3, JSONPosition(line: 1, column: 3)),
    ("\n", 1, JSONPosition(line: 2, column: 1)),
  ])
  func `a position counts lines and scalars from 1`(
    string: String, offset: Int, position: JSONPosition
  ) {
    let text = SourceText(string)
    #expect(text.position(of: offset) == position)
    #expect(text.offset(of: position) == offset)
  }

  @Test(arguments: [
    ("\ta\tb", [0, 2, 3, 4]), ("a\tb", [0, 1, 2]), ("李a", [0, 2]), ("e\u{301}x", [0, 1]),
    ("👩‍👩‍👧‍👦x", [0, 2]), ("🇨🇳🇫🇷x", [0, 2, 4]), ("\u{0}\u{1B}x", [0, 1, 2]),
    ("한글x", [0, 2, 4]), ("\u{FEFF}x", [0, 1]),
  ])
  func `cells are counted by cluster and tab stop`(string: String, cells: [Int]) throws {
    let text = SourceText(string)
    var offset = 0
    for (index, cell) in cells.enumerated() {
      #expect(text.cell(at: offset) == cell)
      #expect(text.offset(ofCell: cell, inLine: 0) == offset)
      let end = try #require(text.clusterEnd(after: offset))
      #expect(text.clusterStart(before: end) == offset)
      let last = index == cells.count - 1 ? text.cell(at: end) : cells[index + 1]
      #expect(text.offset(ofCell: last - 1, inLine: 0) == offset)
      offset = end
    }
    #expect(offset == text.count)
  }

  @Test func `clusters of valid text are those of the standard library`() {
    var random = SeededGenerator(state: 11)
    let pieces = [
      "a", "7", " ", "\r", "\n", "\t", "李", "か", "が", "한", "각", "é", "e\u{301}", "\u{301}",
      "\u{200D}", "👩", "👩‍👧", "🏽", "🇨", "🇳", "क", "्", "ष", "ก", "ำ", "\u{600}", "\u{FE0F}", "❤",
      "\u{1160}", "\u{1100}", "\u{FEFF}", "ß", "Ж", "\u{AD}", "…", "│", "①", "\u{3099}", "ﾞ",
    ]
    for _ in 0..<700 {
      let string = (0..<8).map { _ in random.choice(of: pieces) }.joined()
      let text = SourceText(string)
      var ends: [Int] = []
      var offset = 0
      while let end = text.clusterEnd(after: offset) {
        #expect(text.clusterStart(before: end) == offset, "\(string.debugDescription)")
        ends.append(end)
        offset = end
      }
      var expected: [Int] = []
      for character in string { expected.append((expected.last ?? 0) + character.utf8.count) }
      #expect(ends == expected, "\(string.unicodeScalars.map { String($0.value, radix: 16) })")
    }
  }

  @Test func `the scalars of all scripts have the clusters of the standard library`() {
    var random = SeededGenerator(state: 5)
    // All planes that have scripts or emoji, in an order without any meaning.
    let scalars = stride(from: UInt32(0x20), to: 0x20000, by: 5).compactMap(Unicode.Scalar.init)
      .shuffled(using: &random)
    for start in stride(from: 0, to: scalars.count, by: 16) {
      var string = ""
      string.unicodeScalars.append(contentsOf: scalars[start..<min(start + 16, scalars.count)])
      let text = SourceText(string)
      var end = 0
      for character in string {
        let next = end + character.utf8.count
        guard text.clusterEnd(after: end) == next else {
          Issue.record("\(string.unicodeScalars.map { String($0.value, radix: 16) })")
          return
        }
        end = next
      }
    }
  }
}
