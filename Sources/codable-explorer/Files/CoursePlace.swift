/// Where a course was left: a small file of its own in the state folder, which is replaced whole. Of two
/// programs with the same course the last one that goes on counts.
struct CoursePlace: Sendable {
  private let folder: String
  private let file: String

  /// Without a home nothing is remembered.
  init?(environment: (String) -> String?, course: String) {
    guard let state = StateFolder.path(environment: environment) else { return nil }
    folder = state + "/courses"
    // A path has characters that a file's name can't have, and may be longer than one.
    file = folder + "/" + String(FileName.digest(course), radix: 16)
  }

  /// The step to go on at; `nil` where none is known.
  var step: Int? {
    guard let bytes = try? PayloadFile.read(file), bytes.count < 20 else { return nil }
    return Int(String(decoding: bytes, as: UTF8.self).prefix { $0.isNumber })
  }

  /// What can't be written is only not remembered.
  func remember(_ step: Int) {
    try? SystemCall.makeFolder(folder)
    try? PayloadFile.write(Array("\(step)\n".utf8), to: file)
  }
}
