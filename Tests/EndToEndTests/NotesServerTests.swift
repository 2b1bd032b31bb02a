import Courses
import Explorer
import Foundation
import Testing

@testable import codable_explorer

/// The socket between a course and its notes terminals, both ends in one process.
@Suite struct NotesServerTests {
  private let place: TemporaryFolder
  private let folder: NotesFolder
  private let file: String
  private let inbox: Inbox

  init() throws {
    let place = try TemporaryFolder()
    self.place = place
    folder = try #require(
      NotesFolder { $0 == "XDG_RUNTIME_DIR" ? place.url.path : nil })
    file = folder.file(of: SystemCall.processIdentifier)
    inbox = try Inbox()
  }

  private static func notes(_ place: Int, bytes: Int = 0) -> CourseNotes {
    var notes = CourseNotes(title: "Dates", place: place, count: 1000)
    notes.said = [String(repeating: "x", count: bytes)]
    return notes
  }

  /// What is told next that fulfils a condition.
  private func wait(
    for link: inout NotesLink, until condition: (CourseNotes) -> Bool
  ) throws {
    while true {
      _ = SystemCall.wait(for: [link.descriptor], milliseconds: 10_000)
      let told = link.take()
      if try #require(told).contains(where: condition) { return }
    }
  }

  /// The messages that come until one fulfils a condition.
  private func wait(until condition: (Message) -> Bool) {
    while true {
      _ = SystemCall.wait(for: [inbox.descriptor], milliseconds: 10_000)
      if inbox.takeAll().contains(where: condition) { return }
    }
  }

  @Test func `a stale file is replaced, and nobody else's is touched`() throws {
    try folder.make()
    let other = folder.file(of: 1)
    for stale in [file, other] {
      SystemCall.close(try SystemCall.listen(at: stale))
      // A child of another test has what was open here until it runs its program.
      while let descriptor = try? SystemCall.connect(to: stale) { SystemCall.close(descriptor) }
    }
    #expect(folder.files.count == 2)
    let server = try #require(NotesServer(folder, answeringTo: inbox))
    server.tell(Self.notes(3))
    var link = try #require(NotesLink(file))
    try wait(for: &link) { $0.place == 3 }
    // Who finds that nobody listens takes the file away.
    #expect(SystemCall.isSocket(other) && NotesLink(other) == nil)
    #expect(folder.files == [file])
    #expect(link.ask(.go(7)))
    wait { if case .asked(.go(7)) = $0 { true } else { false } }
    server.finish(isOrderly: true)
    try wait(for: &link) { $0.isOver }
    let last = link.take()
    #expect(last == nil)
    #expect(folder.files.isEmpty)
    link.close()
  }

  @Test func `who doesn't read is let go, and who asks for nonsense`() throws {
    let server = try #require(NotesServer(folder, answeringTo: inbox))
    var link = try #require(NotesLink(file))
    let idle = try SystemCall.connect(to: file)
    wait { if case .noted(2) = $0 { true } else { false } }
    // Many times what a socket keeps for a reader that sleeps.
    for place in 1...100 {
      server.tell(Self.notes(place, bytes: 30_000))
      try wait(for: &link) { $0.place == place }
    }
    wait { if case .noted(1) = $0 { true } else { false } }
    let loud = try SystemCall.connect(to: file)
    wait { if case .noted(2) = $0 { true } else { false } }
    #expect(SystemCall.send(Array(repeating: UInt8(ascii: "x"), count: 1000), to: loud))
    wait { if case .noted(1) = $0 { true } else { false } }
    for descriptor in [idle, loud] { SystemCall.close(descriptor) }
    server.finish(isOrderly: false)
    while link.take()?.allSatisfy({ !$0.isOver }) == true {}
    link.close()
  }

  @Test func `of a room's requests only the newest of each kind wait, whatever is sent`() throws {
    let server = try #require(NotesServer(folder, answeringTo: inbox))
    let (patient, flooding) = (
      try #require(NotesLink(file)), try SystemCall.connect(to: file)
    )
    wait { if case .noted(2) = $0 { true } else { false } }
    let flood = (0..<500).map { "go \($0 % 7)\nblank\nwake\n" }.joined()
    #expect(SystemCall.send(Array(flood.utf8), to: flooding))
    // Who floods is let go, and the other one is heard.
    wait { if case .noted(1) = $0 { true } else { false } }
    for _ in 0..<30 {
      for request in [.go(1), .blank(true), .blank(false)] as [NotesRequest] {
        #expect(patient.ask(request))
      }
    }
    #expect(patient.ask(.go(9)))
    var most = 0
    while true {
      _ = SystemCall.wait(for: [inbox.descriptor], milliseconds: 10_000)
      let messages = inbox.takeAll()
      most = max(most, messages.count)
      if messages.contains(where: { if case .asked(.go(9)) = $0 { true } else { false } }) { break }
    }
    #expect(most <= 2)
    SystemCall.close(flooding)
    patient.close()
    server.finish(isOrderly: true)
  }

  @Test func `a message takes the place of an older one where only the newest counts`() {
    inbox.post(.journalFailed(nil))
    for place in 0..<1000 {
      inbox.post(.noted(terminals: place)) { if case .noted = $0 { true } else { false } }
    }
    let messages = inbox.takeAll()
    #expect(messages.count == 2)
    guard case .noted(terminals: 999)? = messages.last else {
      Issue.record("\(messages)")
      return
    }
  }

  @Test func `terminals that never asked for anything make place for another one`() throws {
    let server = try #require(NotesServer(folder, answeringTo: inbox))
    let speaker = try #require(NotesLink(file))
    wait { if case .noted(1) = $0 { true } else { false } }
    #expect(speaker.ask(.go(3)))
    wait { if case .asked(.go(3)) = $0 { true } else { false } }
    var idle: [Int32] = []
    for count in 2...17 {
      idle.append(try SystemCall.connect(to: file))
      wait { if case .noted(min(count, 16)) = $0 { true } else { false } }
    }
    var last = try #require(NotesLink(file))
    server.tell(Self.notes(5))
    try wait(for: &last) { $0.place == 5 }
    // Who has asked for something stays.
    #expect(speaker.ask(.go(4)))
    wait { if case .asked(.go(4)) = $0 { true } else { false } }
    idle.forEach(SystemCall.close)
    last.close()
    speaker.close()
    server.finish(isOrderly: true)
  }

  @Test func `a path that is too long for a socket makes no notes`() throws {
    let long = place.url.path + "/" + String(repeating: "x", count: 120)
    let folder = NotesFolder { $0 == "XDG_RUNTIME_DIR" ? long : nil }
    #expect(NotesServer(folder, answeringTo: inbox) == nil)
    #expect(NotesServer(nil, answeringTo: inbox) == nil)
  }

  @Test func `lines come in pieces`() {
    var lines = LineBuffer(most: 5)
    #expect(lines.take(Array("ab".utf8)) == [])
    #expect(lines.take(Array("c\n\nd".utf8)) == [Array("abc".utf8), []])
    #expect(lines.take(Array("efgh".utf8)) == [])
    #expect(lines.take(Array("i".utf8)) == nil)
  }
}
