import Foundation

/// A window of tmux, an emulator that isn't ours, on a server of its own.
///
/// A class: the server goes away with its owner.
final class TmuxSession {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private static let search = ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"]
  /// How long a condition may take to come true, on a machine that has other things to do.
  private static let patience: TimeInterval = 60

  let folder: TemporaryFolder
  private let tmux: String
  private let server = Process()

  /// Opens a window of so many columns and rows in which `sh` runs a script, in a folder with
  /// these files.
  ///
  /// In the script `$PROGRAM` is the program; when it ends the window stays as it is.
  init(
    columns: Int, rows: Int, script: String, files: [String: String] = [:],
    environment: [String: String] = [:]
  ) throws {
    let found = TmuxSession.search.map { "\($0)/tmux" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else {
      throw Failure(description: "tmux isn't installed; README.md's test command installs it")
    }
    tmux = found
    folder = try TemporaryFolder()
    try folder.file(
      "tmux.conf",
      Array(
        """
        set -g status off
        set -g default-terminal tmux-256color
        set -sg escape-time 0
        set -g history-limit 500

        """.utf8))
    for (name, text) in files { try folder.file(name, text.utf8) }
    try folder.file("script", Array("\(script)\nexec cat\n".utf8))
    var variables = BuiltProgram.environment
    variables["ENV"] = ""
    variables["PROGRAM"] = try BuiltProgram.url().path
    // Nobody's own home: what the program keeps stays in the folder.
    variables["HOME"] = folder.url.path
    variables.merge(environment) { $1 }
    // NO_COLOR and the like of whoever runs the tests stay outside.
    let assignments = variables.filter { !$0.value.isEmpty }.map { "\($0.key)=\($0.value)" }
    let unset = [
      "NO_COLOR", "COLORFGBG", "LANG", "LC_CTYPE", "ESCDELAY", "XDG_STATE_HOME", "XDG_CONFIG_HOME",
      "XDG_RUNTIME_DIR",
      "VISUAL", "EDITOR",
    ].flatMap { ["-u", $0] }
    server.executableURL = URL(filePath: tmux)
    // In the foreground: a daemon would keep what it inherits, and with it whoever waits for it.
    server.arguments = ["-S", socket, "-f", folder.url.appending(path: "tmux.conf").path, "-D"]
    server.environment = ["LC_ALL": "C.UTF-8", "PATH": TmuxSession.search.joined(separator: ":")]
    server.standardInput = FileHandle.nullDevice
    server.standardOutput = FileHandle.nullDevice
    server.standardError = FileHandle.nullDevice
    try server.run()
    let session =
      [
        "-N", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-c", folder.url.path,
        "env",
      ]
      + unset + assignments.sorted() + ["sh", folder.url.appending(path: "script").path]
    let end = Date(timeIntervalSinceNow: TmuxSession.patience)
    while true {
      do {
        try run(session)
        return
      } catch  where Date() < end && server.isRunning {
        // The server isn't listening yet.
        continue
      }
    }
  }

  private var socket: String { folder.url.appending(path: "socket").path }

  deinit {
    _ = try? run(["kill-server"])
    // In the foreground the server outlives that.
    kill(server.processIdentifier, SIGKILL)
  }

  /// Sends keys by tmux's names: `Enter`, `F4`, `C-q`.
  func press(_ keys: String...) throws {
    try run(["send-keys"] + keys)
  }

  /// Sends text as it is.
  func type(_ text: String) throws {
    try run(["send-keys", "-l", text])
  }

  func resize(columns: Int, rows: Int) throws {
    try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// What the window shows, a line each.
  func screen() throws -> String {
    try run(["capture-pane", "-p"])
  }

  /// What tmux knows about the window: `#{alternate_on}`.
  func state(_ format: String) throws -> String {
    try run(["display-message", "-p", format]).trimmingCharacters(in: .newlines)
  }

  /// Waits until the screen fulfils a condition and returns it.
  @discardableResult
  func wait(for what: String, until condition: (String) -> Bool) throws -> String {
    let end = Date(timeIntervalSinceNow: TmuxSession.patience)
    var screen = ""
    while Date() < end {
      screen = try self.screen()
      if condition(screen) { return screen }
    }
    throw Failure(description: "\(what) didn't come; the screen is:\n\(screen)")
  }

  @discardableResult
  func wait(for text: String) throws -> String {
    try wait(for: "'\(text)'") { $0.contains(text) }
  }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: tmux)
    process.arguments = ["-S", socket] + arguments
    process.environment = ["LC_ALL": "C.UTF-8", "PATH": TmuxSession.search.joined(separator: ":")]
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "tmux \(arguments): \(text)")
    }
    return text
  }
}
