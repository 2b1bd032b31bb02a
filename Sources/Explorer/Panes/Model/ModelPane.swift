import DecodingReport
import TerminalCanvas
import Workbench

/// The model, as it was compiled or as it is being changed.
struct ModelPane: Sendable {
  /// The first visible row.
  private(set) var top = 0
  /// Whether the wheel has moved it away from what is selected; until the next key.
  private(set) var isScrolledAway = false

  mutating func forgetWheel() {
    isScrolledAway = false
  }

  /// Begins at the first row, for another sample.
  mutating func sampleReplaced() {
    top = 0
  }

  /// What is in sight stays there: from now on the pane is moved by its own keys.
  mutating func takeFocus(_ stage: Stage) {
    top = ModelView(self, stage).shownTop
  }

  /// Goes to another property that the result tells of; where there is none in that direction, the
  /// source scrolls.
  mutating func move(_ motion: Motion, on stage: Stage) -> [Request] {
    let page = max(1, (stage.layout.interior(.model)?.rows ?? 2) - 1)
    guard let line = propertyLine(motion, page: page, stage),
      let row = stage.live.shown?.modelRows[stage.style][line]
    else {
      top = motion.scrolled(top, page: page)
      return []
    }
    if let rect = stage.layout.interior(.model) {
      let shown = stage.library.modelIndex[stage.style].row(ofLine: line)
      // A line around it is in sight, too.
      if shown <= top { top = max(0, shown - 1) }
      if shown >= top + rect.rows - 1 { top = max(0, shown - rect.rows + 2) }
    }
    return [.select(row: row)]
  }

  /// The line, from 0, of the property that a motion leads to; `nil` if it leads to none.
  private func propertyLine(_ motion: Motion, page: Int, _ stage: Stage) -> Int? {
    let lines = (stage.live.shown?.modelRows[stage.style].keys).map { $0.sorted() } ?? []
    let current = ModelView(self, stage).selectedLine
    let above = lines.filter { $0 < current ?? .max }
    let below = lines.filter { $0 > current ?? -1 }
    return switch motion {
    case .up: above.last
    case .down: below.first
    case .pageUp: above.first { $0 >= (current ?? 0) - page } ?? above.last
    case .pageDown: below.last { $0 <= (current ?? 0) + page } ?? below.first
    case .first: above.first
    case .last: below.last
    }
  }

  /// Scrolls the compiled model; the text that is being changed has a viewport of its own.
  mutating func scroll(by lines: Int, on stage: Stage) -> [Request] {
    let shown = ModelView(self, stage).shownTop
    isScrolledAway = true
    if stage.showsModelDraft { return [.scrollModel(lines: lines)] }
    top = max(0, shown + lines)
    return []
  }

  /// A click in a model that is being changed puts the caret there; else it selects the property.
  func click(
    _ point: Point, in rect: Rect, isExtending: Bool, on stage: Stage
  ) -> [Request] {
    let view = ModelView(self, stage)
    guard stage.showsModelDraft else {
      let line = stage.library.modelIndex[stage.style].line(ofRow: view.shownTop + point.row)
      let row = line.flatMap { stage.live.shown?.modelRows[stage.style][$0] }
      return row.map { [.select(row: $0)] } ?? []
    }
    let text = view.textRect(rect)
    let column = max(0, point.column - (text.column - rect.column))
    return [
      .beginEditing(.model), .mark,
      .edit(.moveToCell(column: column, row: point.row, selecting: isExtending)),
    ]
  }

  /// Keeps the first row within the model at the present size.
  mutating func fit(_ stage: Stage) {
    guard top > 0, let rect = stage.layout.interior(.model) else { return }
    top = min(top, max(0, stage.library.modelIndex[stage.style].rows.count - rect.rows))
  }
}
