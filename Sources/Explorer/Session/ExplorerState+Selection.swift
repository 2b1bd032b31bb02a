import DecodingReport
import JSONSource

extension ExplorerState {
  /// Selects a row of the result, and moves the JSON's caret to its value.
  mutating func select(row: Int) {
    guard let index = live.shown?.index, index.rows.indices.contains(row) else { return }
    select(path: index.rows[row].path)
    if let start = selected.span?.lowerBound {
      _ = library.editor.apply(.select(start..<start))
    } else {
      let line = live.lineShifts.textLine(of: ghostLine(of: row, index))
      let start = editor.text.offset(ofLine: max(0, line - 2))
      _ = library.editor.apply(.select(start..<start))
    }
  }

  private func ghostLine(of row: Int, _ index: ReportIndex) -> Int {
    index.ghosts.first { $0.value.contains(row) }?.key ?? 1
  }

  mutating func select(path: JSONPath) {
    if selection != path { panes.why.subjectChanged() }
    selected.path = path
    updateSelectedSpan()
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
    select(path: path)
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
      let fields = answer.report.fields(of: answer.index.rows[row])
      let found = fields.strict?.found ?? fields.default?.found ?? fields.smart?.found
      selected.span = found?.offsets
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
    goToNext(of: index.changed, otherwise: "every field is as sent, in every style")
  }

  mutating func goToNextSilentLoss() {
    guard let index = live.shown?.index else { return }
    goToNext(of: index.silentLosses, otherwise: "no silent loss")
  }

  private mutating func goToNext(of rows: [Int], otherwise words: String) {
    guard !areResultsHidden else {
      notice = "the results are hidden; v shows them"
      return
    }
    let current = selectedRow ?? -1
    guard let next = rows.first(where: { $0 > current }) ?? rows.first else {
      notice = words
      return
    }
    select(row: next)
    chooseStyle(ofRow: next, silent: rows == live.shown?.index.silentLosses)
  }

  /// Looks at a style in which something became of the row, if the present one has nothing to say.
  private mutating func chooseStyle(ofRow row: Int, silent: Bool) {
    guard let shown = live.shown else { return }
    let fields = shown.report.fields(of: shown.index.rows[row])
    let tells: (FieldReport?) -> Bool = { field in
      guard let field else { return false }
      return silent ? field.silentLoss : field.isChange
    }
    if tells(fields[style]) { return }
    if let other = DecodingStyle.allCases.first(where: { tells(fields[$0]) }) { style = other }
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
