internal import Explorer

/// Reads and replaces files as a whole.
///
/// Only files in the narrow sense: nobody knows when a pipe or a device ends. `NamedInput` reads those
/// that the user names.
enum PayloadFile {
  /// So many bytes are read.
  static let mostBytes = 500_000_000

  /// The bytes of a file. What isn't read within the time is given up.
  static func read(_ path: String, within time: Duration? = nil) throws(FileProblem) -> [UInt8] {
    let descriptor = try open(path)
    defer { SystemCall.close(descriptor) }
    return try readAll(descriptor, within: time)
  }

  /// Opens what stands at a path, whatever it is.
  static func open(_ path: String) throws(FileProblem) -> Int32 {
    do {
      return try SystemCall.openForReading(path)
    } catch {
      if let kind = SystemCall.kind(of: path), kind != .file { throw FileProblem(kind) }
      let problem = FileProblem(error)
      if problem == .notFound, let link = SystemCall.destination(ofLink: path) {
        throw .other("this is a link to \(link), where no file is")
      }
      throw problem
    }
  }

  /// The bytes of an open file.
  static func readAll(
    _ descriptor: Int32, atMost most: Int = mostBytes, within time: Duration? = nil
  ) throws(FileProblem) -> [UInt8] {
    let end = time.map { ContinuousClock.now + $0 }
    return try FileProblem.wrapping {
      var bytes: [UInt8] = []
      let (kind, size) = try SystemCall.status(descriptor)
      guard kind == .file else { throw FileProblem(kind) }
      if size > most { throw FileProblem.tooLarge(size, most: most) }
      bytes.reserveCapacity(size + 1)
      // Behind its size a file has no more, unless it grows meanwhile.
      while try SystemCall.read(
        descriptor, atMost: min(1 << 20, max(1 << 8, size - bytes.count)), into: &bytes)
      {
        if bytes.count > most { throw FileProblem.tooLarge(bytes.count, most: most) }
        if let end, .now > end { throw FileProblem.other("reading it takes too long") }
      }
      return bytes
    }
  }

  /// Replaces the file, or makes a new one: all of it or nothing.
  ///
  /// The bytes are written beside it, forced to the disk, and moved over the old file in one step.
  /// A symbolic link stays one; mode bits stay what they were.
  /// Without `replacing`, what stands there already is left alone.
  static func write(
    _ bytes: [UInt8], to path: String, replacing: Bool = true
  ) throws(FileProblem) {
    let target = try target(of: path, replacing: replacing)
    try FileProblem.wrapping { try replace(target, with: bytes) }
  }

  /// The file that `write` makes or replaces, behind all links; throws where that can't be.
  static func target(of path: String, replacing: Bool = true) throws(FileProblem) -> String {
    if let kind = SystemCall.kind(of: path) {
      // A device or a pipe isn't a file that could be replaced.
      guard kind == .file else { throw FileProblem(kind) }
      if !replacing { throw .exists }
    }
    return try FileProblem.wrapping {
      let target = try target(path)
      let folder = folder(of: target)
      guard SystemCall.isFolder(folder) else {
        throw FileProblem.other("there is no folder \(folder)")
      }
      try SystemCall.checkWritable(folder)
      return target
    }
  }

  /// The file that is written for a path: behind all symbolic links, also behind one whose file
  /// isn't there yet.
  private static func target(
    _ path: String, linksLeft: Int = 40
  ) throws(SystemError) -> String {
    do throws(SystemError) {
      let resolved = try SystemCall.resolve(path)
      // Moving a file over one needs no permission for it; the user expects that it does.
      try SystemCall.checkWritable(resolved)
      return resolved
    } catch  where error.kind == .missing {
      guard let link = SystemCall.destination(ofLink: path), linksLeft > 0 else { return path }
      let isAbsolute = link.hasPrefix("/")
      return try target(
        isAbsolute ? link : "\(folder(of: path))/\(link)", linksLeft: linksLeft - 1)
    }
  }

  private static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    removeLeftovers(beside: path)
    let beside = try temporaryFile(beside: path)
    do {
      defer { SystemCall.close(beside.descriptor) }
      try SystemCall.write(bytes, to: beside.descriptor)
      try SystemCall.copyMode(from: path, to: beside.descriptor)
      try SystemCall.flush(beside.descriptor)
      try SystemCall.move(beside.path, to: path)
    } catch {
      SystemCall.remove(beside.path)
      throw error
    }
    // The move itself reaches the disk with the folder; a file system may not offer that.
    if let folder = try? SystemCall.openForReading(folder(of: path)) {
      try? SystemCall.flush(folder)
      SystemCall.close(folder)
    }
  }

  private static func temporaryFile(
    beside path: String
  ) throws(SystemError) -> (path: String, descriptor: Int32) {
    let prefix = "\(folder(of: path))/\(temporaryPrefix(of: path))"
    while true {
      let (beside, descriptor) = try SystemCall.createNew(prefix, temporarySuffix)
      // A file system without locks has nobody who would remove it.
      let isTaken = (try? SystemCall.lock(descriptor)) == false
      // Before it was locked, it looked like a leftover to others.
      if !isTaken, SystemCall.exists(beside) { return (beside, descriptor) }
      SystemCall.close(descriptor)
    }
  }

  /// Removes what earlier saves of the file left whose processes were killed.
  ///
  /// A temporary file is locked as long as its process lives.
  private static func removeLeftovers(beside path: String) {
    let prefix = temporaryPrefix(of: path)
    let leftovers = try? SystemCall.paths(in: folder(of: path)) {
      $0.hasPrefix(prefix) && $0.hasSuffix(temporarySuffix)
    }
    for leftover in leftovers ?? [] {
      guard let descriptor = try? SystemCall.openForReading(leftover) else { continue }
      if (try? SystemCall.lock(descriptor)) == true { SystemCall.remove(leftover) }
      SystemCall.close(descriptor)
    }
  }

  /// Nobody else's files end like this.
  private static let temporarySuffix = ".codable-explorer"

  /// Long names stay within what file systems take.
  private static func temporaryPrefix(of path: String) -> String {
    ".\((path.split(separator: "/").last ?? "payload").prefix(60))."
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension FileProblem {
  /// What was thrown, or the fact behind it.
  init(_ error: any Error) {
    self =
      error as? FileProblem ?? (error as? SystemError).map { FileProblem($0) } ?? .other("\(error)")
  }

  /// What calls answer; where one fails, the fact behind that is thrown.
  static func wrapping<Answer>(_ calls: () throws -> Answer) throws(FileProblem) -> Answer {
    do { return try calls() } catch { throw FileProblem(error) }
  }

  /// What stands where a file is needed.
  init(_ kind: SystemCall.FileKind) {
    self = kind == .folder ? .isFolder : .other("this is a \(kind.rawValue); a file is needed")
  }

  /// `nil` is the size of what hasn't come to its end.
  static func tooLarge(_ size: Int?, most: Int = PayloadFile.mostBytes) -> FileProblem {
    let (most, size) = (most / 1_000_000, size.map { "\($0 / 1_000_000)" })
    return .other(
      "it has \(size ?? "more than \(most)") MB, and \(most) are read at most: take a part of it")
  }

  /// The fact behind a call that failed.
  init(_ error: SystemError) {
    switch error.kind {
    case .missing: self = .notFound
    case .folder: self = .isFolder
    case .permission: self = .noPermission
    case .diskFull: self = .noSpace
    case .closed: self = .other("it is closed; pipe a payload into it, or give a file")
    case .taken: self = .other("a file is there; a folder is needed")
    case .linkCircle: self = .other("the links there lead round in a circle")
    case .brokenPipe, .other: self = .other(error.words)
    }
  }
}
