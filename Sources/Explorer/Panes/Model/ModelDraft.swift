import DecodingReport
import JSONSource
import Workbench

/// A sample's strict model as the user changes it, on a copy.
struct ModelDraft: Sendable {
  var editor: SourceEditor
  let fileName: String
  /// The text before it was changed.
  let original: SourceText
  /// The revision of the text that the results belong to; 0 as long as it is the sample's own.
  private(set) var compiledRevision = 0
  /// The newest revision of which the compiler has spoken.
  private(set) var answeredRevision = 0
  private(set) var compiled: ModelAnswer.Compiled?
  /// What is wrong with the revision that was answered last.
  private(set) var fault: ModelFault?

  /// A draft of a model. Of a built-in sample's file only a part is shown; in a file of its own
  /// that part needs the import above it.
  init(_ source: ModelSource, isBuiltIn: Bool, indentation: [UInt8]) {
    let text = isBuiltIn ? "import Foundation\n\n" + source.text : source.text
    original = SourceText(Array(text.utf8))
    editor = SourceEditor(original, indentation: indentation)
    fileName = source.fileName
  }

  var revision: Int { editor.revision }

  /// Whether the text is the one that the results belong to.
  var isUpToDate: Bool { compiledRevision == revision }

  /// Whether the compiler has yet to speak of the text.
  var isPending: Bool { answeredRevision < revision }

  /// Takes an answer in; one that is overtaken is dropped: returns `false`.
  mutating func receive(_ answer: ModelAnswer) -> Bool {
    guard answer.revision > answeredRevision, answer.revision <= revision else { return false }
    answeredRevision = answer.revision
    switch answer.result {
    case .success(let compiled):
      self.compiled = compiled
      compiledRevision = answer.revision
      fault = nil
    case .failure(let fault): self.fault = fault
    }
    placeFindings()
    return true
  }

  /// What the compiler says of a line, from 0, as long as it speaks of the present text.
  func findings(ofLine line: Int) -> [Diagnostic] {
    isPending ? [] : fault?.findings.filter { $0.position?.line == line + 1 } ?? []
  }

  /// The first thing that is wrong without a place in the text.
  var generalFinding: Diagnostic? {
    isPending ? nil : fault?.findings.first { $0.position == nil }
  }

  /// Makes room for a row below each line that the compiler speaks of.
  mutating func placeFindings() {
    editor.rowsBehindLine = [:]
    guard !isPending else { return }
    for finding in fault?.findings ?? [] {
      if let position = finding.position {
        editor.rowsBehindLine[position.line - 1, default: 0] += 1
      }
    }
  }
}
