package import JSONSource

/// A text for the user's own editor.
package struct ExternalEdit: Sendable {
  /// Whose text it is.
  package var origin: TextOrigin
  /// The text to edit.
  package var text: SourceText
  /// The file's name to show, which ends in `.json`, or in `.swift` for a model.
  package var fileName: String
  /// Where the caret stands.
  package var position: JSONPosition
}

/// Why the user's editor brought no text back.
package enum ExternalEditProblem: Error, Sendable, Equatable {
  /// The editor can't be found or run.
  case notRunnable(String)
  /// It ended with another status than 0, which says that nothing is to be taken over. What it
  /// left unsaved, or saved before a signal ended it, is in a folder.
  case status(String, Int, left: String? = nil)
  /// The file for it couldn't be written, or read back.
  case file(String, FileProblem)

  /// The fact in words.
  var words: String {
    switch self {
    case .notRunnable(let editor): "'\(editor)' can't be run: set $EDITOR to an editor"
    case .status(let editor, let status, let folder):
      "'\(editor)' ended with status \(status); the text stays as it was"
        + (folder.map { ", and what the editor left is in \($0)" } ?? "")
    case .file(let path, let problem): "\(path): \(problem.words)"
    }
  }
}

extension ExplorerState {
  /// Hands the text to the user's editor.
  func editElsewhere() -> [Effect] {
    if editsModel, let file = modelDraft?.file {
      return [
        .editElsewhere(
          ExternalEdit(
            origin: file.origin, text: file.editor.text, fileName: file.name,
            position: file.editor.text.position(of: file.editor.caret)))
      ]
    }
    let name = sourceName.split(separator: "/").last.map(String.init) ?? "payload.json"
    let isJSON = name.lowercased().hasSuffix(".json") || name.lowercased().hasSuffix(".json5")
    return [
      .editElsewhere(
        ExternalEdit(
          origin: origin, text: editor.text, fileName: isJSON ? name : "payload.json",
          position: editor.text.position(of: editor.caret)))
    ]
  }

  /// Takes over what the user's editor left, as one edit.
  mutating func receive(
    _ result: Result<[UInt8], ExternalEditProblem>, of origin: TextOrigin
  ) -> [Effect] {
    switch result {
    case .failure(let problem):
      notice = problem.words
      return []
    case .success(let bytes):
      let model = origin == self.origin ? nil : modelPlace(of: origin)
      guard origin == self.origin || model != nil else { return [] }
      let text = SourceText(bytes)
      guard text != presentText(of: origin) else {
        notice = "nothing was changed in the editor"
        return []
      }
      let effects = model.map { replaceModelText(text, at: $0) } ?? replaceText(with: text)
      notice = "taken over from the editor; u or ^_ takes it back"
      return effects
    }
  }
}
