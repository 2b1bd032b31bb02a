import Foundation
import Testing
import codable_explorer

/// The names that a path which is typed may go on as.
struct PathCompletionTests {
  @Test func `names go on from the last folder, hidden ones where their dot was typed`() throws {
    let folder = try TemporaryFolder()
    for name in ["user.json", "users.json", ".hidden", "u\u{1B}.json", "other"] {
      try folder.file(name, [])
    }
    let inner = folder.url.appending(path: "u folder")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let path = folder.url.path + "/"
    #expect(
      PathCompletion.names(after: path + "u")
        == ["u\u{1B}.json", "u folder/", "user.json", "users.json"])
    #expect(PathCompletion.names(after: path + "user.") == ["user.json"])
    #expect(PathCompletion.names(after: path).count == 5)
    #expect(PathCompletion.names(after: path + ".") == [".hidden"])
    #expect(PathCompletion.names(after: path + "u folder/") == [])
    #expect(PathCompletion.names(after: path + "none/x") == [])
    #expect(PathCompletion.names(after: "~") == ["~/"])
  }
}
