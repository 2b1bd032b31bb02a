import DecodingReport
import TerminalCanvas
import TextEditor
import Workbench

/// The model, as it was compiled or as it is being changed.
struct ModelPane: Sendable {
  /// The rows; a line around what is selected is in sight, too.
  private var list = List(.steady(above: 1, below: 1))

  mutating func forgetWheel() {
    list.forgetWheel()
  }

  /// Begins at the first row, for another sample.
  mutating func sampleReplaced() {
    list.restart()
  }

  /// What is in sight stays there: from now on the pane is moved by its own keys.
  mutating func takeFocus(_ stage: Stage) {
    list = list(stage)
  }

  /// The rows as they are seen: what is selected is in sight, unless the pane is moved by itself.
  func list(_ stage: Stage) -> List {
    guard let rect = stage.layout.interior(.model) else { return list }
    let model = stage.library.modelIndex[stage.style]
    let line = stage.focus == .model ? nil : ModelView(self, stage).selectedLine
    return list.fitted(
      model.rows.count, in: rect.rows, chosen: line.map(model.row(ofLine:)))
  }

  /// Goes to another property that the result tells of; where there is none in that direction, the
  /// source scrolls.
  mutating func move(_ motion: Motion, on stage: Stage) -> [Request] {
    list = list(stage)
    guard let line = propertyLine(motion, page: list.page, stage),
      let row = stage.live.shown?.modelRows[stage.style][line]
    else {
      list.move(motion)
      return []
    }
    list.choose(stage.library.modelIndex[stage.style].row(ofLine: line))
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
    list = list(stage)
    list.scroll(by: lines)
    return stage.showsModelDraft ? [.scrollModel(lines: lines)] : []
  }

  /// A click in a model that is being changed puts the caret there; else it selects the property.
  func click(
    _ point: Point, in rect: Rect, isExtending: Bool, on stage: Stage
  ) -> [Request] {
    let view = ModelView(self, stage)
    guard stage.showsModelDraft else {
      let area = Rect(column: 0, row: 0, columns: rect.columns, rows: rect.rows)
      let line = list(stage).place(at: point, in: area).flatMap {
        stage.library.modelIndex[stage.style].line(ofRow: $0)
      }
      let row = line.flatMap { stage.live.shown?.modelRows[stage.style][$0] }
      return row.map { [.select(row: $0)] } ?? []
    }
    let text = view.textRect(rect)
    let column = max(0, point.column - (text.column - rect.column))
    return [
      .mark, .beginEditing(.model),
      .edit(.moveToCell(column: column, row: point.row, selecting: isExtending)),
    ]
  }

  /// Keeps what is in sight within the model at the present size.
  mutating func fit(_ stage: Stage) {
    guard let rect = stage.layout.interior(.model) else { return }
    list.fit(stage.library.modelIndex[stage.style].rows.count, in: rect.rows, chosen: nil)
  }
}
