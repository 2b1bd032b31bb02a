// Only the files in this folder know which C library there is.
#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Keeps other programs from taking a file away, for as long as it lives.
///
/// A class: it stands for an open file.
final class FileLease: Sendable {
  private let descriptor: Int32

  /// `nil` for a file that isn't there.
  init?(_ path: String) {
    descriptor = Self.file(path)
    guard descriptor >= 0 else { return nil }
    // Whoever asks whether the file is held has it for a moment. A file system without locks keeps
    // nothing: then the file is made again when it is missed.
    for _ in 0..<100 {
      if flock(descriptor, LOCK_SH | LOCK_NB) == 0 || errno != EWOULDBLOCK { break }
      usleep(1000)
    }
  }

  deinit { Self.release(descriptor) }

  /// Whether anybody holds the file.
  static func isHeld(_ path: String) -> Bool {
    let descriptor = file(path)
    guard descriptor >= 0 else { return false }
    defer { release(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  private static func file(_ path: String) -> Int32 {
    open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  }

  /// A process that is being started has a copy of the descriptor for a moment, so that closing it
  /// doesn't end the lock.
  private static func release(_ descriptor: Int32) {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
