import Foundation

/// A course as it lies on disk; a test goes through its steps.
struct CourseFile {
  /// Where the courses lie beside the samples.
  static let folder = "Courses"
  private static let suffix = ".md"

  /// The name on the command line: the file's, without its suffix.
  let name: String
  let text: String

  /// Reads a course's file.
  init(fileName: String, path: String) throws(CatalogueProblem) {
    guard fileName.hasSuffix(Self.suffix), !isFolder(path) else {
      throw CatalogueProblem(path: path, fact: .strayFileAmongCourses)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CatalogueProblem(path: path, fact: .unreadable)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw CatalogueProblem(path: path, fact: .courseNotUTF8)
    }
    name = String(fileName.dropLast(Self.suffix.count))
    self.text = text
  }
}
