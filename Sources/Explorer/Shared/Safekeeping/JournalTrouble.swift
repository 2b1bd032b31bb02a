/// What is wrong with a journal that an earlier run left.
package enum JournalTrouble: Sendable, Equatable {
  /// It isn't whole: so many of its bytes could be read. All of them are kept as `path`; where they
  /// tell of changes, those are offered.
  case damaged(path: String, readable: Int, count: Int, hasChanges: Bool)
  /// A newer version of the program wrote it. It stays where it is.
  case newer(path: String, version: String)
  /// It can't be read at all, and stays where it is.
  case unreadable(path: String, FileProblem)
  /// The folder of journals can't be read, as the system says.
  case unreadableFolder(path: String, said: String)

  var words: String {
    switch self {
    case .damaged(let path, let readable, let count, let hasChanges):
      "An earlier run's journal is damaged: \(readable) of its \(count) bytes could be read, and "
        + (hasChanges ? "the changes that they tell of are offered. " : "tell of no change. ")
        + "All of it is kept in \(path)"
    case .newer(let path, let version):
      "A newer version of this program left a journal of form \(version), which this one can't "
        + "read. It stays in \(path)"
    case .unreadable(let path, let problem):
      "An earlier run's journal can't be read: \(path): \(problem.words)"
    case .unreadable(let path, let said):
      "What earlier runs left can't be looked for in \(path): \(said)"
    }
  }
}
