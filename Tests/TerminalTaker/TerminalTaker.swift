import CursesTerminal
import Foundation
import TerminalCanvas

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Takes the terminal at a path, paints, and then waits for a signal, paints for ever, traps or exits: what
/// it leaves behind, a test looks at.
///
/// `TerminalTaker PATH wait|paint|trap|exit [BLOCKED-SIGNAL]`. A signal that its painter blocks comes to
/// another thread. What doesn't end otherwise ends after 20 seconds.
@main
enum TerminalTaker {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else { exit(64) }
    alarm(20)
    // The tests' threads block most signals, and a process begins with what its starter blocks.
    var signals = sigset_t()
    sigemptyset(&signals)
    pthread_sigmask(SIG_SETMASK, &signals, nil)
    if let blocked = arguments.dropFirst(3).first.flatMap({ Int32($0) }) {
      Thread.detachNewThread { while true { pause() } }
      sigaddset(&signals, blocked)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
    let terminal = try take(arguments[1])
    switch arguments[2] {
    case "wait": while true { pause() }
    case "paint": paint(terminal)
    case "trap":
      let rows = [terminal.size.rows]
      _ = rows[terminal.size.columns]
    default: exit(3)
    }
    withExtendedLifetime(terminal) {}
  }

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
}
