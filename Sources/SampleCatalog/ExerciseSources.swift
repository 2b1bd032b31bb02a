import Foundation

/// An exercise as it lies on disk, as texts; a test goes through its goals.
struct ExerciseSources {
  /// Where the exercises lie beside the samples.
  static let folder = "Exercises"

  /// The folder's name: `01-MissingKey`.
  let name: String
  /// In the order of the files' names.
  private(set) var files: [(name: String, text: String)] = []

  /// Reads the folder of an exercise.
  init(_ name: String, path: String) throws(CatalogueProblem) {
    guard isFolder(path) else {
      throw CatalogueProblem(path: path, fact: .strayFileAmongExercises)
    }
    guard SampleFolder.Name(name) != nil else {
      throw CatalogueProblem(path: path, fact: .folderName(name))
    }
    guard let entries = try? visibleEntries(of: path) else {
      throw CatalogueProblem(path: path, fact: .unreadable)
    }
    self.name = name
    for entry in entries {
      let file = path + "/" + entry
      guard !isFolder(file), let data = FileManager.default.contents(atPath: file) else {
        throw CatalogueProblem(path: file, fact: .unreadable)
      }
      guard let text = String(validating: data, as: UTF8.self) else {
        throw CatalogueProblem(path: file, fact: .exerciseNotUTF8)
      }
      files.append((entry, text))
    }
    guard entries.contains("exercise.md") else {
      throw CatalogueProblem(path: path, fact: .noExerciseText)
    }
  }
}
