import DecodingReport
import JSONSource
import TextEditor
import Workbench

extension ExplorerState {
  /// Selects a row of the result.
  mutating func select(row: Int) {
    guard let index = live.shown?.index, index.rows.indices.contains(row) else { return }
    select(path: index.rows[row].path)
  }

  /// Selects a value in all panes: the JSON's caret goes to it, or to where a missing one would stand.
  mutating func select(path: JSONPath) {
    note(path)
    if let start = selected.span?.lowerBound {
      _ = library.editor.apply(.select(start..<start))
    } else if let index = live.shown?.index, let row = index.rowOfPath[path] {
      let line = live.lineShifts.textLine(of: ghostLine(of: row, index))
      let start = editor.text.offset(ofLine: max(0, line - 2))
      _ = library.editor.apply(.select(start..<start))
    }
  }

  private func ghostLine(of row: Int, _ index: ReportIndex) -> Int {
    index.ghosts.first { $0.value.contains(row) }?.key ?? 1
  }

  /// Takes note of what is selected, wherever the JSON's caret stands.
  private mutating func note(_ path: JSONPath) {
    if selection != path { panes.why.subjectChanged() }
    selected.path = path
    selected.isChosen = true
    selected.awaitsResults = false
    updateSelectedSpan()
  }

  /// Keeps what was selected in a text that changed: the same path, or what is around it once there are
  /// results.
  mutating func keep(_ kept: Selection) {
    selected = kept
    if kept.path != nil { (selected.isChosen, selected.awaitsResults) = (true, true) }
    updateSelectedSpan()
    if let start = selected.span?.lowerBound {
      _ = library.editor.apply(.select(start..<start))
    }
  }

  /// Selects a field when the results of another payload are there: the one that was selected, or the
  /// one around it; else the one at which the style that is looked at stopped, unless that is to be
  /// guessed or a course leads.
  mutating func settleSelection() {
    guard selected.awaitsResults, live.isUpToDate, live.rejection == nil,
      let shown = live.shown
    else { return }
    selected.awaitsResults = false
    let row = selection.flatMap { shown.index.row(around: $0) }
    if selected.isChosen, let row {
      select(row: row)
    } else if !areResultsHidden, !isTyping, guide?.isOpen != true,
      let stop = shown.index.stops[style]
    {
      select(row: stop)
      selected.isChosen = false
    } else if let row {
      select(row: row)
    }
  }

  /// Selects what the caret of the JSON stands in.
  mutating func selectPathAtCaret() {
    guard let document = live.document,
      let path = library.path(atOffset: editor.caret, in: document)
    else {
      updateSelectedSpan()
      return
    }
    // The document's own first brace selects nothing while nothing was selected.
    if path.steps.isEmpty && selection == nil { return }
    // Around a syntax error keys and values are guesses: what isn't a known field selects nothing.
    if document.isRejectedByFoundation, live.shown?.index.rowOfPath[path] == nil { return }
    note(path)
  }

  /// Where no field is selected, selects that of the JSON's caret, or else the first one in sight.
  mutating func selectFieldAtCursor() {
    let stage = Stage(self)
    _ = carryOut(panes.result.selectingField(on: stage))
  }

  /// Finds the bytes of the selected value in the present text.
  mutating func updateSelectedSpan() {
    selected.span = nil
    guard let selection else { return }
    if live.isUpToDate, let answer = live.answer, hasPlaces(answer.document),
      let row = answer.index.rowOfPath[selection]
    {
      let found = answer.report.fields(of: answer.index.rows[row]).found
      selected.span = found.map { answer.textRange(of: $0.offsets) }
    } else if let document = live.document, let node = document.node(at: selection) {
      selected.span = document.range(of: node)
    }
    if let span = selected.span, span.upperBound > editor.text.count { selected.span = nil }
    selected.isOneLine =
      !selection.steps.isEmpty
      && selected.span.map {
        editor.text.line(at: $0.lowerBound) == editor.text.line(at: $0.upperBound)
      } ?? false
  }

  /// Goes to the syntax error, or to the next field that a style changed.
  mutating func goToNextProblem() {
    if live.rejection?.cause != nil {
      guard let offset = live.errorOffset else {
        // What was refused has been changed: whether there is more is known with the next answer.
        waiting.actions.append(.field(.nextProblem))
        return
      }
      live.isErrorTold = true
      focus = .source
      _ = library.editor.apply(
        .select(min(offset, editor.text.count)..<min(offset, editor.text.count)))
      return
    }
    guard let index = live.shown?.index else { return }
    guard !hiding.hides(style) else {
      notice = Hiding.words
      return
    }
    goToNext(of: index.problems[style], otherwise: noProblemWords(index))
  }

  private func noProblemWords(_ index: ReportIndex) -> String {
    if let words = Stage(self).lackOfModel { return words }
    let others = DecodingStyle.allCases.filter {
      !index.problems[$0].isEmpty && !hiding.hides($0)
    }
    guard !others.isEmpty else {
      return hiding.isOn
        ? "every field is as sent in \(style.rawValue.uppercased())"
        : "every field is as sent, in every style"
    }
    let places = others.map { other in
      "\(other.index + 1) \(other.rawValue.uppercased()) changes \(index.problems[other].count.grouped)"
    }
    return "every field is as sent in \(style.rawValue.uppercased()); "
      + places.joined(separator: ", ")
  }

  /// Goes to the next value that is gone without an error, in a style in which it is.
  mutating func goToNextSilentLoss() {
    guard let shown = live.shown else { return }
    guard !hiding.isOn else {
      notice = Hiding.words
      return
    }
    guard let row = goToNext(of: shown.index.silentLosses, otherwise: "no silent loss") else {
      return
    }
    let fields = shown.report.fields(of: shown.index.rows[row])
    guard fields[style]?.silentLoss != true else { return }
    if let other = DecodingStyle.allCases.first(where: { fields[$0]?.silentLoss ?? false }) {
      style = other
    }
  }

  /// Selects the next of some rows, round the end; returns it.
  @discardableResult
  private mutating func goToNext(of rows: [Int], otherwise words: String) -> Int? {
    let current = selectedRow ?? -1
    guard let next = rows.first(where: { $0 > current }) ?? rows.first else {
      notice = words
      return nil
    }
    show(row: next)
    return next
  }

  /// Edits the selected value in the JSON, with the value selected.
  mutating func editSelectedValue() {
    selectFieldAtCursor()
    beginEditing(.source)
    guard let span = selected.span else {
      if selection?.steps.isEmpty == false { notice = "the key is missing: type it here" }
      return
    }
    _ = library.editor.apply(.select(span))
  }
}
