// Only the files in this folder know which system this is.

/// What a program has of the machine that reads a stranger's source: it starts nothing, reaches no network,
/// and has no file but these, itself and the system's libraries.
package struct Box: Sendable, Equatable {
  /// Files, and folders with all that is in them, to be read.
  package var readable: [String]
  /// The folder in which it makes files.
  package var results: String
  /// A folder in which it makes files, folders and links: a cache that is to be filled.
  package var cache: String?

  package init(readable: [String], results: String, cache: String? = nil) {
    self.readable = readable
    self.results = results
    self.cache = cache
  }

  /// Where the system keeps headers, and libraries that others are made with.
  static let systemFolders = [
    "/usr/include", "/usr/local/include", "/lib", "/lib64", "/usr/lib", "/usr/lib64",
    "/usr/local/lib",
  ]

  /// All the variables that such a program has.
  static let environment = ["LC_ALL": "C.UTF-8", "PATH": "/nonexistent", "HOME": "/nonexistent"]

  #if canImport(Darwin)
    /// The keeper can't make a box here: `sandbox-exec` does, where there is one.
    func words(_ program: String, _ arguments: [String]) -> (keeper: [String], program: [String]) {
      let folders = readable + Self.systemFolders
      let writable = [results] + (cache.map { [$0] } ?? [])
      func paths(_ paths: [String]) -> String {
        paths.map {
          "(subpath \"\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\")"
        }
        .joined(separator: " ")
      }
      let profile = """
        (version 1)(deny default)(import "system.sb")
        (allow process-exec (literal (param "PROGRAM")))
        (allow file-read-metadata)(allow file-read* \(paths(folders + writable)))
        (allow file-write* \(paths(writable)))
        """
      let box = ["/usr/bin/sandbox-exec", "-p", profile, "-D", "PROGRAM=\(program)"]
      return ([], (Self.isWhole ? box : []) + [program] + arguments)
    }

    private static var isWhole: Bool { FileCall.facts("/usr/bin/sandbox-exec") != nil }

    /// What a program in a box is kept from, where the keeper doesn't tell.
    static var confinement: Confinement? { isWhole ? [.calls, .files] : [] }
    /// Who is meant where a model's process isn't confined.
    static let withoutFiles = "no box for models on macOS: a model"
    static let withoutCalls = withoutFiles
  #else
    func words(_ program: String, _ arguments: [String]) -> (keeper: [String], program: [String]) {
      let reading = (readable + Self.systemFolders).flatMap { ["-r", $0] }
      let filling = cache.map { ["-c", $0] } ?? []
      return (["-b"] + reading + ["-w", results] + filling, [program] + arguments)
    }

    /// What a program in a box is kept from, where the keeper doesn't tell.
    static var confinement: Confinement? { nil }
    static let withoutFiles = "no Landlock here (Linux 5.13): compiler and model"
    static let withoutCalls = "no filter of calls here: compiler and model"
  #endif
}
