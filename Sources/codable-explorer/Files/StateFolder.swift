/// Where the program keeps what must outlive it.
enum StateFolder {
  /// The folder that the XDG base directory specification names, or that of the system; `nil`
  /// without a home.
  static func path(environment: (String) -> String?) -> String? {
    path("XDG_STATE_HOME", orInHome: SystemCall.stateFolderInHome, environment)
  }

  /// The program's folder in the one that a variable names, or in one of the home folder.
  static func path(
    _ variable: String, orInHome folder: String?, _ environment: (String) -> String?
  ) -> String? {
    if let base = environment(variable), base.hasPrefix("/") { return base + "/codable-explorer" }
    guard let folder, let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/\(folder)/codable-explorer"
  }
}
