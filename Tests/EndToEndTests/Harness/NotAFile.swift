import Foundation

/// What may stand in the place of a file, and can't be read as one.
enum NotAFile: String, CaseIterable {
  case pipe, zeros, full, socketFile, folder, tooLarge, circle

  /// What the program says of it.
  var words: String {
    switch self {
    case .pipe: "this is a pipe; a file is needed"
    case .zeros, .full: "this is a device; a file is needed"
    case .socketFile: "this is a socket; a file is needed"
    case .folder: "this is a folder; a file is needed"
    case .tooLarge: "it has 3000 MB, and "
    case .circle: "the links there lead round in a circle"
    }
  }

  /// Puts it at a path, in the place of what is there.
  func stand(at path: String) throws {
    try? FileManager.default.removeItem(atPath: path)
    let files = FileManager.default
    switch self {
    case .pipe: guard mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    case .zeros: try files.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
    case .full: try files.createSymbolicLink(atPath: path, withDestinationPath: "/dev/full")
    case .socketFile: try Self.listen(at: path)
    case .folder:
      try files.createDirectory(atPath: path, withIntermediateDirectories: false)
    case .tooLarge:
      try Data().write(to: URL(filePath: path))
      guard truncate(path, 3_000_000_000) == 0 else { throw CocoaError(.fileWriteUnknown) }
    case .circle: try files.createSymbolicLink(atPath: path, withDestinationPath: path)
    }
  }

  private static func listen(at path: String) throws {
    #if canImport(Darwin)
      let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard isBound else { throw CocoaError(.fileWriteUnknown) }
  }
}
