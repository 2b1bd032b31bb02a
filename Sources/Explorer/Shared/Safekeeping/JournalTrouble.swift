/// What is wrong with a journal that an earlier run left.
package enum JournalTrouble: Sendable, Equatable {
  /// It isn't whole: so many of its bytes could be read. All of them are kept as `path`; where they
  /// tell of changes, those are offered.
  case damaged(path: String, readable: Int, count: Int, hasChanges: Bool)
  /// A newer version of the program wrote it. It stays where it is.
  case newer(path: String, version: String)
  /// It, or the folder of all, can't be read, and stays where it is.
  case unreadable(path: String, FileProblem)

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
      "What earlier runs left can't be read: \(path): \(problem.words)"
    }
  }
}
