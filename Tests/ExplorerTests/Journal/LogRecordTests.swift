import Explorer
import JSONSource
import TestSupport
import Testing
import TextEditor
import Workbench

/// What is written to a journal is what is read back, wherever it was torn off.
struct LogRecordTests {
  private static let records: [LogRecord] = [
    .source(LogSource(name: "file /data/ä.json")), .whole(SourceText("{\"a\": 1}")),
    .edit(at: 6, removing: 1, inserting: SourceText("42")),
    .edit(at: 0, removing: 1, inserting: SourceText("[李")), .whole(SourceText("x\u{0}\ny")),
    .edit(at: 4, removing: 0, inserting: SourceText("!")), .source(source),
  ]

  private static let source: LogSource = {
    var source = LogSource(name: "file /data/ä.json")
    source.encoding = utf16
    source.payload = Payload(name: "ä", fileName: "1-ä.json", bytes: [0, 0xFF])
    return source
  }()

  private static let utf16: SourceEncoding = {
    var encoding = SourceEncoding()
    encoding.form = .utf16LittleEndian
    encoding.hasMark = true
    encoding.rest = [7]
    return encoding
  }()

  /// The text after so many records.
  private static let texts = [
    nil, "{\"a\": 1}", "{\"a\": 42}", "[李\"a\": 42}", "x\u{0}\ny", "x\u{0}\ny!", "x\u{0}\ny!",
  ]

  private func text(_ replay: JournalReplay?) -> String? {
    replay.map { String(decoding: $0.text.bytes, as: UTF8.self) }
  }

  @Test
  func `a journal that was torn off anywhere tells all of its whole records`() throws {
    var bytes = LogKind.journal.signature
    var ends: [Int] = []
    for record in Self.records {
      bytes += record.line
      ends.append(bytes.count)
    }
    for count in 0...bytes.count {
      let whole = ends.count { $0 <= count }
      let replay = JournalReplay(Array(bytes[..<count]))
      #expect(text(replay) == (whole == 0 ? nil : Self.texts[whole - 1]), "\(count) bytes")
      let isWhole = whole > 0 && ends[whole - 1] == count
      #expect(whole < 2 || replay?.ending == (isWhole ? .whole : .torn), "\(count) bytes")
      #expect(whole < 2 || replay?.readCount == ends[whole - 1])
    }
    let replay = try #require(JournalReplay(bytes))
    #expect(replay.source == "file /data/ä.json")
    #expect(replay.original == SourceText("{\"a\": 1}"))
    #expect(replay.encoding == Self.utf16)
    #expect(replay.payload == Payload(name: "ä", fileName: "1-ä.json", bytes: [0, 0xFF]))
  }

  @Test
  func `a record with a byte that changed ends the journal`() throws {
    let start = Self.records[..<2].reduce(LogKind.journal.signature) { $0 + $1.line }
    let edit = Self.records[2].line
    for place in edit.indices {
      var damaged = edit
      damaged[place] ^= 0x10
      let replay = JournalReplay(start + damaged + edit)
      #expect(text(replay) == Self.texts[1], "byte \(place)")
      #expect(replay?.ending == .damaged, "byte \(place)")
      #expect(replay?.readCount == start.count)
    }
  }

  /// A journal with a whole text among its edits, and the text behind each of its records.
  private static let typed: [(line: [UInt8], text: String?)] = [
    (LogRecord.source(LogSource(name: "file /a.json")).line, nil),
    (LogRecord.whole(SourceText("[]")).line, "[]"),
    (LogRecord.edit(at: 1, removing: 0, inserting: SourceText("1")).line, "[1]"),
    (LogRecord.edit(at: 2, removing: 0, inserting: SourceText("2")).line, "[12]"),
    // The writer puts an empty line before it.
    ([0x0A] + LogRecord.whole(SourceText("[12, 3]")).line, "[12, 3]"),
    (LogRecord.edit(at: 6, removing: 0, inserting: SourceText("4")).line, "[12, 34]"),
    (LogRecord.edit(at: 1, removing: 3, inserting: SourceText()).line, "[ 34]"),
  ]
  private static let typedBytes = typed.reduce(LogKind.journal.signature) { $0 + $1.line }

  @Test(
    arguments: CaseSelection.tenth(of: Array(typedBytes.indices)), [0x01, 0x40, 0xFF] as [UInt8])
  func `whatever byte changed, what is offered is the last text that is known to be right`(
    _ place: Int, _ change: UInt8
  ) throws {
    var bytes = Self.typedBytes
    bytes[place] ^= change
    let replay = try #require(JournalReplay(bytes, of: "file /a.json"))
    var start = LogKind.journal.signature.count
    var expected = "[ 34]"
    for (number, told) in Self.typed.enumerated() {
      let end = start + told.line.count
      // From the last whole text on, all that comes behind a changed record is of an unknown text.
      if number > 3, (start..<end).contains(place) {
        expected = try #require(Self.typed[number - 1].text)
      }
      start = end
    }
    #expect(text(replay) == expected, "byte \(place)")
    // A last line without its end may be one whose end was never written.
    #expect(replay.ending == .damaged || replay.ending == .torn && place == bytes.count - 1)
    #expect(replay.source == "file /a.json")
    #expect(text(JournalReplay(replay.rewritten)) == expected)
    #expect(JournalReplay(replay.rewritten)?.ending == .whole)
  }

  @Test func `a journal that is the text of another one isn't taken for its records`() {
    let inner = Self.typedBytes
    var bytes =
      LogKind.journal.signature + LogRecord.source(LogSource(name: "file /b")).line
    let start = bytes.count
    bytes += LogRecord.whole(SourceText(inner)).line
    bytes[start + 6] ^= 1
    #expect(JournalReplay(bytes, of: "file /b") == nil)
  }

  @Test(
    arguments: [
      LogRecord.edit(at: 9, removing: 1, inserting: SourceText("x")),
      .edit(at: 0, removing: 9, inserting: SourceText()),
      .edit(at: -1, removing: 1, inserting: SourceText()),
      .edit(at: .max, removing: .max, inserting: SourceText()),
    ])
  func `an edit of what isn't there ends the journal`(_ edit: LogRecord) {
    let bytes =
      Self.records[..<2].reduce(LogKind.journal.signature) { $0 + $1.line }
      + edit.line + LogRecord.whole(SourceText("behind")).line
    #expect(text(JournalReplay(bytes)) == "{\"a\": 1}")
    #expect(JournalReplay(bytes)?.ending == .damaged)
  }

  @Test(arguments: [
    ("codable-explorer journal 3\nx", "3"), ("codable-explorer journal 17\n", "17"),
    ("codable-explorer journal 2\n", nil), ("codable-explorer journal 1\n", nil),
    ("codable-explorer journal x\n", nil), ("{}", nil),
    ("", nil),
  ])
  func `a journal of a newer version is known as one`(_ bytes: String, version: String?) {
    #expect(LogKind.journal.newerVersion(of: Array(bytes.utf8)) == version)
  }

  @Test(arguments: [
    "", "codable", "{\"a\": 1}", "codable-explorer journal 1\n", "codable-explorer journal 2\n",
  ])
  func `what is no journal is none`(_ bytes: String) {
    #expect(JournalReplay(Array(bytes.utf8)) == nil)
  }

  @Test(
    arguments: [
      [], [0], [0xFF, 0], [0xEF, 0xBB, 0xBF, 0x7B], Array("\u{2028}\r\n\t\\\"/e\u{301}é".utf8),
      [0xED, 0xA0, 0x80], Array("{\"a\": \"🇨🇭\u{10FFFF}\"}".utf8),
    ] as [[UInt8]])
  func `a text is kept byte for byte`(_ bytes: [UInt8]) {
    var writer = LogWriter()
    let entry = JournalEntry(
      origin: .standardInput, before: SourceText([7]), text: SourceText(bytes))
    let journal = LogKind.journal.signature + writer.lines(for: entry, of: "x")
    #expect(JournalReplay(journal)?.text.bytes == bytes)
    #expect(JournalReplay(journal)?.original.bytes == [7])
  }

  @Test func `a line is what changed, and as much as the text in changes has the whole behind it`()
  {
    var writer = LogWriter()
    var text = SourceText(String(repeating: "x", count: 10_000))
    var journal = LogKind.journal.signature
    var wholes = 0
    for place in 0..<1_000 {
      let before = text
      text.replace(place..<place, with: SourceText("y"))
      let lines = writer.lines(
        for: JournalEntry(origin: .standardInput, before: before, text: text), of: "x")
      if place == 0 {
        #expect(lines.count > 10_000)
      } else if lines.count > 100 {
        wholes += 1
      }
      journal += lines
    }
    #expect((2...8).contains(wholes))
    #expect(JournalReplay(journal)?.text == text)
    // The same again is nothing.
    let entry = JournalEntry(origin: .standardInput, before: text, text: text)
    #expect(writer.lines(for: entry, of: "x") == [])
  }
}
