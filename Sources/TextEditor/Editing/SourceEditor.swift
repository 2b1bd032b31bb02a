/// The state of an editor: a document, a caret in it, and what is seen of it.
///
/// A value: to keep a copy is to keep a snapshot. It changes by commands alone.
package struct SourceEditor: Sendable {
  /// The document.
  package internal(set) var text: SourceText
  /// The caret and the selection; both ends lie between grapheme clusters.
  package internal(set) var selection = SourceSelection(caret: 0)
  /// What is seen of the document.
  package internal(set) var viewport = SourceViewport()
  /// What was cut, copied or killed last.
  package var clipboard = SourceClipboard()
  /// Grows by one with every change of the text.
  package internal(set) var revision = 0
  /// How the document is written outside.
  package var encoding = SourceEncoding()
  /// What was looked for last, empty if nothing was.
  package internal(set) var query = ""
  /// Rows that something else takes up behind a line, by line: the viewport counts them.
  package var rowsBehindLine: [Int: Int] = [:]
  /// What is folded; the caret is never in it.
  var folds = SourceFolds()

  /// A level of indentation, where the text has none.
  let indentation: [UInt8]
  var history = SourceHistory()
  /// The cell column to keep when moving by lines.
  var wishedCell: Int?
  /// What the last command that changed the text did to it.
  package private(set) var lastChange: SourceChange?
  /// Brackets and quotes that came with the one before the caret, the innermost last: their
  /// distances from the document's end.
  var closers: [Int] = []
  /// Whether the last command was a kill, which the next one adds to.
  var isKilling = false
  private var savedState: Int? = 0
  /// The text of that state, and whether the present one is the same, however it came to be.
  private var savedText: SourceText?
  private var isSavedText = true

  /// An editor of this document with the caret at its start.
  package init(
    _ text: SourceText = SourceText(), indentation: [UInt8] = Array("  ".utf8)
  ) {
    self.text = text
    savedText = text
    self.indentation = indentation
  }

  /// An editor of a source as it came.
  package init(_ source: SourceReading, indentation: [UInt8]) {
    self.init(source.text, indentation: indentation)
    encoding = source.encoding
  }

  /// Takes over the same source, laid out, as long as nothing was done to it; `false` where something
  /// was.
  package mutating func layOut(as source: SourceReading) -> Bool {
    guard revision == 0, encoding.isPlain else { return false }
    var laidOut = SourceEditor(source, indentation: indentation)
    laidOut.viewport = viewport
    laidOut.viewport.firstLine = 0
    laidOut.viewport.firstCell = 0
    laidOut.clipboard = clipboard
    self = laidOut
    return true
  }

  /// The offset that the caret stands before.
  package var caret: Int { selection.caret }

  /// Whether the text differs from what was opened or saved last.
  package var isModified: Bool { history.state != savedState && !isSavedText }

  /// How many steps can be undone.
  package var undoCount: Int { history.undoable.count }

  /// How many undone steps can be done again.
  package var redoCount: Int { history.redoable.count }

  /// The number of the text's state: undo and redo return to earlier ones.
  package var state: Int { history.state }

  /// The steps that led on from a state, each with the states before and behind it. What was typed on
  /// with an earlier step is a part of that one.
  package func steps(since state: Int) -> [(before: Int, after: Int)] {
    history.undoable.reversed().prefix { $0.stateAfter > state }.reversed()
      .map { ($0.stateBefore, $0.stateAfter) }
  }

  /// How often to undo, or to redo, to come to a state; `nil` where that doesn't lead there.
  package func steps(to state: Int, by command: SourceCommand) -> Int? {
    let (steps, end): ([SourceHistory.Step], (SourceHistory.Step) -> Int) =
      command == .undo
      ? (history.undoable, \.stateBefore) : (history.redoable, \.stateAfter)
    return steps.lastIndex { end($0) == state }.map { steps.count - $0 }
  }

  /// Takes over which state is the saved one from an editor with the same history.
  package mutating func takeSavedState(of other: SourceEditor) {
    savedState = other.savedState
    savedText = other.savedText
    isSavedText = savedText == text
  }

  /// Whether what is typed next may be undone together with what was typed before.
  package var isInStep: Bool { history.isOpen }

  /// Has what is typed next be undone on its own.
  package mutating func endStep() {
    history.closeStep()
  }

  /// Takes note that the present text is the saved one.
  package mutating func markSaved() {
    savedState = history.state
    savedText = text
    isSavedText = true
    history.closeStep()
  }

  /// Takes note that the present text is saved nowhere, such as one recovered from a journal.
  package mutating func markUnsaved() {
    savedState = nil
    savedText = nil
    isSavedText = false
  }

  /// Applies an edit as part of a step of undo.
  mutating func change(
    _ edit: SourceEdit, _ kind: SourceHistory.Kind = .other, selecting: SourceSelection? = nil
  ) {
    guard !(edit.range.isEmpty && edit.replacement.isEmpty) else { return }
    let before = selection
    let inverse = text.apply(edit)
    selection = selecting ?? SourceSelection(caret: edit.replacedRange.upperBound)
    // What was inserted may have become one cluster with what follows.
    selection.caret = nextBoundary(selection.caret)
    selection.anchor = selection.anchor.map(nextBoundary)
    history.record(inverse, kind, before: before, after: selection)
    didChangeText([SourceChange(range: edit.range, count: edit.replacement.count)])
  }

  mutating func didChangeText(_ changes: [SourceChange]) {
    revision += 1
    isSavedText = savedText == text
    lastChange = changes.count == 1 ? changes[0] : nil
    for change in changes { folds.follow(change) }
    wishedCell = nil
  }

  func nextBoundary(_ offset: Int) -> Int {
    let start = text.clusterBoundary(at: offset)
    return start == offset ? offset : text.clusterEnd(after: start) ?? offset
  }
}
