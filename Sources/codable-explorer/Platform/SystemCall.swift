internal import Dispatch

// Only the files in this folder know which C library there is.
#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The operating system's calls that this program makes, with errors as Swift has them.
///
/// A call that a signal interrupted is made again.
enum SystemCall {
  static let standardInput: Int32 = 0
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  @discardableResult
  static func checked<Answer: SignedInteger>(_ call: () -> Answer) throws(SystemError) -> Answer {
    while true {
      let result = call()
      if result >= 0 { return result }
      let code = errno
      if code != EINTR { throw SystemError(code: code) }
    }
  }
}

// MARK: - Paths

extension SystemCall {
  /// What the program was started with, its name first.
  static var arguments: [String] {
    let words = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return words.compactMap { $0.map { text(ofPath: $0) } }
  }

  private static func withPath<Answer>(
    _ path: String, _ call: (UnsafePointer<CChar>) -> Answer
  ) -> Answer {
    let bytes = FileName.bytes(path).map(CChar.init(bitPattern:)) + [0]
    return bytes.withUnsafeBufferPointer { buffer in
      // It has a byte at least.
      call(buffer.baseAddress.unsafelyUnwrapped)
    }
  }

  private static func text(ofPath path: UnsafePointer<CChar>) -> String {
    let bytes = UnsafeRawBufferPointer(start: path, count: strlen(path))
    return FileName.text(Array(bytes))
  }
}

// MARK: - Reading and writing

extension SystemCall {
  /// Opens what stands at a path, whatever it is, and waits for nobody: a pipe has no writer perhaps.
  static func openForReading(_ path: String) throws(SystemError) -> Int32 {
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    return try checked { withPath(path) { open($0, flags) } }
  }

  /// Creates a file that must not exist yet.
  static func create(_ path: String) throws(SystemError) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    return try checked { withPath(path) { open($0, flags, 0o600) } }
  }

  /// Creates a file with a number in its name that no other has.
  static func createNew(
    _ prefix: String, _ suffix: String
  ) throws(SystemError) -> (path: String, descriptor: Int32) {
    while true {
      let path = prefix + String(UInt32.random(in: .min ... .max), radix: 36) + suffix
      do throws(SystemError) {
        return (path, try create(path))
      } catch  where error.isTaken {
        continue
      }
    }
  }

  /// Takes a file for this process as long as it is open; `false` if another one has it.
  static func lock(_ descriptor: Int32) throws(SystemError) -> Bool {
    do throws(SystemError) {
      try checked { flock(descriptor, LOCK_EX | LOCK_NB) }
      return true
    } catch  where error.code == EWOULDBLOCK {
      return false
    }
  }

  /// Gives a file free that `lock` took, whoever has copies of the descriptor.
  static func unlock(_ descriptor: Int32) {
    _ = flock(descriptor, LOCK_UN)
  }

  static func close(_ descriptor: Int32) {
    _ = libraryClose(descriptor)
  }

  /// What stands at a path.
  enum FileKind: String {
    case file, folder, pipe, socket, device

    init(_ status: stat) {
      let kinds: [mode_t: FileKind] = [
        S_IFREG: .file, S_IFDIR: .folder, S_IFIFO: .pipe, S_IFSOCK: .socket,
      ]
      self = kinds[status.st_mode & S_IFMT] ?? .device
    }
  }

  /// What is behind the descriptor, and how many bytes the file has.
  static func status(_ descriptor: Int32) throws(SystemError) -> (kind: FileKind, size: Int) {
    var status = stat()
    try checked { fstat(descriptor, &status) }
    return (FileKind(status), Int(status.st_size))
  }

  /// Appends at most `count` bytes. Returns `false` at the end of the input.
  static func read(
    _ descriptor: Int32, atMost count: Int, into bytes: inout [UInt8]
  ) throws(SystemError) -> Bool {
    let count = try checked {
      withUnsafeTemporaryAllocation(byteCount: count, alignment: 1) { buffer in
        let count = libraryRead(descriptor, buffer.baseAddress, buffer.count)
        if count > 0 {
          bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
        return count
      }
    }
    return count > 0
  }

  /// Writes all of the bytes.
  static func write(_ bytes: some Sequence<UInt8>, to descriptor: Int32) throws(SystemError) {
    let bytes = Array(bytes)
    var done = 0
    while done < bytes.count {
      done += try checked {
        bytes[done...].withUnsafeBytes { libraryWrite(descriptor, $0.baseAddress, $0.count) }
      }
    }
  }
}

// MARK: - Looking at paths

extension SystemCall {
  /// Whether something stands at a path; links that lead round in a circle do.
  static func exists(_ path: String) -> Bool {
    withPath(path) { access($0, F_OK) } == 0 || errno == ELOOP
  }

  /// Whether a file in the narrow sense stands at the path: no folder, no device, no pipe.
  static func isRegularFile(_ path: String) -> Bool {
    kind(of: path) == .file
  }

  static func isFolder(_ path: String) -> Bool {
    kind(of: path) == .folder
  }

  /// `nil` where nothing stands.
  static func kind(of path: String) -> FileKind? {
    var status = stat()
    return withPath(path) { stat($0, &status) } == 0 ? FileKind(status) : nil
  }

  /// Whether something other than a folder stands at the path.
  static func isFile(_ path: String) -> Bool {
    kind(of: path).map { $0 != .folder } ?? false
  }
}

// MARK: - Versions of a file

extension SystemCall {
  /// What changes when a file is written or replaced.
  struct Stamp: Equatable, Sendable {
    var device: UInt64
    var inode: UInt64
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  /// The stamp of what stands at the path; all links that lead round in a circle have one.
  static func stamp(_ path: String) throws(SystemError) -> Stamp {
    var status = stat()
    do throws(SystemError) {
      try checked { withPath(path) { stat($0, &status) } }
    } catch  where error.kind == .linkCircle {}
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino),
      size: Int(status.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec)
  }

  /// Seconds since 1970.
  static var seconds: Int { Int(time(nil)) }

  /// A time of a stamp in words, in the time zone of the environment: `2026-11-20 21:03`.
  static func words(forTime seconds: Int) -> String {
    var time = time_t(seconds)
    var parts = tm()
    localtime_r(&time, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y-%m-%d %H:%M", &parts)
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

// MARK: - Folders

extension SystemCall {
  /// Makes a folder for its user alone, and those above it.
  static func makeFolder(_ path: String) throws(SystemError) {
    if isFolder(path) { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    do throws(SystemError) {
      try checked { withPath(path) { mkdir($0, 0o700) } }
    } catch  where error.isTaken && isFolder(path) {
      // Another process was quicker.
    }
  }

  static func removeFolder(_ path: String) {
    _ = withPath(path) { rmdir($0) }
  }

  /// The names of what is in a folder, without an order.
  static func names(in path: String) throws(SystemError) -> [String] {
    guard let folder = withPath(path, { opendir($0) }) else { throw SystemError(code: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { text(ofPath: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  /// The sorted paths of what has such names in a folder.
  static func paths(
    in folder: String, where isWanted: (String) -> Bool
  ) throws(SystemError) -> [String] {
    try names(in: folder).filter(isWanted).sorted().map {
      folder.hasSuffix("/") ? folder + $0 : folder + "/" + $0
    }
  }

  /// Where programs keep what they need again, relative to the home folder.
  static var stateFolderInHome: String {
    #if canImport(Darwin)
      "Library/Application Support"
    #else
      ".local/state"
    #endif
  }

  static var processIdentifier: Int32 { getpid() }
}

// MARK: - Replacing a file

extension SystemCall {
  /// The path with all its symbolic links resolved.
  static func resolve(_ path: String) throws(SystemError) -> String {
    guard let resolved = withPath(path, { realpath($0, nil) }) else {
      throw SystemError(code: errno)
    }
    defer { free(resolved) }
    return text(ofPath: resolved)
  }

  /// What a symbolic link says that it stands for; `nil` if the path is no link.
  static func destination(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = withPath(path) { readlink($0, &bytes, bytes.count) }
    guard count >= 0 else { return nil }
    return FileName.text(bytes.prefix(count).map(UInt8.init(bitPattern:)))
  }

  /// The folder that relative paths begin at; `nil` if it is gone.
  static var currentFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return text(ofPath: path)
  }

  /// Whether the process may write to what stands at the path.
  static func checkWritable(_ path: String) throws(SystemError) {
    try checked { withPath(path) { access($0, W_OK) } }
  }

  /// Gives a new file the owner (as far as allowed) and the mode bits of an old one, or, where
  /// there is none, those that a file gets under the process's mask.
  static func copyMode(from path: String, to descriptor: Int32) throws(SystemError) {
    var status = stat()
    let mode: mode_t
    if withPath(path, { stat($0, &status) }) == 0 {
      // Only root may give a file away; for others the new owner is themselves anyway.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      mode = status.st_mode & 0o7777
    } else {
      let mask = umask(0)
      _ = umask(mask)
      mode = 0o666 & ~mask
    }
    try checked { fchmod(descriptor, mode) }
  }

  static func flush(_ descriptor: Int32) throws(SystemError) {
    try checked { fsync(descriptor) }
  }

  static func move(_ path: String, to target: String) throws(SystemError) {
    try checked { withPath(path) { path in withPath(target) { rename(path, $0) } } }
  }

  static func remove(_ path: String) {
    _ = withPath(path) { unlink($0) }
  }
}

// MARK: - Waiting

extension SystemCall {
  static func pause(milliseconds: UInt32) {
    usleep(milliseconds * 1000)
  }

  /// Opens a pipe that never blocks: its end to read from and its end to write to.
  static func pipe() throws(SystemError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    try checked { libraryPipe(&ends) }
    for end in ends { try keepFromBlocking(end) }
    return (ends[0], ends[1])
  }

  /// Has no call wait for the descriptor, and no program that is started inherit it.
  static func keepFromBlocking(_ descriptor: Int32) throws(SystemError) {
    try checked { fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    try checked { fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  }
}

// MARK: - The process

extension SystemCall {
  /// Has no file that is opened later stand in the place of a standard one that is closed: who reads or
  /// writes that is told so, as before.
  static func occupyStandardDescriptors() {
    for descriptor in [standardInput, standardOutput, standardError]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest descriptor that is free is this one.
      _ = open("/dev/null", descriptor == standardInput ? O_WRONLY : O_RDONLY)
    }
  }

  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// Whether the characters of the locale from the environment are UTF-8.
  static var isLocaleUTF8: Bool {
    setlocale(LC_CTYPE, "")
    return nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } == "UTF-8"
  }

  static var brokenPipeSignal: Int32 { SIGPIPE }

  /// Lets ^C and its like end the process, also where whoever started it had them blocked: a
  /// thread of Dispatch does, and what it starts inherits that.
  static func acceptEndingSignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Has ^C call this, in the place of ending the process, until it returns `false`.
  static func onInterrupt(_ body: @escaping @Sendable () -> Bool) {
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler {
      if body() { return }
      signal(SIGINT, SIG_DFL)
      source.cancel()
    }
    source.resume()
  }

  static func environment(_ name: String) -> String? {
    getenv(name).map { text(ofPath: $0) }
  }

  /// Where files of a short life go.
  static var temporaryFolder: String {
    let folder = environment("TMPDIR") ?? ""
    return folder.isEmpty ? "/tmp" : folder
  }

  static func exit(_ status: Int32) -> Never {
    libraryExit(status)
  }
}

// MARK: - The C library's functions whose names `SystemCall` has, too

private let libraryRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = read
private let libraryWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = write
private let libraryClose: @Sendable (Int32) -> Int32 = close
private let libraryPipe: @Sendable (UnsafeMutablePointer<Int32>?) -> Int32 = pipe
private let libraryExit: @Sendable (Int32) -> Never = exit
