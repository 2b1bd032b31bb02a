import JSONSource
import TestSupport
import Testing
import TextEditor

struct SourceHistoryTests {
  @Test func `a typed word is one step`() {
    var editor = MarkedSource.editor("[|]")
    for letter in ["o", "n", "e", " ", " ", "t", "w", "o"] { editor.apply(.insert(letter)) }
    editor.apply(.deleteBackward)
    editor.apply(.deleteBackward)
    editor.apply(.undo)
    #expect(MarkedSource.text(editor) == "[one  two|]")
    editor.apply(.undo)
    #expect(MarkedSource.text(editor) == "[one  |]")
    editor.apply(.undo)
    #expect(MarkedSource.text(editor) == "[|]")
    #expect(editor.apply(.undo) == .nothingToUndo)
    for _ in 0..<3 { #expect(editor.apply(.redo) == nil) }
    #expect(MarkedSource.text(editor) == "[one  t|]")
    #expect(editor.apply(.redo) == .nothingToRedo)
  }

  @Test func `moving the caret begins a new step`() {
    var editor = MarkedSource.editor("|")
    editor.apply(.insert("b"))
    editor.apply(.move(.left, selecting: false))
    editor.apply(.move(.right, selecting: false))
    editor.apply(.insert("c"))
    #expect(editor.undoCount == 2)
  }

  @Test func `a paste is one step, and the selection that it replaced comes back`() {
    var editor = MarkedSource.editor("a‹b|›c")
    editor.apply(.paste("one two\nthree"))
    #expect(editor.undoCount == 1)
    editor.apply(.undo)
    #expect(MarkedSource.text(editor) == "a‹b|›c")
  }

  @Test func `a document is modified while it differs from the saved one`() {
    var editor = MarkedSource.editor("|")
    editor.apply(.insert("a"))
    #expect(editor.isModified)
    editor.markSaved()
    #expect(!editor.isModified)
    editor.apply(.insert("b"))
    #expect(editor.isModified)
    editor.apply(.undo)
    #expect(!editor.isModified)
    #expect(MarkedSource.text(editor) == "a|")
    editor.apply(.undo)
    #expect(editor.isModified)
    editor.apply(.insert("b"))
    #expect(editor.isModified)
    editor.apply(.undo)
    // The same text counts, not the way to it.
    editor.apply(.insert("a"))
    #expect(!editor.isModified)
    #expect(editor.revision == 7)
  }

  @Test func `a recovered text stays modified until it is saved`() {
    var editor = MarkedSource.editor("[1|]")
    editor.markUnsaved()
    #expect(editor.isModified)
    editor.apply(.insert("2"))
    editor.apply(.undo)
    #expect(editor.isModified)
    editor.markSaved()
    #expect(!editor.isModified)
  }

  @Test func `a copy of an editor is a snapshot`() {
    var editor = MarkedSource.editor("[1|]")
    editor.apply(.insert("2"))
    let copy = editor
    editor.apply(.insert("3"))
    editor.apply(.undo)
    editor.apply(.paste("x"))
    #expect(MarkedSource.text(copy) == "[12|]")
    #expect(copy.undoCount == 1)
    #expect(copy.revision == 1)
  }

  @Test(arguments: UInt64(1)...3)
  func `undoing all gives the original, redoing all the end`(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let original = SampleBytes.mixed(count: Int.random(in: 0...6_000, using: &random), &random)
    var editor = SourceEditor(SourceText(original))
    editor.apply(.resize(rows: 12, columns: 40))
    for _ in 0..<160 {
      editor.apply(RandomCommand.next(&random, in: editor))
      let caret = editor.caret
      #expect(editor.text.clusterBoundary(at: caret) == caret)
      #expect(editor.cell(forOffset: caret) != nil, "the caret is in sight")
    }
    // Undone steps would be lost work: they are done again first.
    while editor.redoCount > 0 { editor.apply(.redo) }
    let end = editor.text
    let steps = editor.undoCount
    while editor.undoCount > 0 { editor.apply(.undo) }
    #expect(editor.text.bytes == original)
    #expect(!editor.isModified)
    for _ in 0..<steps { editor.apply(.redo) }
    #expect(editor.redoCount == 0)
    #expect(editor.text == end)
  }
}

/// Commands to try an editor with.
enum RandomCommand {
  static func next(_ random: inout SeededGenerator, in editor: SourceEditor) -> SourceCommand {
    let offset = Int.random(in: 0...editor.text.count, using: &random)
    let end = min(editor.text.count, offset + Int.random(in: 0...200, using: &random))
    let movement = random.choice(of: SourceCommand.Movement.allCases)
    let typed = random.choice(of: [
      "a", " ", "7", "{", "}", "[", "]", "\"", "李", "\u{301}", "👩", "\t",
    ])
    let pasted = SampleBytes.mixed(count: Int.random(in: 0...3_000, using: &random), &random)
    return random.choice(of: [
      .insert(typed), .insert(typed), .insert(typed), .newline, .deleteBackward, .deleteBackward,
      .deleteForward, .deleteWordBackward, .deleteWordForward, .indent, .outdent, .duplicateLine,
      .moveLineUp, .moveLineDown, .undo, .undo, .redo, .copy, .cut, .pasteClipboard,
      .killToLineEnd, .killToLineStart, .killWordBackward, .select(offset..<end), .deselect,
      .move(movement, selecting: false), .move(movement, selecting: false),
      .move(movement, selecting: true), .goTo(JSONPosition(line: offset / 20, column: 3)),
      .paste(String(decoding: pasted, as: UTF8.self)), .replace(offset..<end, SourceText(pasted)),
      .find(typed), .findNext, .findPrevious,
      .scroll(lines: offset % 30 - 15, cells: offset % 50 - 20),
      .moveToCell(column: offset % 40, row: offset % 12, selecting: offset % 2 == 0),
    ])
  }
}
