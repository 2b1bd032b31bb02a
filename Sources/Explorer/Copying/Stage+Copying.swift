import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

/// Why something can't be had, as a sentence for the status line.
struct Refusal: Error, Equatable {
  var words: String

  init(_ words: String) {
    self.words = words
  }
}

extension Stage {
  /// The why of the selected field in the style in focus, and what it is of.
  var explainedSelection: (field: FieldReport, explanation: Explanation)? {
    guard let shown = live.shown, let field = selectedField else { return nil }
    let models = ModelPlaces(library.modelIndex, shown.report, shown.index)
    let explanation = shown.report.explanation(
      of: field, in: style, declaration: models.declaration(of:_:),
      places: shown.index.places(of:_:)
    ) { line in
      // A line that no pane could hold isn't made into a string.
      guard let range = shown.document.range(ofLine: line), range.count < 4096 else { return nil }
      return shown.document.lineText(line)
    }
    return (field, withoutHidden(explanation))
  }

  /// An explanation without what would solve the exercise that is open.
  private func withoutHidden(_ explanation: Explanation) -> Explanation {
    guard hidesFixes else { return explanation }
    var explanation = explanation
    explanation.lines.removeAll { $0.role == .fix }
    explanation.fixes = []
    return explanation
  }

  /// The property that the selected field belongs to, and the model that declares it.
  var selectedProperty: (property: String, type: String)? {
    guard let shown = live.shown, let row = selectedRow, let report = shown.report[style] else {
      return nil
    }
    return library.modelIndex[style].property(ofRow: row, shown.index, report)
  }

  /// The text of the selected field in a form.
  func copyText(_ form: CopyForm) throws(Refusal) -> String {
    guard let selection, isFieldSelected else {
      throw Refusal("there is no field to copy")
    }
    switch form {
    case .path: return selection.description
    case .jq: return selection.jq
    case .keyPath: return try keyPath(to: selection)
    case .value, .json: return try sourceText(of: selection, form)
    case .swift: return try swiftText()
    case .diagnosis: return try diagnosis()
    case .fix: return try fixText()
    }
  }

  private func keyPath(to path: JSONPath) throws(Refusal) -> String {
    guard let report = live.shown?.report[style], let text = report.keyPath(to: path) else {
      throw Refusal(
        wordsOfAwaitedStyle ?? "the \(style.rawValue) model has no property for \(path)")
    }
    return text
  }

  private func sourceText(of path: JSONPath, _ form: CopyForm) throws(Refusal) -> String {
    guard let document = live.currentDocument else {
      throw Refusal("the results aren't in yet")
    }
    guard let node = document.node(at: path) else {
      throw Refusal("\(path) is missing: there is no value to copy")
    }
    let isText = form == .value && document.kind(of: node) == .string
    return isText ? document.string(node) : document.text(node)
  }

  private func swiftText() throws(Refusal) -> String {
    try mustBeRevealed()
    guard let field = selectedField else {
      throw Refusal(wordsOfAwaitedStyle ?? "\(style.rawValue) doesn't ask for this key")
    }
    guard let value = field.value else {
      throw Refusal("\(style.rawValue) has no value here: \(field.outcome.words)")
    }
    return value
  }

  private func mustBeRevealed() throws(Refusal) {
    if let selection, hiding.hides(selection, style) { throw Refusal(Hiding.words) }
  }

  /// What the why advises, each with its condition.
  private func fixText() throws(Refusal) -> String {
    try mustBeRevealed()
    if hidesFixes { throw Refusal(PracticeWords.hidden) }
    let fixes = explainedSelection?.explanation.fixes ?? []
    guard !fixes.isEmpty else { throw Refusal("the why advises nothing here") }
    return fixes.map {
      $0.place == .payload ? "// \($0.condition)" : "\($0.code)  // \($0.condition)"
    }
    .joined(separator: "\n") + "\n"
  }

  private func diagnosis() throws(Refusal) -> String {
    try mustBeRevealed()
    guard let shown = live.shown, let field = selectedField else {
      throw Refusal(wordsOfAwaitedStyle ?? "\(style.rawValue) doesn't ask for this key")
    }
    let models = ModelPlaces(library.modelIndex, shown.report, shown.index)
    let explanation = withoutHidden(
      shown.report.explanation(
        of: field, in: style, declaration: models.declaration(of:_:),
        sourceLine: shown.document.lineText))
    let head = "\(shown.report.payload.source): \(field.path)  \(style.rawValue)\n"
    return head + explanation.text(width: { CellText.width($0) }) + "\n"
  }

  /// The field of the selected row in the style in focus, where the row is that of the selection.
  private var selectedField: FieldReport? {
    guard let shown = live.shown, let row = selectedRow else { return nil }
    return shown.report.field(of: shown.index.rows[row], style)
  }
}

extension String {
  /// The first line, shortened, for a notice.
  var preview: String {
    let line = prefix { !$0.isNewline }
    return line.count > 60 ? line.prefix(59) + "…" : String(line)
  }
}
