import DecodingReport
import JSONSource
import TextEditor
import Workbench

/// With which decoder a model decodes.
struct DecoderChoice: Sendable, Equatable {
  /// The expression that gives the model's own; `nil` for one by the options.
  var expression: String?
}

/// A model as the user changes it: the files of a model of his own, or a copy of a sample's.
struct ModelDraft: Sendable {
  /// One of its files.
  struct File: Sendable {
    var name: String
    /// Where its text is kept; a copy that is saved to a file moves there.
    var origin: TextOrigin
    var editor: SourceEditor
    /// The text before it was changed.
    var original: SourceText

    /// The file's path, if it is one on the disk.
    var path: String? {
      if case .file(let path) = origin { path } else { nil }
    }
  }

  /// At least one.
  private(set) var files: [File]
  /// The file that is edited, by its place.
  private(set) var place = 0
  /// The type that was chosen to be decoded; `nil` for the one that was before, or the likeliest.
  private(set) var root: String?
  /// The model's own decoder that was chosen to be decoded with, or none of them; `nil` for the one that
  /// was before.
  private(set) var decoder: DecoderChoice?
  /// How often something was chosen.
  private var choices = 0
  /// The revision of the text that the results belong to; 0 as long as it is the sample's own.
  private(set) var compiledRevision = 0
  /// The newest revision of which the compiler has spoken.
  private(set) var answeredRevision = 0
  /// What the files were called then: the compiler's places bear these names.
  private var answeredNames: [String] = []
  private(set) var compiled: ModelAnswer.Compiled?
  /// What was compiled before that.
  private(set) var former: ComparedModel?
  /// What is wrong with the revision that was answered last.
  private(set) var fault: ModelFault?

  /// A draft of texts with the places where they are kept.
  init(_ texts: [(text: ModelText, origin: TextOrigin)], indentation: [UInt8]) {
    files = texts.map { text, origin in
      let original = SourceText(Array(text.text.utf8))
      return File(
        name: text.name, origin: origin,
        editor: SourceEditor(original, indentation: indentation), original: original)
    }
    precondition(!files.isEmpty, "a model has at least one file")
  }

  /// The editor of the file that is edited.
  var editor: SourceEditor {
    get { files[place].editor }
    set { files[place].editor = newValue }
  }

  var file: File { files[place] }

  /// Grows with every change of a text, and of what is to be decoded.
  var revision: Int { files.reduce(choices) { $0 + $1.editor.revision } }

  var isModified: Bool { files.contains { $0.editor.isModified } }

  /// Whether the text is the one that the results belong to.
  var isUpToDate: Bool { compiledRevision == revision }

  /// Whether the compiler has yet to speak of the text.
  var isPending: Bool { answeredRevision < revision }

  /// Goes to another of the files.
  mutating func open(place: Int) {
    guard files.indices.contains(place), place != self.place else { return }
    files[place].editor.clipboard = editor.clipboard
    self.place = place
    placeFindings()
  }

  /// Changes a file that need not be the one that is edited.
  mutating func change(place: Int, _ change: (inout File) -> Void) {
    change(&files[place])
    placeFindings()
  }

  mutating func choose(root: String) {
    self.root = root
    choices += 1
  }

  mutating func choose(decoder: DecoderChoice) {
    self.decoder = decoder
    choices += 1
  }

  /// Takes note of what is wrong with files of which there never were results, and goes to the
  /// first place of it.
  mutating func receive(_ refused: RefusedModel) {
    root = refused.root
    decoder = refused.decoder.map { DecoderChoice(expression: $0) }
    choices += 1
    answeredRevision = revision
    answeredNames = files.map(\.name)
    fault = refused.fault
    let first = findings.first { $0.position != nil && self.place(of: $0) != nil }
    if let first, let position = first.position, let file = self.place(of: first) {
      open(place: file)
      _ = editor.apply(.goTo(position))
    }
    placeFindings()
  }

  /// Takes an answer in; one that is overtaken is dropped: returns `false`.
  mutating func receive(_ answer: ModelAnswer) -> Bool {
    guard answer.revision > answeredRevision, answer.revision <= revision else { return false }
    answeredRevision = answer.revision
    answeredNames = files.map(\.name)
    switch answer.result {
    case .success(let compiled)?:
      former = self.compiled.map { ComparedModel($0, revision: compiledRevision) }
      self.compiled = compiled
      compiledRevision = answer.revision
      fault = nil
    case .failure(let fault)?: self.fault = ModelFault(findings: fault.findings.causesFirst)
    case nil: break
    }
    placeFindings()
    return true
  }

  /// What the compiler says of a line of the edited file, from 0, as long as it speaks of the
  /// present text: causes first.
  func findings(ofLine line: Int) -> [Diagnostic] {
    findingsHere.filter { $0.position?.line == line + 1 }
  }

  /// The first thing that is wrong elsewhere: in another file, or in no place.
  var generalFinding: (words: String, file: Int?)? {
    for finding in findings {
      guard let position = finding.position else { return (finding.message, nil) }
      guard let other = place(of: finding), other != place else { continue }
      return ("\(files[other].name):\(position): \(finding.message)", other)
    }
    return nil
  }

  /// What is wrong with the present text, as far as that is known.
  var findings: [Diagnostic] { isPending ? [] : fault?.findings ?? [] }

  /// Why the model's own decoder can't be had, if that is what is wrong.
  var decoderFinding: String? {
    findings.first { $0.source == ModelFault.decoder }?.message
  }

  private var findingsHere: [Diagnostic] {
    findings.filter { $0.position != nil && place(of: $0) == place }
  }

  /// The file that a finding is about; `nil` for one in somebody else's, such as the library's.
  func place(of finding: Diagnostic) -> Int? {
    answeredNames.firstIndex(of: finding.source).flatMap { files.indices.contains($0) ? $0 : nil }
  }

  /// So many rows show all of the edited text, and what is said of its lines.
  var rowCount: Int {
    editor.text.lineCount + editor.rowsBehindLine.values.reduce(0, +)
  }

  /// What is shown below a line, from 0, and how much more is said of it: the first thing said of a
  /// line, unless that follows from what is said of another one.
  func finding(belowLine line: Int) -> (finding: Diagnostic, more: Int)? {
    let all = findings(ofLine: line)
    guard let first = all.first, first.isCause || !findings.contains(where: \.isCause) else {
      return nil
    }
    return (first, all.count - 1)
  }

  /// Makes room for a row below each line of which something is shown.
  mutating func placeFindings() {
    editor.rowsBehindLine = [:]
    for finding in findingsHere {
      guard let line = finding.position?.line, self.finding(belowLine: line - 1) != nil else {
        continue
      }
      editor.rowsBehindLine[line - 1] = 1
    }
    keepFindingsInSight()
  }

  /// What is said of the caret's line is seen, too, where there is room for both.
  private mutating func keepFindingsInSight() {
    let line = editor.text.line(at: editor.caret)
    let behind = editor.rowsBehindLine[line] ?? 0
    let rows = editor.viewport.rows
    guard behind > 0, rows > behind else { return }
    var row = 0
    for above in editor.viewport.firstLine..<max(editor.viewport.firstLine, line) {
      row += 1 + (editor.rowsBehindLine[above] ?? 0)
    }
    let hidden = row + 1 + behind - rows
    if hidden > 0 { _ = editor.apply(.scroll(lines: hidden, cells: 0)) }
  }
}

extension [Diagnostic] {
  /// The findings with those first that others follow from.
  fileprivate var causesFirst: [Diagnostic] {
    filter(\.isCause) + filter { !$0.isCause }
  }
}

extension Diagnostic {
  /// Whether it is an error that doesn't follow from another one: a type with a property of an
  /// unknown type doesn't conform, either.
  fileprivate var isCause: Bool {
    severity == .error && !message.contains("does not conform to protocol")
      && !message.contains("cannot automatically synthesize")
  }
}
