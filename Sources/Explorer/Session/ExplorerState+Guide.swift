import Courses
import DecodingReport
import JSONSource
import TerminalCanvas
import TextEditor
import Workbench

/// A course that leads through the panes.
extension ExplorerState {
  /// Whether the keys are the course's, as long as nothing lies over it.
  var guideHasFocus: Bool { guide.map { $0.isOpen && $0.hasFocus } ?? false }

  /// Whether a key is the letter of an outcome that the course offers for its question: it guesses.
  func guesses(at key: KeyEvent) -> Bool {
    guard guideHasFocus, layers.isEmpty, room == nil,
      let question = guide?.step?.question, let guess = key.typed.flatMap(Guess.init)
    else { return false }
    return question.options.contains(guess.outcome)
  }

  mutating func perform(_ action: CoursePlayer.Action) -> [Effect] {
    guard guide != nil else {
      // An exercise comes back by the same key.
      if practice != nil, action == .steps { return perform(Practice.Action.list) }
      notice = CourseWords.none
      return []
    }
    switch action {
    case .next: return step(by: 1)
    case .back: return step(by: -1)
    case .step(let place): return goToStep(place, by: .choice)
    case .blank: guide?.isBlank = true
    case .steps: return showSteps()
    case .leave: return leaveGuide()
    }
    return []
  }

  private mutating func step(by steps: Int) -> [Effect] {
    guard let place = guide?.place else { return [] }
    return goToStep(place + steps)
  }

  /// Goes to a step.
  mutating func goToStep(_ wanted: Int, by way: CourseWay = .key) -> [Effect] {
    guard let place = admittedPlace(wanted, by: way) else { return [] }
    let before = guide?.scene
    guard guide?.go(to: place) == true else {
      notice = place < 0 ? CourseWords.atStart : CourseWords.atEnd
      return []
    }
    let clock = guide?.beginClock() == true
    return play(after: before) + (clock ? [.after(milliseconds: 1000, .courseClock)] : [])
  }

  /// Lists the steps; the first time after the course was left, comes back to it.
  private mutating func showSteps() -> [Effect] {
    guard let player = guide else { return [] }
    guard player.isOpen else {
      guide?.takeFocus()
      return play(after: nil)
    }
    layers.push(.menu(.steps(player)))
    return []
  }

  private mutating func leaveGuide() -> [Effect] {
    guard guide?.isSureToLeave() == true else {
      notice = CourseWords.leaving
      return []
    }
    guide?.close()
    notice = CourseWords.left
    return putBack(guide?.scene)
  }

  /// Has on the screen what the step has, whatever was done in between. What was typed stays behind
  /// undo, or in the payload that it was typed into.
  mutating func play(after before: CourseScene?) -> [Effect] {
    guard let player = guide, player.isOpen else { return [] }
    let scene = player.scene
    guard let place = samples.firstIndex(where: { $0.name == scene.sample }) else { return [] }
    let payload = TextOrigin.sample(scene.sample, payload: scene.payload)
    var effects = endRoom()
    if origin != payload { effects += putBack(before) }
    if place != sample { effects += open(sample: place) }
    if let model = player.model, library.models[place] == nil {
      effects += choose(root: model.type ?? "")
    }
    if origin != payload { effects += open(origin: payload) }
    moveFocus(to: .result)
    practice?.close()
    guide?.takeFocus()
    isZoomed = false
    effects += replaceText(with: SourceText(scene.text))
    if library.modelDraft?.editor.isModified == true { effects += resetModel() }
    effects += decode(with: scene.changes)
    style = scene.style
    select(as: scene)
    hide(as: Hiding(scene.hiding))
    fitPanes()
    return effects + [.rememberCourse(name: player.name, step: player.place)]
  }

  private mutating func select(as scene: CourseScene) {
    if selection != scene.selection { panes.why.subjectChanged() }
    selected = scene.selection.map { Selection(path: $0, isChosen: true) } ?? Selection()
    selected.awaitsResults = !live.isUpToDate
    updateSelectedSpan()
    guard let span = selected.span else { return }
    _ = library.editor.apply(.select(span.lowerBound..<span.lowerBound))
  }

  /// A payload that the course alone has changed is again as it came: nothing of it is to be kept.
  mutating func putBack(_ scene: CourseScene?) -> [Effect] {
    guard let scene, editor.text == SourceText(scene.text), editor.text != library.originalText,
      origin == .sample(scene.sample, payload: scene.payload)
    else { return [] }
    return replaceText(with: library.originalText)
  }
}

extension Hiding {
  fileprivate init(_ hiding: CourseScene.Hiding) {
    switch hiding {
    case .nothing: self.init()
    case .all(let revealed): self.init(besides: revealed)
    }
  }
}
