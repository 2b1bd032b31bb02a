import Foundation
import Testing

/// Keys at random, windows of any size, and stops: the program stays, and leaves a clean terminal.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct SteadinessTests {
  /// Random numbers that are the same in every run.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD
    }
  }

  private static let names =
    [
      "Up", "Down", "Left", "Right", "PPage", "NPage", "Home", "End", "Tab", "BTab", "Escape",
      "Enter", "BSpace", "DC", "C-a", "C-e", "C-f", "C-g", "C-k", "C-l", "C-n", "C-p", "C-r", "C-u",
      "C-w", "C-y", "M-=", "M--", "M-_", "M-d", "M-Up", "M-Down",
    ] + (1...12).map { "F\($0)" } + "abdefhijklnoprtuvwxyz{}[]:,\"0123456789!/?-+ ".map { "\($0)" }

  private static let sizes = [(1, 1), (2, 2), (20, 5), (40, 10), (80, 24), (160, 50), (250, 70)]

  @Test(arguments: [UInt64(1), 2, 3])
  func `random keys at random sizes neither end the program nor soil the terminal`(
    seed: UInt64
  ) throws {
    var random = Seeded(state: seed)
    let session = try TmuxSession(
      columns: 120, rows: 35,
      script: """
        stty -a >before
        "$PROGRAM" User
        echo "status $?"
        stty -a >after
        echo "that was all"
        """)
    try session.wait(for: "STRICT")
    for _ in 0..<12 {
      let keys = (0..<20).compactMap { _ in Self.names.randomElement(using: &random) }
      // A key by itself is sent as it is; tmux's own separator must not end the list.
      for key in keys { try session.press(key == ";" ? "\\;" : key) }
      let size = Self.sizes.randomElement(using: &random) ?? (80, 24)
      try session.resize(columns: size.0, rows: size.1)
    }
    try session.resize(columns: 120, rows: 35)
    #expect(try session.state("#{alternate_on}") == "1", "it has ended")
    try session.press("C-l", "C-q")
    try session.press("C-q", "n")
    let screen = try session.wait(for: "that was all")
    #expect(screen.contains("status 0"))
    let settings = try ["before", "after"].map { file in
      try session.folder.text(file).replacing(/rows \d+; columns \d+;/, with: "")
    }
    #expect(settings[0] == settings[1] && !settings[0].isEmpty)
    #expect(
      try session.state("#{alternate_on} #{cursor_flag} #{mouse_any_flag} #{keypad_flag}")
        == "0 1 0 0")
  }

  @Test func `stopped and continued at another size, it is there again`() throws {
    let session = try TmuxSession(
      columns: 120, rows: 35,
      script: """
        set -m
        stty -a >before
        "$PROGRAM" User
        stty -a >stopped
        echo "stopped now"
        read line
        fg >/dev/null
        echo "status $?"
        echo "that was all"
        """)
    try session.wait(for: "STRICT")
    try session.press("Home", "j", "j")
    try session.wait(for: "$.age")
    try session.press("C-z")
    try session.wait(for: "stopped now")
    #expect(try session.state("#{alternate_on} #{mouse_any_flag}") == "0 0")
    let settings = try ["before", "stopped"].map { try session.folder.text($0) }
    #expect(settings[0] == settings[1])
    try session.resize(columns: 80, rows: 24)
    try session.press("Enter")
    let screen = try session.wait(for: "$.age")
    #expect(screen.contains(" SMART ") && !screen.contains("F7 Model"))
    try session.press("C-q")
    #expect(try session.wait(for: "that was all").contains("status 0"))
  }

  @Test func `stopped without notice, it is there again when it is continued`() throws {
    let session = try TmuxSession(
      columns: 120, rows: 35,
      script: """
        set -m
        stty -a >before
        (echo $(sh -c 'echo $PPID') >pid; exec "$PROGRAM" User)
        stty sane
        clear
        fg >/dev/null
        echo "status $?"
        stty -a >after
        echo "that was all"
        """)
    try session.wait(for: "STRICT")
    let pid = try session.folder.text("pid").trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(try BuiltProgram.shell("kill -STOP \(pid)", in: session.folder.url).status == 0)
    try session.press("Home", "j", "j")
    try session.wait(for: "$.age")
    try session.press("C-q")
    #expect(try session.wait(for: "that was all").contains("status 0"))
    #expect(try session.folder.text("before") == session.folder.text("after"))
  }
}
