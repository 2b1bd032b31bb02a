import CursesTerminal
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
