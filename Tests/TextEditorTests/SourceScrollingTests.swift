import JSONSource
import Testing
import TextEditor

struct SourceScrollingTests {
  /// A hundred lines, `line 0` to `line 99`, seen through ten rows of twenty columns.
  private func editor(atLine line: Int) -> SourceEditor {
    let text = (0..<100).map { "line \($0)" }.joined(separator: "\n")
    var editor = SourceEditor(SourceText(text))
    editor.apply(.resize(rows: 10, columns: 20))
    editor.apply(.goTo(JSONPosition(line: line + 1, column: 1)))
    return editor
  }

  @Test(arguments: [
    ([SourceCommand.goTo(JSONPosition(line: 10, column: 1))], 0),
    ([.goTo(JSONPosition(line: 11, column: 1))], 1),
    ([.goTo(JSONPosition(line: 61, column: 1))], 55),
    ([.goTo(JSONPosition(line: 100, column: 1))], 90),
    ([.move(.pageDown, selecting: false)], 9),
    ([.move(.pageDown, selecting: false), .move(.pageUp, selecting: false)], 0),
    ([.move(.documentEnd, selecting: false), .move(.up, selecting: false)], 90),
    ([.move(.documentEnd, selecting: false), .move(.documentStart, selecting: false)], 0),
    ([.find("line 12")], 3),
    ([.resize(rows: 4, columns: 20), .goTo(JSONPosition(line: 5, column: 1))], 1),
  ])
  func `the viewport follows the caret no further than it must`(
    commands: [SourceCommand], firstLine: Int
  ) {
    var editor = editor(atLine: 0)
    for command in commands { editor.apply(command) }
    #expect(editor.viewport.firstLine == firstLine)
    #expect(editor.cell(forOffset: editor.caret) != nil)
  }

  @Test func `scrolling takes the caret along at the edge`() {
    var editor = editor(atLine: 5)
    editor.apply(.scroll(lines: 3, cells: 0))
    #expect(editor.text.line(at: editor.caret) == 5)
    editor.apply(.scroll(lines: 30, cells: 0))
    #expect(editor.viewport.firstLine == 33)
    #expect(editor.text.line(at: editor.caret) == 33)
    editor.apply(.scroll(lines: -33, cells: 0))
    #expect(editor.text.line(at: editor.caret) == 9)
    editor.apply(.scroll(lines: 999, cells: 0))
    #expect(editor.viewport.firstLine == 99)
    #expect(editor.undoCount == 0)
  }

  @Test func `rows behind lines take their room`() {
    var editor = editor(atLine: 0)
    editor.rowsBehindLine = [2: 3, 5: 1]
    #expect(editor.rows().map(\.line) == [0, 1, 2, 3, 4, 5])
    #expect(editor.row(ofLine: 3) == 6)
    #expect((0..<10).map { editor.line(atRow: $0) } == [0, 1, 2, 2, 2, 2, 3, 4, 5, 5])
    editor.apply(.goTo(JSONPosition(line: 7, column: 1)))
    #expect(editor.viewport.firstLine == 1)
    #expect(editor.cell(forOffset: editor.caret)?.row == 9)
    editor.apply(.goTo(JSONPosition(line: 8, column: 1)))
    #expect(editor.viewport.firstLine == 2)
  }

  @Test func `a long line is scrolled ahead of the caret`() {
    var editor = SourceEditor(SourceText(String(repeating: "0123456789", count: 10) + "\nshort"))
    editor.apply(.resize(rows: 5, columns: 20))
    editor.apply(.goTo(JSONPosition(line: 1, column: 19)))
    #expect(editor.viewport.firstCell == 0)
    editor.apply(.move(.right, selecting: false))
    #expect(editor.viewport.firstCell == 6)
    #expect(editor.rows()[0].text == "67890123456789012345")
    #expect(editor.rows()[0].continuesLeft && editor.rows()[0].continuesRight)
    editor.apply(.move(.down, selecting: false))
    #expect(editor.viewport.firstCell == 0)
    editor.apply(.move(.up, selecting: false))
    #expect(editor.cell(forOffset: editor.caret)?.column == 13)
    // A short line keeps the viewport from leaving it.
    editor.apply(.move(.down, selecting: false))
    editor.apply(.scroll(lines: 0, cells: 50))
    #expect(editor.viewport.firstCell == 5)
  }

  @Test(arguments: [(0, 0), (1, 1), (1, 2), (3, 1)])
  func `the smallest viewports hold`(rows: Int, columns: Int) {
    var editor = editor(atLine: 50)
    editor.apply(.resize(rows: rows, columns: columns))
    for command in [
      SourceCommand.insert("李"), .move(.left, selecting: true), .move(.pageDown, selecting: false),
      .newline, .scroll(lines: 2, cells: 1), .undo,
    ] {
      editor.apply(command)
      #expect(editor.rows().count == (columns == 0 ? 0 : rows))
      #expect(rows == 0 || editor.cell(forOffset: editor.caret) != nil)
    }
  }
}
