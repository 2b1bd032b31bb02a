import DecodingReport
import TerminalCanvas
import TextEditor

/// Who does what a key asks for: the topmost layer that takes it, then the mode, then the session.
extension ExplorerState {
  mutating func perform(_ action: Action) -> [Effect] {
    if action != .own(CoursePlayer.Action.leave) { guide?.stay() }
    if action != .own(Practice.Action.leave) { practice?.stay() }
    return perform(action, below: layers.count)
  }

  /// Does what was asked for, from the layer below so many on.
  mutating func perform(_ action: Action, below count: Int) -> [Effect] {
    if let effects = performInLayer(action, below: count) { return effects }
    if mustWait(action) {
      wait(toDo: action)
      return []
    }
    // A course leads on, whatever fills the body.
    if case .owned(let action) = action { return action.base.perform(in: &self) }
    return performInRoom(action) ?? performBelow(action)
  }

  /// Has the panes do what is asked for, else the session.
  private mutating func performBelow(_ action: Action) -> [Effect] {
    if case .enter(let room) = action { return enter(room) }
    return panes.perform(action, on: Stage(self)).map { carryOut($0) } ?? performInSession(action)
  }

  mutating func performInSession(_ action: Action) -> [Effect] {
    switch action {
    case .session(let action): return perform(action)
    case .library(let action): return perform(action)
    case .text(let action): return perform(action)
    case .field(let action): return perform(action)
    // These are done where they are seen, or not at all.
    case .moving, .result, .why, .settings, .enter, .owned: return []
    }
  }

  private mutating func perform(_ action: SessionAction) -> [Effect] {
    switch action {
    case .help: show(.help)
    case .lesson where practice?.isOpen == true && practice?.hasFocus == false:
      return takePractice()
    case .lesson where guide?.isOpen == true && !guideHasFocus: guide?.takeFocus()
    case .lesson: show(.lesson)
    case .palette:
      layers.close(.text)
      layers.push(.menu(.palette(Stage(self))))
    case .focus(.source): beginEditing(.source)
    // Remotes start a course by this key.
    case .focus(.result) where guide?.isOpen == true:
      moveFocus(to: .result)
      guide?.takeFocus()
      return askForResultsAgain()
    case .focus(let pane):
      moveFocus(to: pane)
      if pane == .result { return askForResultsAgain() }
    case .nextPane: cycleFocus(by: 1)
    case .previousPane: cycleFocus(by: -1)
    case .zoom: isZoomed.toggle()
    case .toggleResults: toggleResults()
    case .style(let style): choose(style)
    case .nextStyle: turnStyle(by: 1)
    case .previousStyle: turnStyle(by: -1)
    case .find: beginFinding(Prompt(focus == .source ? .findText : .findName))
    case .findNext: return findAgain(by: 1)
    case .findPrevious: return findAgain(by: -1)
    case .projector: toggleProjector()
    case .switchGround: switchGround()
    case .foldLists: return foldLists()
    case .foldLevel(let level):
      return focus == .source
        ? fold(.level(level)) : performBelow(.result(.foldLevel(level)))
    case .toggleOptions: toggleOptions()
    case .resetOptions: return resetOptions()
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .leave: return leave()
    case .quit: return quit()
    case .tellHowToQuit: notice = "q quits; in the JSON, ^Q"
    }
    return []
  }

  private mutating func perform(_ action: LibraryAction) -> [Effect] {
    switch action {
    case .open: layers.push(.prompt(Prompt(.open)))
    case .save: return save()
    case .editElsewhere: return editElsewhere()
    case .takeKept: return takeKept()
    case .showChanges: showChanges()
    case .renamePayload: askForName()
    case .deletePayload: return deletePayload()
    case .sortPayloads: sortPayloads()
    case .newModel: return newModel()
    case .rootMenu: openRootMenu()
    case .root(let place): return chooseRoot(place)
    case .declareType(let name): return declareType(name)
    case .modelFileMenu: openModelFileMenu()
    case .modelFile(let place): openModelFile(place)
    case .saveThing(let place): return save(thing: place)
    case .saveAll: return save(thing: nil)
    }
    return []
  }

  private mutating func perform(_ action: TextAction) -> [Effect] {
    guard !editsModel || !Action.text(action).isOfJSONAlone else {
      notice = "only the JSON is laid out and folded"
      return []
    }
    switch action {
    case .undo: return isEditing ? retraceText(.back) : retrace(.back)
    case .redo: return isEditing ? retraceText(.forth) : retrace(.forth)
    case .reset: return editsModel ? resetModel() : reset()
    case .edit(let key): return perform(key)
    case .findText: beginFinding(Prompt(.findText))
    case .growSelection: return growSelection()
    case .shrinkSelection: return shrinkSelection()
    case .goToLine: layers.push(.prompt(Prompt(.goToLine)))
    }
    return []
  }

  private mutating func perform(_ key: EditorKey) -> [Effect] {
    switch key {
    case .format: format()
    case .toggleFold: fold(.caret)
    case .toggleAllFolds: fold(.everything)
    default: edit(key.command)
    }
  }

  private mutating func perform(_ action: FieldAction) -> [Effect] {
    switch action {
    case .nextProblem: goToNextProblem()
    case .nextSilentLoss: goToNextSilentLoss()
    case .editValue: if focus == .model { editModel() } else { editSelectedValue() }
    case .breakField(nil): openFaultMenu(onTop: false)
    case .breakField(let fault?): return breakField(fault, onTop: false)
    case .breakOnTop(nil): openFaultMenu(onTop: true)
    case .breakOnTop(let fault?): return breakField(fault, onTop: true)
    case .copyMenu: openCopyMenu(.copy)
    case .writeMenu: openCopyMenu(.write)
    case .copy(let form): return copy(form)
    case .write(let form): askForFile(form)
    case .quickFix: offerFixes()
    case .fix(let place): return applyFix(place)
    case .fixAll: return applyAllFixes()
    case .makeFix(let place): return makeFix(place)
    }
    return []
  }

  /// Has the lists lie over the panes only when they are asked for, or beside them again.
  private mutating func foldLists() -> [Effect] {
    environment.foldsLists = layout.hasLists && layout.panes[.samples] != nil
    if !environment.foldsLists { foldsSamples = false }
    if environment.foldsLists {
      notice = "the lists are folded; F2 and F3 open them, b has them stay"
      if focus.isList { leaveLists() }
    } else if !layout.hasLists {
      notice = "the lists stay where the table leaves them room"
    }
    return [.rememberFoldedLists(environment.foldsLists)]
  }

  private mutating func toggleProjector() {
    environment.isProjector.toggle()
    shownKeys.hide()
    notice = environment.isProjector ? "projector mode; P leaves it" : nil
  }

  private mutating func switchGround() {
    let isLight = environment.capabilities.background == .light
    environment.capabilities.background = isLight ? .dark : .light
    notice =
      environment.capabilities.colors == .none
      ? "the terminal shows no colours"
      : "colours for a \(isLight ? "dark" : "light") background; --theme starts with them"
  }

  private mutating func toggleResults() {
    var changed = hiding
    changed.toggle()
    hide(as: changed)
  }

  /// Looks at a style; while the results are hidden, this reveals its column.
  private mutating func choose(_ style: DecodingStyle) {
    self.style = style
    guard hiding.isOn else { return }
    hiding.reveal(style)
    placeGhosts()
    panes.result.placeRows(live, areResultsHidden)
  }
}
