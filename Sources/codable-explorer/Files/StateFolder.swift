/// Where the program keeps what must outlive it.
enum StateFolder {
  /// The folder that the XDG base directory specification names, or that of the system; `nil`
  /// without a home.
  static func path(environment: (String) -> String?) -> String? {
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") {
      return state + "/codable-explorer"
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/\(SystemCall.stateFolderInHome)/codable-explorer"
  }
}

/// How the screen was left: a file that is there while the lists are folded.
struct ScreenHabits: Sendable {
  private let folder: String

  /// Without a home nothing is remembered.
  init?(environment: (String) -> String?) {
    guard let folder = StateFolder.path(environment: environment) else { return nil }
    self.folder = folder
  }

  private var file: String { folder + "/lists-folded" }

  var foldsLists: Bool { SystemCall.exists(file) }

  /// What can't be written is only not remembered.
  func remember(foldsLists: Bool) {
    guard foldsLists else { return SystemCall.remove(file) }
    try? SystemCall.makeFolder(folder)
    if let descriptor = try? SystemCall.create(file) { SystemCall.close(descriptor) }
  }
}
