// Only the files in this folder know which C library there is.
#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Sockets that are files: what is sent stays on the machine, and with the user.
///
/// None of these waits: what can't be done at once isn't done.
extension SystemCall {
  /// Listens at a path, for this user alone. The file gets its name once somebody listens: a socket that
  /// refuses was left behind.
  static func listen(at path: String) throws(SystemError) -> Int32 {
    let unfinished = path + "~"
    remove(unfinished)
    return try openSocket { (descriptor) throws(SystemError) in
      do throws(SystemError) {
        try withAddress(unfinished) { bind(descriptor, $0, $1) }
        // Nobody can connect before it listens.
        try checked { chmod(unfinished, 0o600) }
        try checked { libraryListen(descriptor, 8) }
        try move(unfinished, to: path)
      } catch {
        remove(unfinished)
        throw error
      }
    }
  }

  /// Connects to who listens at a path.
  static func connect(to path: String) throws(SystemError) -> Int32 {
    try openSocket { (descriptor) throws(SystemError) in
      try withAddress(path) { libraryConnect(descriptor, $0, $1) }
    }
  }

  /// The next one who connected; `nil` where nobody waits.
  static func accept(_ listener: Int32) -> Int32? {
    let descriptor = libraryAccept(listener, nil, nil)
    guard descriptor >= 0 else { return nil }
    guard (try? prepare(descriptor)) != nil else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Sends all of the bytes at once; `false` where the other end is gone, or reads too slowly.
  static func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      Darwin.send(descriptor, bytes, bytes.count, 0) == bytes.count
    #else
      Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    #endif
  }

  /// What has come, at most so many bytes; `nil` once the other end is gone.
  static func receive(_ descriptor: Int32, atMost count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    do throws(SystemError) {
      return try read(descriptor, atMost: count, into: &bytes) ? bytes : nil
    } catch {
      return error.code == EAGAIN || error.code == EWOULDBLOCK ? [] : nil
    }
  }

  /// Waits until something can be read, or an end is gone; returns which of them.
  static func wait(for descriptors: [Int32], milliseconds: Int32) -> Set<Int32> {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(&polled, nfds_t(polled.count), milliseconds)
    guard count > 0 else { return [] }
    return Set(polled.filter { $0.revents != 0 }.map(\.fd))
  }

  static func isSocket(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }

  /// A new socket, as `use` leaves it; closed where that fails.
  private static func openSocket(
    _ use: (Int32) throws(SystemError) -> Void
  ) throws(SystemError) -> Int32 {
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let descriptor = try checked { socket(AF_UNIX, kind, 0) }
    do throws(SystemError) {
      try prepare(descriptor)
      try use(descriptor)
      return descriptor
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func prepare(_ descriptor: Int32) throws(SystemError) {
    try keepFromBlocking(descriptor)
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(
        descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  private static func withAddress(
    _ path: String, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws(SystemError) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = FileName.bytes(path) + [0]
    let fits = withUnsafeMutableBytes(of: &address.sun_path) { room in
      guard bytes.count <= room.count else { return false }
      room.copyBytes(from: bytes)
      return true
    }
    guard fits else { throw SystemError(code: ENAMETOOLONG) }
    try checked {
      withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          call($0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
    }
  }
}

// MARK: - The C library's functions whose names `SystemCall` has, too

private let libraryListen: @Sendable (Int32, Int32) -> Int32 = listen
private let libraryConnect: @Sendable (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32 =
  connect
private let libraryAccept:
  @Sendable (Int32, UnsafeMutablePointer<sockaddr>?, UnsafeMutablePointer<socklen_t>?) -> Int32 =
    accept
