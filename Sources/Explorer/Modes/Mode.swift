import DecodingReport
import TerminalCanvas

/// What fills the body. Layers lie over it.
enum Mode: Sendable {
  /// The panes beside each other.
  case panes
  /// Causes in the place of the table of fields.
  case problems(CauseList)
  /// What is made for others to see, in the place of the panes.
  case share(ShareScreen)
  /// The payload, and what is written back of it, in the place of the panes.
  case roundTrip(RoundTripScreen)
  /// Each field broken in each way, in the place of the panes.
  case matrix(MatrixScreen)
  /// Guesses in the place of results and whys.
  case predict(PredictScreen)
  /// Two payloads, models or settings side by side, in the place of the panes.
  case compare(CompareScreen)
  /// The calls of a style, one after the other, in the place of the panes.
  case step(StepScreen)
  /// The states that were noted, in the place of the panes.
  case history(HistoryScreen)
}

// Four switches tell the modes apart: keys, perform, view, click. A mode is a folder beside this
// file, a case in each of them, and a row of `RoomWords`.

extension Mode {
  /// The contexts of its own keys, the nearest first.
  func keys(_ stage: Stage) -> [KeyContext] {
    switch self {
    case .panes: KeyContext.own(of: stage.focus)
    // What is asked of the table has no meaning in the list in its place; the fixes have one.
    case .problems: KeyContext.own(of: stage.focus).map { $0 == .result ? .why : $0 } + [.mode]
    case .share: [.sharing, .preview, .mode]
    case .roundTrip: [.writing, .mode]
    case .matrix: [.matrix, .cells, .mode]
    case .predict: [.predicting, .guesses, .mode]
    case .compare: [.comparing, .mode]
    case .step: [.stepping, .mode]
    case .history: [.history, .mode]
    }
  }

  /// What becomes of what is asked of the panes while it fills the body.
  var stance: Stance {
    switch self {
    case .panes: .beside
    case .problems: .beside
    case .share: .leaves(letters: false)
    case .matrix: .leaves(letters: false)
    case .step: .leaves(letters: false)
    case .roundTrip: .leaves(letters: true)
    case .compare: .leaves(letters: true)
    case .history: .leaves(letters: true)
    case .predict: .refuses(PredictWords.notHere)
    }
  }

  /// What ends it.
  fileprivate func closing(_ stage: Stage) -> [Request] {
    switch self {
    case .panes: []
    case .problems: []
    case .share(let share): share.closing
    case .roundTrip(let trip): trip.closing
    case .matrix(let matrix): matrix.closing(stage)
    case .predict(let predict): predict.closing
    case .compare(let compare): compare.closing(stage)
    case .step(let step): step.closing
    case .history(let history): history.closing
    }
  }
}

extension ExplorerState {
  /// Does what a key asks for; `nil` where the mode has nothing to do with it.
  mutating func performInMode(_ action: Action) -> [Effect]? {
    let stage = Stage(self)
    let requests: [Request]?
    switch mode {
    case .panes:
      requests = Mode.opening(by: action, on: stage) ?? panes.perform(action, on: stage)
    case .problems(let problems):
      requests = perform(action, in: problems, on: stage) ?? Mode.opening(by: action, on: stage)
    case .share(var share):
      requests = share.perform(action, on: stage)
      mode = .share(share)
    case .roundTrip(var trip):
      requests = trip.perform(action, on: stage)
      mode = .roundTrip(trip)
    case .matrix(var matrix):
      requests = matrix.perform(action, on: stage)
      mode = .matrix(matrix)
    case .predict(var predict):
      requests = predict.perform(action, on: stage)
      mode = .predict(predict)
    case .compare(var compare):
      requests = compare.perform(action, on: stage)
      mode = .compare(compare)
    case .step(var step):
      requests = step.perform(action, on: stage)
      mode = .step(step)
    case .history(var history):
      requests = history.perform(action, on: stage)
      mode = .history(history)
    }
    if let requests { return carryOut(requests) }
    switch mode.stance {
    case .refuses(let words) where !action.isSessions || action == .session(.toggleResults):
      notice = words
      return []
    case .leaves where !action.isSessions:
      return carryOut(mode.closing(stage) + [.perform(action)])
    case .leaves, .beside, .refuses: return nil
    }
  }

  /// Draws the body.
  func viewMode(_ stage: Stage, _ canvas: inout Canvas) {
    switch mode {
    case .panes: panes.view(stage, &canvas)
    case .problems(let problems):
      panes.view(stage, &canvas)
      problems.view(stage, &canvas)
    case .share(let share): share.view(stage, &canvas)
    case .roundTrip(let trip): trip.view(stage, &canvas)
    case .matrix(let matrix): matrix.view(stage, &canvas)
    case .predict(let predict):
      panes.view(stage, &canvas)
      predict.view(stage, &canvas)
    case .compare(let compare): compare.view(stage, &canvas)
    case .step(let step): step.view(stage, &canvas)
    case .history(let history): history.view(stage, &canvas)
    }
  }

  /// Takes a click on the body, or the wheel over it.
  mutating func pointInMode(_ event: MouseEvent, _ layout: Layout) -> [Effect] {
    switch mode {
    case .panes: return pointInPanes(event, layout)
    case .problems(var problems):
      guard let requests = problems.point(event, on: Stage(self)) else {
        return pointInPanes(event, layout)
      }
      mode = .problems(problems)
      return carryOut(requests)
    case .share(var share):
      let stage = Stage(self)
      if event.wheelLines != 0 { share.scroll(by: event.wheelLines, on: stage) }
      let requests = event.wheelLines == 0 ? share.click(event.position, on: stage) : []
      mode = .share(share)
      return carryOut(requests)
    case .roundTrip(var trip):
      let stage = Stage(self)
      if event.wheelLines != 0 { trip.scroll(by: event.wheelLines, on: stage) }
      let requests = event.wheelLines == 0 ? trip.click(event.position, on: stage) : []
      mode = .roundTrip(trip)
      return carryOut(requests)
    case .matrix(var matrix):
      let stage = Stage(self)
      if event.wheelLines != 0 { matrix.scroll(by: event.wheelLines, on: stage) }
      let requests = event.wheelLines == 0 ? matrix.click(event.position, on: stage) : []
      mode = .matrix(matrix)
      return carryOut(requests)
    case .predict(var predict):
      let stage = Stage(self)
      let requests =
        event.wheelLines == 0
        ? predict.click(event.position, on: stage)
        : predict.scroll(by: event.wheelLines, at: event.position, on: stage)
      mode = .predict(predict)
      return carryOut(requests)
    case .compare(var compare):
      let stage = Stage(self)
      let requests =
        event.wheelLines == 0
        ? compare.click(event.position, on: stage) : compare.scroll(by: event.wheelLines, on: stage)
      mode = .compare(compare)
      return carryOut(requests)
    case .step(var step):
      let stage = Stage(self)
      if event.wheelLines != 0 { step.scroll(by: event.wheelLines, on: stage) }
      let requests = event.wheelLines == 0 ? step.click(event.position, on: stage) : []
      mode = .step(step)
      return carryOut(requests)
    case .history(var history):
      let stage = Stage(self)
      if event.wheelLines != 0 { history.scroll(by: event.wheelLines, on: stage) }
      let requests = event.wheelLines == 0 ? history.click(event.position, on: stage) : []
      mode = .history(history)
      return carryOut(requests)
    }
  }
}

extension Mode {
  /// What opens the mode that an action names; `nil` for any other.
  fileprivate static func opening(by action: Action, on stage: Stage) -> [Request]? {
    if action == .mode(.problems) {
      let (list, selecting) = CauseList.begun(on: stage)
      return [.focus(.result), .show(.problems(list))] + selecting
    }
    let sharing: [Request] = [.share(.begin), .show(.share(ShareScreen()))]
    if action == .mode(.share) { return sharing }
    let writing: [Request] = [.writeBack(.begin), .show(.roundTrip(RoundTripScreen()))]
    if action == .mode(.roundTrip) { return writing }
    if action.isOfWriting { return writing + [.perform(action)] }
    let tabulating: [Request] = [.tabulate(.begin), .show(.matrix(MatrixScreen()))]
    if action == .mode(.matrix) { return tabulating }
    if action.isOfMatrix { return tabulating + [.perform(action)] }
    if action == .mode(.predict) || action.isOfPredicting { return predicting(action, on: stage) }
    if action == .mode(.compare) || action.isOfComparing {
      return CompareScreen.begun(by: action, on: stage)
    }
    let stepping: [Request] = [.keepTraces(true), .show(.step(StepScreen()))]
    if action == .mode(.step) { return stepping }
    if action.isOfStepping { return stepping + [.perform(action)] }
    if action == .mode(.history) { return HistoryScreen.opening }
    if action.isOfHistory { return HistoryScreen.opening + [.perform(action)] }
    return action.isOfSharing ? sharing + [.perform(action)] : nil
  }
}

extension Mode {
  /// What the screen opens with where questions are asked.
  static let asking = Mode.predict(PredictScreen())

  /// Begins guessing, as soon as there is something to be guessed.
  private static func predicting(_ action: Action, on stage: Stage) -> [Request] {
    if stage.live.rejection != nil { return [.notice(PredictWords.noJSON)] }
    guard stage.live.isUpToDate, stage.live.shown != nil else {
      return [.wait(action), .notice(PredictWords.notYet)]
    }
    let opening: [Request] = [
      .focus(.result), .predict(.begin), .show(.asking),
    ]
    return action.isOfPredicting ? opening + [.perform(action)] : opening
  }
}

extension ExplorerState {
  /// The list of causes takes what is asked of the table; all else goes to the panes.
  private mutating func perform(
    _ action: Action, in problems: CauseList, on stage: Stage
  ) -> [Request]? {
    var problems = problems
    let isItsOwn = stage.focus == .result || action == .mode(.problems)
    guard isItsOwn, let requests = problems.perform(action, on: stage) else {
      return panes.perform(action, on: stage)
    }
    mode = .problems(problems)
    return requests
  }
}
