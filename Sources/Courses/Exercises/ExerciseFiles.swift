/// An exercise's folder as texts, wherever it lies.
package struct ExerciseFiles: Sendable {
  /// The folder's name: `01-MissingKey`.
  package var folder: String
  package var files: [(name: String, text: String)]

  package init(folder: String, files: [(name: String, text: String)]) {
    self.folder = folder
    self.files = files
  }

  /// The name without the number before it.
  package var name: String {
    let rest = folder.drop(while: \.isNumber)
    return rest.first == "-" && rest.count > 1 ? String(rest.dropFirst()) : folder
  }
}
