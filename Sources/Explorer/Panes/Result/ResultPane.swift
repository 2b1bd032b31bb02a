import DecodingReport
import JSONSource
import TerminalCanvas

/// The table of fields, with what each style made of them.
struct ResultPane: Sendable {
  /// Objects and arrays whose fields the table leaves out.
  private(set) var foldedPaths: Set<JSONPath> = []
  /// The first paths of the groups that were unfolded.
  private var unfoldedGroups: Set<JSONPath> = []
  /// The groups of which one row is left, by that.
  private(set) var groups: [Int: RowGroup] = [:]
  /// What keeps rows in the table, if anything does.
  private(set) var filter: RowFilter?
  /// The rows that are left while something is folded or filtered.
  private var keptRows: [Int]?
  /// Whether the table leaves out what is as sent in every style.
  private(set) var showsOnlyChanged = false
  private var list = List()

  /// The rows that can be seen, as places in the report's index: all of them, or what is left.
  func rows(of live: LiveResults) -> List {
    var rows = list
    let index = live.shown?.index
    rows.keep(index.flatMap { keptRows ?? (showsOnlyChanged ? $0.changed : nil) })
    rows.fit(index?.rows.count ?? 0, in: list.height, chosen: nil)
    return rows
  }

  /// The rows in which a name is looked for: the same, and what is folded.
  func rowsWithFolded(of live: LiveResults) -> List {
    guard filter == nil else { return rows(of: live) }
    var rows = list
    rows.keep(showsOnlyChanged ? live.shown?.index.changed : nil)
    rows.fit(live.shown?.index.rows.count ?? 0, in: list.height, chosen: nil)
    return rows
  }

  /// How wide the table would be; filtered rows have their paths before them.
  func widths(_ live: LiveResults, withValues: Bool) -> ResultWidths {
    var widths = live.shown?.index.widths ?? ResultWidths()
    if !withValues { widths = widths.withoutValues() }
    return filter == nil ? widths : widths.withPaths()
  }

  mutating func forgetWheel() {
    list.forgetWheel()
  }

  /// Begins anew, for another source.
  mutating func sourceReplaced() {
    foldedPaths = []
    unfoldedGroups = []
    groups = [:]
    keptRows = nil
    list.restart()
  }

  /// Moves the selection through the visible rows.
  func move(_ motion: Motion, on stage: Stage) -> [Request] {
    guard stage.live.shown != nil else { return [.wait(.moving(.move(motion)))] }
    var rows = rows(of: stage.live)
    guard rows.count > 0 else { return [] }
    rows.choose(stage.selectedRow.map { rows.place(of: $0) } ?? 0)
    if stage.selectedRow != nil || motion == .last { rows.move(motion) }
    return rows.chosenRow.map { [.select(row: $0)] } ?? []
  }

  mutating func perform(_ action: ResultAction, on stage: Stage) -> [Request] {
    switch action {
    case .toggleChanged where stage.areResultsHidden: return [.notice(Hiding.words)]
    case .toggleChanged: toggleOnlyChanged(on: stage)
    case .toggleFold where stage.areResultsHidden: return selectingField(on: stage) + [.reveal]
    case .toggleFold: return toggleFold(on: stage)
    case .toggleAllFolds: toggleAllFolds(on: stage)
    case .foldLevel(let level): fold(level: level, on: stage)
    case .filter: return [.find(Prompt(.filter, text: filter?.text ?? ""))]
    }
    return []
  }

  private mutating func toggleOnlyChanged(on stage: Stage) {
    showsOnlyChanged.toggle()
    placeRows(stage.live, stage.areResultsHidden)
    list.restart()
  }

  /// Places the rows anew when results are hidden or revealed: which ones are left tells what became of
  /// them.
  mutating func hiddenChanged(_ live: LiveResults, _ areResultsHidden: Bool) {
    if areResultsHidden { showsOnlyChanged = false }
    placeRows(live, areResultsHidden)
  }

  /// Keeps the rows that match, or all.
  mutating func keep(_ filter: RowFilter?, on stage: Stage) {
    self.filter = filter
    placeRows(stage.live, stage.areResultsHidden)
    list.restart()
  }

  /// How many rows the filter leaves out.
  func filteredOut(of live: LiveResults) -> Int {
    guard filter != nil, let index = live.shown?.index else { return 0 }
    return (showsOnlyChanged ? index.changed.count : index.rows.count) - rows(of: live).count
  }

  mutating func scroll(by lines: Int) {
    list.scroll(by: lines)
  }

  /// A click selects the row, and looks at the style in whose column it is.
  func click(_ point: Point, in rect: Rect, on stage: Stage) -> [Request] {
    let view = ResultView(self, stage)
    let columns = view.columns(rect)
    var requests: [Request] = []
    // The pane's title has the styles' names where they have no row of their own.
    let isBeside = point.row < 0 && view.headerRows > 0
    if !isBeside, let style = columns.style(at: point.column) { requests.append(.style(style)) }
    let rows = rows(of: stage.live)
    let area = Rect(
      column: 0, row: view.headerRows, columns: rect.columns, rows: view.rowCount)
    return requests + (rows.place(at: point, in: area).map { [.select(row: rows[$0])] } ?? [])
  }

  /// Brings the selection into sight, at the present size.
  mutating func fit(_ stage: Stage) {
    let shown = ResultView(self, stage).rowCount
    guard shown > 0 else { return }
    unfoldGroup(of: stage.selectedRow, on: stage)
    list = rows(of: stage.live)
    list.fit(
      stage.live.shown?.index.rows.count ?? 0, in: shown,
      chosen: stage.selectedRow.map { list.place(of: $0) })
  }
}

// MARK: - Folding

extension ResultPane {
  /// Where no field is selected, selects that of the JSON's caret, or else the first one in sight.
  func selectingField(on stage: Stage) -> [Request] {
    guard !stage.isFieldSelected else { return [] }
    if let path = stage.fieldAtCaret { return [.selectPath(path)] }
    let rows = rows(of: stage.live)
    return rows.count > 0 ? [.select(row: rows[rows.inSight.lowerBound])] : []
  }

  /// Folds the selected object or array, or the one around it; or unfolds it.
  private mutating func toggleFold(on stage: Stage) -> [Request] {
    var requests = selectingField(on: stage)
    if let row = stage.selectedRow, let group = groups[row] {
      unfold(group, on: stage)
      return requests
    }
    let row =
      switch requests.first {
      case .select(let row)?: row
      case .selectPath(let path)?: stage.live.shown?.index.row(around: path)
      default: stage.selectedRow
      }
    guard let index = stage.live.shown?.index, let row else {
      return requests + [.notice("there is no object or array here")]
    }
    let isContainer = !index.rows[row].count.isEmpty
    let path = isContainer ? index.rows[row].path : index.rows[row].path.parent
    guard let path, !path.steps.isEmpty else {
      return requests + [.notice("there is no object or array around this field")]
    }
    if foldedPaths.remove(path) == nil {
      foldedPaths.insert(path)
      if let folded = index.rowOfPath[path] { requests.append(.select(row: folded)) }
    }
    placeRows(stage.live, stage.areResultsHidden)
    return requests
  }

  private mutating func unfold(_ group: RowGroup, on stage: Stage) {
    guard let index = stage.live.shown?.index else { return }
    unfoldedGroups.insert(index.rows[group.rows.lowerBound].path)
    placeRows(stage.live, stage.areResultsHidden)
  }

  /// Unfolds what a row lies in, and the group that it belongs to.
  mutating func unfold(around row: Int, on stage: Stage) {
    guard let index = stage.live.shown?.index else { return }
    let path = index.rows[row].path
    foldedPaths = foldedPaths.filter { $0 == path || !path.isWithin($0) }
    let group = index.groups.first { $0.rows.contains(row) }
    if let group { unfoldedGroups.insert(index.rows[group.rows.lowerBound].path) }
    placeRows(stage.live, stage.areResultsHidden)
  }

  /// What is selected is in sight: the group that it is in is unfolded, unless its first row stands for
  /// all.
  private mutating func unfoldGroup(of row: Int?, on stage: Stage) {
    guard let row, groups[row] == nil,
      let group = groups.values.first(where: { $0.rows.contains(row) })
    else { return }
    unfold(group, on: stage)
  }

  /// Folds every object and array that stands in the model itself; or unfolds all.
  private mutating func toggleAllFolds(on stage: Stage) {
    guard let index = stage.live.shown?.index else { return }
    if foldedPaths.isEmpty {
      foldedPaths = Set(
        index.rows.lazy.filter { !$0.count.isEmpty && $0.depth == 0 && !$0.path.steps.isEmpty }
          .map(\.path))
    } else {
      foldedPaths = []
    }
    placeRows(stage.live, stage.areResultsHidden)
  }

  /// Folds the objects and arrays that stand so many levels deep, and opens all others.
  private mutating func fold(level: Int, on stage: Stage) {
    guard let index = stage.live.shown?.index else { return }
    foldedPaths = Set(
      index.rows.lazy.filter { !$0.count.isEmpty && $0.depth == level - 1 }.map(\.path))
    placeRows(stage.live, stage.areResultsHidden)
  }

  /// Finds the rows that are in sight: what lies in something folded isn't, but a filter shows all
  /// that it keeps.
  mutating func placeRows(_ live: LiveResults, _ areResultsHidden: Bool) {
    keptRows = nil
    groups = [:]
    guard let shown = live.shown else { return }
    let index = shown.index
    if let filter {
      let kept = filter.rows(of: index, in: shown.report, areResultsHidden: areResultsHidden)
      let changed = Set(showsOnlyChanged ? index.changed : [])
      keptRows = showsOnlyChanged ? kept.filter { changed.contains($0) } : kept
      return
    }
    // Which rows go together tells what became of them.
    let grouped = areResultsHidden ? [] : foldedGroups(of: index)
    guard !foldedPaths.isEmpty || !grouped.isEmpty else { return }
    let rows = showsOnlyChanged ? index.changed : Array(index.rows.indices)
    keptRows = withoutGrouped(unfolded(rows, of: index), grouped)
  }

  private func foldedGroups(of index: ReportIndex) -> [RowGroup] {
    index.groups.filter { !unfoldedGroups.contains(index.rows[$0.rows.lowerBound].path) }
  }

  /// The rows without those of groups but for the first of each that is among them, which stands for all.
  private mutating func withoutGrouped(_ rows: [Int], _ grouped: [RowGroup]) -> [Int] {
    var place = 0
    var standsFor = -1
    return rows.filter { row in
      while place < grouped.count, grouped[place].rows.upperBound <= row { place += 1 }
      guard place < grouped.count, grouped[place].rows.contains(row) else { return true }
      if standsFor == place { return false }
      standsFor = place
      groups[row] = grouped[place]
      return true
    }
  }

  private func unfolded(_ rows: [Int], of index: ReportIndex) -> [Int] {
    var unfolded: [Int] = []
    var foldedDepth: Int?
    for row in rows {
      if let depth = foldedDepth, index.rows[row].depth > depth { continue }
      foldedDepth =
        foldedPaths.contains(index.rows[row].path) ? index.rows[row].depth : nil
      unfolded.append(row)
    }
    return unfolded
  }
}
