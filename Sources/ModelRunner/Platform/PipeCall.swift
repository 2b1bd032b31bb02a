// Only the files in this folder know which C library there is.
#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Waiting for pipes, reading and writing them, without blocking on any.
enum PipeCall {
  /// What became of a read or write.
  enum Progress: Equatable {
    case moved(Int)
    case wouldBlock
    /// The other end is closed, or the descriptor is broken.
    case ended
  }

  /// Waits until one of the descriptors is ready, or for `milliseconds`.
  static func wait(reading: [Int32], writing: [Int32], milliseconds: Int) {
    var list =
      reading.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      + writing.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) }
    _ = poll(&list, nfds_t(list.count), Int32(clamping: milliseconds))
  }

  static func read(_ descriptor: Int32, into bytes: inout [UInt8], atMost count: Int) -> Progress {
    var (result, code) = (0, Int32(0))
    let read = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      #if canImport(Darwin)
        result = Darwin.read(descriptor, buffer.baseAddress, count)
      #else
        result = Glibc.read(descriptor, buffer.baseAddress, count)
      #endif
      code = errno
      initialized = max(0, result)
    }
    if !read.isEmpty { bytes += read }
    return progress(result, code)
  }

  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Progress {
    let result = bytes.withUnsafeBytes { buffer in
      #if canImport(Darwin)
        Darwin.write(descriptor, buffer.baseAddress, buffer.count)
      #else
        Glibc.send(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
      #endif
    }
    return progress(result, errno)
  }

  static func release(_ descriptor: Int32) { close(descriptor) }

  private static func progress(_ result: Int, _ code: Int32) -> Progress {
    if result > 0 { return .moved(result) }
    return result < 0 && (code == EAGAIN || code == EINTR) ? .wouldBlock : .ended
  }
}

extension PipeCall {
  /// Reads bytes of a file from its beginning.
  static func contents(_ descriptor: Int32, count: Int) -> [UInt8] {
    // All empty arrays are one, whose count would be written.
    guard count > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(0, pread(descriptor, buffer.baseAddress, count, 0))
    }
  }

  /// Makes bytes of a file zero.
  static func clear(_ descriptor: Int32, count: Int, at offset: Int) {
    _ = pwrite(descriptor, [UInt8](repeating: 0, count: count), count, off_t(offset))
  }
}

/// What the numbers of signals mean.
enum SignalName {
  /// The signals by which Swift's traps end a process.
  static func isTrap(_ signal: Int32) -> Bool { signal == SIGILL || signal == SIGTRAP }

  static func isComputingLimit(_ signal: Int32) -> Bool { signal == SIGXCPU }
  /// The signal by which the system ends a process that made a call which its filter forbids.
  static func isDeniedCall(_ signal: Int32) -> Bool { signal == SIGSYS }
  static func isBadAccess(_ signal: Int32) -> Bool { signal == SIGSEGV || signal == SIGBUS }

  /// The system's words for a signal: `Segmentation fault`.
  static func words(_ signal: Int32) -> String {
    strsignal(signal).map { String(cString: $0) } ?? "signal \(signal)"
  }
}
