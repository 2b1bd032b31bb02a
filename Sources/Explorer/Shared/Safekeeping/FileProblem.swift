/// Why a file couldn't be read or written.
package enum FileProblem: Error, Sendable, Equatable {
  case notFound
  case isFolder
  case noPermission
  case noSpace
  /// A file stands where a new one was to be written.
  case exists
  /// Somebody else wrote the open file meanwhile: its bytes now.
  case changed([UInt8])
  /// Somebody else wrote the file in which the text is only a part.
  case changedAround
  /// What the system said, for all the rest.
  case other(String)

  /// The fact in words, to stand behind the file's name and a colon.
  package var words: String {
    switch self {
    case .notFound: "no such file"
    case .isFolder: "this is a folder; a file is needed"
    case .exists: "there is such a file already"
    case .changed, .changedAround: "it was changed on the disk meanwhile"
    case .noPermission: "no permission"
    case .noSpace: "the disk is full; the file is unchanged"
    case .other(let said): said
    }
  }
}
