internal import Explorer
internal import Samples
import TextEditor
internal import Workbench

/// The journals that this process writes, and what is done to them.
struct JournalFiles {
  private struct File {
    var path: String
    var descriptor: Int32
    var writer: LogWriter
    var byteCount: Int
    /// One of more bytes begins anew.
    let mostBytes: Int
    /// The text that it begins with.
    let original: SourceText
    var isUnsynced = true
  }

  /// A journal of more bytes, and of four times those that it began with, begins anew.
  private static let mostBytes = 4 << 20

  let folder: JournalFolder?
  private var files: [String: File] = [:]
  /// Journals that couldn't be gone on with; they stay until their source is saved.
  private var abandoned: [String: [String]] = [:]
  /// Sources of which something was typed that stands in none of these.
  private var unwritten: Set<String> = []
  /// Whether something couldn't be written in this run: what earlier runs left stays then.
  private var isIncomplete = false
  /// Journals that can't be read, and the folder, that have been spoken of.
  private var told: Set<String> = []

  init(folder: JournalFolder?) {
    self.folder = folder
  }

  var isUnsynced: Bool { files.values.contains { $0.isUnsynced } }

  /// Returns what the explorer is to know.
  mutating func carryOut(_ order: JournalOrder) -> [Message] {
    switch order {
    case .write(let entry): return write(entry).map { [$0] } ?? []
    case .end(let origin): return end(origin).map { [$0] } ?? []
    case .find(let origin): return find(origin)
    case .findVariations(let sample): return findVariations(of: sample)
    case .setAside(let path):
      try? SystemCall.move(path, to: JournalFolder.asideFile(of: path))
    case .forget where isIncomplete: break
    case .forget(let path):
      for file in [path, JournalFolder.asideFile(of: path)] { SystemCall.remove(file) }
    }
    return []
  }

  private mutating func write(_ entry: JournalEntry) -> Message? {
    let source = JournalFolder.name(of: entry.origin)
    do throws(SystemError) {
      if var file = files[source], file.byteCount <= file.mostBytes {
        let lines = file.writer.lines(for: entry, of: source)
        try SystemCall.write(lines, to: file.descriptor)
        file.byteCount += lines.count
        file.isUnsynced = true
        files[source] = file
      } else {
        let file = try open(entry, source, files[source])
        if let old = files.updateValue(file, forKey: source) {
          if (try? SystemCall.flush(file.descriptor)) != nil {
            SystemCall.remove(old.path)
          } else {
            abandoned[source, default: []].append(old.path)
          }
          SystemCall.close(old.descriptor)
        }
      }
      return noteWritten(source)
    } catch {
      // It is said once. What comes later is written to a new journal: a torn line ends one.
      if let file = files.removeValue(forKey: source) {
        abandoned[source, default: []].append(file.path)
        SystemCall.close(file.descriptor)
      }
      isIncomplete = true
      defer { unwritten.insert(source) }
      return unwritten.isEmpty ? .journalFailed(error.words) : nil
    }
  }

  /// Begins a journal with the text before the first change, which one that was too long tells, too.
  private func open(
    _ entry: JournalEntry, _ source: String, _ old: File?
  ) throws(SystemError) -> File {
    guard let folder else { throw .noHome }
    try SystemCall.makeFolder(folder.path)
    let group = entry.variation.map { VariationName.prefix(ofSample: $0.sample) } ?? source
    let path = folder.newFile(for: group)
    var entry = entry
    if let old { entry.before = old.original }
    var writer = LogWriter()
    let bytes = LogKind.journal.signature + writer.lines(for: entry, of: source)
    let descriptor = try JournalLease.create(path, bytes)
    return File(
      path: path, descriptor: descriptor, writer: writer, byteCount: bytes.count,
      mostBytes: max(Self.mostBytes, 4 * bytes.count), original: entry.before)
  }

  /// Takes note that a source is written, or need not be.
  private mutating func noteWritten(_ source: String) -> Message? {
    unwritten.remove(source) != nil && unwritten.isEmpty ? .journalFailed(nil) : nil
  }

  private mutating func end(_ origin: TextOrigin) -> Message? {
    let source = JournalFolder.name(of: origin)
    abandoned.removeValue(forKey: source)?.forEach(SystemCall.remove)
    if let file = files.removeValue(forKey: source) {
      SystemCall.remove(file.path)
      SystemCall.close(file.descriptor)
    }
    return noteWritten(source)
  }

  mutating func sync() {
    for (source, file) in files where file.isUnsynced {
      try? SystemCall.flush(file.descriptor)
      files[source]?.isUnsynced = false
    }
  }

  /// The newest journal of a source whose process is gone, those that were set aside, and what is
  /// wrong with those looked at.
  private mutating func find(_ origin: TextOrigin) -> [Message] {
    let source = JournalFolder.name(of: origin)
    var messages = tellUnreadable()
    var hasKept = false
    for found in left(source) {
      // Of the older ones only those are spoken of that nobody here can read.
      let replay = replay(found, of: source, &messages) {
        $0 == source && (found.isAside || !hasKept)
      }
      guard let replay else { continue }
      messages.append(.kept(origin, found.edit(replay)))
      hasKept = hasKept || !found.isAside
    }
    return messages
  }

  /// Tells once that nobody knows what earlier runs left.
  private mutating func tellUnreadable() -> [Message] {
    guard let path = folder?.path else { return [] }
    do throws(SystemError) {
      _ = try SystemCall.names(in: path)
      return []
    } catch {
      if error.kind == .missing { return [] }
      return tellOnce(path, .unreadable(path: path, FileProblem(error)))
    }
  }

  private mutating func tellOnce(_ path: String, _ trouble: JournalTrouble) -> [Message] {
    told.insert(path).inserted ? [.journalTrouble(trouble)] : []
  }

  /// All variations of a sample's payloads whose processes are gone, the oldest first. Those of
  /// samples that are part of it now are its own.
  private mutating func findVariations(of sample: String) -> [Message] {
    var messages: [Message] = []
    var kept: [KeptVariation] = []
    let former = SampleCatalogue.all.first { $0.name == sample }?.formerNames ?? []
    for name in former + [sample] {
      kept += variations(withPrefix: VariationName.prefix(ofSample: name), &messages)
    }
    return messages + (kept.isEmpty ? [] : [.keptVariations(sample: sample, kept)])
  }

  private mutating func variations(
    withPrefix prefix: String, _ messages: inout [Message]
  ) -> [KeptVariation] {
    var kept: [KeptVariation] = []
    for found in left(prefix).reversed() {
      let replay = replay(found, of: nil, &messages) { $0.hasPrefix(prefix) }
      guard let replay else { continue }
      kept.append(
        KeptVariation(
          name: String(replay.source.dropFirst(prefix.count)), original: replay.original,
          encoding: replay.encoding, edit: found.edit(replay)))
    }
    return kept
  }

  /// A journal that this process didn't write.
  private struct Found {
    var path: String
    var stamp: SystemCall.Stamp

    var isAside: Bool { JournalFolder.isAside(path) }

    func edit(_ replay: JournalReplay) -> KeptEdit {
      KeptEdit(
        id: JournalFolder.file(ofAside: path), text: replay.text,
        time: SystemCall.words(forTime: stamp.seconds), payload: replay.payload, isAside: isAside)
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
}

// MARK: - Reading what was left

extension JournalFiles {
  /// Reads a journal that was left, of a source that is wanted, and adds what is wrong with it.
  ///
  /// One that was read to its end and tells of no change is taken away; any other stays.
  private mutating func replay(
    _ found: Found, of name: String?, _ messages: inout [Message], isWanted: (String) -> Bool
  ) -> JournalReplay? {
    guard let lease = JournalLease(found.path) else { return nil }
    defer { lease.end() }
    // It may have more than the payload that it is of.
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try PayloadFile.readAll(lease.descriptor, atMost: 4 * PayloadFile.mostBytes)
    } catch {
      messages += tellOnce(found.path, .unreadable(path: found.path, error))
      return nil
    }
    if let version = LogKind.journal.newerVersion(of: bytes) {
      messages += tellOnce(found.path, .newer(path: found.path, version: version))
      return nil
    }
    let replay = JournalReplay(bytes, of: name)
    // What is empty may just be begun.
    if bytes.isEmpty || replay.map({ !isWanted($0.source) }) == true { return nil }
    let hasChanges = replay.map { $0.text != $0.original } ?? false
    switch replay?.ending {
    case .torn? where hasChanges: break
    case .whole? where hasChanges || !lease.isAlone: break
    case .whole?: SystemCall.remove(found.path)
    default:
      let path =
        lease.isAlone
        ? JournalFolder.keepDamaged(found.path, bytes, hasChanges ? replay?.rewritten : nil)
        : found.path
      messages.append(
        .journalTrouble(
          .damaged(
            path: path, readable: replay?.readCount ?? 0, count: bytes.count,
            hasChanges: hasChanges)))
    }
    return hasChanges ? replay : nil
  }
}
