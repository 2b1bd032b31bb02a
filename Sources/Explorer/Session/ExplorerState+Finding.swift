import JSONSource
import TerminalCanvas
import TextEditor
import Workbench

/// Where one was when a search began: what is typed moves, and Esc goes back.
struct SearchStart: Sendable {
  fileprivate var selected: Selection
  fileprivate var source: EditorPlace
  fileprivate var model: EditorPlace?
  fileprivate var result: ResultPane
  /// What was open, for a search in the lists, and what Esc would go back to there.
  fileprivate var choice: ListChoice
  fileprivate var returnChoice: ListChoice?
}

extension ExplorerState {
  /// Asks for what is to be found: text in the JSON and in a model that is edited, names elsewhere.
  mutating func beginFinding(_ prompt: Prompt) {
    searchStart = SearchStart(
      selected: selected, source: editor.place, model: library.modelDraft?.editor.place,
      result: panes.result, choice: ListChoice(self), returnChoice: returnChoice)
    layers.push(.prompt(prompt))
  }

  /// Goes where the line that is being typed leads.
  mutating func follow(_ typed: Prompt) -> [Effect] {
    defer { fitPanes() }
    switch typed.kind {
    case .findText:
      goBackToSearchStart()
      return find(typed.answer, .findNext, isNew: true)
    case .findName:
      if !focus.isList { goBackToSearchStart() }
      searchedName = typed.answer
      return findName(by: 1, isNew: true)
    case .filter:
      panes.result.keep(RowFilter(typed.answer), on: Stage(self))
      return []
    default: return []
    }
  }

  /// Goes back to where one was before a line was typed that moved.
  mutating func giveUp(_ typed: Prompt) -> [Effect] {
    defer { fitPanes() }
    panes.source.awaitsMatch = false
    if focus.isList { return goBackInList() }
    goBackToSearchStart()
    return []
  }

  /// Opens what was open before a name was typed in the lists.
  private mutating func goBackInList() -> [Effect] {
    guard let start = searchStart else { return [] }
    defer { returnChoice = start.returnChoice }
    return start.choice.place == ListChoice(self).place ? [] : reopen(start.choice)
  }

  private mutating func goBackToSearchStart() {
    guard let start = searchStart else { return }
    if selected.path != start.selected.path { panes.why.subjectChanged() }
    selected = start.selected
    library.editor.goBack(to: start.source)
    if let model = start.model { library.models[sample]?.editor.goBack(to: model) }
    panes.result = start.result
    panes.result.placeRows(live, areResultsHidden)
    updateSelectedSpan()
  }

  /// Does as a key says in a line that looks for something: on, back, or stay.
  mutating func answerFind(_ asked: Prompt, by key: KeyEvent) -> [Effect] {
    let step = key.key == .up ? -1 : 1
    let stays = key.key == .enter
    if stays { layers.close(.prompt) }
    defer { fitPanes() }
    if asked.kind == .filter {
      guard !stays else { return [] }
      return carryOut(panes.result.move(step < 0 ? .up : .down, on: Stage(self)))
    }
    // Where something was typed, one is there already.
    if stays, !asked.answer.isEmpty { return asked.kind == .findName ? follow(asked) : [] }
    if asked.kind == .findText {
      let query = asked.answer.isEmpty ? editedText.query : asked.answer
      return find(query, step < 0 ? .findPrevious : .findNext)
    }
    if !asked.answer.isEmpty { searchedName = asked.answer }
    return findName(by: step)
  }

  private mutating func find(
    _ text: String, _ command: SourceCommand, isNew: Bool = false
  ) -> [Effect] {
    guard !text.isEmpty else { return [] }
    let command = isNew || editedText.query != text ? .find(text) : command
    return editsModel ? editModel(command) : search(command)
  }

  /// Goes to the next match: of text in the JSON, of a name elsewhere.
  mutating func findAgain(by step: Int) -> [Effect] {
    guard focus == .source else { return findName(by: step) }
    return find(editor.query, step < 0 ? .findPrevious : .findNext)
  }

  /// Goes to the next field whose name has the text in it; in the lists, to such a sample or
  /// payload. A new search may stay where it is.
  mutating func findName(by step: Int, isNew: Bool = false) -> [Effect] {
    let name = searchedName.lowercased()
    guard !name.isEmpty else { return isNew && focus.isList ? goBackInList() : [] }
    let start = (isNew ? searchStart?.choice : nil) ?? ListChoice(self)
    let back = isNew ? step : 0
    var effects: [Effect] = []
    switch focus {
    case .samples:
      let found = search(from: start.place.sample - back, by: step, count: samples.count) {
        samples[$0].title.lowercased().contains(name)
      }
      if let found { return found == sample ? [] : choose { $0.open(sample: found) } }
      if isNew { effects = goBackInList() }
    case .payloads:
      let items = library.payloadItems
      let current = items.firstIndex { $0.origin == start.place.origin } ?? 0
      let found = search(from: current - back, by: step, count: items.count) {
        items[$0].name.lowercased().contains(name)
      }
      if let origin = found.map({ items[$0].origin }) {
        return origin == self.origin ? [] : choose { $0.open(origin: origin) }
      }
      if isNew { effects = goBackInList() }
    case .source, .result, .model, .why:
      if let row = rowOfSearchedPath {
        show(row: row)
        return []
      }
      let rows = panes.result.rowsWithFolded(of: live)
      let query = SourceQuery(name)
      let current = selectedRow.map { rows.place(of: $0) } ?? (step > 0 ? -1 : rows.count)
      let first = isNew && selectedRow != nil ? current - step : current
      let found = search(from: first, by: step, count: rows.count) { place in
        live.shown?.index.rows[rows[place]].label.contains(query) ?? false
      }
      if let found {
        show(row: rows[found])
        return []
      }
    }
    notice = "no name contains \(searchedName)"
    return effects
  }

  /// Selects a row, however it is folded away.
  mutating func show(row: Int) {
    panes.result.unfold(around: row, on: Stage(self))
    select(row: row)
  }

  /// The row of a path that is looked for, be it as Foundation prints it in a log.
  private var rowOfSearchedPath: Int? {
    guard let path = JSONPath(reading: searchedName), path.steps.count > 1 else { return nil }
    return live.shown?.index.rowOfPath[path]
  }

  /// The next place for which the test holds, round the end.
  private func search(
    from current: Int, by step: Int, count: Int, _ matches: (Int) -> Bool
  ) -> Int? {
    guard count > 0 else { return nil }
    return (1...count).lazy
      .map { ((current + step * $0) % count + count) % count }
      .first(where: matches)
  }
}
