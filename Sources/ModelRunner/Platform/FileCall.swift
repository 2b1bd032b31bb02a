// Only the files in this folder know which C library there is.
#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Files of the cache, without what Foundation adds: it looks up the owner of each, which takes
/// fifty times as long as asking for its size, and has each one written to the disk at once.
enum FileCall {
  /// What the system says of a file.
  struct Facts: Equatable {
    /// When it was last written, in seconds since 1970.
    var modified: Double
    var bytes: Int
  }

  /// `nil` for a file that isn't there.
  static func facts(_ path: String) -> Facts? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Facts(
      modified: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9, bytes: Int(status.st_size))
  }

  /// The path of the folder that something is in.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// A path without links in it; the path itself where nothing is there.
  static func resolved(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  /// The names of what is in a folder, in no order; none where there is no folder.
  static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Writes a new file. What a cache loses when the machine stops can be made again.
  static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(ModelProblem) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw unwritable(path) }
    defer { close(descriptor) }
    let bytes = Array(bytes)
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress, $0.count, off_t(done))
      }
      if count < 0, errno != EINTR { throw unwritable(path) }
      done += max(0, count)
    }
  }

  /// Gives a file of this user's another name; a link in its place stays where it is.
  static func move(_ path: String, to other: String) throws(ModelProblem) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      rename(path, other) == 0
    else { throw unwritable(other) }
  }

  /// The number of the user in whose name this process runs.
  static var userNumber: UInt32 { geteuid() }

  /// Makes a folder for its user alone, and those above it, unless it is there.
  static func makeFolder(_ path: String) throws(ModelProblem) {
    if facts(path) != nil { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw .noCache(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// Whether a path is a folder of this user's, in which nobody else can write, and no link. One that
  /// others can write in, since it was made so once, is taken from them.
  static func isOwnFolder(_ path: String) -> Bool { reasonAgainst(path) == nil }

  /// Why a folder can't be used as one of this user's own; `nil` where it can.
  static func reasonAgainst(_ path: String) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return String(cString: strerror(errno)) }
    if status.st_mode & S_IFMT != S_IFDIR { return "it is no folder" }
    if status.st_uid != userNumber { return "it belongs to another user" }
    guard access(path, R_OK | W_OK | X_OK) == 0,
      status.st_mode & 0o077 == 0 || chmod(path, 0o700) == 0
    else { return String(cString: strerror(errno)) }
    return nil
  }

  /// The bytes of a file of this user's, to which nobody else can write; `nil` for another.
  static func ownBytes(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == userNumber, status.st_mode & 0o022 == 0
    else { return nil }
    let bytes = PipeCall.contents(descriptor, count: Int(status.st_size))
    return bytes.count == Int(status.st_size) ? bytes : nil
  }

  private static func unwritable(_ path: String) -> ModelProblem {
    .noCache(path: path, reason: String(cString: strerror(errno)))
  }
}
