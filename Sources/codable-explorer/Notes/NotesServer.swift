internal import Courses
internal import Dispatch
internal import Explorer
internal import Foundation
internal import Synchronization

/// Tells the notes terminals what a course is at, on a thread of its own: the room waits for nobody.
///
/// A class because that thread and the loop share it.
final class NotesServer: Sendable {
  private struct Told {
    var notes: CourseNotes?
    var isOver = false
  }

  private let told = Mutex(Told())
  private let listener: Int32
  private let file: String
  private let wakePipe: (read: Int32, write: Int32)
  private let inbox: Inbox
  private let isDone = DispatchSemaphore(value: 0)

  /// So often the newest notes are told again.
  private static let interval = Duration.seconds(1)
  private static let mostTerminals = 16
  /// Longer lines ask for nothing.
  private static let mostRequestBytes = 256
  /// Who has sent so many bytes within a pause floods the course, and is let go.
  private static let mostBytes = 2048
  /// So long nobody is heard behind what was heard: of a room's requests, only the newest count.
  private static let pause = Duration.milliseconds(50)

  /// Listens; where it can't, there are no notes.
  init?(_ folder: NotesFolder?, answeringTo inbox: Inbox) {
    guard let folder, (try? folder.make()) != nil, let pipe = try? SystemCall.pipe() else {
      return nil
    }
    file = folder.file(of: SystemCall.processIdentifier)
    guard let listener = try? SystemCall.listen(at: file) else {
      SystemCall.close(pipe.read)
      SystemCall.close(pipe.write)
      return nil
    }
    self.listener = listener
    self.inbox = inbox
    wakePipe = pipe
    Thread { [self] in serve() }.start()
  }

  /// Tells this, unless it is what was told last.
  func tell(_ notes: CourseNotes?) {
    guard let notes else { return }
    let isNew = told.withLock { told in
      defer { told.notes = notes }
      return told.notes != notes
    }
    if isNew { wake() }
  }

  /// Ends, at once; who reads then knows whether the course ended as it should.
  func finish(isOrderly: Bool) {
    told.withLock { told in
      told.isOver = true
      told.notes?.isOver = isOrderly
    }
    wake()
    _ = isDone.wait(timeout: .now() + 0.5)
  }

  private func wake() {
    // A full pipe wakes as well as one byte more.
    try? SystemCall.write([0], to: wakePipe.write)
  }

  // MARK: The thread

  private struct Terminal {
    var descriptor: Int32
    var lines = LineBuffer(most: NotesServer.mostRequestBytes)
    var hasAsked = false
  }

  private func serve() {
    var terminals: [Terminal] = []
    var due = ContinuousClock.now + Self.interval
    var hearing = ContinuousClock.now
    while true {
      let isPause = hearing > .now
      let rest = max(.zero, ContinuousClock.now.duration(to: isPause ? min(hearing, due) : due))
      let ready = SystemCall.wait(
        for: [wakePipe.read, listener] + (isPause ? [] : terminals.map(\.descriptor)),
        milliseconds: Int32(rest / .milliseconds(1)) + 1)
      if ready.contains(wakePipe.read) {
        _ = SystemCall.receive(wakePipe.read, atMost: 4096)
      }
      let count = terminals.count
      if hear(&terminals, ready) { hearing = .now + Self.pause }
      let isNew = ready.contains(listener) && admit(&terminals)
      let (notes, isOver) = told.withLock { ($0.notes, $0.isOver) }
      // The end may be told before the byte that says so is read.
      if isNew || isOver || ready.contains(wakePipe.read) || due <= .now {
        send(notes, to: &terminals)
        due = .now + Self.interval
      }
      if isOver { return end(terminals) }
      if isNew || terminals.count != count {
        inbox.post(.noted(terminals: terminals.count)) {
          if case .noted = $0 { true } else { false }
        }
      }
    }
  }

  /// Returns whether there is a new one. Where there are too many, it takes the place of the oldest one
  /// that never asked for anything: what is alive connects again.
  private func admit(_ terminals: inout [Terminal]) -> Bool {
    var isNew = false
    while let descriptor = SystemCall.accept(listener) {
      if terminals.count == Self.mostTerminals {
        let place = terminals.firstIndex { !$0.hasAsked } ?? 0
        SystemCall.close(terminals.remove(at: place).descriptor)
      }
      terminals.append(Terminal(descriptor: descriptor))
      isNew = true
    }
    return isNew
  }

  /// Returns whether there was something to hear.
  private func hear(_ terminals: inout [Terminal], _ ready: Set<Int32>) -> Bool {
    terminals = terminals.compactMap { terminal in
      guard ready.contains(terminal.descriptor) else { return terminal }
      var terminal = terminal
      guard let bytes = SystemCall.receive(terminal.descriptor, atMost: Self.mostBytes),
        bytes.count < Self.mostBytes, let lines = terminal.lines.take(bytes)
      else {
        SystemCall.close(terminal.descriptor)
        return nil
      }
      for line in lines {
        guard let request = NotesRequest(reading: String(decoding: line, as: UTF8.self)) else {
          continue
        }
        terminal.hasAsked = true
        inbox.post(.asked(request)) { older in
          switch (older, request) {
          case (.asked(.go), .go), (.asked(.blank), .blank): true
          default: false
          }
        }
      }
      return terminal
    }
    return !ready.isDisjoint(with: terminals.map(\.descriptor))
  }

  /// Who doesn't read is let go.
  private func send(_ notes: CourseNotes?, to terminals: inout [Terminal]) {
    guard let notes else { return }
    let line = Array((notes.line + "\n").utf8)
    terminals = terminals.filter { terminal in
      if SystemCall.send(line, to: terminal.descriptor) { return true }
      SystemCall.close(terminal.descriptor)
      return false
    }
  }

  private func end(_ terminals: [Terminal]) {
    for terminal in terminals { SystemCall.close(terminal.descriptor) }
    SystemCall.close(listener)
    SystemCall.remove(file)
    isDone.signal()
  }
}
