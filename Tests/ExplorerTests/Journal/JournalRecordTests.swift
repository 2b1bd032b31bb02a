import Explorer
import JSONSource
import TestSupport
import Testing
import TextEditor
import Workbench

/// What is written to a journal is what is read back, wherever it was torn off.
struct JournalRecordTests {
  private static let records: [JournalRecord] = [
    .source("file /data/ä.json"), .text(SourceText("{\"a\": 1}")),
    .edit(SourceEdit(6..<7, SourceText("42"))), .edit(SourceEdit(0..<1, SourceText("[李"))),
    .text(SourceText("x\u{0}\ny")), .edit(SourceEdit(4..<4, SourceText("!"))),
    .encoding(utf16),
    .payload(Payload(name: "ä", fileName: "1-ä.json", bytes: [0, 0xFF])),
  ]

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
    "x\u{0}\ny!",
  ]

  private func text(_ replay: JournalReplay?) -> String? {
    replay.map { String(decoding: $0.text.bytes, as: UTF8.self) }
  }

  @Test
  func `a journal that was torn off anywhere tells all of its whole records`() throws {
    var bytes = JournalRecord.signature
    var ends: [Int] = []
    for record in Self.records {
      bytes += record.encoded
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
    let start = Self.records[..<2].reduce(JournalRecord.signature) { $0 + $1.encoded }
    let edit = Self.records[2].encoded
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
  private static let typed: [(record: JournalRecord, text: String?)] = [
    (.source("file /a.json"), nil), (.text(SourceText("[]")), "[]"),
    (.edit(SourceEdit(1..<1, SourceText("1"))), "[1]"),
    (.edit(SourceEdit(2..<2, SourceText("2"))), "[12]"), (.text(SourceText("[12, 3]")), "[12, 3]"),
    (.edit(SourceEdit(6..<6, SourceText("4"))), "[12, 34]"),
    (.edit(SourceEdit(1..<4, SourceText())), "[ 34]"),
  ]
  private static let typedBytes = typed.reduce(JournalRecord.signature) { $0 + $1.record.encoded }

  @Test(
    arguments: CaseSelection.tenth(of: Array(typedBytes.indices)), [0x01, 0x40, 0xFF] as [UInt8])
  func `whatever byte changed, what is offered is the last text that is known to be right`(
    _ place: Int, _ change: UInt8
  ) throws {
    var bytes = Self.typedBytes
    bytes[place] ^= change
    let replay = try #require(JournalReplay(bytes, of: "file /a.json"))
    var start = JournalRecord.signature.count
    var expected = "[ 34]"
    for (number, told) in Self.typed.enumerated() {
      let end = start + told.record.encoded.count
      // From the last whole text on, all that comes behind a changed record is of an unknown text.
      if number > 3, (start..<end).contains(place) {
        expected = try #require(Self.typed[number - 1].text)
      }
      start = end
    }
    #expect(text(replay) == expected, "byte \(place)")
    // A last record that claims to be longer may be one whose end was never written.
    #expect(replay.ending == .damaged || replay.ending == .torn && place >= bytes.count - 25)
    #expect(replay.source == "file /a.json")
    #expect(text(JournalReplay(replay.rewritten)) == expected)
    #expect(JournalReplay(replay.rewritten)?.ending == .whole)
  }

  @Test func `a journal that is the text of another one isn't taken for its records`() {
    let inner = Self.typedBytes
    var bytes = JournalRecord.signature + JournalRecord.source("file /b").encoded
    let start = bytes.count
    bytes += JournalRecord.text(SourceText(inner)).encoded
    bytes[start + 2] = 1
    bytes[start + 6] ^= 1
    #expect(JournalReplay(bytes, of: "file /b") == nil)
  }

  @Test(
    arguments: [
      SourceEdit(9..<10, SourceText("x")), SourceEdit(0..<9, SourceText()),
    ])
  func `an edit of what isn't there ends the journal`(_ edit: SourceEdit) {
    let bytes =
      Self.records[..<2].reduce(JournalRecord.signature) { $0 + $1.encoded }
      + JournalRecord.edit(edit).encoded + JournalRecord.text(SourceText("behind")).encoded
    #expect(text(JournalReplay(bytes)) == "{\"a\": 1}")
    #expect(JournalReplay(bytes)?.ending == .damaged)
  }

  @Test(arguments: [
    ("codable-explorer journal 2\nx", "2"), ("codable-explorer journal 17\n", "17"),
    ("codable-explorer journal 1\n", nil), ("codable-explorer journal x\n", nil), ("{}", nil),
    ("", nil),
  ])
  func `a journal of a newer version is known as one`(_ bytes: String, version: String?) {
    #expect(JournalReplay.newerVersion(of: Array(bytes.utf8)) == version)
  }

  @Test(arguments: ["", "codable", "{\"a\": 1}", "codable-explorer journal 2\n"])
  func `what is no journal is none`(_ bytes: String) {
    #expect(JournalReplay(Array(bytes.utf8)) == nil)
  }
}
