import DecodingConclusions
import DecodingReport
import JSONSource
import TextEditor
import Workbench

extension ExplorerState {
  /// After so many milliseconds results that are awaited still are said to be of an older text.
  private static let overdueAfter = 100
  /// So many milliseconds later the sign of waiting begins to turn, and then so often.
  private static let turnsAfter = 400
  private static let turnsEvery = 100
  /// After so many milliseconds without a key a syntax error is told in words.
  private static let silenceAfter = 400
  /// After so many milliseconds without a key other values are tried.
  private static let triesAfter = 300

  /// Applies a command to the editor; if the text changed, asks for the results of the new one.
  mutating func edit(_ command: SourceCommand) -> [Effect] {
    if editsModel { return editModel(command) }
    let revision = editor.revision
    let (before, kept) = (editor, selected)
    let lines = editor.text.lineCount
    let line = editor.text.line(at: editor.caret)
    if let told = library.editor.apply(command) { tell(told, of: command) }
    if editor.revision == revision {
      caretMoved(from: line)
      return command == .copy ? copied() : []
    }
    if isEditing, command == .undo || command == .redo { library.followHistory(from: before) }
    let changed = min(line, editor.text.line(at: editor.caret)) + 1
    live.textChanged(
      line: changed, growth: editor.text.lineCount - lines, editor.lastChange)
    let effects = parseAndExplain(afterEdit: true) + dueInference + duePause()
    if editor.text.lineCount != lines { placeGhosts() }
    if isEditing { selectPathAtCaret() } else { keep(kept) }
    return command == .cut ? effects + copied() : effects
  }

  /// Has the model inferred anew after a pause, if the text is what it is inferred for.
  private var dueInference: [Effect] {
    let due = library.models.inferenceIsDue(sample, for: origin, revision: live.revision)
    return due.map { [$0] } ?? []
  }

  private func copied() -> [Effect] {
    let text = editor.clipboard.text
    return text.isEmpty ? [] : [.copy(text.string)]
  }

  mutating func tell(_ told: SourceNotice, of command: SourceCommand? = nil) {
    switch told {
    case .copied(let count): notice = "\(command == .cut ? "cut" : "copied") \(count) bytes"
    case .nothingToCopy: notice = "nothing to copy; ^Q quits"
    case .clipboardIsEmpty: notice = "nothing was copied or cut yet"
    case .nothingToUndo: notice = "nothing to undo"
    case .nothingToRedo: notice = "nothing to redo"
    case .alreadyFormatted:
      notice =
        !editsModel && editor.encoding.minified != nil
        ? "it is laid out for the eye, and written as it came"
        : "it is laid out already"
    case .cannotFormat: notice = "not formatted: a string has no end on its line; F10 may fix it"
    case .nothingToFold: notice = "no object or array of several lines is here"
    case .notFound(let query): notice = "not found: \(query)"
    case .searchWrapped: notice = "search went on from the other end"
    }
  }

  /// Parses a small source now, and asks for the results: at once, or after a pause in typing where
  /// the source is large.
  mutating func parseAndExplain(afterEdit: Bool) -> [Effect] {
    let revision = live.revision
    let isSmall = editor.text.count <= Self.parsedWhileTyping
    live.laidOut = isSmall ? LaidOutSource(editor.text, editor.encoding, library.dialect) : nil
    live.document =
      isSmall
      ? live.laidOut?.text
        ?? JSONDocument.parse(editor.encoding.bytes(of: editor.text), dialect: library.dialect)
      : nil
    if live.document?.isRejectedByFoundation == false { live.textIsReadable() }
    if let parsed = live.document, !hasPlaces(parsed) { live.document = nil }
    var effects: [Effect] = []
    if isSmall || !afterEdit {
      effects.append(.explain(request))
    } else {
      let pause = min(max(2 * live.cost / 1000, 30), 300)
      // What runs is about a text that is no more.
      effects.append(.cancelExplain)
      effects.append(.after(milliseconds: pause, .explainDue(revision: revision)))
    }
    effects.append(.after(milliseconds: Self.overdueAfter, .overdue(revision: revision)))
    return effects
  }

  /// Whether a document's places are those of the editor's text: it was read in the encoding in which
  /// it is written, and other encodings' places are those of their UTF-8 form.
  func hasPlaces(_ document: JSONDocument) -> Bool { document.encoding == editor.encoding.form }

  var request: ExplainRequest {
    var request = library.request(live, traces: traces)
    request.laysOut = library.awaitsLayout
    return request
  }

  /// The calls that somebody looks at.
  private var traces: TraceScope {
    room?.wantsTraces == true || panes.why.showsTrace ? .around(selection ?? .root) : .none
  }

  /// Asks for the calls of another field, where not all are kept.
  mutating func dueTraces() -> [Effect] {
    guard let path = traces.path, live.isUpToDate, live.rejection == nil, let shown = live.shown,
      shown.traces.path.map({ $0 != path }) ?? true,
      shown.report.styles.contains(where: { $0.trace.map { $0.omitted > 0 } ?? false })
    else { return [] }
    return carryOut([.explain])
  }

  mutating func receive(_ answer: ExplainAnswer) -> [Effect] {
    guard answer.hasWhys else { return receive(values: answer) }
    guard answer.awaited.isEmpty else { return receive(partial: answer) }
    let wasRejected = live.rejection != nil
    let isFirst = live.shown == nil
    let toldDenials = live.answer?.report.denials ?? []
    // Of a text that was changed before it was laid out, the results are others.
    guard takeLayout(of: answer), live.receive(answer) else { return [] }
    if let denials = answer.report.deniedWords, answer.report.denials != toldDenials {
      notice = denials
    }
    live.cost = answer.microseconds
    if live.isUpToDate {
      library.knownMarks[origin] = PerStyle { answer.report[$0].map(\.loudestOutcome) }
    }
    if live.isUpToDate {
      takeDocument(of: answer)
      updateSelectedSpan()
    }
    defer { fitPanes() }
    placeGhosts()
    panes.result.placeRows(live, areResultsHidden)
    settleSelection()
    selectGuessed()
    let effects = performWaiting() + dueTrial()
    guard live.rejection != nil else { return effects }
    // What was broken before the first key is told at once.
    if isFirst { live.isErrorTold = true }
    if wasRejected && live.isErrorTold { return effects }
    return effects + [.after(milliseconds: Self.silenceAfter, .silence(revision: answer.revision))]
  }

  /// Has other values tried after a pause, where code of the model's own had a hand in the results.
  private func dueTrial() -> [Effect] {
    live.awaitsTrial
      ? [.after(milliseconds: Self.triesAfter, .trialDue(revision: live.revision))] : []
  }

  /// Takes in what a large source decodes to; the table stays as it is until the whys come.
  private mutating func receive(values answer: ExplainAnswer) -> [Effect] {
    guard takeLayout(of: answer), live.receive(answer) else { return [] }
    live.cost = answer.microseconds
    if live.awaitingWhys != nil { takeDocument(of: answer) }
    return []
  }

  /// Takes in the styles that are decoded while the models of the others are compiled. Nothing else is
  /// concluded from it before it is whole.
  private mutating func receive(partial answer: ExplainAnswer) -> [Effect] {
    guard live.receive(answer) else { return [] }
    if answer.revision == live.revision { takeDocument(of: answer) }
    panes.result.placeRows(live, areResultsHidden)
    settleSelection()
    fitPanes()
    return []
  }

  /// Shows the text laid out, if that was waited for; `false` where it was changed meanwhile.
  private mutating func takeLayout(of answer: ExplainAnswer) -> Bool {
    guard let reading = answer.laidOut?.reading else { return true }
    guard answer.revision == live.revision else { return false }
    // The answer with the values may have brought it.
    guard editor.encoding.isPlain else { return true }
    guard library.layOut(as: reading) else { return false }
    live.document = nil
    selected.span = nil
    fitPanes()
    return true
  }

  private mutating func takeDocument(of answer: ExplainAnswer) {
    guard live.document == nil, hasPlaces(answer.document) else { return }
    live.document = answer.textDocument
    live.laidOut = answer.laidOut
    updateSelectedSpan()
  }

  /// Asks for results that were given up.
  mutating func askForResultsAgain() -> [Effect] {
    live.wantAgain() ? [.explain(request)] : []
  }

  mutating func receive(_ timer: Message.Timer) -> [Effect] {
    switch timer {
    case .overdue(let revision):
      if revision == live.revision && !live.isUpToDate {
        live.isOverdue = true
        return [.after(milliseconds: Self.turnsAfter, .turn(revision: revision))]
      }
    case .turn(let revision):
      if revision == live.revision && !live.isUpToDate && !live.isGivenUp {
        live.turns += 1
        return [.after(milliseconds: Self.turnsEvery, .turn(revision: revision))]
      }
    case .silence(let revision):
      if revision == live.revision && live.rejection != nil {
        live.isErrorTold = true
        fitPanes()
      }
    case .pause(let revision): endStep(ofRevision: revision)
    case .modelDue(let sample, let revision):
      return compileModel(sample: sample, revision: revision)
    case .inferenceDue(let sample, let revision):
      return inferModel(sample: sample, revision: revision)
    case .questionSeen(let number): layers.noteSeen(number)
    case .courseClock:
      guide?.tick()
      return [.after(milliseconds: 1000, .courseClock)]
    case .keysShown(let count):
      shownKeys.hide(after: count)
    case .trialDue(let revision):
      if revision == live.revision, live.awaitsTrial {
        var request = request
        request.witness = .both
        return [.explain(request)]
      }
    case .explainDue(let revision):
      if revision == live.revision && !live.isUpToDate && !live.isGivenUp {
        return [.explain(request)]
      }
    }
    return []
  }

  /// A syntax error is told when the caret leaves its line, too.
  private mutating func caretMoved(from line: Int) {
    selectPathAtCaret()
    guard let offset = live.errorOffset, editor.text.line(at: editor.caret) != line else { return }
    if editor.text.line(at: offset) == line { live.isErrorTold = true }
  }

  /// Finds the lines behind which missing keys are shown, and tells the editor of their rows.
  mutating func placeGhosts() {
    panes.source.placeGhosts(live, areHidden: areResultsHidden)
    library.editor.rowsBehindLine = panes.source.ghosts.mapValues(\.count)
  }
}
