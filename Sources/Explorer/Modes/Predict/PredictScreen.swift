import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

/// Guessing before looking: the table without results, and below it the ballot of a cell.
struct PredictScreen: Mode {
  enum Action: RoomAction {
    typealias Room = PredictScreen
    case guess(Guess)
    /// A digit of the number of hands for the letter before it.
    case hands(Int)
    case left, right
    /// Reveal the row, or all.
    case reveal, revealAll
    case askAgain
    case takeBack
    /// Show hands before the row is revealed.
    case bars
    case write
  }

  /// The cell whose letter was typed last: digits count its hands, and the next letter goes on.
  private var pending: PredictedCell?
  /// Whether digits were typed behind that letter.
  private var hasDigits = false
  /// Whether hands are shown before the row is revealed.
  private(set) var showsBars = false
  /// The rows, of which the selected one is chosen, and the lines of the ballot.
  private var rows = List()
  private var ballot = List()

  /// Where the table stands with its title, its heading, its rows, its score, and the ballot with its
  /// title: in the place of result and why, or below each other.
  static func areas(
    _ stage: Stage
  ) -> (table: Rect, heading: Rect, rows: Rect, score: Rect, ballot: Rect) {
    let panes = stage.layout.panes
    var areas = Split(.rows, .rest, .share(40)).areas(in: stage.layout.body)
    if let result = panes[.result], let why = panes[.why] { areas = [result, why] }
    let parts = Split(.rows, .exactly(1), .rest, .byRoom([12: 3, 6: 1]))
      .areas(in: areas[0].inset(top: 1))
    return (areas[0], parts[0], parts[1], parts[2], areas[1])
  }

  /// The rows as they are seen.
  func rows(_ stage: Stage) -> List {
    rows.fitted(
      stage.live.shown?.index.rows.count ?? 0, in: Self.areas(stage).rows.rows,
      chosen: stage.selectedRow ?? 0)
  }

  /// The lines of the ballot, so many, as they are seen.
  func ballot(_ lines: Int, _ stage: Stage) -> List {
    ballot.fitted(lines, in: Self.areas(stage).ballot.rows - 1)
  }

  /// Whether it ends with the score.
  private var isOver = false

  init(on stage: Stage) {}

  /// Begins guessing, as soon as there is something to be guessed.
  static func opening(for action: Action?, on stage: Stage) -> [Request] {
    if stage.live.rejection != nil { return [.notice(PredictWords.noJSON)] }
    guard stage.live.isUpToDate, stage.live.shown != nil else {
      return [.wait(action.map { .own($0) } ?? .enter(name.id)), .notice(PredictWords.notYet)]
    }
    return [.focus(.result), .show(PredictScreen(on: stage))]
      + (action.map { [.perform(.own($0))] } ?? [])
  }

  func begin(on stage: Stage) -> [Request] { [.beginGuessing] }
  func end(on stage: Stage) -> [Request] { [.endGuessing(isOver: isOver)] }
  func due(on stage: Stage) -> [Due] { [] }
  var panes: PanesInSight { .all }
  func verdict(on stage: Stage) -> String? { PredictWords.verdict(stage) }

  mutating func take(_ action: Explorer.Action, on stage: Stage) -> [Request]? {
    switch action {
    case .enter(Self.name.id):
      isOver = true
      return [.close, .notice(stage.predictions.score.words(isUTF8: stage.glyphs.isUTF8))]
    case .session(.nextPane): return turn(by: 1, on: stage)
    case .session(.previousPane): return turn(by: -1, on: stage)
    case .session(.style(let style)):
      settle()
      return [.style(style)]
    default: return nil
    }
  }

  mutating func perform(_ action: Action, on stage: Stage) -> [Request] {
    switch action {
    case .guess(let guess): return choose(guess.outcome, on: stage)
    case .hands(let digit):
      guard let cell = pending else { return [.notice(PredictWords.noLetter)] }
      let isFirst = !hasDigits
      hasDigits = true
      return [
        .guess(cell) { $0.count(digit, isFirst: isFirst) ? nil : PredictWords.noLetter }
      ]
    case .left: return turn(by: -1, on: stage)
    case .right: return turn(by: 1, on: stage)
    case .reveal:
      settle()
      return stage.predictedCell.map { [.revealGuesses($0.path)] } ?? []
    case .revealAll:
      settle()
      return [.revealGuesses(nil)]
    case .askAgain:
      return change(on: stage) { $0.askAgain() ? nil : PredictWords.cannotAskAgain }
    case .takeBack:
      // Of a number its last digit goes; the next digit goes on with it.
      guard hasDigits, let cell = pending, stage.predictions[cell].isCounting else {
        return change(on: stage, Self.takeBack)
      }
      return [.guess(cell, Self.takeBack)]
    case .bars:
      showsBars.toggle()
      return []
    case .write:
      return [.ask(Prompt(.writeShared, text: "\(stage.entry.name)-prediction.md"))]
    }
  }

  private mutating func settle() {
    pending = nil
    hasDigits = false
  }

  private mutating func change(
    on stage: Stage, _ change: @escaping @Sendable (inout Ballot) -> String?
  ) -> [Request] {
    settle()
    return stage.predictedCell.map { [.guess($0, change)] } ?? []
  }

  @Sendable private static func takeBack(_ ballot: inout Ballot) -> String? {
    ballot.takeBack()
    return nil
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
    let guess = Request.guess(cell) { ballot in
      ballot.choose(outcome)
      return nil
    }
    return requests + [guess]
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

  mutating func move(_ motion: Motion, on stage: Stage) -> [Request]? {
    settle()
    if motion == .pageDown || motion == .pageUp, let cell = stage.predictedCell,
      stage.predictions.isRevealed(cell.path)
    {
      let lines = PredictBallot(screen: self, stage: stage).lines
      ballot = ballot(lines, stage)
      if lines > ballot.height {
        ballot.move(motion)
        ballot = ballot(lines, stage)
        return []
      }
    }
    rows = rows(stage)
    rows.move(motion)
    return rows.chosenRow.map { select($0, on: stage) } ?? []
  }

  private mutating func select(_ row: Int, on stage: Stage) -> [Request] {
    ballot.restart()
    rows = rows(stage)
    rows.choose(row)
    return [.select(row: row)]
  }

  /// Goes on behind what was revealed: to the next row that isn't, or to the next question.
  mutating func choose(on stage: Stage) -> [Request]? {
    settle()
    let quiz = stage.predicting.quiz
    guard let shown = stage.live.shown, let cell = stage.predictedCell else {
      return quiz == nil ? [] : [.nextQuestion]
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
    rows.restart()
    ballot.restart()
    return quiz == nil ? [.notice(PredictWords.noMore)] : [.nextQuestion]
  }

  // MARK: The mouse

  /// Takes a click on a cell, or a row.
  mutating func click(_ point: Point, on stage: Stage) -> [Request]? {
    let area = Self.areas(stage).rows
    guard area.contains(point) else { return [] }
    settle()
    guard let row = rows(stage).place(at: point, in: area) else { return [] }
    let columns = PredictColumns(area.columns, stage)
    let style = columns.style(at: point.column - area.column)
    return select(row, on: stage) + (style.map { [.style($0)] } ?? [])
  }

  /// Moves the rows with the wheel; the chosen one stays in sight.
  mutating func scroll(by lines: Int, at point: Point, on stage: Stage) -> [Request]? {
    guard Self.areas(stage).rows.contains(point) else { return [] }
    rows = rows(stage)
    rows.wheel(by: lines)
    return rows.chosenRow == stage.selectedRow
      ? [] : rows.chosenRow.map { [.select(row: $0)] } ?? []
  }

  // MARK: Drawing

  /// Draws over the result and the why.
  func view(_ stage: Stage, _ canvas: inout Canvas) {
    PredictTable(screen: self, stage: stage).draw(&canvas)
    PredictBallot(screen: self, stage: stage).draw(&canvas)
  }

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
