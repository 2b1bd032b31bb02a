extension SourceEditor {
  /// Does what a command says, and brings the caret into sight.
  @discardableResult
  package mutating func apply(_ command: SourceCommand) -> SourceNotice? {
    // Another size is nothing that the user did: what was begun goes on.
    if case .resize(let rows, let columns) = command {
      viewport.rows = max(0, rows)
      viewport.columns = max(0, columns)
      reveal(command)
      return nil
    }
    if case .keepIndentation(let cells) = command {
      viewport.keptIndentation = cells
      reveal(command)
      return nil
    }
    let addsToClipboard = isKilling
    isKilling = false
    let revision = revision
    let notice = perform(command, addsToClipboard: addsToClipboard)
    keepClosers(after: command)
    if revision == self.revision { history.closeStep() }
    folds.open(hiding: caret)
    reveal(command)
    return notice
  }

  private mutating func perform(
    _ command: SourceCommand, addsToClipboard: Bool
  ) -> SourceNotice? {
    switch command {
    case .insert(let string): insert(string)
    case .newline: insertNewline()
    case .paste(let string): paste(string)
    case .deleteBackward: deleteBackward()
    case .deleteForward: deleteForward()
    case .deleteWordBackward: delete(to: text.wordStart(before: caret), .other)
    case .deleteWordForward: delete(to: text.wordEnd(after: caret), .other)
    case .replace(let range, let text): change(SourceEdit(clamped(range), text))
    case .apply(let edit, let selection): change(edit, selecting: selection)
    case .indent: indent()
    case .outdent: outdent()
    case .format: return format()
    case .uppercase: changeCase(toUpper: true)
    case .lowercase: changeCase(toUpper: false)
    case .duplicateLine: duplicateLine()
    case .moveLineUp: moveLines(by: -1)
    case .moveLineDown: moveLines(by: 1)
    case .undo: return undo()
    case .redo: return redo()
    case .copy: return copy()
    case .cut: return cut()
    case .pasteClipboard: return pasteClipboard()
    case .killToLineEnd: killToLineEnd(adding: addsToClipboard)
    case .killToLineStart: killToLineStart(adding: addsToClipboard)
    case .killWordBackward: killWordBackward(adding: addsToClipboard)
    case .move(let movement, let selecting): move(movement, selecting: selecting)
    case .moveToCell(let column, let row, let selecting):
      place(at: offset(forCell: column, row: row), selecting: selecting)
    case .goTo(let position): place(at: text.offset(of: position), selecting: false)
    case .select(let range): select(range)
    case .selectAll: select(0..<text.count)
    case .moveToMatchingBracket: moveToMatchingBracket()
    case .deselect: selection.anchor = nil
    case .fold(let target): return fold(target, in: nil)
    case .foldFound(let found, let target): return fold(target, in: found)
    case .find(let query): return find(query)
    case .findNext: return findNext()
    case .findPrevious: return findPrevious()
    case .scroll(let lines, let cells): scroll(lines: lines, cells: cells)
    case .resize, .keepIndentation: break
    }
    return nil
  }

  private mutating func undo() -> SourceNotice? {
    guard let selection = history.undo(&text) else { return .nothingToUndo }
    self.selection = selection
    didChangeText(history.redoable.last?.changes ?? [])
    return nil
  }

  private mutating func redo() -> SourceNotice? {
    guard let selection = history.redo(&text) else { return .nothingToRedo }
    self.selection = selection
    didChangeText(history.undoable.last?.changes ?? [])
    return nil
  }

  func clamped(_ range: Range<Int>) -> Range<Int> {
    range.clamped(to: 0..<text.count)
  }
}
