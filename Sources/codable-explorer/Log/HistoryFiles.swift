internal import Explorer

/// The states that were noted, as files beside the journals: one that each run appends to, which is
/// locked as long as its process lives.
struct HistoryFiles {
  /// So many files of earlier runs are left; then they become one.
  private static let mostFiles = 32

  private let folder: JournalFolder?
  private var log = HistoryLog()
  private var writer = LogWriter()
  private var file: (path: String, descriptor: Int32)?
  private var byteCount = 0
  /// What the file had when all was put into it: what has a name is never left out.
  private var leastBytes = 0
  /// Whether what earlier runs left was looked at for its size.
  private var hasMeasured = false
  /// What can't be done, and what was found damaged.
  private var failure: String?
  private var trouble: String?
  /// What an earlier version noted isn't read.
  private var setAside: String?
  /// Names that were given in this run to states of others.
  private var names: [HistoryEntry.ID: HistoryName] = [:]

  init(_ folder: JournalFolder?) {
    self.folder = folder
  }

  /// Returns what the explorer is to know.
  mutating func carryOut(_ order: HistoryOrder) -> Message? {
    switch order {
    case .note(let state):
      let added = log.note(
        state, seconds: SystemCall.seconds, folder: SystemCall.currentFolder ?? "",
        id: { String(UInt64.random(in: .min ... .max), radix: 36) })
      let written = added.filter(\.isWritten)
      if !written.isEmpty { append { writer in written.flatMap { writer.lines(for: $0) } } }
      return nil
    case .list: return .historyListed(listing())
    case .name(let id, let name):
      log.name(id, name)
      let named = HistoryName(text: name ?? "", seconds: SystemCall.seconds)
      names[id] = named
      append { _ in LogRecord.name(named, of: id).line }
      return .historyListed(listing())
    }
  }

  /// Forces to the disk what was written.
  func sync() {
    if let file { try? SystemCall.flush(file.descriptor) }
  }

  // MARK: Writing

  private mutating func append(_ lines: (inout LogWriter) -> [UInt8]) {
    do throws(SystemError) {
      var writer = writer
      let bytes = lines(&writer)
      if let file {
        try SystemCall.write(bytes, to: file.descriptor)
        self.writer = writer
        byteCount += bytes.count
      } else {
        // All of this run, should something before it not have been written.
        let (whole, fresh) = LogWriter.history(of: log.earlier + log.entries)
        try begin(whole + names.lines, fresh)
      }
      failure = nil
    } catch {
      failure = error.words
      if let file { SystemCall.close(file.descriptor) }
      file = nil
      return
    }
    let most = max(HistoryLog.mostBytes, 2 * leastBytes)
    if byteCount > most || !hasMeasured && isTooMuch { compact() }
    hasMeasured = true
  }

  private mutating func begin(_ bytes: [UInt8], _ writer: LogWriter) throws(SystemError) {
    guard let folder else { throw .noHome }
    try SystemCall.makeFolder(folder.history)
    let path = folder.newHistory
    let descriptor = try JournalLease.create(path, bytes)
    file = (path, descriptor)
    byteCount = bytes.count
    self.writer = writer
  }

  // MARK: Reading

  private var others: [String] { (folder?.histories ?? []).filter { $0 != file?.path } }

  private mutating func listing() -> HistoryListing {
    var found: [HistoryEntry] = []
    var names: [HistoryEntry.ID: HistoryName] = [:]
    trouble = nil
    for path in others {
      guard let replay = replay(path) else { continue }
      found += replay.entries
      names.take(replay.names)
    }
    names.take(self.names)
    let folder = SystemCall.currentFolder ?? ""
    let entries = HistoryLog.merged(log.earlier + found + log.entries).reversed().map { entry in
      var entry = entry.named(by: names)
      entry.time = SystemCall.words(forTime: entry.seconds)
      entry.isFromHere = entry.isBuiltIn || entry.folder == folder
      return entry
    }
    return HistoryListing(
      entries: Array(entries),
      today: String(SystemCall.words(forTime: SystemCall.seconds).prefix(10)),
      trouble: failure.map { "what is noted isn't kept beyond this run: \($0)" } ?? trouble
        ?? setAside)
  }

  /// Reads a file, also one that is being written; one that is damaged is set aside, unless it is held.
  private mutating func replay(_ path: String, isHeld: Bool = false) -> HistoryReplay? {
    let bytes: [UInt8]
    do throws(FileProblem) { bytes = try PayloadFile.read(path) } catch {
      if error != .notFound { trouble = "\(path) isn't read: \(error.words)" }
      return nil
    }
    if let version = LogKind.history.newerVersion(of: bytes) {
      trouble = "a newer version of this program noted states, of form \(version), in \(path)"
      return nil
    }
    if LogKind.history.isEarlier(bytes) {
      setEarlierAside(path)
      return nil
    }
    let replay = HistoryReplay(bytes)
    if replay.ending == .damaged, !isHeld {
      let kept = setAside(path, bytes, replay)
      trouble =
        "a file of states is damaged: \(replay.readCount) of its \(bytes.count) bytes could be read. "
        + "All of it is kept in \(kept)"
    }
    return replay
  }

  /// Keeps all of a damaged file under another name, and what can be read of it. Returns where all of
  /// it is.
  private func setAside(_ path: String, _ bytes: [UInt8], _ replay: HistoryReplay) -> String {
    guard let lease = JournalLease(path) else { return path }
    defer { lease.end() }
    guard lease.isAlone else { return path }
    let readable = replay.readCount > 0 ? Array(bytes[..<replay.readCount]) : nil
    return JournalFolder.keepDamaged(path, bytes, readable)
  }

  /// Keeps what an earlier version noted, unless one that runs goes on with it.
  private mutating func setEarlierAside(_ path: String) {
    guard let lease = JournalLease(path) else { return }
    defer { lease.end() }
    guard (try? SystemCall.move(path, to: path + ".earlier")) != nil else { return }
    setAside = "states of an earlier version aren't read: they are kept as \(path).earlier"
  }

  // MARK: Bounds

  private var isTooMuch: Bool {
    let sizes = others.map { (try? SystemCall.stamp($0).size) ?? 0 }
    return sizes.count > Self.mostFiles
      || sizes.reduce(byteCount, +) > HistoryLog.mostBytes
  }

  /// Puts what earlier runs left and what this one noted into one file, without the oldest that have no
  /// name; the others go once that is on the disk.
  private mutating func compact() {
    var leases: [(path: String, lease: JournalLease)] = []
    defer { for (_, lease) in leases { lease.end() } }
    var found: [HistoryEntry] = []
    var names: [HistoryEntry.ID: HistoryName] = [:]
    for path in others {
      // What another program writes stays its own, and it may write until its lease is ours.
      let lease = JournalLease(path)
      guard let replay = replay(path, isHeld: lease != nil) else {
        lease?.end()
        continue
      }
      names.take(replay.names)
      guard let lease, lease.isAlone, replay.ending != .damaged else {
        lease?.end()
        continue
      }
      leases.append((path, lease))
      found += replay.entries
    }
    names.take(self.names)
    var trimmed = log
    let (bytes, writer) = trimmed.trim(adding: found, named: names)
    let old = file
    do throws(SystemError) {
      try begin(bytes + names.lines, writer)
      if let file { try SystemCall.flush(file.descriptor) }
    } catch {
      failure = error.words
      // The new file goes on, and the old one stays beside it.
      if let old, old.path != file?.path { SystemCall.close(old.descriptor) }
      return
    }
    leastBytes = byteCount
    log = trimmed
    if let old {
      SystemCall.remove(old.path)
      SystemCall.close(old.descriptor)
    }
    for (path, _) in leases { SystemCall.remove(path) }
  }
}
