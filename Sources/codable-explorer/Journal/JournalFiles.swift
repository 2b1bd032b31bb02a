internal import Explorer

/// The journals that this process writes, and what is done to them.
struct JournalFiles {
  private struct File {
    var path: String
    var descriptor: Int32
    var isUnsynced = false
  }

  let folder: JournalFolder?
  private var files: [String: File] = [:]
  /// Journals that couldn't be gone on with; they stay until their source is saved.
  private var abandoned: [String: [String]] = [:]
  private var hasFailed = false

  init(folder: JournalFolder?) {
    self.folder = folder
  }

  var isUnsynced: Bool { files.values.contains { $0.isUnsynced } }

  /// Returns what the explorer is to know.
  mutating func carryOut(_ order: JournalOrder) -> Message? {
    switch order {
    case .write(let entry): return write(entry)
    case .end(let origin): end(origin)
    case .find(let origin): return find(origin)
    case .forget(let path): SystemCall.remove(path)
    }
    return nil
  }

  private mutating func write(_ entry: JournalEntry) -> Message? {
    guard let source = JournalFolder.name(of: entry.origin) else { return nil }
    do throws(SystemError) {
      var file: File
      if let known = files[source] { file = known } else { file = try open(source, entry.before) }
      try SystemCall.write(entry.record.encoded, to: file.descriptor)
      file.isUnsynced = true
      files[source] = file
      hasFailed = false
      return nil
    } catch {
      // It is said once. What comes later is written to a new journal: a torn record ends one.
      if let file = files.removeValue(forKey: source) {
        abandoned[source, default: []].append(file.path)
        SystemCall.close(file.descriptor)
      }
      defer { hasFailed = true }
      return hasFailed ? nil : .journalFailed(error.words)
    }
  }

  /// Begins a journal with the text before the first change.
  private func open(_ source: String, _ text: SourceText) throws(SystemError) -> File {
    guard let folder else { throw .noHome }
    try SystemCall.makeFolder(folder.path)
    let path = folder.newFile(for: source)
    let descriptor = try SystemCall.create(path)
    do throws(SystemError) {
      // A file system without locks shows the journal to others while it's written: no harm.
      _ = try? SystemCall.lock(descriptor)
      let start = JournalRecord.signature + JournalRecord.source(source).encoded
      try SystemCall.write(start + JournalRecord.text(text).encoded, to: descriptor)
    } catch {
      SystemCall.close(descriptor)
      SystemCall.remove(path)
      throw error
    }
    return File(path: path, descriptor: descriptor, isUnsynced: true)
  }

  private mutating func end(_ origin: PayloadOrigin) {
    guard let source = JournalFolder.name(of: origin) else { return }
    abandoned.removeValue(forKey: source)?.forEach(SystemCall.remove)
    guard let file = files.removeValue(forKey: source) else { return }
    SystemCall.remove(file.path)
    SystemCall.close(file.descriptor)
  }

  mutating func sync() {
    for (source, file) in files where file.isUnsynced {
      try? SystemCall.flush(file.descriptor)
      files[source]?.isUnsynced = false
    }
  }

  /// The newest journal of a source whose process is gone.
  private func find(_ origin: PayloadOrigin) -> Message? {
    guard let folder, let source = JournalFolder.name(of: origin) else { return nil }
    let own = (abandoned[source] ?? []) + [files[source]?.path].compactMap { $0 }
    let found = folder.files(of: source).filter { !own.contains($0) }.compactMap { path in
      (try? SystemCall.stamp(path)).map { (path: path, stamp: $0) }
    }
    let newestFirst = found.sorted {
      ($1.stamp.seconds, $1.stamp.nanoseconds) < ($0.stamp.seconds, $0.stamp.nanoseconds)
    }
    for (path, stamp) in newestFirst {
      guard let replay = Self.replay(leftAt: path) else { continue }
      guard replay.source == source else { continue }
      guard replay.text != replay.original else {
        SystemCall.remove(path)
        continue
      }
      let time = SystemCall.words(forTime: stamp.seconds)
      return .kept(origin, KeptEdit(id: path, text: replay.text, time: time))
    }
    return nil
  }

  /// Reads a journal, unless a process that is alive writes it.
  private static func replay(leftAt path: String) -> JournalReplay? {
    guard let descriptor = try? SystemCall.openForReading(path) else { return nil }
    defer { SystemCall.close(descriptor) }
    guard (try? SystemCall.lock(descriptor)) != false,
      let bytes = try? PayloadFile.readAll(descriptor)
    else { return nil }
    return JournalReplay(bytes)
  }
}
