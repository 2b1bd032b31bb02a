import DecodingReport
import TerminalCanvas
import TextEditor

/// Hands what happens to the layers, the topmost first, and does what they ask for.
extension ExplorerState {
  /// Has the topmost layer do this, or that at a place; `nil` where there is none, or where it doesn't
  /// take it.
  mutating func inLayer(
    at place: Int? = nil, _ take: (inout any LayerContent, Stage) -> [Request]?
  ) -> [Effect]? {
    guard !layers.isEmpty else { return nil }
    let place = place ?? layers.count - 1
    let stage = Stage(self)
    return take(&layers[place].content, stage).map { carryOut($0, ofLayer: place) }
  }

  /// Gives a key to the topmost layer; `nil` where the key means an action, or nothing.
  mutating func pressInLayer(_ key: KeyEvent) -> [Effect]? {
    let hasMenu = layers.top?.kind == .menu
    let effects = inLayer { $0.press(key, on: $1) }
    if hasMenu, effects != nil { fitPanes() }
    return effects
  }

  /// Gives an action to the layers from the one below so many on; `nil` where none takes it.
  mutating func performInLayer(_ action: Action, below count: Int) -> [Effect]? {
    for place in (0..<min(count, layers.count)).reversed() {
      if let effects = inLayer(at: place, { $0.perform(action, on: $1) }) { return effects }
    }
    return nil
  }

  /// Goes on with a path as far as all names that are there do, if that is still being typed.
  mutating func complete(_ path: String, with names: [String]) {
    guard layers.count > 0, case .prompt(var prompt) = layers[layers.count - 1],
      prompt.completesPath, prompt.beforeCaret == path
    else { return }
    prompt.complete(with: names)
    layers[layers.count - 1] = .prompt(prompt)
    if names.isEmpty { notice = "no file begins like this" }
  }

  /// Whether a layer moved with the wheel.
  mutating func scrollInLayer(by lines: Int) -> Bool {
    (0..<layers.count).reversed().contains { layers[$0].content.scroll(by: lines) }
  }

  /// Fits what is scrolled into the layers at the present size.
  mutating func fitLayers() {
    guard layers.has(.text) else { return }
    let stage = Stage(self)
    for place in 0..<layers.count { layers[place].content.fit(stage) }
  }

  /// Does what a pane asks for, or the layer at a place.
  mutating func carryOut(_ requests: [Request], ofLayer place: Int? = nil) -> [Effect] {
    requests.reduce(into: []) { effects, request in
      effects += carryOut(request, ofLayer: place)
    }
  }

  /// Does one thing that is asked for.
  mutating func carryOut(_ request: Request, ofLayer place: Int? = nil) -> [Effect] {
    switch request {
    case .effect(let effect): return [effect]
    case .close:
      guard let place else { return closeRoom() }
      layers.close(layers[place].kind)
    case .perform(let action): return perform(action, below: place ?? 0)
    case .performInSession(let action): return performInSession(action)
    case .wait(let action): wait(toDo: action)
    case .notice(let words): notice = words
    case .focus(let pane): moveFocus(to: pane)
    case .show(let mode): return show(mode)
    case .comeBack(let base, let room):
      wayBack = origin == base ? nil : WayBack(origin: origin, base: base, room: room)
    case .beginEditing(let pane): beginEditing(pane)
    case .leaveLists: leaveLists()
    case .style(let style): self.style = style
    case .reveal: if let selection { hiding.reveal(selection) }
    case .select(let row): select(row: row)
    case .selectPath(let path): select(path: path)
    case .openSample(let place): return choose { $0.open(sample: place) }
    case .open(let origin): return choose { $0.open(origin: origin) }
    case .edit(let command): return edit(command)
    case .fold(let target): return fold(target)
    case .scrollSource(let lines): _ = library.editor.apply(.scroll(lines: lines, cells: 0))
    case .scrollModel(let lines):
      _ = library.models[sample]?.editor.apply(.scroll(lines: lines, cells: 0))
    case .mark: marksWhileEditing = isLaidOutForEditing
    case .explain:
      live.callsChanged()
      return parseAndExplain(afterEdit: false)
    case .find(let prompt): beginFinding(prompt)
    case .askOnceSeen(let question): layers.ask(question)
    case .ask(let prompt, let kinds):
      for kind in kinds { layers.close(kind) }
      layers.push(.prompt(prompt))
    case .quit(let discarding):
      return carryOut(saving.quit(library, journal, discarding: discarding))
    case .takeTheirs(let file): return takeTheirs(of: file)
    case .noteChange(let path, let bytes):
      return noteFile { saving, library, _ in saving.noteChange(of: path, bytes, &library) }
    case .decode(let changes): return decode(with: changes)
    case .chooseRoot(let root): return choose(root: root)
    case .changeModel(let texts): return changeModel(texts)
    case .end(let question): return questions.end(question)
    case .beginGuessing: beginGuessing()
    case .endGuessing(let isOver): hide(as: predicting.end(library, isOver: isOver))
    case .guess(let cell, let change): guess(cell, change)
    case .revealGuesses(let path): return revealGuesses(of: path)
    case .nextQuestion: return askNext()
    case .openHistory: return openHistory()
    case .closeHistory: history.close()
    case .goTo(let entry): return go(to: entry)
    case .showText(let subject): show(subject)
    case .menu(let menu): layers.push(.menu(menu))
    case .revealCell(let place): hiding.reveal(place)
    case .follow(let prompt): return follow(prompt)
    case .giveUp(let prompt): return giveUp(prompt)
    case .answer(let prompt, let key): return answer(prompt, by: key)
    case .setting(let setting, let place): return choose(place, of: setting)
    }
    return []
  }
}
