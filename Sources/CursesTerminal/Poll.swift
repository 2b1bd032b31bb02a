#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits for descriptors.
enum Poll {
  /// Waits until one of the descriptors is readable or broken, a signal comes, or the time is up,
  /// and says which are. A negative descriptor is left out.
  static func readable(
    _ descriptors: [Int32], until deadline: ContinuousClock.Instant?
  ) -> [Bool] {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(&polled, nfds_t(polled.count), milliseconds(until: deadline))
    return polled.map { count > 0 && $0.revents != 0 }
  }

  /// The time that is left, rounded up, so that the deadline has passed when it is over.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let left = ContinuousClock.now.duration(to: deadline).components
    guard left.seconds >= 0, left.attoseconds >= 0 else { return 0 }
    let milliseconds = (left.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: min(left.seconds, 1_000_000) * 1000 + milliseconds)
  }
}
