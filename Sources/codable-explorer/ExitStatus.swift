/// The program's exit statuses; numbers from 64 on are those of sysexits. Scripts depend on them.
///
/// A process that a signal ended has 128 and the signal's number, as shells count.
package enum ExitStatus: Int32, Sendable, Comparable {
  /// Every style that was asked for decoded.
  case success = 0
  /// At least one did not.
  case failedDecode = 1
  /// Wrong arguments, or no terminal where one is needed.
  case misused = 64
  /// The document isn't JSON to Foundation, or the model can't be compiled.
  case badData = 65
  /// A file can't be read.
  case noInput = 66
  /// There is no Swift compiler for a model of the user's own.
  case noCompiler = 69
  /// Something that isn't the user's fault.
  case internalFault = 70
  /// A file that was to be written can't be made.
  case cannotCreate = 73
  /// An answer couldn't be written to its end: the disk is full.
  case writingFailed = 74
  /// Code that came along wasn't trusted, and nobody could be asked.
  case notTrusted = 77
  /// The terminal went away while the explorer ran: as if the signal of that had ended it.
  case terminalGone = 129

  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
