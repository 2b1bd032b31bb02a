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
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw unwritable(path) }
    defer { close(descriptor) }
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0, errno != EINTR { throw unwritable(path) }
      rest = rest.dropFirst(max(0, count))
    }
  }

  private static func unwritable(_ path: String) -> ModelProblem {
    .unreadable(path: path, reason: String(cString: strerror(errno)))
  }
}
