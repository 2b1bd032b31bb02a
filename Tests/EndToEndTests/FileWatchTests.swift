import Explorer
import Foundation
import Testing
import codable_explorer

/// What another program writes into an open file.
struct FileWatchTests {
  /// What the disk is said to hold now: `nil` where nothing is said.
  private func seen(_ watch: FileWatch, _ file: URL) -> String? {
    guard case .changedOnDisk(_, let bytes) = watch.look(at: file.path) else { return nil }
    return bytes.map { String(decoding: $0, as: UTF8.self) } ?? "gone"
  }

  @Test func `half a file isn't taken for what another program wrote`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "watch-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.json")
    try Data("{}".utf8).write(to: file)
    let watch = FileWatch()
    watch.noteOpened(file.path, Array("{}".utf8))
    for _ in 0..<3 { #expect(seen(watch, file) == nil) }

    // As a program writes that empties the file first, and is looked at meanwhile.
    for part in ["", "{\"id\"", "{\"id\": 1", "{\"id\": 12}"] {
      try Data(part.utf8).write(to: file)
      #expect(seen(watch, file) == nil, "\(part)")
    }
    #expect(seen(watch, file) == "{\"id\": 12}")
    #expect(seen(watch, file) == nil)

    try FileManager.default.removeItem(at: file)
    #expect(seen(watch, file) == "gone")
    #expect(seen(watch, file) == nil)
    try Data("{\"id\": 12}".utf8).write(to: file)
    for _ in 0..<3 { #expect(seen(watch, file) == nil) }
  }
}
