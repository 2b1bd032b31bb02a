import JSONSource

extension ExplorerState {
  /// Folds the selected object or array of the result, or the one around it; or unfolds it.
  mutating func toggleFold() {
    selectFieldAtCursor()
    guard let index = live.shown?.index, let row = selectedRow else {
      notice = "there is no object or array here"
      return
    }
    let isContainer = !index.rows[row].count.isEmpty
    let path = isContainer ? index.rows[row].path : index.rows[row].path.parent
    guard let path, !path.steps.isEmpty else {
      notice = "there is no object or array around this field"
      return
    }
    if panes.result.foldedPaths.remove(path) == nil {
      panes.result.foldedPaths.insert(path)
      if let folded = index.rowOfPath[path] { select(row: folded) }
    }
    placeFolds()
  }

  /// Folds every object and array that stands in the model itself; or unfolds all.
  mutating func toggleAllFolds() {
    guard let index = live.shown?.index else { return }
    if panes.result.foldedPaths.isEmpty {
      panes.result.foldedPaths = Set(
        index.rows.lazy.filter { !$0.count.isEmpty && $0.depth == 0 }.map(\.path))
    } else {
      panes.result.foldedPaths = []
    }
    placeFolds()
  }

  /// Finds the rows that are in sight; what lies in something folded isn't.
  mutating func placeFolds() {
    guard !panes.result.foldedPaths.isEmpty, let index = live.shown?.index else {
      panes.result.unfoldedRows = nil
      return
    }
    let rows = panes.result.showsOnlyChanged ? index.changed : Array(index.rows.indices)
    var unfolded: [Int] = []
    var foldedDepth: Int?
    for row in rows {
      if let depth = foldedDepth, index.rows[row].depth > depth { continue }
      foldedDepth =
        panes.result.foldedPaths.contains(index.rows[row].path) ? index.rows[row].depth : nil
      unfolded.append(row)
    }
    panes.result.unfoldedRows = unfolded
  }
}
