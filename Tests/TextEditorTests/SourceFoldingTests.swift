import JSONSource
import TestSupport
import Testing
import TextEditor

/// Folding in the editor, told by what its rows show: `3 "a": [ … 2 ],`, with `|` for the caret.
struct SourceFoldingTests {
  static let orders = """
    {
      "id": 7,
      "items": [
        {
          "sku": "a",
          "sizes": [1, 2]
        },
        {
          "sku": "}",
          "price": 3
        }
      ],
      "paid": true
    }
    """

  /// What the rows show of the document: each line's number, its text, and what stands for a fold.
  static func shown(_ editor: SourceEditor) -> String {
    editor.rows().map { row in
      var text = row.text
      if let caret = row.caret {
        text.insert("|", at: text.index(text.startIndex, offsetBy: caret))
      }
      if let fold = row.fold {
        text += " … \(fold.count) " + fold.tail.drop { $0 == " " }
      }
      return "\(row.line + 1) \(text)"
    }.joined(separator: "\n")
  }

  private static func editor(_ text: String, line: Int, column: Int = 1) -> SourceEditor {
    var editor = SourceEditor(SourceText(text))
    editor.apply(.resize(rows: 20, columns: 60))
    editor.apply(.goTo(JSONPosition(line: line, column: column)))
    return editor
  }

  @Test(arguments: [
    (
      4,
      """
      1 {
      2   "id": 7,
      3   "items": [
      4 |    { … 2 },
      8     {
      9       "sku": "}",
      10       "price": 3
      11     }
      12   ],
      13   "paid": true
      14 }
      """
    ),
    // From within, what stands around it.
    (
      10,
      """
      1 {
      2   "id": 7,
      3   "items": [
      4     {
      5       "sku": "a",
      6       "sizes": [1, 2]
      7     },
      8     {| … 2 }
      12   ],
      13   "paid": true
      14 }
      """
    ),
    (
      3,
      """
      1 {
      2   "id": 7,
      3 |  "items": [ … 2 ],
      13   "paid": true
      14 }
      """
    ),
    (13, "1 {| … 3 }"),
  ])
  func `what begins on the line is folded, or what stands around it`(line: Int, shown: String) {
    var editor = Self.editor(Self.orders, line: line)
    let before = Self.editor(Self.orders, line: editor.text.line(at: editor.caret) + 1)
    editor.apply(.fold(.caret))
    #expect(Self.shown(editor) == shown)
    #expect(editor.text == SourceText(Self.orders))
    #expect(editor.undoCount == 0 && !editor.isModified)
    editor.apply(.fold(.caret))
    #expect(editor.rows().map(\.line) == before.rows().map(\.line))
  }

  @Test(arguments: [
    ("{\"a\": [\n1,\n2\n]}", 1, "1 |{\"a\": [ … 2 ]}"),
    // The line of a closing bracket with more on it stays.
    ("[{\n\"a\": 1\n}, {\n\"a\": 2\n}]", 1, "1 |[{ … 1 \n3 }, {\n4 \"a\": 2\n5 }]"),
    ("[{\n\"a\": 1\n}, {\n\"a\": 2\n}]", 3, "1 [{\n2 \"a\": 1\n3 |}, { … 1 }]"),
    ("[ 1,\r\n  2, 3,\r\n]\r\n", 1, "1 |[ 1, … 3 ]\n4 "),
    ("[\r1\r]", 1, "1 |[ … 1 ]"),
    ("[\n// ] a comment\n\"]\", 1\n]", 1, "1 |[ … 2 ]"),
    ("[ // none\n]", 1, "1 |[ // none … 0 ]"),
    ("{\n\"a\": [\n1}\n", 2, "1 {| … 1 }\n4 "),
    ("[\n1, [2,\n3], {}\n]", 3, "1 [| … 3 ]"),
  ])
  func `brackets are found in any text`(text: String, line: Int, shown: String) {
    var editor = Self.editor(text, line: line)
    editor.apply(.fold(.caret))
    #expect(Self.shown(editor) == shown)
  }

  @Test(arguments: ["", "[1, 2]", "{\n", "}\n{", "\"[\n]\"", "/* [\n] */ 1"])
  func `where nothing goes over several lines, that is told`(text: String) {
    var editor = Self.editor(text, line: 1)
    let rows = editor.rows()
    #expect(editor.apply(.fold(.caret)) == .nothingToFold)
    #expect(editor.apply(.fold(.everything)) == .nothingToFold)
    #expect(editor.rows() == rows)
  }

  @Test func `everything but the outermost is folded, and opened level by level or at once`() {
    var editor = Self.editor(Self.orders, line: 9)
    editor.apply(.fold(.everything))
    #expect(
      Self.shown(editor)
        == "1 {\n2   \"id\": 7,\n3   \"items\": [| … 2 ],\n13   \"paid\": true\n14 }")
    editor.apply(.fold(.caret))
    #expect(
      Self.shown(editor) == """
        1 {
        2   "id": 7,
        3   "items": [|
        4     { … 2 },
        8     { … 2 }
        12   ],
        13   "paid": true
        14 }
        """)
    editor.apply(.fold(.everything))
    #expect(editor.rows().count == 14)
    var flat = Self.editor("{\n\"a\": 1\n}", line: 2)
    flat.apply(.fold(.everything))
    #expect(Self.shown(flat) == "1 {| … 1 }")
  }

  /// `3 "items": [ … 2 ],` with the caret at a line of what is in sight.
  private static func folded(line: Int, column: Int = 1) -> SourceEditor {
    var editor = editor(orders, line: 3)
    editor.apply(.fold(.caret))
    editor.apply(.goTo(JSONPosition(line: line, column: column)))
    return editor
  }

  @Test(arguments: [
    (3, 13, SourceCommand.Movement.right, "13:1"), (13, 1, .left, "3:13"), (3, 5, .down, "13:5"),
    (13, 3, .up, "3:3"), (3, 13, .wordRight, "13:1"), (13, 1, .wordLeft, "3:13"),
    (3, 1, .lineEnd, "3:13"), (2, 1, .pageDown, "14:1"), (14, 1, .pageUp, "1:1"),
    (3, 1, .documentEnd, "14:2"),
  ])
  func `the caret goes past what is folded`(
    line: Int, column: Int, movement: SourceCommand.Movement, place: String
  ) {
    var editor = Self.folded(line: line, column: column)
    editor.apply(.move(movement, selecting: false))
    #expect("\(editor.text.position(of: editor.caret))" == place)
    #expect(editor.rows().map(\.line) == [0, 1, 2, 12, 13])
    #expect(editor.cell(forOffset: editor.caret) != nil)
  }

  @Test(arguments: [
    [SourceCommand.find("price")], [.goTo(JSONPosition(line: 8, column: 3))],
    [.select(60..<64)],
  ])
  func `whatever puts the caret into a fold opens it`(commands: [SourceCommand]) {
    var editor = Self.folded(line: 1)
    for command in commands { editor.apply(command) }
    #expect(editor.rows().count == 14)
  }

  @Test(arguments: [
    // What is typed elsewhere leaves it folded.
    (2, 3, [SourceCommand.insert("x"), .newline, .deleteBackward], true),
    (13, 1, [.insert("x"), .newline], true), (3, 3, [.insert("x")], true),
    (1, 2, [.paste("\n\n")], true), (14, 2, [.insert("x"), .undo, .redo], true),
    // What touches it opens it.
    (3, 13, [.insert("x")], false), (3, 13, [.deleteForward], false),
    (3, 13, [.deleteBackward], false), (3, 5, [.killToLineEnd], false),
    (13, 1, [.deleteBackward], false),
    (3, 13, [.newline], false), (1, 1, [.format], true),
  ])
  func `edits elsewhere leave a fold alone, and those that touch it open it`(
    line: Int, column: Int, commands: [SourceCommand], stays: Bool
  ) {
    var editor = Self.folded(line: line, column: column)
    for command in commands { editor.apply(command) }
    #expect(editor.rows().contains { $0.fold != nil } == stays)
    let whole = SourceEditor(editor.text)
    #expect(whole.text.lineCount == editor.text.lineCount)
  }

  @Test func `a folded line is copied, cut, doubled, moved and indented with what is folded`() {
    let block = "    {\n      \"sku\": \"a\",\n      \"sizes\": [1, 2]\n    },"
    var editor = Self.editor(Self.orders, line: 4)
    editor.apply(.fold(.caret))
    var copied = editor
    copied.apply(.copy)
    #expect(copied.clipboard.text == SourceText(block + "\n"))
    var doubled = editor
    doubled.apply(.duplicateLine)
    #expect(doubled.text == SourceText(Self.orders.replacing(block, with: block + "\n" + block)))
    #expect(doubled.rows().compactMap(\.fold?.lines) == [8...10])
    var cut = editor
    cut.apply(.cut)
    #expect(cut.text == SourceText(Self.orders.replacing(block + "\n", with: "")))
    var moved = editor
    moved.apply(.moveLineUp)
    #expect(
      Self.shown(moved).hasPrefix("1 {\n2   \"id\": 7,\n3 |    { … 2 },\n7   \"items\": [\n8     {")
    )
    moved.apply(.moveLineDown)
    #expect(moved.text == editor.text)
    #expect(Self.shown(moved) == Self.shown(editor))
    var outdented = editor
    outdented.apply(.outdent)
    #expect(outdented.text.bytes.count == editor.text.bytes.count - 8)
  }

  @Test func `a line moves over a whole fold`() {
    var editor = Self.folded(line: 13)
    editor.apply(.moveLineUp)
    #expect(
      Self.shown(editor)
        == "1 {\n2   \"id\": 7,\n3 |  \"paid\": true\n4   \"items\": [ … 2 ],\n14 }")
    editor.apply(.moveLineDown)
    #expect(editor.text == SourceText(Self.orders))
  }

  /// Random folds, edits and moves: no byte is touched by folding, the caret is always in sight,
  /// and the rows go over the lines in order without a gap but the folds.
  @Test(arguments: CaseSelection.tenth(of: Array(1...12)))
  func `whatever is done, nothing is lost and the caret is in sight`(seed: Int) {
    var random = SeededGenerator(state: UInt64(seed))
    var editor = Self.editor(
      "[\n" + Array(repeating: Self.orders, count: 20).joined(separator: ",\n") + "\n]", line: 1)
    for step in 0..<(CaseSelection.isWhole ? 600 : 200) {
      let before = editor
      let command = Self.command(&random, editor)
      editor.apply(command)
      if case .fold = command { #expect(editor.text == before.text) }
      let place = "seed \(seed), step \(step), \(command)"
      #expect(editor.cell(forOffset: editor.caret) != nil, "\(place)")
      let rows = editor.rows()
      for (row, next) in zip(rows, rows.dropFirst()) {
        #expect(next.line == (row.fold?.lines.upperBound ?? row.line) + 1, "\(place)")
      }
      #expect(rows.contains { $0.caret != nil }, "\(place)")
      for row in Set([0, rows.count / 2, rows.count - 1]) {
        #expect(editor.line(atRow: row) == rows[row].line, "\(place)")
        #expect(editor.row(ofLine: rows[row].line) == row, "\(place)")
      }
    }
    while editor.undoCount > 0 { editor.apply(.undo) }
    #expect(editor.text.count == Self.orders.utf8.count * 20 + 42)
  }

  private static func command(
    _ random: inout SeededGenerator, _ editor: SourceEditor
  ) -> SourceCommand {
    let line = Int.random(in: 0..<editor.text.lineCount, using: &random)
    let movement = random.choice(of: SourceCommand.Movement.allCases)
    return random.choice(of: [
      .fold(.caret), .fold(.caret), .fold(.line(line)), .fold(.line(line)), .fold(.everything),
      .move(movement, selecting: false), .move(movement, selecting: true),
      .goTo(JSONPosition(line: line + 1, column: 3)), .insert(random.choice(of: ["x", "{", "]"])),
      .newline, .deleteBackward, .deleteForward, .duplicateLine, .moveLineUp, .moveLineDown, .cut,
      .pasteClipboard, .undo, .undo, .redo, .indent, .outdent, .killToLineEnd,
      .scroll(lines: Int.random(in: -30...30, using: &random), cells: 0),
      .moveToCell(column: 4, row: Int.random(in: 0..<20, using: &random), selecting: false),
      .find(random.choice(of: ["price", "sku"])), .format,
    ])
  }
}
