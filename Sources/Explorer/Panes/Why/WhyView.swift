import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

/// The why as it is drawn.
struct WhyView {
  let pane: WhyPane
  let stage: Stage

  init(_ pane: WhyPane, _ stage: Stage) {
    self.pane = pane
    self.stage = stage
  }

  func draw(_ canvas: inout Canvas) {
    let layout = stage.layout
    guard let area = layout.panes[.why], let rect = layout.interior(.why) else { return }
    let isLesson = whySubject == .lesson
    var detail = stage.entry.title
    if !isLesson, let selection = stage.selection {
      detail = "\(selection)  \(stage.style.rawValue.uppercased())"
    }
    if whySubject == .rejection {
      detail =
        stage.live.rejection?.foundationLimit == nil
        ? "the JSON does not parse" : "too deep for Foundation"
    }
    if whySubject == .modelFault {
      detail =
        stage.library.modelDraft?.decoderFinding == nil
        ? "the model doesn't compile" : "the model's decoder can't be had"
    }
    let lines = lines(rect.size)
    let below = pane.text.fitted(lines.count, in: rect.rows).below
    var hint =
      layout.kind == .single
      ? "Tab: other panes"
      : !isLesson ? whyHint(canvas.glyphs) : stage.entry.lesson.isEmpty ? "" : "F11: whole lesson"
    if below > 0 && layout.kind != .single { hint = "\(below) more below  " + hint }
    canvas.title(.why, in: area, isFocused: stage.hasFocus(.why), detail: detail, hint: hint)
    canvas.draw(lines, from: pane.text, in: rect)
    if stage.focus == .why && !rect.isEmpty {
      canvas.screen.cursor = Point(column: rect.column, row: rect.row)
    }
    let isFaded = stage.live.isFaded && !stage.areResultsHidden && whySubject == .field
    if isFaded { canvas.screen.restyle(rect, canvas.theme.faded) }
  }

  private func whyHint(_ glyphs: Glyphs) -> String {
    "\(glyphs.leftRight) style" + (whySubject == .field ? "  t trace" : "")
      + (stage.entry.lesson.isEmpty ? "" : "  F11 lesson")
  }

  enum WhySubject {
    case lesson, hidden, rejection, field
    /// What the compiler says of the model that is being changed.
    case modelFault
  }

  var whySubject: WhySubject {
    if stage.focus == .model, stage.showsModelDraft,
      !(stage.library.modelDraft?.findings.isEmpty ?? true)
    {
      return .modelFault
    }
    if stage.live.rejection != nil && stage.live.isErrorTold { return .rejection }
    guard stage.selectedRow != nil, let selection = stage.selection else { return .lesson }
    return stage.hiding.hides(selection, stage.style) ? .hidden : .field
  }

  /// The lines of the why pane at a width.
  func lines(_ size: Size) -> [StyledLine] {
    let columns = size.columns
    let theme = stage.theme
    let glyphs = stage.glyphs
    switch whySubject {
    case .lesson where stage.entry.lesson.isEmpty:
      return stage.aboutModel(columns: columns, withNotes: false)
    case .lesson:
      let aside = stage.lessonAside
      // The pane's title is the lesson's already.
      let lesson = (aside?.question ?? stage.lesson).drop { $0 != "\n" }.drop { $0 == "\n" }
      let lines = Markdown.lines(
        of: String(lesson), columns: columns, theme: theme, glyphs: glyphs)
      guard let aside else { return lines }
      let words = "The lesson is about \(aside.payload), another payload: F11 opens it."
      return lines
        + StyledLine.wrapped(
          words, theme.quiet, columns: columns - 1, first: StyledLine("  ", theme.quiet))
    case .hidden:
      return [
        StyledLine(), StyledLine("  How will \(stage.style.rawValue) decode it?", theme.strong),
        StyledLine(
          stage.guideHasFocus ? "" : "  In the result Space reveals the field; v reveals all.",
          theme.quiet),
      ]
    case .rejection: return rejectionLines(columns: columns, theme, glyphs)
    case .modelFault: return faultLines(columns: columns, theme, glyphs)
    case .field: return fieldLines(size, theme, glyphs)
    }
  }

  private func fieldLines(_ size: Size, _ theme: Theme, _ glyphs: Glyphs) -> [StyledLine] {
    guard let shown = stage.live.shown, let row = stage.selectedRow,
      let selection = stage.selection
    else { return [] }
    let style = stage.style
    let entry = shown.index.rows[row]
    guard let field = shown.report.field(of: entry, style),
      var explanation = stage.explainedSelection?.explanation
    else {
      let words =
        (stage.wordsOfAwaitedStyle ?? "\(style.rawValue.uppercased()) doesn't ask for this key")
        + "."
      return [StyledLine(), StyledLine("  " + words, theme.text)]
    }
    var lines = question(columns: size.columns)
    if entry.path != selection {
      lines.append(
        StyledLine("  of \(entry.path), around the selection", theme.quiet))
    }
    if field.outcome == .threw { lines += stage.denialLines(columns: size.columns) }
    if entry.path.steps.count < 2, field.reason != .unknownKey,
      let other = shown.report.otherDocument
    {
      lines += otherDocumentLines(other, shown.report.model, size.columns, theme, glyphs)
    }
    tellTrials(&explanation)
    explanation = WhyLine.fitting(explanation, columns: size.columns)
    let groups = parts(of: explanation, size.columns, rows: size.rows - lines.count)
    let trace = traceLines(of: entry.path, columns: size.columns, theme, glyphs)
    // Blank lines between the parts, where all of it stays in sight with them.
    let parts = zip(groups, groups.dropFirst()).count { $0.0 != $1.0 }
    let isAiry =
      lines.count + groups.reduce(parts) { $0 + $1.1.count } + trace.count <= size.rows
    var last = groups.first?.0
    for (group, part) in groups {
      if isAiry, group != last { lines.append(StyledLine()) }
      lines += part
      last = group
    }
    if stage.hidesFixes, field.outcome != .asSent {
      lines.append(StyledLine("  " + PracticeWords.hidden, theme.quiet))
    }
    return lines + trace
  }

  /// What the sample's lesson asks, in one line, as long as nothing else was chosen.
  private func question(columns: Int) -> [StyledLine] {
    guard !stage.selected.isChosen, !stage.entry.question.isEmpty else { return [] }
    let words = CellText.truncated(
      stage.glyphs.words(stage.entry.question), columns: columns - 4, mark: stage.glyphs.ellipsis)
    return [StyledLine("  " + words, stage.theme.accent)]
  }

  /// The parts of a why, in their one order. Where they don't fit, what the others made of the value
  /// stands in one line, and then what the caret's line tells, too, is left out: a focus away is all.
  private func parts(
    of explanation: Explanation, _ columns: Int, rows: Int
  ) -> [(group: Int, lines: [StyledLine])] {
    let (told, theme, glyphs) = (explanation.lines, stage.theme, stage.glyphs)
    var parts = told.map { line in
      (line.role.group, WhyLine(line, theme: theme, glyphs: glyphs).lines(columns: columns))
    }
    var isCut: Bool { stage.focus != .why && parts.reduce(0) { $0 + $1.1.count } > rows }
    let others = told.indices.filter { told[$0].role.isOfOtherStyle }
    if isCut, let first = others.first {
      for other in others { parts[other].1 = [] }
      parts[first].1 = [
        WhyLine.others(others.map { told[$0] }, theme: theme, glyphs: glyphs, columns: columns)
      ]
    }
    for role in [Explanation.Role.said, .found, .wanted] where isCut {
      for place in told.indices where told[place].role == role { parts[place].1 = [] }
    }
    return parts.filter { !$0.1.isEmpty }
  }

  /// Gives the fixes that were tried their letters, and says what each leaves.
  private func tellTrials(_ explanation: inout Explanation) {
    guard let before = stage.live.shown?.report[stage.style]?.problemCount else { return }
    let places = explanation.lines.indices.filter { explanation.lines[$0].role == .fix }
    for (line, place) in places.enumerated() {
      guard let fix = stage.trials.fix(atLine: line), let after = fix.result.counts[stage.style]
      else { continue }
      explanation.lines[place].label =
        explanation.lines[place].label.padded(to: 4) + String(Trials.letters[fix.place])
      // Of another type there are other errors.
      let isOther = stage.trials.proposals[fix.place].changesRoot
      explanation.lines[place].note +=
        isOther ? "  then \(after.words)" : "  \(before.words(leaving: after))"
    }
  }

  /// What the compiler says of the model, whole: below its lines there is room for a part of it.
  func faultLines(columns: Int, _ theme: Theme, _ glyphs: Glyphs) -> [StyledLine] {
    guard let draft = stage.library.modelDraft else { return [] }
    var lines: [StyledLine] = []
    for finding in draft.findings {
      let file = draft.place(of: finding).map { draft.files[$0].name }
      let place =
        finding.position.flatMap { position in
          file.map { (draft.files.count > 1 ? $0 + ":" : "") + "\(position)  " }
        } ?? ""
      let isError = finding.severity == .error
      var first = StyledLine("  ", theme.text)
      first.append(
        "\(isError ? glyphs.outcome(.threw) : glyphs.bullet) ", isError ? theme.error : theme.quiet)
      first.append(place, theme.quiet)
      lines += StyledLine.wrapped(
        glyphs.words(finding.message), isError ? theme.strong : theme.quiet, columns: columns - 1,
        first: first, indent: 4)
      for hint in finding.hints {
        lines += StyledLine.wrapped(
          glyphs.words(hint), theme.text, columns: columns - 1,
          first: StyledLine("    ", theme.text))
      }
    }
    return lines
  }

  /// That the document is another one: it explains more than the key that is missing first.
  private func otherDocumentLines(
    _ other: OtherDocument, _ model: String, _ columns: Int, _ theme: Theme, _ glyphs: Glyphs
  ) -> [StyledLine] {
    ([other.message(of: model)] + (other.hint.map { [$0] } ?? [])).flatMap { words in
      StyledLine.wrapped(
        glyphs.words(words), theme.text, columns: columns - 1,
        first: StyledLine("  ", theme.text), indent: 4)
    }
  }

  private func rejectionLines(
    columns: Int, _ theme: Theme, _ glyphs: Glyphs
  ) -> [StyledLine] {
    var lines: [StyledLine] = []
    let since =
      stage.live.good.map { "nothing was decoded since r\($0.revision)" } ?? "nothing was decoded"
    var head = StyledLine("  ", theme.text)
    head.append("\(glyphs.outcome(.threw)) \(stage.live.rejectionWord)", theme.error)
    head.append("  " + since, theme.text)
    lines.append(head)
    func add(_ label: String, _ text: String, _ style: TextStyle) {
      let first = StyledLine("    " + label.padded(to: 8), theme.quiet)
      lines += StyledLine.wrapped(
        glyphs.words(text), style, columns: columns - 1, first: first)
    }
    if let error = stage.live.rejection?.cause {
      add("found", "\(error.position)  \(error.message)", theme.text)
    }
    let rule =
      stage.live.rejection?.foundationLimit == nil
      ? "Every decoder needs a document that parses first; defaults and conversions cannot help "
        + "with a syntax error."
      : "JSON itself sets no such limit, but JSONDecoder does. It isn't asked here, since it may trap "
        + "on such a document; no default or conversion is reached."
    add("rule", rule, theme.text)
    if let said = stage.live.answer?.foundationSaid { add("said", "“\(said)”", theme.text) }
    if stage.live.rejection?.cause != nil {
      let fix = stage.quickFixes.isEmpty ? "" : ", F10 shows how to fix it"
      add("next", "F9 goes to the place" + fix, theme.quiet)
    }
    return lines
  }
}

extension Explanation.Role {
  fileprivate var isOfOtherStyle: Bool { if case .style = self { true } else { false } }

  /// Which lines belong together.
  fileprivate var group: Int {
    switch self {
    case .headline: 0
    case .found, .wanted: 1
    case .source, .caret: 2
    case .rule, .said: 3
    case .style: 4
    case .fix: 5
    case .note: 6
    }
  }
}

extension String {
  /// The text with spaces behind it up to so many characters; nothing is cut.
  func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}
