import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Each ends a program that has taken the terminal, and looks at what it leaves behind.
struct RestoringTests {
  /// A running `TerminalTaker` on a terminal.
  private struct Taker {
    let process = Process()

    init(_ pseudo: PseudoTerminal, _ arguments: String...) throws {
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      let folder = bundle?.deletingLastPathComponent() ?? Bundle.main.bundleURL
      process.executableURL = folder.appending(path: "TerminalTaker")
      process.arguments = [pseudo.path] + arguments
      process.standardInput = nil
      try process.run()
    }

    /// Its exit status, or the signal that ended it, less than 0.
    var ending: Int32 {
      process.waitUntilExit()
      return process.terminationReason == .exit
        ? process.terminationStatus : -process.terminationStatus
    }
  }

  private func expectRestored(
    _ pseudo: PseudoTerminal, _ modes: [UInt64], behind painted: String = ""
  ) throws {
    #expect(pseudo.modes == modes)
    let output = painted + (try pseudo.output(upTo: "\u{1B}[?1049l"))
    #expect(output.contains("marker"))
    for mode in ["\u{1B}[?2004l", "\u{1B}[?1000l", "\u{1B}[?1006l", "\u{1B}[?1l"] {
      #expect(output.contains(mode))
    }
  }

  /// Waits until nobody has read the terminal for a second. Under load, what was written last is passed
  /// on late, and room comes back.
  private func awaitFull(_ pseudo: PseudoTerminal) {
    var times = 0
    while times < 5 { times = PseudoTerminal.isFull(pseudo.program) ? times + 1 : 0 }
  }

  @Test(arguments: [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE,
  ])
  func `a deadly signal restores the terminal and does its work`(number: Int32) throws {
    let pseudo = try PseudoTerminal()
    let modes = pseudo.modes
    let taker = try Taker(pseudo, "wait")
    let painted = try pseudo.output(upTo: "marker")
    #expect(pseudo.modes != modes)
    #expect(kill(taker.process.processIdentifier, number) == 0)
    #expect(taker.ending == -number)
    try expectRestored(pseudo, modes, behind: painted)
  }

  @Test(arguments: [(SIGTERM, true), (SIGHUP, false), (SIGSEGV, true)])
  func `where nobody reads the terminal, a deadly signal does its work, and the modes come back`(
    number: Int32, comesToPainter: Bool
  ) throws {
    let pseudo = try PseudoTerminal()
    let modes = pseudo.modes
    let taker = try comesToPainter ? Taker(pseudo, "paint") : Taker(pseudo, "paint", "\(number)")
    awaitFull(pseudo)
    #expect(kill(taker.process.processIdentifier, number) == 0)
    #expect(taker.ending == -number)
    #expect(pseudo.modes == modes)
  }

  @Test func `a terminal that goes away while nobody reads it hangs up`() throws {
    let pseudo = try PseudoTerminal()
    let taker = try Taker(pseudo, "paint")
    awaitFull(pseudo)
    pseudo.hangUp()
    #expect(taker.ending == 7)
  }

  @Test func `a Swift trap restores the terminal`() throws {
    let pseudo = try PseudoTerminal()
    let modes = pseudo.modes
    #expect([-SIGILL, -SIGTRAP].contains(try Taker(pseudo, "trap").ending))
    try expectRestored(pseudo, modes)
  }

  @Test func `an exit without closing restores the terminal`() throws {
    let pseudo = try PseudoTerminal()
    let modes = pseudo.modes
    #expect(try Taker(pseudo, "exit").ending == 3)
    try expectRestored(pseudo, modes)
  }
}
