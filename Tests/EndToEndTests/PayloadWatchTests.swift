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

  @Test func `a thousand payloads come in parts, more are said, and a look costs little`() throws {
    let folder = try TemporaryFolder()
    for number in 1000..<2003 { try folder.file("\(number).json", "{}".utf8) }
    let watch = PayloadWatch(FileWatch())
    watch.add(folder.url.path)
    let told = look(watch)
    #expect(told.found.count == 1000 && told.messages > 10)
    #expect(told.notices == ["1000 payloads: F3 lists them; 3 more are too many, ^O opens them"])
    #expect(look(watch).messages == 0)
    let start = ContinuousClock.now
    let pause = try #require(watch.look { _ in })
    // What a look costs is a hundredth of what passes until the next one.
    #expect(pause >= start.duration(to: .now) * 50)
  }
}
