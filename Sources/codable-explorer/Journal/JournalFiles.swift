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
    case .findVariations(let sample): return findVariations(of: sample)
    case .forget(let path): SystemCall.remove(path)
    }
    return nil
  }

  private mutating func write(_ entry: JournalEntry) -> Message? {
    let source = JournalFolder.name(of: entry.origin)
    do throws(SystemError) {
      var file: File
      if let known = files[source] { file = known } else { file = try open(entry) }
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
  private func open(_ entry: JournalEntry) throws(SystemError) -> File {
    guard let folder else { throw .noHome }
    try SystemCall.makeFolder(folder.path)
    let source = entry.variation?.text ?? JournalFolder.name(of: entry.origin)
    let group = entry.variation.map { VariationName.prefix(ofSample: $0.sample) } ?? source
    let path = folder.newFile(for: group)
    let descriptor = try SystemCall.create(path)
    do throws(SystemError) {
      // A file system without locks shows the journal to others while it's written: no harm.
      _ = try? SystemCall.lock(descriptor)
      try SystemCall.write(entry.beginning(of: source), to: descriptor)
    } catch {
      SystemCall.close(descriptor)
      SystemCall.remove(path)
      throw error
    }
    return File(path: path, descriptor: descriptor, isUnsynced: true)
  }

  private mutating func end(_ origin: TextOrigin) {
    let source = JournalFolder.name(of: origin)
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
  private func find(_ origin: TextOrigin) -> Message? {
    let source = JournalFolder.name(of: origin)
    return left(source).lazy.compactMap { found -> Message? in
      guard let replay = Self.replay(found) else { return nil }
      guard replay.source == source else { return nil }
      return .kept(origin, found.edit(replay))
    }.first
  }

  /// All variations of a sample's payloads whose processes are gone, the oldest first.
  private func findVariations(of sample: String) -> Message? {
    let prefix = VariationName.prefix(ofSample: sample)
    let kept = left(prefix).reversed().compactMap { found -> KeptVariation? in
      guard let replay = Self.replay(found), replay.source.hasPrefix(prefix) else { return nil }
      return KeptVariation(
        name: String(replay.source.dropFirst(prefix.count)), original: replay.original,
        encoding: replay.encoding, edit: found.edit(replay))
    }
    return kept.isEmpty ? nil : .keptVariations(sample: sample, kept)
  }

  /// A journal that this process didn't write.
  private struct Found {
    var path: String
    var stamp: SystemCall.Stamp

    func edit(_ replay: JournalReplay) -> KeptEdit {
      KeptEdit(
        id: path, text: replay.text, time: SystemCall.words(forTime: stamp.seconds),
        payload: replay.payload)
    }
  }

  /// Journals of a source, or of a group of them, that this process didn't write, the newest first.
  private func left(_ group: String) -> [Found] {
    let own = Set(abandoned.values.joined()).union(files.values.map(\.path))
    let others = folder?.files(of: group).filter { !own.contains($0) } ?? []
    let found = others.compactMap { path in
      (try? SystemCall.stamp(path)).map { Found(path: path, stamp: $0) }
    }
    return found.sorted {
      ($1.stamp.seconds, $1.stamp.nanoseconds) < ($0.stamp.seconds, $0.stamp.nanoseconds)
    }
  }

  /// Reads a journal that was left; one that tells of no change is taken away.
  private static func replay(_ found: Found) -> JournalReplay? {
    guard let replay = replay(leftAt: found.path) else { return nil }
    guard replay.text != replay.original else {
      SystemCall.remove(found.path)
      return nil
    }
    return replay
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
