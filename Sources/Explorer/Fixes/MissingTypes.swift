import DecodingReport
import TextEditor
import Workbench

/// Types that a model names and that are in none of its files.
extension ModelDraft {
  /// Each with the first place where the compiler looked for it; not those of a library, for which
  /// an import is advised.
  var missingTypes: [(name: String, finding: Diagnostic)] {
    findings.reduce(into: []) { types, finding in
      guard let found = finding.message.wholeMatch(of: /cannot find type '([^']+)' in scope/),
        finding.hints.isEmpty, !types.contains(where: { $0.name == found.1 })
      else { return }
      types.append((String(found.1), finding))
    }
  }
}

extension ExplorerState {
  /// Declares a type behind the text of the file that names it, without properties: it takes any
  /// object. The caret goes there.
  mutating func declareType(_ name: String) -> [Effect] {
    let type = library.modelDraft?.missingTypes.first { $0.name == name }
    guard let type, let draft = library.modelDraft, let file = draft.place(of: type.finding) else {
      return []
    }
    openModelFile(file)
    guard let editor = library.modelDraft?.editor else { return [] }
    let end = editor.text.count
    let lead =
      editor.text.byte(at: end - 1).map { $0 == UInt8(ascii: "\n") } ?? true ? "\n" : "\n\n"
    let head = lead + "struct \(name): Codable {"
    var effects = editModel(.replace(end..<end, SourceText(head + "\n}\n")))
    let caret = end + head.utf8.count
    effects += editModel(.select(caret..<caret))
    notice = "'\(name)' takes any object now; its properties go here, ^_ takes it back"
    return effects
  }
}
