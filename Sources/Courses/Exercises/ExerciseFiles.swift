/// An exercise's folder as texts, wherever it lies.
package struct ExerciseFiles: Sendable {
  /// The folder's name: `01-MissingKey`.
  package var folder: String
  package var files: [(name: String, text: String)]
  /// The folder's whole path; `nil` for one that comes with the program.
  package var path: String?

  package init(folder: String, files: [(name: String, text: String)], path: String? = nil) {
    self.folder = folder
    self.files = files
    self.path = path
  }

  /// The name without the number before it.
  package var name: String {
    let rest = folder.drop(while: \.isNumber)
    return rest.first == "-" && rest.count > 1 ? String(rest.dropFirst()) : folder
  }
}
