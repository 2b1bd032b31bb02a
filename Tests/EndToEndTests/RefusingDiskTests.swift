import Explorer
import Foundation
import Testing

/// A disk that is full, that may only be read, or on which something else stands in a file's place: nothing
/// is said to be kept that isn't, and every screen can be left.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct RefusingDiskTests {
  /// What is wrong with the disk, and what puts it right, as lines of shell.
  struct Fault {
    var name: String
    var begin: String
    var end: String
  }

  private static let model = "state/codable-explorer/exercises/MissingKey.swift"

  /// On a disk of its own, of 512 kB; where that can't be mounted, by a limit and by rights.
  private static func faults(isMounted: Bool) -> [Fault] {
    var faults: [Fault] = []
    if isMounted {
      faults.append(Fault(name: "full", begin: "cat /dev/zero >fill 2>&-; :", end: "rm fill"))
      faults.append(
        Fault(name: "read-only", begin: "mount -o remount,ro .", end: "mount -o remount,rw ."))
    } else {
      let limit = "prlimit --pid $(cat ../pid) --fsize="
      #if os(Linux)
        faults.append(Fault(name: "full", begin: limit + "0:", end: limit + "unlimited:"))
      #endif
      // No right binds root.
      let folder = "state/codable-explorer/exercises"
      if getuid() != 0 {
        faults.append(
          Fault(name: "read-only", begin: "chmod 500 \(folder)", end: "chmod 700 \(folder)"))
      }
    }
    return faults + [
      // The program may write the file in between.
      Fault(
        name: "folder", begin: "until mkdir \(model) 2>&-; do mv \(model) aside; done",
        end: "rmdir \(model) && mv aside \(model)"),
      // What looks at a pipe may wait for it, and nothing else does.
      Fault(name: "pipe", begin: "mkfifo aside && mv -f aside \(model)", end: "rm \(model)"),
    ]
  }

  /// The keys that open the modes, as tmux names them.
  private static let modes = Set(
    KeyBinding.table.compactMap { binding -> String? in
      guard case .enter = binding.action else { return nil }
      return binding.keys.first?.trimmingCharacters(in: ["<", ">"])
    }
  ).sorted()

  /// The program runs twice: with an exercise, and with a file, as somebody who has no rights there.
  private static let script = """
    export XDG_STATE_HOME="$PWD/disk/state"
    mkdir disk
    cat >inside <<'END'
    [ "$1" = alone ] && mount -t tmpfs -o size=512k disk "$PWD/disk" 2>/dev/null && touch mounted
    trap '' XFSZ
    (exec sh -c 'echo $$ >pid; exec "$PROGRAM" practice' 2>/dev/null)
    echo "practice: $?"; read go; clear
    as() { setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; }
    as "$PROGRAM" --version >/dev/null 2>&1 || as() { "$@"; }
    cd disk && cp ../user.json . && chmod 444 user.json && chmod 000 state && chmod 555 .
    as ls state >/dev/null 2>&1 && touch ../readable
    (exec sh -c 'echo $$ >../pid'); as "$PROGRAM" User user.json; echo "file: $?"
    chmod 755 . && chmod 700 state
    END
    if unshare -m true 2>/dev/null; then unshare -m sh inside alone; else sh inside; fi
    echo that was all
    """

  /// Does something on the disk that the program has.
  private func onDisk(_ line: String, _ session: TmuxSession) throws {
    let isMounted = FileManager.default.fileExists(
      atPath: session.folder.url.appending(path: "mounted").path)
    let inside = "cd disk && \(line)"
    let run = try BuiltProgram.shell(
      isMounted ? "nsenter -t $(cat pid) -m sh -c 'cd \"$0\" && \(inside)' \"$PWD\"" : inside,
      in: session.folder.url)
    #expect(run.status == 0, "\(line): \(run.errors)")
  }

  private static let question = "save them?"

  /// Asks to leave, until the question is there.
  private func askToLeave(_ session: TmuxSession) throws {
    try session.press("C-q")
    let screen = try session.wait(for: "an answer to ^Q") {
      $0.contains(Self.question) || $0.contains("again to leave") || $0.contains("saving ")
    }
    if !screen.contains(Self.question) { try session.press("C-q") }
    try session.wait(for: "the question") {
      $0.contains(Self.question) || $0.contains("save  n discard")
    }
  }

  @Test func `every screen can be left, and nothing is said to be kept that isn't`() throws {
    let session = try TmuxSession(
      columns: 120, rows: 35, script: Self.script,
      files: ["user.json": "{\n  \"id\": 1\n}\n"],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
    try session.wait(for: "2 of 3 goals")
    let isMounted = FileManager.default.fileExists(
      atPath: session.folder.url.appending(path: "mounted").path)
    for (place, fault) in Self.faults(isMounted: isMounted).enumerated() {
      try onDisk(fault.begin, session)
      try session.press("F7", "i")
      try session.type("/")
      try session.press("Escape")
      // The question comes from every mode.
      for mode in place == 0 ? [""] + Self.modes : [""] {
        if !mode.isEmpty { try session.press(mode) }
        try askToLeave(session)
        #expect(try !session.screen().contains("is kept"), "\(fault.name) \(mode)")
        guard fault.name != "pipe" else { break }
        try session.press("y")
        try session.wait(for: "was not saved")
        try session.wait(for: Self.question)
        try session.press("Escape")
        try session.wait(for: "no question") { !$0.contains(Self.question) }
        if !mode.isEmpty { try session.press("Escape") }
      }
      if fault.name != "pipe" { try onDisk(fault.end, session) }
    }
    try session.press("n")
    try session.wait(for: "practice: 0")
    try session.press("Enter")
    try leaveFile(session)
    try session.wait(for: "that was all")
  }

  /// A file, opened where nothing may be read of what earlier runs left, nor be written.
  private func leaveFile(_ session: TmuxSession) throws {
    if !FileManager.default.fileExists(
      atPath: session.folder.url.appending(path: "readable").path)
    {
      try session.wait(for: "What earlier runs left can't be read")
      try session.press("Escape")
    }
    try session.wait(for: "STRICT")
    try session.press("F4")
    try session.type(" ")
    try session.wait(for: "recovery journal can't be written")
    try session.press("C-s")
    try session.wait(for: "Save as: user.json")
    try session.press("Escape", "F5", "F6")
    try session.wait(for: " cells ")
    try session.press("w")
    try session.wait(for: "Write it to: ")
    try session.press("Enter")
    try session.wait(for: "was not saved: no permission")
    try askToLeave(session)
    try session.press("y")
    try session.wait(for: "not saved: no permission")
    try session.press("Escape")
    try askToLeave(session)
    try session.press("n")
    try session.wait(for: "file: 0")
  }
}
