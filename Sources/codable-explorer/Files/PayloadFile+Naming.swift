extension PayloadFile {
  /// What a user means by a path: `~` at its start is the home folder, as in a shell.
  static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = SystemCall.environment("HOME") else {
      return path
    }
    return home + path.dropFirst()
  }

  /// The one name of a file, however its path is written: symbolic links resolved, and relative to
  /// the current folder if it lies in it. A path at which nothing stands stays as it is.
  static func name(of path: String) -> String {
    guard let resolved = try? SystemCall.resolve(path) else { return path }
    guard let folder = SystemCall.currentFolder, folder != "/",
      resolved.hasPrefix(folder + "/")
    else { return resolved }
    return String(resolved.dropFirst(folder.count + 1))
  }

}
