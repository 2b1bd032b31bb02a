import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

/// Guessing before looking: the table without results, and below it the ballot of a cell.
struct PredictScreen: Sendable {
  /// The cell whose letter was typed last: digits count its hands, and the next letter goes on.
  private var pending: PredictedCell?
  /// Whether digits were typed behind that letter.
  private var hasDigits = false
  /// Whether hands are shown before the row is revealed.
  private(set) var showsBars = false
  /// The first row that is seen, and the first line of the why.
  private(set) var top = 0
  private(set) var whyTop = 0

  /// Does what a key asks for; `nil` where it has nothing to do with it.
  mutating func perform(_ action: Action, on stage: Stage) -> [Request]? {
    switch action {
    case .session(.leave): return closing
    case .mode(.predict):
      let score = stage.predictions.score.words(isUTF8: stage.glyphs.isUTF8)
      return [.predict(.end(isOver: true)), .show(.panes), .notice(score)]
    case .moving(.move(let motion)): return move(motion, on: stage)
    case .moving(.choose): return goOn(stage)
    case .session(.nextPane), .session(.previousPane):
      return perform(.predict(action == .session(.nextPane) ? .right : .left), on: stage)
    case .session(.style(let style)):
      settle()
      return [.style(style)]
    case .predict(let action): return perform(action, on: stage)
    default: return nil
    }
  }

  /// What ends it.
  var closing: [Request] { [.predict(.end(isOver: false)), .show(.panes)] }

  private mutating func perform(_ action: PredictAction, on stage: Stage) -> [Request] {
    switch action {
    case .guess(let guess): return choose(guess.outcome, on: stage)
    case .hands(let digit):
      guard let cell = pending else { return [.notice(PredictWords.noLetter)] }
      defer { hasDigits = true }
      return [.predict(.ballot(cell, .count(digit, isFirst: !hasDigits)))]
    case .left: return turn(by: -1, on: stage)
    case .right: return turn(by: 1, on: stage)
    case .reveal:
      settle()
      return stage.predictedCell.map { [.predict(.reveal($0.path))] } ?? []
    case .revealAll:
      settle()
      return [.predict(.revealAll)]
    case .askAgain: return change(.askAgain, on: stage)
    case .takeBack:
      // Of a number its last digit goes; the next digit goes on with it.
      guard hasDigits, let cell = pending, stage.predictions[cell].isCounting else {
        return change(.takeBack, on: stage)
      }
      return [.predict(.ballot(cell, .takeBack))]
    case .bars:
      showsBars.toggle()
      return []
    case .write: return [.predict(.write)]
    }
  }

  private mutating func settle() {
    pending = nil
    hasDigits = false
  }

  private mutating func change(
    _ change: Predicting.BallotChange, on stage: Stage
  ) -> [Request] {
    settle()
    return stage.predictedCell.map { [.predict(.ballot($0, change))] } ?? []
  }

  // MARK: Guessing

  /// Chooses an outcome: of the same cell while its hands are counted, else of the next one once a
  /// letter was typed here, or of the next row behind a revealed one.
  private mutating func choose(_ outcome: Outcome, on stage: Stage) -> [Request] {
    guard let shown = stage.live.shown, var cell = stage.predictedCell else { return [] }
    var requests: [Request] = []
    let isDone =
      stage.predictions.isRevealed(cell.path)
      || pending == cell && !stage.predictions[cell].isCounting
    if isDone {
      guard let next = next(after: cell, shown.index, stage) else {
        return [.notice(PredictWords.lastCell)]
      }
      if next.path != cell.path, let row = shown.index.rowOfPath[next.path] {
        requests += select(row, on: stage)
      }
      requests.append(.style(next.style))
      cell = next
    }
    pending = cell
    hasDigits = false
    return requests + [.predict(.ballot(cell, .choose(outcome)))]
  }

  /// The next cell: to the right, then the first of the next row that isn't revealed.
  private func next(
    after cell: PredictedCell, _ index: ReportIndex, _ stage: Stage
  ) -> PredictedCell? {
    let styles = DecodingStyle.allCases
    if cell.style != styles.last, !stage.predictions.isRevealed(cell.path) {
      return PredictedCell(cell.path, styles[cell.style.index + 1])
    }
    guard let row = index.rowOfPath[cell.path],
      let next = index.rows[(row + 1)...].first(where: {
        !stage.predictions.isRevealed($0.path)
      })
    else { return nil }
    return PredictedCell(next.path, styles[0])
  }

  // MARK: Moving

  private mutating func turn(by step: Int, on stage: Stage) -> [Request] {
    settle()
    let styles = DecodingStyle.allCases
    return [.style(styles[(stage.style.index + step + styles.count) % styles.count])]
  }

  private mutating func move(_ motion: Motion, on stage: Stage) -> [Request] {
    settle()
    let page = max(1, PredictAreas(stage).rows.rows - 1)
    if motion == .pageDown || motion == .pageUp, let cell = stage.predictedCell,
      stage.predictions.isRevealed(cell.path)
    {
      let lines = PredictBallot(screen: self, stage: stage).lines
      let rows = PredictAreas(stage).ballot.rows
      if lines > rows {
        whyTop = min(max(0, whyTop + (motion == .pageDown ? rows : -rows)), lines - rows)
        return []
      }
    }
    let row = stage.selectedRow ?? 0
    let count = stage.live.shown?.index.rows.count ?? 0
    let target =
      switch motion {
      case .up: row - 1
      case .down: row + 1
      case .pageUp: row - page
      case .pageDown: row + page
      case .first: 0
      case .last: count - 1
      }
    return select(min(max(0, target), count - 1), on: stage)
  }

  private mutating func select(_ row: Int, on stage: Stage) -> [Request] {
    guard row >= 0 else { return [] }
    whyTop = 0
    top = origin(row, stage)
    return [.select(row: row)]
  }

  /// The first row that is seen, with this one in sight.
  func origin(_ row: Int, _ stage: Stage) -> Int {
    rowsInSight(stage).top(top, showing: row)
  }

  private func rowsInSight(_ stage: Stage) -> RowsInSight {
    RowsInSight(
      PredictAreas(stage).rows.rows, of: stage.live.shown?.index.rows.count ?? 0)
  }

  /// Goes on behind what was revealed: to the next row that isn't, or to the next question.
  private mutating func goOn(_ stage: Stage) -> [Request] {
    settle()
    let quiz = stage.predicting.quiz
    guard let shown = stage.live.shown, let cell = stage.predictedCell else {
      return quiz == nil ? [] : [.predict(.nextQuestion)]
    }
    guard stage.predictions.isRevealed(cell.path) else {
      return [.notice(PredictWords.revealFirst)]
    }
    if quiz == nil || quiz?.question.path == nil {
      let rows = shown.index.rows
      let own = shown.index.rowOfPath[cell.path] ?? 0
      let next = rows.indices.dropFirst(own + 1).first {
        !stage.predictions.isRevealed(rows[$0].path)
      }
      if let next { return select(next, on: stage) + [.style(.strict)] }
    }
    top = 0
    whyTop = 0
    return quiz == nil ? [.notice(PredictWords.noMore)] : [.predict(.nextQuestion)]
  }

  // MARK: The mouse

  /// Takes a click on a cell, or a row.
  mutating func click(_ point: Point, on stage: Stage) -> [Request] {
    let areas = PredictAreas(stage)
    guard areas.rows.contains(point), let shown = stage.live.shown else { return [] }
    settle()
    let row = origin(stage.selectedRow ?? 0, stage) + point.row - areas.rows.row
    guard shown.index.rows.indices.contains(row) else { return [] }
    let columns = PredictColumns(areas.rows.columns, stage)
    let style = columns.style(at: point.column - areas.rows.column)
    return select(row, on: stage) + (style.map { [.style($0)] } ?? [])
  }

  /// Moves the rows with the wheel; the chosen one stays in sight.
  mutating func scroll(by lines: Int, at point: Point, on stage: Stage) -> [Request] {
    guard PredictAreas(stage).rows.contains(point) else { return [] }
    let row = stage.selectedRow ?? 0
    let rows = rowsInSight(stage)
    top = rows.top(origin(row, stage), movedBy: lines)
    let seen = rows.chosen(row, from: top)
    return seen == row ? [] : [.select(row: seen)]
  }

  // MARK: Drawing

  /// Draws over the result and the why.
  func view(_ stage: Stage, _ canvas: inout Canvas) {
    PredictTable(screen: self, stage: stage).draw(&canvas)
    PredictBallot(screen: self, stage: stage).draw(&canvas)
  }

  /// Whether digits are being typed for the cell.
  func isPending(_ cell: PredictedCell) -> Bool { pending == cell }
}

extension Stage {
  /// The guesses of what is open.
  var predictions: PredictionSheet { predicting.sheet(of: library) }

  /// The cell that is looked at.
  var predictedCell: PredictedCell? {
    guard live.isUpToDate, let shown = live.shown, let row = selectedRow else { return nil }
    return PredictedCell(shown.index.rows[row].path, style)
  }
}
