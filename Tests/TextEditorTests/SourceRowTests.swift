import TerminalCanvas
import TestSupport
import Testing
import TextEditor

struct SourceRowTests {
  /// A row as text: what it shows, and below it a letter for the colour of each cell, the selection
  /// as `-`, the caret as `^`.
  private func picture(_ editor: SourceEditor, allowsJSON5: Bool = false) -> [String] {
    editor.rows(allowsJSON5: allowsJSON5).flatMap { row in
      var colours = [Character](repeating: " ", count: row.width)
      for span in row.spans {
        for cell in span.cells { colours[cell] = letter(span.kind) }
      }
      var marks = [Character](
        repeating: " ", count: max(row.width, row.selection?.upperBound ?? 0, (row.caret ?? 0) + 1))
      for cell in row.selection ?? 0..<0 { marks[cell] = "-" }
      if let caret = row.caret { marks[caret] = "^" }
      let more = (row.continuesLeft ? "<" : "") + (row.continuesRight ? ">" : "")
      return ["\(row.line) \(row.text)", "\(more) \(String(colours))", "  \(String(marks))"]
        .map { line in
          var line = line
          while line.last == " " { line.removeLast() }
          return line
        }
    }
  }

  private func colours(_ editor: SourceEditor) -> [String] {
    editor.rows().map { row in
      var colours = [Character](repeating: " ", count: row.width)
      for span in row.spans {
        for cell in span.cells { colours[cell] = letter(span.kind) }
      }
      return String(colours)
    }
  }

  private func letter(_ kind: SourceToken.Kind) -> Character {
    switch kind {
    case .key: "k"
    case .string: "s"
    case .number: "n"
    case .literal: "l"
    case .punctuation: "p"
    case .comment: "c"
    case .invalid: "!"
    }
  }

  @Test func `tokens have their colours`() {
    let editor = MarkedSource.editor("{\"a\": 1, \"b\" :[true,\"x\",-1.5e3,nul,01]}|")
    #expect(
      picture(editor) == [
        "0 {\"a\": 1, \"b\" :[true,\"x\",-1.5e3,nul,01]}",
        " pkkkp np kkk ppllllpssspnnnnnnp!!!p!!pp",
        "                                         ^",
      ])
  }

  @Test func `what is wrong in a string stands out`() {
    let editor = MarkedSource.editor("[\"a\\q\\u12\\n\u{1}\",'b']|\n\"open\n1")
    #expect(
      picture(editor) == [
        "0 [\"a\\q\\u12\\n␁\",'b']",
        " pss!!!!ssss!sp!!!p",
        "                    ^",
        "1 \"open",
        " sssss",
        "",
        "2 1",
        " n",
        "",
      ])
  }

  @Test func `comments may span lines`() {
    let editor = MarkedSource.editor("{ // a\n/* \"b\n*/c: .5, d:0xF,'e':+1}|")
    #expect(
      picture(editor, allowsJSON5: true) == [
        "0 { // a",
        " p cccc",
        "",
        "1 /* \"b",
        " ccccc",
        "",
        "2 */c: .5, d:0xF,'e':+1}",
        " cckp nnp kpnnnpkkkpnnp",
        "                        ^",
      ])
    #expect(picture(editor).prefix(2) == ["0 { // a", " p !!!!"])
  }

  @Test func `cells are those of the screen`() {
    var editor = MarkedSource.editor("\t\"李\": \"e\u{301}👩‍👧\"|,\u{FEFF}\u{202E}\u{301}")
    #expect(editor.rows().map(\.text) == ["  \"李\": \"e\u{301}👩‍👧\",\u{FFFD}\u{FFFD}◌\u{301}"])
    #expect(editor.rows()[0].caret == 13)
    #expect(editor.rows()[0].width == 17)
    editor.apply(.replace(0..<0, SourceText([0xFF, 0xE6, 0x9D])))
    #expect(editor.rows()[0].text.hasPrefix("\u{FFFD}\u{FFFD}\u{FFFD} \"李"))
  }

  @Test(arguments: [
    ("\u{301}\u{E33}x", "◌\u{301}x", 2), ("[\"a\"\u{200D}]", "[\"a\"\u{FFFD}]", 6),
    ("\t🏽ﾞ", "  \u{FFFD}", 3), ("\u{1}\u{301}", "␁◌\u{301}", 2), ("\u{85}a", "\u{FFFD}a", 2),
  ])
  func `what can not stand alone does not join its neighbour`(
    string: String, text: String, width: Int
  ) {
    let row = MarkedSource.editor(string).rows()[0]
    #expect(row.text == text)
    #expect(row.width == width)
    #expect(CellText.width(row.text) == width)
  }

  @Test func `a wide character is never cut`() {
    var editor = MarkedSource.editor("\"李李李李\"|\n李李李\n", rows: 3, columns: 6)
    editor.apply(.move(.documentStart, selecting: false))
    #expect(
      picture(editor) == [
        "0 \"李李", "> sssss", "  ^",
        "1 李李李", " !!!!!!", "",
        "2", "", "",
      ])
    editor.apply(.scroll(lines: 0, cells: 2))
    #expect(
      picture(editor) == [
        "0  李李", "<> sssss", "   ^",
        "1 李李", "< !!!!", "",
        "2", "", "",
      ])
  }

  @Test func `the selection is told in cells, line ends too`() {
    let editor = MarkedSource.editor("a‹bc\n\n李|›d")
    #expect(editor.rows().map(\.selection) == [1..<4, 0..<1, 0..<2])
    #expect(editor.rows().map(\.caret) == [nil, nil, 2])
  }

  @Test func `bytes are found in the cells that show them`() throws {
    let row = try #require(MarkedSource.editor("|{\"李\": \"👩‍👧x\"}").rows().first)
    #expect(row.cells(of: 1..<6) == 1..<5)
    #expect(row.cells(of: 3..<4) == 2..<4)
    #expect(row.cells(of: 0..<999) == 0..<row.width)
    #expect(row.cells(of: 99..<999) == nil)
  }

  @Test func `colours are right far to the right in one line`() {
    let record = "{\"name\": \"Ada 李, {x}\", \"age\": 36, \"ok\": true}, "
    var editor = SourceEditor(SourceText("[" + String(repeating: record, count: 3_000) + "0]"))
    editor.apply(.resize(rows: 1, columns: 200))
    let line = SourceEditor(editor.text)
    for cell in [1_003, 50_001, 100_018, 137_900] {
      var editor = line
      editor.apply(.resize(rows: 1, columns: 200))
      editor.apply(.moveToCell(column: cell, row: 0, selecting: false))
      // The same cells, coloured from the line's start by a viewport that begins there.
      let shift = editor.viewport.firstCell
      var whole = line
      whole.apply(.resize(rows: 1, columns: shift + 200))
      #expect(shift > 0)
      #expect(colours(editor)[0] == String(colours(whole)[0].dropFirst(shift)))
    }
  }

  @Test(arguments: UInt64(1)...5)
  func `rows agree with the screen and with clicks`(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    var editor = SourceEditor(SourceText(SampleBytes.mixed(count: 2_000, &random)))
    editor.apply(.resize(rows: 20, columns: 30))
    for _ in 0..<40 {
      editor.apply(RandomCommand.next(&random, in: editor))
      #expect(editor.rows().count { $0.caret != nil } == 1)
      for (index, row) in editor.rows().enumerated() {
        #expect(CellText.width(row.text) == row.width)
        let ends = row.spans.flatMap { [$0.cells.lowerBound, $0.cells.upperBound] }
        #expect(ends == ends.sorted())
        #expect(row.width <= 30)
        for cell in stride(from: 0, to: row.width, by: 3) {
          let offset = editor.offset(forCell: cell, row: index)
          #expect(row.cells(of: offset..<(offset + 1))?.contains(cell) == true)
        }
      }
    }
  }
}
