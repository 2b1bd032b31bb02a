// Only the files in this folder know which C library there is.
#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A call of the operating system that failed.
struct SystemError: Error, Equatable {
  enum Kind: Equatable {
    case missing, folder, permission, closed, brokenPipe, diskFull, taken, linkCircle, other
  }

  var code: Int32

  var kind: Kind {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case EISDIR: .folder
    case EACCES, EPERM: .permission
    case EBADF: .closed
    case EPIPE: .brokenPipe
    case ENOSPC, EDQUOT: .diskFull
    case EEXIST: .taken
    case ELOOP: .linkCircle
    default: .other
    }
  }

  /// Whether a file that was to be new exists.
  var isTaken: Bool { kind == .taken }

  /// Whether nobody listens at a socket any more.
  var isRefused: Bool { code == ECONNREFUSED }

  /// There is no home folder, nor another place to keep things.
  static let noHome = SystemError(code: ENOENT)

  /// The system's own words: `No space left on device`.
  var words: String { String(cString: strerror(code)) }
}
