internal import Explorer

/// Reads and replaces files as a whole.
enum PayloadFile {
  /// The bytes of a file, a pipe or a device.
  static func read(_ path: String) throws(FileProblem) -> [UInt8] {
    do {
      let descriptor = try SystemCall.openForReading(path)
      defer { SystemCall.close(descriptor) }
      return try readAll(descriptor)
    } catch {
      let problem = FileProblem(error)
      if problem == .notFound, let link = SystemCall.destination(ofLink: path) {
        throw .other("this is a link to \(link), where no file is")
      }
      throw problem
    }
  }

  /// All that comes from standard input.
  static func readStandardInput() throws(FileProblem) -> [UInt8] {
    do {
      return try readAll(SystemCall.standardInput)
    } catch {
      throw FileProblem(error)
    }
  }

  /// All that comes from a descriptor.
  static func readAll(_ descriptor: Int32) throws(SystemError) -> [UInt8] {
    // What has no size, as a pipe, may give as much at once; behind its size a file has no more.
    let size = try SystemCall.status(descriptor).size
    let chunk = size > 0 ? 1 << 8 : 1 << 16
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + chunk)
    while try SystemCall.read(descriptor, atMost: max(chunk, size - bytes.count), into: &bytes) {}
    return bytes
  }

  /// Replaces the file, or makes a new one: all of it or nothing.
  ///
  /// The bytes are written beside it, forced to the disk, and moved over the old file in one step.
  /// A symbolic link stays one; mode bits stay what they were.
  /// Without `replacing`, what stands there already is left alone.
  static func write(
    _ bytes: [UInt8], to path: String, replacing: Bool = true
  ) throws(FileProblem) {
    do {
      // A device or a pipe isn't a file that could be replaced, and opening it may never end.
      if SystemCall.exists(path), !SystemCall.isFolder(path), !SystemCall.isRegularFile(path) {
        throw FileProblem.other("this is a device or a pipe; a file is needed")
      }
      if !replacing, SystemCall.isRegularFile(path) { throw FileProblem.exists }
      try replace(target(path), with: bytes)
    } catch let problem as FileProblem {
      throw problem
    } catch let error as SystemError {
      throw FileProblem(error)
    } catch {
      throw .other("\(error)")
    }
  }

  /// The file that is written for a path: behind all symbolic links, also behind one whose file
  /// isn't there yet.
  private static func target(
    _ path: String, linksLeft: Int = 40
  ) throws(SystemError) -> String {
    do throws(SystemError) {
      let resolved = try SystemCall.resolve(path)
      let descriptor = try? SystemCall.openForReading(resolved)
      if let descriptor {
        defer { SystemCall.close(descriptor) }
        if try SystemCall.status(descriptor).isFolder { throw SystemError.folder }
      }
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
    while true {
      let number = String(UInt32.random(in: .min ... .max), radix: 36)
      let name = "\(temporaryPrefix(of: path))\(number)\(temporarySuffix)"
      let beside = "\(folder(of: path))/\(name)"
      do throws(SystemError) {
        let descriptor = try SystemCall.create(beside)
        // A file system without locks has nobody who would remove it.
        let isTaken = (try? SystemCall.lock(descriptor)) == false
        // Before it was locked, it looked like a leftover to others.
        if !isTaken, SystemCall.exists(beside) { return (beside, descriptor) }
        SystemCall.close(descriptor)
      } catch  where error.isTaken {
        continue
      }
    }
  }

  /// Removes what earlier saves of the file left whose processes were killed.
  ///
  /// A temporary file is locked as long as its process lives.
  private static func removeLeftovers(beside path: String) {
    let folder = folder(of: path)
    let prefix = temporaryPrefix(of: path)
    let names = (try? SystemCall.names(in: folder)) ?? []
    for name in names where name.hasPrefix(prefix) && name.hasSuffix(temporarySuffix) {
      let leftover = "\(folder)/\(name)"
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

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension FileProblem {
  /// The fact behind a call that failed.
  init(_ error: SystemError) {
    switch error.kind {
    case .missing: self = .notFound
    case .folder: self = .isFolder
    case .permission: self = .noPermission
    case .diskFull: self = .noSpace
    case .closed: self = .other("it is closed; pipe a payload into it, or give a file")
    case .brokenPipe, .other: self = .other(error.words)
    }
  }
}
