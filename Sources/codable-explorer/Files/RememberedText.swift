internal import JSONSource

/// A small text in a file of its own in the state folder, which is replaced whole: of two programs the last
/// one that writes it counts. What can't be written is only not remembered.
struct RememberedText: Sendable {
  private let folder: String
  private let file: String

  /// How the screen was left: a file that is there while the lists are folded.
  static var foldedLists: RememberedText? { RememberedText("lists-folded") }

  /// The step that a course was left at.
  ///
  /// A path has characters that a file's name can't have, and may be longer than one.
  static func place(inCourse name: String) -> RememberedText? {
    RememberedText(String(name.utf8.digest(), radix: 16), in: "/courses")
  }

  /// Without a home nothing is remembered.
  private init?(_ name: String, in folder: String = "") {
    guard let state = StateFolder.path(environment: SystemCall.environment) else { return nil }
    self.folder = state + folder
    file = self.folder + "/" + name
  }

  /// `nil` where there is none.
  var text: String? {
    (try? PayloadFile.read(file)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Without a text the file is taken away.
  func remember(_ text: String?) {
    guard let text else { return SystemCall.remove(file) }
    try? SystemCall.makeFolder(folder)
    try? PayloadFile.write(Array(text.utf8), to: file)
  }
}
