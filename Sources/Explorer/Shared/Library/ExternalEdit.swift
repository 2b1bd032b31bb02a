package import JSONSource
package import TextEditor

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
  /// A command that was to edit a file itself ended with such a status; what it wrote counts.
  case command(String, Int)
  /// The file for it couldn't be written, or read back.
  case file(String, FileProblem)

  /// The fact in words.
  var words: String {
    switch self {
    case .notRunnable(let editor): "'\(editor)' can't be run: set $EDITOR to an editor"
    case .status(let editor, let status, let folder):
      "'\(editor)' ended with status \(status); the text stays as it was"
        + (folder.map { ", and what the editor left is in \($0)" } ?? "")
    case .command(let command, 127): "'\(command)' can't be run"
    case .command(let command, let status): "'\(command)' ended with status \(status)"
    case .file(let path, let problem): "\(path): \(problem.words)"
    }
  }
}
