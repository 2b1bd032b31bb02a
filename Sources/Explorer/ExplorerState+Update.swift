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
      journalTroubles.append(trouble.words)
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
    scrolledPanes = []
    listShifts = [:]
    if prompt != nil, !key.modifiers.isSuperset(of: [.alt, .ctrl]) { return answerPrompt(key) }
    if menu != nil, !key.modifiers.isSuperset(of: [.alt, .ctrl]) { return answerMenu(key) }
    if awaitsMenu, overlay == nil, optionRow == nil, let effects = keepForMenu(key) {
      return effects
    }
    if let action = keyMap.action(of: key, in: keyContexts) {
      defer { fitPanes() }
      return perform(action)
    }
    // Esc and ^Q that come in one packet, as over a slow line, are two keys.
    if key.modifiers.isSuperset(of: [.alt, .ctrl]), case .character = key.key {
      return press(KeyEvent(.escape)) + press(KeyEvent(key.key, .ctrl))
    }
    guard overlay == nil, optionRow == nil, focus == .source || editsModel,
      let character = key.typed
    else { return [] }
    defer { fitPanes() }
    return edit(.insert(String(character)))
  }

  private mutating func paste(_ text: String) -> [Effect] {
    if let asked = prompt {
      if !asked.isQuestion { prompt?.insert(text) }
      narrowPalette()
      return []
    }
    menu = nil
    if awaitsMenu { stopWaiting() }
    guard overlay == nil, optionRow == nil else { return [] }
    guard focus == .source || editsModel else {
      notice = "F4 goes to the JSON; text is pasted there"
      return []
    }
    defer { fitPanes() }
    return edit(.paste(text))
  }

  mutating func perform(_ action: Action) -> [Effect] {
    if overlay != nil, let effects = performInOverlay(action) { return effects }
    if optionRow != nil, let effects = performInOptions(action) { return effects }
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
    case .nextOption: return changeOption(by: 1)
    case .previousOption: return changeOption(by: -1)
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
    case .toggleChanged: toggleOnlyChanged()
    case .toggleFold: toggleFold()
    case .toggleAllFolds: toggleAllFolds()
    case .style(let style): self.style = style
    case .nextStyle: turnStyle(by: 1)
    case .previousStyle: turnStyle(by: -1)
    case .nextProblem: goToNextProblem()
    case .nextSilentLoss: goToNextSilentLoss()
    case .editValue where focus == .model: editModel()
    case .editValue: editSelectedValue()
    case .tellHowToQuit: notice = "q quits; in the JSON, ^Q"
    case .find: prompt = Prompt(.findName)
    case .findNext: return findName(by: 1)
    case .findPrevious: return findName(by: -1)
    case .findText: prompt = Prompt(.findText)
    case .goToLine: prompt = Prompt(.goToLine)
    case .open: prompt = Prompt(.open)
    case .move(let motion): return move(motion)
    case .choose where focus == .why: return toggleTrace()
    case .choose where focus == .why && whySubject == .field: return toggleTrace()
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

  /// Help and lesson scroll, and close at every other key that has a meaning of its own.
  private mutating func performInOverlay(_ action: Action) -> [Effect]? {
    switch action {
    case .move(let motion):
      overlayTop = scrolled(overlayTop, motion, page: max(1, overlayRect.rows - 1))
      return []
    case .leave, .choose:
      overlay = nil
      return []
    case .help where overlay == .help, .lesson where overlay == .lesson:
      overlay = nil
      return []
    case .redraw, .suspend, .quit, .save, .open, .help, .lesson, .palette: return nil
    default:
      overlay = nil
      return nil
    }
  }

  /// The settings keep the keys until they are closed.
  private mutating func performInOptions(_ action: Action) -> [Effect]? {
    switch action {
    case .move(let motion): moveInOptions(motion)
    case .leave: optionRow = nil
    case .help, .lesson, .focus, .nextPane, .previousPane:
      optionRow = nil
      return nil
    default: return nil
    }
    return []
  }

  private mutating func toggleResults() {
    areResultsHidden.toggle()
    placeGhosts()
  }

  mutating func show(_ overlay: Overlay) {
    self.overlay = overlay
    overlayTop = 0
  }

  /// The first visible line after a motion; drawing keeps it within the text.
  func scrolled(_ top: Int, _ motion: Motion, page: Int) -> Int {
    switch motion {
    case .up: max(0, top - 1)
    case .down: top + 1
    case .pageUp: max(0, top - page)
    case .pageDown: top + page
    case .first: 0
    case .last: .max / 2
    }
  }
}
