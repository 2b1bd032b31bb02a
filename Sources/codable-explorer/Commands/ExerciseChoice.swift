internal import Courses
internal import DecodingReport
internal import Explorer
internal import Samples
internal import Workbench

/// The exercises that a word of the command line names.
enum ExerciseChoice {
  static let builtIn = SampleCatalogue.exercises.map {
    ExerciseFiles(folder: $0.name, files: $0.files)
  }

  /// All built-in ones without a word; `nil` where it names none. A name goes before a folder's:
  /// `./Dates` is the folder.
  static func sources(_ word: String?) throws(FileProblem) -> [ExerciseFiles]? {
    guard let word else { return builtIn }
    let known = builtIn.filter {
      Spelling.folded($0.name) == Spelling.folded(word) || $0.folder == word
    }
    if !known.isEmpty { return known }
    guard SystemCall.isFolder(word) else { return nil }
    let folder = (try? SystemCall.resolve(word)) ?? word
    if SystemCall.exists(folder + "/" + ExerciseProblem.text) { return [try files(folder)] }
    var sources: [ExerciseFiles] = []
    for name in try names(folder) {
      let path = folder + "/" + name
      if SystemCall.exists(path + "/" + ExerciseProblem.text) { sources.append(try files(path)) }
    }
    return sources.isEmpty ? nil : sources
  }

  private static func names(_ folder: String) throws(FileProblem) -> [String] {
    try FileProblem.wrapping {
      try SystemCall.names(in: folder).filter { !$0.hasPrefix(".") }.sorted()
    }
  }

  private static func files(_ folder: String) throws(FileProblem) -> ExerciseFiles {
    var files: [(name: String, text: String)] = []
    for name in try names(folder) where !SystemCall.isFolder(folder + "/" + name) {
      do throws(FileProblem) {
        let bytes = try PayloadFile.read(folder + "/" + name)
        files.append((name, String(decoding: bytes, as: UTF8.self)))
      } catch {
        throw .other("\(name) in it: \(error.words)")
      }
    }
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    return ExerciseFiles(folder: name, files: files, path: folder)
  }
}
