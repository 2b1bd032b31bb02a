import DecodingReport
import JSONSource
import Reproduction
import TerminalCanvas
import TextEditor
import Workbench

/// Fields broken in each way, or payloads and their fields, in the place of the panes.
struct MatrixScreen: Mode {
  enum Action: RoomAction {
    typealias Room = MatrixScreen
    case left, right
    /// Show what a hidden cell holds.
    case revealCell
    /// Leave rows and columns that differ from those before them.
    case differing
    /// Take another payload of the list.
    case previousBase, nextBase
    /// Write the table to a file.
    case write
  }

  /// What stands in the rows.
  private var kind = Matrix.Kind.fault
  /// The chosen cell.
  private var place = MatrixPlace()
  /// The rows and columns that are seen.
  private var rows = List()
  private var columns = List()
  /// The one style whose values are shown in the place of all marks.
  private(set) var style: DecodingStyle?
  private(set) var differs = false

  /// The table that was looked at last, at what is open now.
  init(on stage: Stage) {
    if let last = stage.left(Self.self) { (kind, place) = (last.kind, last.place) }
    if let selection = stage.selection, stage.isFieldSelected { place.field = selection }
    let items = stage.library.payloadItems
    place.payload = items.firstIndex { $0.origin == stage.library.origin } ?? 0
  }

  func due(on stage: Stage) -> [Due] { [MatrixQuestion.due(kind, on: stage)] }

  func grid(_ stage: Stage) -> MatrixGrid? {
    MatrixGrid(
      stage, place, isOneStyle: style != nil, differs: differs, rows, columns)
  }

  // MARK: Keys

  mutating func take(_ action: Explorer.Action, on stage: Stage) -> [Request]? {
    switch action {
    case .session(.nextPane), .session(.previousPane):
      (rows, columns) = (List(), List())
      kind = kind == .fault ? .payload : .fault
      return []
    case .session(.style(let style)):
      self.style = self.style == style ? nil : style
      bringIntoSight(stage)
      return [.style(style)]
    case .field(.nextSilentLoss):
      if stage.areResultsHidden { return [.notice(Hiding.words)] }
      guard let next = grid(stage)?.nextLoss() else { return [.notice(MatrixWords.noLoss)] }
      choose(next, on: stage)
      return []
    default: return nil
    }
  }

  mutating func perform(_ action: Action, on stage: Stage) -> [Request] {
    switch action {
    case .left: move(on: stage) { $0.columns.move(.up) }
    case .right: move(on: stage) { $0.columns.move(.down) }
    case .revealCell: return stage.areResultsHidden ? [.revealCell(shownPlace(stage))] : []
    case .differing:
      differs.toggle()
      bringIntoSight(stage)
    case .previousBase: return turnBase(by: -1, on: stage)
    case .nextBase: return turnBase(by: 1, on: stage)
    case .write: return write(stage)
    }
    return []
  }

  /// The cell that stands chosen on the screen.
  private func shownPlace(_ stage: Stage) -> MatrixPlace {
    grid(stage)?.place ?? place
  }

  /// The cell to come back to: the place in the other table counts, too.
  private func lastPlace(_ stage: Stage) -> MatrixPlace {
    var last = place
    let shown = shownPlace(stage)
    last.field = shown.field ?? last.field
    last.fault = shown.fault ?? last.fault
    return last
  }

  mutating func end(on stage: Stage) -> [Request] {
    place = lastPlace(stage)
    return []
  }

  /// Selects the chosen cell's field.
  func leave(on stage: Stage) -> [Request] {
    guard let field = lastPlace(stage).field, stage.live.shown?.index.rowOfPath[field] != nil else {
      return []
    }
    return [.selectPath(field)]
  }

  func paper(on stage: Stage) -> SourceText? {
    stage.matrix.whole.map { matrix in
      SourceText(
        MatrixTable(
          matrix, model: stage.entry.name, appearance: TextAppearance(isUTF8: true, width: \.count)
        ).text(as: .markdown))
    }
  }

  /// Opens the copy, or the payload, of the chosen cell with its field.
  func choose(on stage: Stage) -> [Request]? {
    guard let grid = grid(stage) else { return [] }
    let place = grid.place
    let entry = grid.matrix.entry(row: grid.chosen.row, column: grid.chosen.column)
    let base = stage.library.origin
    let opened: [Request] = [.comeBack(to: base, Self.name.id)]
    if let fault = place.fault {
      if case .none = entry { return [.notice(MatrixWords.notBroken)] }
      return [.close, .focus(.result), .perform(.field(.breakOnTop(fault)))] + opened
    }
    let items = stage.library.payloadItems
    guard items.indices.contains(place.payload) else { return [] }
    return [.close, .focus(.result), .open(items[place.payload].origin)]
      + (place.field.map { [.selectPath($0)] } ?? []) + opened
  }

  /// Asks for the file. What is hidden, and what isn't known yet, isn't written.
  private func write(_ stage: Stage) -> [Request] {
    if stage.areResultsHidden { return [.notice(Hiding.words)] }
    guard stage.matrix.whole != nil else { return [.notice(MatrixWords.notYet)] }
    return [.ask(Prompt(.writeShared, text: "\(stage.entry.name)-matrix.md"))]
  }

  private func turnBase(by step: Int, on stage: Stage) -> [Request] {
    let items = stage.library.payloadItems
    guard items.count > 1,
      let place = items.firstIndex(where: { $0.origin == stage.library.origin })
    else { return [.notice(MatrixWords.alone)] }
    return [.open(items[(place + step + items.count) % items.count].origin)]
  }

  // MARK: Moving

  mutating func move(_ motion: Motion, on stage: Stage) -> [Request]? {
    move(on: stage) { $0.rows.move(motion) }
    return []
  }

  /// Moves what is in sight of rows and columns, and goes to the cell that is chosen then.
  private mutating func move(on stage: Stage, _ change: (inout MatrixGrid) -> Void) {
    guard var grid = grid(stage) else { return }
    change(&grid)
    (rows, columns) = (grid.rows, grid.columns)
    choose(grid.place, on: stage)
  }

  private mutating func choose(_ chosen: MatrixPlace, on stage: Stage) {
    place.field = chosen.field
    if let fault = chosen.fault { place.fault = fault } else { place.payload = chosen.payload }
    bringIntoSight(stage)
  }

  /// Keeps what is seen where it is, as far as the chosen cell is in it.
  private mutating func bringIntoSight(_ stage: Stage) {
    if let grid = grid(stage) { (rows, columns) = (grid.rows, grid.columns) }
  }

  /// Takes a click on a cell.
  mutating func click(_ point: Point, on stage: Stage) -> [Request]? {
    if let place = grid(stage)?.place(at: point) { choose(place, on: stage) }
    return []
  }

  /// Moves the rows with the wheel; the chosen cell stays in sight.
  mutating func scroll(by lines: Int, at point: Point, on stage: Stage) -> [Request]? {
    move(on: stage) { $0.rows.wheel(by: lines) }
    return []
  }

  // MARK: Drawing

  /// Draws over all panes.
  func view(_ stage: Stage, _ canvas: inout Canvas) {
    let body = stage.layout.body
    canvas.screen.fill(body, with: " ", style: canvas.theme.text)
    canvas.title(
      canvas.glyphs.words(MatrixWords.title(stage, kind, isLong: body.columns >= 100)), in: body,
      isFocused: true, hint: MatrixWords.hint(kind, columns: body.columns))
    guard let grid = grid(stage) else {
      return canvas.tell(
        MatrixWords.instead(stage), in: body.inset(left: 2, top: 2, right: 2))
    }
    MatrixView(screen: self, stage: stage, grid: grid).draw(&canvas)
  }
}
