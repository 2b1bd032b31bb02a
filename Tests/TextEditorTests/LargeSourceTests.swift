import JSONSource
import TestSupport
import Testing
import TextEditor

/// Documents of 20 MB. They are put together from shared parts, so that making them costs little.
struct LargeSourceTests {
  private static let record = "  {\"id\": 7, \"name\": \"Ada 李\", \"ok\": true},"

  /// 2^19 records, each followed by `separator`.
  private static func document(separator: String) -> SourceText {
    var text = SourceText(record + separator)
    for _ in 0..<19 { text = text + text }
    return text
  }

  @Test func `many lines keep their offsets under edits`() {
    var text = Self.document(separator: "\n")
    let length = Self.record.utf8.count + 1
    let lines = 1 << 19
    #expect(text.count == length * lines)
    #expect(text.lineCount == lines + 1)
    let middle = text.offset(ofLine: lines / 2)
    #expect(middle == length * lines / 2)
    text.replace(middle..<middle, with: SourceText("李\n\n"))
    #expect(text.offset(ofLine: lines / 2 + 2) == middle + 5)
    #expect(text.line(at: text.count) == lines + 2)
    #expect(text.position(of: text.count - 2) == JSONPosition(line: lines + 2, column: length - 3))
    #expect(text.bytes(in: (middle - 3)..<(middle + 7)) == Array("},\n李\n\n  ".utf8))
    text.replace(1_000..<(text.count - 1_000), with: SourceText())
    #expect(text.count == 2_000)
    #expect(text.bytes(in: 0..<length) == Array((Self.record + "\n").utf8))
  }

  @Test func `one line keeps its cells under edits`() {
    var text = Self.document(separator: "")
    let length = Self.record.utf8.count
    let cells = length - 1
    #expect(text.lineCount == 1)
    #expect(text.cell(at: text.count) == cells << 19)
    for number in [1, 1_000, 250_001, 1 << 18, (1 << 19) - 1] {
      #expect(text.cell(at: number * length) == number * cells)
      #expect(text.offset(ofCell: number * cells, inLine: 0) == number * length)
      // `李` has three bytes, two cells and one scalar.
      let wide = number * length + 25
      #expect(text.byte(at: wide) == 0xE6)
      #expect(text.offset(ofCell: number * cells + 26, inLine: 0) == wide)
      #expect(
        text.position(of: wide) == JSONPosition(line: 1, column: number * (length - 2) + 26))
    }
    for record in [10, 11] {
      let start = record * length
      text.replace(start..<start, with: SourceText("\t"))
      // A tab goes to the next even column.
      let width = (record * cells).isMultiple(of: 2) ? 2 : 1
      #expect(text.cell(at: text.count) == (cells << 19) + width)
      text.replace(start..<(start + 1), with: SourceText())
    }
    #expect(text == Self.document(separator: ""))
  }

  @Test(arguments: ["", "\r\n"])
  func `editing in the middle and undoing it`(separator: String) {
    let original = Self.document(separator: separator)
    var editor = SourceEditor(original)
    editor.apply(.resize(rows: 30, columns: 100))
    editor.apply(.select((original.count / 2)..<(original.count / 2)))
    #expect(editor.cell(forOffset: editor.caret) != nil)
    for _ in 0..<5 { editor.apply(.insert("李")) }
    editor.apply(.newline)
    editor.apply(.paste("[1,\n2]"))
    editor.apply(.killToLineEnd)
    editor.apply(.move(.documentEnd, selecting: true))
    #expect(editor.cell(forOffset: editor.text.count) != nil)
    editor.apply(.cut)
    editor.apply(.pasteClipboard)
    #expect(editor.rows().contains { $0.caret != nil })
    let end = editor.text
    while editor.undoCount > 0 { editor.apply(.undo) }
    #expect(editor.text == original)
    while editor.redoCount > 0 { editor.apply(.redo) }
    #expect(editor.text == end)
  }

  @Test func `a search reaches the end and goes around`() {
    let part = Self.record + "\n"
    let text = SourceText(String(repeating: part, count: 9_000)) + SourceText("needle")
    var editor = SourceEditor(text)
    #expect(editor.apply(.find("NEEDLE")) == .notFound("NEEDLE"))
    #expect(editor.apply(.find("needle")) == nil)
    #expect(editor.caret == text.count)
    #expect(editor.apply(.find("ada")) == .searchWrapped)
    #expect(editor.selection.range == 21..<24)
    #expect(editor.apply(.findPrevious) == .searchWrapped)
    #expect(editor.selection.range?.lowerBound == part.utf8.count * 8_999 + 21)
  }

  @Test(
    arguments: CaseSelection.tenth(
      of: ["\u{301}", "\u{200D}", "क्", "ำ", "🇨", "👩\u{200D}", "\u{600}", "李"]))
  func `a run that never shows a boundary can be edited`(piece: String) {
    var editor = SourceEditor(SourceText(String(repeating: piece, count: 6_000)))
    let count = editor.text.count
    editor.apply(.resize(rows: 3, columns: 20))
    editor.apply(.select((count / 2)..<(count / 2)))
    for command in [SourceCommand.insert("a"), .move(.left, selecting: false), .deleteForward] {
      editor.apply(command)
      #expect(editor.rows().count == 1)
    }
    editor.apply(.move(.documentEnd, selecting: false))
    editor.apply(.deleteBackward)
    #expect(editor.text.count < count)
    while editor.undoCount > 0 { editor.apply(.undo) }
    #expect(editor.text.bytes == Array(String(repeating: piece, count: 6_000).utf8))
  }
}
