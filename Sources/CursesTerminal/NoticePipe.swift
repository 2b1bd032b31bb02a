#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The pipe into which signal handlers write what happened, and which the event loop reads.
///
/// A class because it owns its two descriptors.
final class NoticePipe {
  let readingEnd: Int32
  let writingEnd: Int32

  /// Makes the pipe, not blocking and not inherited; `nil` if the system has no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (readingEnd, writingEnd) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  deinit {
    _ = close(readingEnd)
    _ = close(writingEnd)
  }

  /// Takes all notices, each kind once, in the order of their first arrival.
  func drain() -> [UInt8] {
    var notices = [UInt8]()
    var buffer = [UInt8](repeating: 0, count: 256)
    while true {
      let count = read(readingEnd, &buffer, buffer.count)
      guard count > 0 else { return notices }
      for notice in buffer[..<count] where !notices.contains(notice) { notices.append(notice) }
    }
  }
}
