import TerminalCanvas
import TextEditor

/// The JSON, with what the results say of its lines.
struct SourcePane: Sendable {
  /// Missing keys, by the line of the text (from 0) behind which they are shown.
  private(set) var ghosts: [Int: [SourceGhost]] = [:]
  /// Whether text is being looked for, and what is to be looked for then.
  var isSearching = false
  /// Whether one still wants to go to what is found.
  var awaitsMatch = false
  var waitingSearches: [SourceCommand] = []
  /// The selections that have grown out of each other.
  var grown: [(from: SourceSelection, to: SourceSelection)] = []

  /// Finds the lines behind which missing keys are shown.
  mutating func placeGhosts(_ live: LiveResults, areHidden: Bool) {
    ghosts = [:]
    guard let index = live.shown?.index, !areHidden else { return }
    for (line, rows) in index.ghosts {
      // A ghost stands before a line, counted from 1; the editor counts from 0, and behind.
      ghosts[max(0, live.lineShifts.textLine(of: line) - 2), default: []] +=
        SourceGhost.ghosts(of: rows, in: index)
    }
  }

  /// Moves the caret by lines; what it comes to is selected.
  func move(_ motion: Motion) -> [Request] {
    let movement: SourceCommand.Movement =
      switch motion {
      case .up: .up
      case .down: .down
      case .pageUp: .pageUp
      case .pageDown: .pageDown
      case .first: .documentStart
      case .last: .documentEnd
      }
    return [.edit(.move(movement, selecting: false))]
  }

  /// A click on a missing key selects it, one on a fold's sign folds; else the caret goes there.
  func click(_ point: Point, in rect: Rect, isExtending: Bool, on stage: Stage) -> [Request] {
    let view = SourceView(self, stage)
    let text = view.textRect(rect)
    if let ghost = ghost(atRow: point.row, stage.editor) { return [.select(row: ghost)] }
    let line = stage.editor.line(atRow: point.row)
    if view.gutter(rect).isFoldSign(point.column), stage.editor.canFold(line: line) {
      return [.fold(.line(line))]
    }
    let column = max(0, point.column - (text.column - rect.column))
    return [
      .mark, .beginEditing(.source),
      .edit(.moveToCell(column: column, row: point.row, selecting: isExtending)),
    ]
  }

  /// The row of the result whose ghost line, or the first of whose, stands in a row of the pane.
  private func ghost(atRow row: Int, _ editor: SourceEditor) -> Int? {
    var top = 0
    var line = editor.viewport.firstLine
    while top <= row, line < editor.text.lineCount {
      let rows = ghosts[line] ?? []
      if row > top, row <= top + rows.count { return rows[row - top - 1].rows[0] }
      top += 1 + rows.count
      line = editor.line(below: line)
    }
    return nil
  }
}
