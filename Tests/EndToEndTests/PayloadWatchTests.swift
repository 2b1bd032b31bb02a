import Explorer
import Foundation
import Testing
import codable_explorer

/// Payloads that are named, and folders of them.
struct PayloadWatchTests {
  /// What the looks of a watch told.
  private final class Told {
    var found: [String: String] = [:]
    var gone: [String] = []
    var notices: [String] = []
    var messages = 0

    func note(_ message: Message) {
      guard case .found(let payloads, let gone, let notice) = message else { return }
      messages += 1
      for payload in payloads {
        found[Told.name(payload.origin)] = String(decoding: payload.bytes, as: UTF8.self)
      }
      self.gone += gone.map(Told.name)
      notices += [notice].compactMap(\.self)
    }

    private static func name(_ origin: TextOrigin) -> String {
      let name = (origin.path ?? "").split(separator: "/").last.map(String.init) ?? ""
      if case .line(let number)? = origin.part { return "\(name):\(number)" }
      return name
    }
  }

  private func look(_ watch: PayloadWatch) -> Told {
    let told = Told()
    _ = watch.look(told.note)
    return told
  }

  @Test func `what is in a folder is told, and what comes, changes and goes`() throws {
    let folder = try TemporaryFolder()
    for (name, text) in ["b.json": "{}", "a.json": "[]", "c.txt": "no", ".d.json": "no"] {
      try folder.file(name, text.utf8)
    }
    try folder.file("lines.jsonl", "{\"a\": 1}\n{\"a\": 2}\n".utf8)
    let watch = PayloadWatch(FileWatch())
    watch.add(folder.url.path)
    var told = look(watch)
    #expect(
      told.found == [
        "a.json": "[]", "b.json": "{}", "lines.jsonl:1": "{\"a\": 1}",
        "lines.jsonl:2": "{\"a\": 2}",
      ])
    #expect(told.notices == ["4 payloads: F3 lists them"])
    #expect(look(watch).messages == 0)

    // Half a file isn't a payload: it counts once two looks find it alike.
    try folder.file("new.json", "{\"id\"".utf8)
    #expect(look(watch).messages == 0)
    try folder.file("new.json", "{\"id\": 1}".utf8)
    #expect(look(watch).messages == 0)
    told = look(watch)
    #expect(told.found == ["new.json": "{\"id\": 1}"])
    #expect(told.notices.first?.contains("new.json was written") == true)

    try folder.file("a.json", "[1]".utf8)
    try folder.file("lines.jsonl", "{\"a\": 1}\n".utf8)
    try FileManager.default.removeItem(at: folder.url.appending(path: "b.json"))
    told = look(watch)
    #expect(told.gone == ["b.json"] && told.found.isEmpty)
    told = look(watch)
    #expect(told.found["a.json"] == "[1]")
    #expect(told.gone.contains("lines.jsonl:2"))
    #expect(look(watch).messages == 0)
  }

  @Test func `what was opened already, or is no regular file, isn't read again`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.json", "{}".utf8)
    let watch = PayloadWatch(FileWatch())
    watch.add(file.path, isOpen: true)
    watch.add(folder.url.appending(path: "none").path)
    #expect(look(watch).found.isEmpty)
    #expect(mkfifo(folder.url.appending(path: "pipe.json").path, 0o600) == 0)
    watch.add(folder.url.path)
    #expect(look(watch).found.isEmpty)
    #expect(look(watch).found.isEmpty)
  }

  @Test func `a pipe that is named holds up no other payload, and is listed at its end`() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.url.appending(path: "pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let file = try folder.file("a.json", "{}".utf8)
    let watch = PayloadWatch(FileWatch())
    watch.add(pipe)
    watch.add(file.path)
    #expect(look(watch).found == ["a.json": "{}"])
    let writer = try FileHandle(forWritingTo: URL(filePath: pipe))
    try writer.write(contentsOf: Data("[1]".utf8))
    #expect(look(watch).found.isEmpty)
    try writer.close()
    var found: [String: String] = [:]
    while found.isEmpty { found = look(watch).found }
    #expect(found == ["pipe": "[1]"])
  }

  @Test func `files and folders on the command line are listed, and what is written there later`()
    throws
  {
    let session = try TmuxSession(
      columns: 120, rows: 35,
      script: """
        mkdir more; echo '{"id": 2}' >more/b.json
        "$PROGRAM" User a.json more; echo "status $?"
        "$PROGRAM" User a.json nowhere.json; echo "status $?"
        """, files: ["a.json": "{\"id\": 1}\n"])
    try session.wait(for: "STRICT")
    try session.press("F3")
    let screen = try session.wait(for: "b.json")
    #expect(screen.contains("a.json") && screen.contains("clean"))
    try session.folder.file("more/c.json", "{\"id\": 33}".utf8)
    try session.wait(for: "more/c.json was written: F3 lists it")
    try session.press("End")
    try session.wait(for: "33")
    try session.press("q")
    // What isn't there is said before anything opens.
    try session.wait(for: "nowhere.json: error: no such file")
    try session.wait(for: "status 66")
  }

  @Test func `many payloads come in parts, too many are said, and a look costs little`() throws {
    let folder = try TemporaryFolder()
    for number in 100..<303 { try folder.file("\(number).json", "{}".utf8) }
    let watch = PayloadWatch(FileWatch(), most: 200)
    watch.add(folder.url.path)
    let told = look(watch)
    #expect(told.found.count == 200 && told.messages == 4)
    #expect(told.notices == ["200 payloads: F3 lists them; ^O opens any of 3 more"])
    #expect(look(watch).messages == 0)
    let start = ContinuousClock.now
    let pause = try #require(watch.look { _ in })
    // What a look costs is a hundredth of what passes until the next one.
    #expect(pause >= start.duration(to: .now) * 50)
  }
}
