import TerminalCanvas
import TextEditor

extension ExplorerState {
  /// A question that came by itself is read in so many milliseconds without a key; before that, keys are
  /// meant for what lies below it.
  private static let seenAfter = 800

  /// Takes note of what happened, and says what is to be done about it.
  package mutating func update(_ message: Message) -> [Effect] {
    let (mark, choice) = (LibraryMark(library), ListChoice(self))
    let passing = passingState
    let lender = guideHasFocus && room == nil
    var effects = react(to: message)
    noteStep(since: mark, choice)
    let isLeft = room == nil
    guide?.noteMode(isLeft, opensFromGuide: lender)
    // A menu that is awaited is somebody's choice already.
    if !waiting.awaitsMenu, let question = layers.askNext() {
      effects.append(.after(milliseconds: Self.seenAfter, .questionSeen(question)))
    }
    effects += askWhatIsDue() + dueTraces() + dueSurvey()
    effects += noteState(passing, isQuitting: effects.contains(where: \.isQuit))
    return effects + journal.orders(since: mark, library).map { .journal($0) }
  }

  private mutating func react(to message: Message) -> [Effect] {
    switch message {
    case .terminal(let event): return handle(event)
    case .explained(let answer): return receive(answer)
    case .surveyed(let answer): return receive(answer)
    case .answered(let part): return receive(part)
    case .worked(let revision, let outcome): return receive(outcome, of: revision)
    case .said(let words):
      notice = words
      return []
    case .exercises(let exercises, let trouble): return receive(exercises: exercises, trouble)
    case .asked(let request): return receive(request)
    case .noted(let terminals):
      guide?.isNoted = terminals > 0
      return []
    case .historyListed(let listing):
      history.receive(listing)
      return []
    case .timer(let timer): return receive(timer)
    case .kept(let origin, let kept):
      if case .newModel(let number) = origin, library.modelPlace(of: origin) == nil {
        return receiveNewModel(kept, number)
      }
      return carryOut(journal.receive(kept, of: origin, library))
    case .keptVariations(let sample, let kept): return receive(kept, ofSample: sample)
    case .journalTrouble(let trouble):
      layers.tell(trouble.words)
      return []
    case .journalFailed(let words):
      noteJournal(isFailing: words)
      return []
    case .changedOnDisk(let path, let bytes):
      return noteFile { saving, library, _ in saving.noteChange(of: path, bytes, &library) }
    case .unreadableOnDisk(let path, let problem):
      notice = "\(path) can't be read any more: \(problem.words); your text stays"
      return []
    case .partChangedOnDisk(let part, let bytes):
      return noteFile { saving, library, _ in saving.noteChange(ofPart: part, bytes, &library) }
    case .readOnly(let path, let isReadOnly):
      saving.note(.file(path: path), isReadOnly: isReadOnly)
      return []
    case .edited(let origin, let result): return receive(result, of: origin)
    case .setAside(let text, let result): return receive(setAside: text, result)
    case .fileNotEdited(let problem):
      notice = problem.words
      return []
    case .copied(let outcome):
      receive(outcome)
      return []
    case .saved(let request, let problem): return finishSaving(request, problem)
    case .opened(let path, .success(let bytes)): return open(path: path, bytes: bytes)
    case .openedParts(let path, let parts, let notice):
      let effects = open(parts, of: .file(path: path))
      self.notice = notice
      return effects
    case .found(let payloads, let gone, let notice): return receive(payloads, gone: gone, notice)
    case .completed(let path, let names):
      complete(path, with: names)
      return []
    case .opened(let path, .failure(let problem)):
      notice = "\(path): \(problem.words)"
      return []
    }
  }

  private mutating func noteJournal(isFailing words: String?) {
    journal.isFailing = words != nil
    if let words { notice = "the recovery journal can't be written: \(words)" }
  }

  private mutating func handle(_ event: TerminalEvent) -> [Effect] {
    switch event {
    case .key(let key):
      if guide?.isBlank == true {
        guide?.isBlank = false
        return []
      }
      notice = nil
      layers.yieldUnseen()
      let shown =
        environment.isProjector
        ? shownKeys.show(key, Glyphs(isUTF8: environment.capabilities.isUnicode)) : []
      return shown + press(key)
    case .paste(let text):
      notice = nil
      layers.yieldUnseen()
      return paste(text)
    case .resize(let size):
      environment.size = size
      fitPanes()
      return []
    case .resumed: return [.redraw]
    case .mouse(let event):
      layers.yieldUnseen()
      return handle(event)
    case .background(let background):
      environment.capabilities.background = background
      return []
    // A terminal that is gone is the loop's business.
    case .hangUp: return []
    }
  }

  mutating func press(_ key: KeyEvent) -> [Effect] {
    panes.forgetWheel()
    if layers.prompt == nil { panes.source.awaitsMatch = false }
    let isTwo = canBeTwo(key)
    if !isTwo, let effects = pressInLayer(key) { return effects }
    if waiting.awaitsMenu, layers.isEmpty, let effects = keepForMenu(key) { return effects }
    if guesses(at: key) {
      let effects = perform(.enter("predict"))
      // There may be nothing to be guessed, or not yet.
      return predicting.isOpen ? effects + press(key) : effects
    }
    if let action = action(of: key) {
      defer { fitPanes() }
      return perform(action)
    }
    if isTwo {
      return press(KeyEvent(.escape))
        + press(KeyEvent(key.key, key.modifiers.subtracting(.alt)))
    }
    guard layers.isEmpty, isTyping, let character = key.typed else { return [] }
    defer { fitPanes() }
    return edit(.insert(String(character)))
  }

  /// Whether a key with Alt may be Esc and a key that came in one packet, as over a slow line.
  ///
  /// Where text is typed only a control key is, such as `^Q`, and a function key: a command of another
  /// editor on Alt doesn't leave the text.
  private func canBeTwo(_ key: KeyEvent) -> Bool {
    guard key.modifiers.contains(.alt) else { return false }
    if case .function = key.key { return true }
    let takesText = layers.top.map { $0.content.keys == nil } ?? isTyping
    return key.modifiers.contains(.ctrl) || !takesText
  }

  private mutating func paste(_ text: String) -> [Effect] {
    if let effects = inLayer({ $0.paste(text, on: $1) }) { return effects }
    layers.close(.menu)
    if waiting.awaitsMenu { stopWaiting() }
    guard layers.isEmpty else { return [] }
    guard isTyping else {
      offerPasted(text)
      return []
    }
    defer { fitPanes() }
    return pasteText(text)
  }

  /// Shows the lines in which the text differs from what it came as.
  mutating func showChanges() {
    let original = library.originalText
    guard editor.text != original else {
      notice = "this is the payload as it came"
      return
    }
    show(
      .changes(
        TextComparison("Lines changed  \(library.payloadName)", from: original, to: editor.text)))
  }

  mutating func show(_ subject: TextPage.Subject) {
    let stage = Stage(self)
    let front = stage.isTyping ? [.editor] : stage.nearKeys
    layers.push(
      .text(TextPage(subject, front: layers.has(.settings) ? [.options] : front)))
  }
}
