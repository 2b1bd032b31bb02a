import CursesTerminal
import Foundation
import TerminalCanvas
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Each ends a child process that has taken the terminal, and looks at what it leaves behind.
struct RestoringTests {
  /// In the child: takes the terminal at `path` and paints.
  private static func take(_ path: String) throws -> CursesTerminal {
    let descriptor = open(path, O_RDWR | O_NOCTTY)
    var options = CursesTerminalOptions { ["TERM": "xterm-256color"][$0] }
    options.input = descriptor
    options.output = descriptor
    let terminal = try CursesTerminal(options)
    var screen = Screen(size: terminal.size)
    screen.put("marker", column: 0, row: 0)
    terminal.draw(screen)
    return terminal
  }

  /// In the child: sends it a signal from outside. Threads of the test's pool block most signals,
  /// so that it arrives on another one; an alarm bounds the wait.
  private static func end(by number: Int32) throws -> Never {
    alarm(20)
    _ = kill(getpid(), number)
    while true { pause() }
  }

  /// In the child: paints until nobody takes it any more, and then for ever.
  private static func paint(_ terminal: CursesTerminal) -> Never {
    while true {
      for glyph in ["x", "y"] {
        var screen = Screen(size: terminal.size)
        let line = String(repeating: glyph, count: terminal.size.columns)
        for row in 0..<terminal.size.rows { screen.put(line, column: 0, row: row) }
        terminal.draw(screen)
        if terminal.events(waking: nil, within: .zero).contains(.hangUp) { exit(7) }
      }
    }
  }

  /// In the child: does something on another thread when the terminal has been full for a second; a
  /// child that doesn't end by that is killed.
  private static func whenFull(_ path: String, _ work: @escaping @Sendable () -> Void) {
    let descriptor = open(path, O_RDWR | O_NOCTTY)
    Thread.detachNewThread {
      // Under load, what was written last is passed on late, and room comes back.
      var times = 0
      while times < 5 { times = PseudoTerminal.isFull(descriptor) ? times + 1 : 0 }
      work()
      poll(nil, 0, 20_000)
      _ = kill(getpid(), SIGKILL)
    }
  }

  /// The thread that makes it, for others to send signals to: systems' own names for threads are
  /// meant for that, whatever type they have.
  private struct PainterThread: @unchecked Sendable {
    let thread = pthread_self()
  }

  private func expectRestored(_ pseudo: PseudoTerminal, _ modes: [UInt64]) throws {
    #expect(pseudo.modes == modes)
    let output = try pseudo.output(upTo: "\u{1B}[?1049l")
    #expect(output.contains("marker"))
    for mode in ["\u{1B}[?2004l", "\u{1B}[?1000l", "\u{1B}[?1006l", "\u{1B}[?1l"] {
      #expect(output.contains(mode))
    }
  }

  @Test(arguments: [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE,
  ])
  func `a deadly signal restores the terminal and does its work`(number: Int32) async throws {
    let pseudo = try PseudoTerminal()
    let modes = pseudo.modes
    let path = pseudo.path
    let result = await #expect(processExitsWith: .failure, observing: [\.exitStatus]) {
      [path = path as String, number = number as Int32] in
      let terminal = try RestoringTests.take(path)
      try withExtendedLifetime(terminal) { try RestoringTests.end(by: number) }
    }
    #expect(result?.exitStatus == .signal(number))
    try expectRestored(pseudo, modes)
  }

  @Test(arguments: [(SIGTERM, true), (SIGHUP, false), (SIGSEGV, true)])
  func `where nobody reads the terminal, a deadly signal does its work, and the modes come back`(
    number: Int32, comesToPainter: Bool
  ) async throws {
    let pseudo = try PseudoTerminal()
    let modes = pseudo.modes
    let path = pseudo.path
    let result = await #expect(processExitsWith: .failure, observing: [\.exitStatus]) {
      [path = path as String, number = number as Int32, comesToPainter = comesToPainter as Bool] in
      let terminal = try RestoringTests.take(path)
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, number)
      pthread_sigmask(comesToPainter ? SIG_UNBLOCK : SIG_BLOCK, &signals, nil)
      let painter = PainterThread()
      RestoringTests.whenFull(path) {
        _ = comesToPainter ? pthread_kill(painter.thread, number) : kill(getpid(), number)
      }
      RestoringTests.paint(terminal)
    }
    #expect(result?.exitStatus == .signal(number))
    #expect(pseudo.modes == modes)
  }

  @Test func `a terminal that goes away while nobody reads it hangs up`() async throws {
    await #expect(processExitsWith: .exitCode(7)) {
      let pseudo = try PseudoTerminal()
      let user = pseudo.user
      RestoringTests.whenFull(pseudo.path) { _ = close(user) }
      RestoringTests.paint(try RestoringTests.take(pseudo.path))
    }
  }

  @Test func `a Swift trap restores the terminal`() async throws {
    let pseudo = try PseudoTerminal()
    let modes = pseudo.modes
    let path = pseudo.path
    await #expect(processExitsWith: .failure) { [path = path as String] in
      let terminal = try RestoringTests.take(path)
      let rows = [terminal.size.rows]
      _ = rows[terminal.size.columns]
    }
    try expectRestored(pseudo, modes)
  }

  @Test func `an exit without closing restores the terminal`() async throws {
    let pseudo = try PseudoTerminal()
    let modes = pseudo.modes
    let path = pseudo.path
    await #expect(processExitsWith: .exitCode(3)) { [path = path as String] in
      let terminal = try RestoringTests.take(path)
      withExtendedLifetime(terminal) { exit(3) }
    }
    try expectRestored(pseudo, modes)
  }
}
