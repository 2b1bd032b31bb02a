/// Where running courses listen for notes terminals: a socket file each, in a folder for the user alone.
struct NotesFolder: Sendable {
  private let path: String

  private static let prefix = "notes-"
  private static let suffix = ".socket"

  /// Without a runtime folder it is the state folder; `nil` without both.
  init?(environment: (String) -> String?) {
    if let runtime = StateFolder.path("XDG_RUNTIME_DIR", orInHome: nil, environment) {
      path = runtime
    } else {
      guard let state = StateFolder.path(environment: environment) else { return nil }
      path = state + "/courses"
    }
  }

  /// The socket file of a process.
  func file(of process: Int32) -> String { "\(path)/\(Self.prefix)\(process)\(Self.suffix)" }

  func make() throws(SystemError) { try SystemCall.makeFolder(path) }

  /// The socket files that are there, whoever listens or not.
  var files: [String] {
    let files = try? SystemCall.paths(in: path) {
      $0.hasPrefix(Self.prefix) && $0.hasSuffix(Self.suffix)
    }
    return (files ?? []).filter(SystemCall.isSocket)
  }
}
