import Foundation
import Testing

/// What is left of a model's process, and of compilers, when the program is gone.
struct LeftoverTests {
  /// Starts the program in the background, waits until what it has started is at work, ends it by a
  /// signal, and waits until nothing of it is left: neither a process nor a temporary folder.
  private static let script = """
    export TMPDIR="$PWD/temporary" XDG_CACHE_HOME="$PWD/cache"
    mkdir -p "$TMPDIR"
    "$PROGRAM" decode Model.swift a.json >/dev/null 2>&1 &
    program=$!
    wait_until() {
      for turn in $(seq 2000); do eval "$1" && return 0; sleep 0.02; done
      echo "not within 40 s: $1"
      return 1
    }
    left() { grep -lasF "TMPDIR=$TMPDIR/codable-explorer." /proc/[0-9]*/environ; }
    wait_until 'ls "$TMPDIR"/codable-explorer.*/running >/dev/null 2>&1'
    kill -SIGNAL $program
    wait $program 2>/dev/null
    echo "status $?"
    wait_until '[ -z "$(left)" ]' || left
    wait_until '[ -z "$(ls -A "$TMPDIR")" ]' || ls "$TMPDIR"
    """

  private static func leftovers(
    _ files: KeyValuePairs<String, String>, by signal: String, path: String = ""
  ) throws -> String {
    let folder = try TemporaryFolder()
    for (name, text) in files {
      let file = folder.url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let search = path + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let script = Self.script.replacingOccurrences(of: "SIGNAL", with: signal)
    return try BuiltProgram.shell("export PATH=\"\(search)\"\n\(script)", in: folder.url).output
  }

  /// It ignores the signals that can be ignored, but for that of denied calls, and takes no computing
  /// time.
  private static let endless = """
    import Foundation
    struct Model: Decodable {
      init(from decoder: any Decoder) throws {
        for number in 1..<31 as Range<Int32> { signal(number, SIG_IGN) }
        _ = setpgid(0, getpgid(getppid()))
        try "".write(
          toFile: NSTemporaryDirectory() + "/running", atomically: false, encoding: .utf8)
        while true { usleep(1000) }
      }
    }
    """

  @Test(arguments: [("KILL", 137), ("TERM", 143), ("HUP", 129)])
  func `a model ends with the program, whatever it does`(_ signal: String, _ status: Int) throws {
    let output = try Self.leftovers(
      ["Model.swift": Self.endless, "a.json": "1"], by: signal)
    #expect(output == "status \(status)\n")
  }

  @Test(arguments: [("KILL", 137), ("TERM", 143)])
  func `a compiler ends with the program, and what it has started`(
    _ signal: String, _ status: Int
  ) throws {
    let compiler = """
      #!/bin/sh
      [ "$1" = --version ] && { echo "Swift version 6.3"; exit; }
      trap '' INT TERM HUP
      setsid sleep 1000 &
      touch "$TMPDIR/running"
      sleep 1000
      """
    let output = try Self.leftovers(
      ["Model.swift": "struct A: Codable {}", "a.json": "{}", "bin/swiftc": compiler], by: signal,
      path: "$(chmod 755 bin/swiftc; echo $PWD)/bin:")
    #expect(output == "status \(status)\n")
  }

  @Test func `how a compiler ended is known, whoever started the program`() throws {
    let folder = try TemporaryFolder()
    try folder.file("Model.swift", Array("struct A: Codable { var x: Nothing }".utf8))
    try folder.file("a.json", Array("{}".utf8))
    let run = try BuiltProgram.shell(
      """
      export PATH="\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
      trap '' CHLD
      exec "$PROGRAM" decode Model.swift a.json
      """, in: folder.url)
    #expect(run.status == 65)
    #expect(run.errors.contains("cannot find type 'Nothing' in scope"))
  }

  @Test func `what is left where the keeper was killed as well goes at the next start`() throws {
    let folder = try TemporaryFolder()
    for (name, text) in ["Model.swift": Self.endless, "a.json": "1"] {
      try folder.file(name, Array(text.utf8))
    }
    let run = try BuiltProgram.shell(
      """
      export PATH="\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
      export TMPDIR="$PWD/temporary" XDG_CACHE_HOME="$PWD/cache"
      mkdir -p "$TMPDIR" "$XDG_CACHE_HOME/codable-explorer/models/work-1/a/b"
      "$PROGRAM" decode Model.swift a.json >/dev/null 2>&1 &
      program=$!
      until ls "$TMPDIR"/codable-explorer.*/running >/dev/null 2>&1; do sleep 0.02; done
      keeper=$(grep -lasE "^.*keeper.*$PWD/temporary/+codable-explorer" /proc/[0-9]*/cmdline | cut -d/ -f3)
      kill -9 $program $keeper
      touch -cd '2 minutes ago' "$TMPDIR"/codable-explorer.* "$XDG_CACHE_HOME"/codable-explorer/models/work-1
      ls "$TMPDIR" | wc -l
      left() { ls -A "$TMPDIR"; ls "$XDG_CACHE_HOME/codable-explorer/models" | grep work-; }
      # The keeper may take a moment to die.
      for turn in $(seq 200); do
        "$PROGRAM" samples >/dev/null
        sleep 0.1
        [ -z "$(left)" ] && break
      done
      left
      """, in: folder.url)
    #expect(run.output == "1\n")
  }
}
