import TerminalCanvas

extension ExplorerState {
  /// Takes note of what happened, and says what is to be done about it.
  package mutating func update(_ message: Message) -> [Effect] {
    let mark = JournalMark(self)
    let effects = react(to: message)
    askNext()
    return effects + journal(since: mark)
  }

  private mutating func react(to message: Message) -> [Effect] {
    switch message {
    case .terminal(let event): return handle(event)
    case .explained(let answer): return receive(answer)
    case .surveyed(let answer): return receive(answer)
    case .compiled(let answer): return receive(answer)
    case .worked(let revision, let outcome): return receive(outcome, of: revision)
    case .timer(let timer): return receive(timer)
    case .kept(let origin, let kept): return receive(kept, of: origin)
    case .keptVariations(let sample, let kept): return receive(kept, ofSample: sample)
    case .journalTrouble(let trouble):
      safekeeping.journalTroubles.append(trouble.words)
      return []
    case .journalFailed(let words):
      notice = "what is typed can't be kept for the case of a crash: \(words)"
      return []
    case .changedOnDisk(let path, let bytes): return receiveChange(of: path, bytes)
    case .readOnly(let path, let isReadOnly):
      note(.file(path: path), isReadOnly: isReadOnly)
      return []
    case .edited(let origin, let result): return receive(result, of: origin)
    case .copied(let outcome):
      receive(outcome)
      return []
    case .saved(let request, let problem): return finishSaving(request, problem)
    case .opened(let path, .success(let bytes)): return open(path: path, bytes: bytes)
    case .openedParts(let path, let parts, let notice):
      let effects = open(parts, of: .file(path: path))
      self.notice = notice
      return effects
    case .opened(let path, .failure(let problem)):
      notice = "\(path): \(problem.words)"
      return []
    }
  }

  private mutating func handle(_ event: TerminalEvent) -> [Effect] {
    switch event {
    case .key(let key):
      notice = nil
      return showKey(key) + press(key)
    case .paste(let text):
      notice = nil
      return paste(text)
    case .resize(let size):
      environment.size = size
      fitPanes()
      return []
    case .resumed: return [.redraw]
    case .mouse(let event): return handle(event)
    case .background(let background):
      environment.capabilities.background = background
      return []
    // A terminal that is gone is the loop's business.
    case .hangUp: return []
    }
  }

  mutating func press(_ key: KeyEvent) -> [Effect] {
    panes.forgetWheel()
    // Esc and ^Q that come in one packet, as over a slow line, are two keys.
    let isTwo = key.modifiers.isSuperset(of: [.alt, .ctrl])
    if !isTwo, let effects = pressInLayer(key) { return effects }
    if waiting.awaitsMenu, layers.isEmpty, let effects = keepForMenu(key) { return effects }
    if let action = keyMap.action(of: key, in: keyContexts) {
      defer { fitPanes() }
      return perform(action)
    }
    if isTwo, case .character = key.key {
      return press(KeyEvent(.escape)) + press(KeyEvent(key.key, .ctrl))
    }
    guard layers.isEmpty, focus == .source || editsModel, let character = key.typed else {
      return []
    }
    defer { fitPanes() }
    return edit(.insert(String(character)))
  }

  private mutating func paste(_ text: String) -> [Effect] {
    if let effects = pasteInLayer(text) { return effects }
    layers.close(.menu)
    if waiting.awaitsMenu { stopWaiting() }
    guard layers.isEmpty else { return [] }
    guard focus == .source || editsModel else {
      notice = "F4 goes to the JSON; text is pasted there"
      return []
    }
    defer { fitPanes() }
    return edit(.paste(text))
  }

  mutating func perform(_ action: Action) -> [Effect] {
    perform(action, below: layers.count)
  }

  /// Does what was asked for where it is known: in the topmost layer that takes it, or here.
  mutating func perform(_ action: Action, below count: Int) -> [Effect] {
    if let effects = performInLayer(action, below: count) { return effects }
    if mustWait(action) {
      wait(toDo: action)
      return []
    }
    switch action {
    case .palette: openPalette()
    case .breakField(nil): openFaultMenu()
    case .breakField(let fault?): return breakField(fault)
    case .copyMenu: openCopyMenu(.copy)
    case .writeMenu: openCopyMenu(.write)
    case .copy(let form): return copy(form)
    case .write(let form): askForFile(form)
    case .quickFix: offerFixes()
    case .fix(let place): return applyFix(place)
    case .fixAll: return applyAllFixes()
    case .newModel: return newModel()
    case .rootMenu: openRootMenu()
    case .root(let place): return chooseRoot(place)
    case .modelFileMenu: openModelFileMenu()
    case .modelFile(let place): openModelFile(place)
    case .renamePayload: askForName()
    case .deletePayload: return deletePayload()
    case .help: show(.help)
    case .lesson: show(.lesson)
    case .showChanges: showChanges()
    case .toggleTrace: return toggleTrace()
    case .takeKept: return takeKept()
    case .projector: toggleProjector()
    case .toggleOptions: toggleOptions()
    // Without the settings on the screen there is none to change.
    case .nextOption, .previousOption: break
    case .resetOptions: return resetOptions()
    case .editElsewhere: return editElsewhere()
    case .focus(let pane):
      moveFocus(to: pane)
      if pane == .result { return askForResultsAgain() }
    case .nextPane: cycleFocus(by: 1)
    case .previousPane: cycleFocus(by: -1)
    case .leave: return leave()
    case .zoom: isZoomed.toggle()
    case .toggleResults: toggleResults()
    case .toggleChanged: panes.result.toggleOnlyChanged(on: Stage(self))
    case .toggleFold:
      selectFieldAtCursor()
      let stage = Stage(self)
      return carryOut(panes.result.toggleFold(on: stage))
    case .toggleAllFolds: panes.result.toggleAllFolds(on: Stage(self))
    case .style(let style): self.style = style
    case .nextStyle: turnStyle(by: 1)
    case .previousStyle: turnStyle(by: -1)
    case .nextProblem: goToNextProblem()
    case .nextSilentLoss: goToNextSilentLoss()
    case .editValue where focus == .model: editModel()
    case .editValue: editSelectedValue()
    case .tellHowToQuit: notice = "q quits; in the JSON, ^Q"
    case .find: layers.push(.prompt(Prompt(.findName)))
    case .findNext: return findName(by: 1)
    case .findPrevious: return findName(by: -1)
    case .findText: layers.push(.prompt(Prompt(.findText)))
    case .goToLine: layers.push(.prompt(Prompt(.goToLine)))
    case .open: layers.push(.prompt(Prompt(.open)))
    case .move(let motion): return move(motion)
    case .choose where focus == .why: return toggleTrace()
    case .choose: choose()
    case _ where editsModel && action.isOfJSONAlone:
      notice = "only the JSON is laid out and folded"
    case .edit(.format): return format()
    case .edit(.toggleFold): return fold(.caret)
    case .edit(.toggleAllFolds): return fold(.everything)
    case .edit(let key): return edit(key.command)
    case .undo: return edit(.undo)
    case .redo: return edit(.redo)
    case .reset where editsModel: return resetModel()
    case .reset: return reset()
    case .save: return save(thenQuit: false)
    case .quit: return quit()
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    }
    return []
  }

  private mutating func toggleTrace() -> [Effect] {
    defer { fitPanes() }
    let stage = Stage(self)
    return carryOut(panes.why.toggleTrace(on: stage))
  }

  private mutating func toggleResults() {
    areResultsHidden.toggle()
    placeGhosts()
  }

  mutating func show(_ subject: TextPage.Subject) {
    layers.push(.text(TextPage(subject)))
  }
}
