package import Explorer
internal import Synchronization

/// Finds the payloads that were named and those of folders: what is there, what comes, changes and
/// goes.
///
/// A class because what is known of the files is shared between threads.
package final class PayloadWatch: Sendable {
  /// What was found at a path.
  private struct Seen {
    var stamp: SystemCall.Stamp
    /// Whether it was read since it has this stamp.
    var isRead = false
    /// The payloads in it.
    var origins: [TextOrigin] = []
    var bytes = 0
  }

  private struct Known {
    /// Files and folders, in the order in which they were named.
    var places: [String] = []
    var seen: [String: Seen] = [:]
    /// The places that were looked at before.
    var looked: Set<String> = []
    var omitted = 0
    var isLooking = false
  }

  /// So many bytes of payloads are held.
  private static let mostBytes = 64 << 20
  /// As much is told at once.
  private static let batch = (count: 64, bytes: 1 << 20)
  /// A look takes no more than this part of the time.
  private static let share = 100

  private let known = Mutex(Known())
  let disk: FileWatch
  /// So many payloads are listed.
  private let most: Int

  package init(_ disk: FileWatch, most: Int = 1000) {
    self.disk = disk
    self.most = most
  }

  /// Whether a file's name is that of a payload.
  static func isPayload(_ name: String) -> Bool {
    !name.hasPrefix(".")
      && [".json", ".jsonl", ".ndjson"].contains { name.lowercased().hasSuffix($0) }
  }

  /// The payloads' files of a folder, in the order of their names.
  static func files(in folder: String) -> [String] {
    (try? SystemCall.paths(in: folder, where: isPayload)) ?? []
  }

  package var isEmpty: Bool { known.withLock { $0.places.isEmpty } }

  /// Looks at a file or a folder from now on. `isOpen` says that the file was read already.
  package func add(_ place: String, isOpen: Bool = false) {
    known.withLock { known in
      if !known.places.contains(place) { known.places.append(place) }
      guard isOpen, let stamp = try? SystemCall.stamp(place) else { return }
      known.seen[place] = Seen(
        stamp: stamp, isRead: true, origins: [.file(path: PayloadFile.name(of: place))])
    }
  }

  /// Looks at all places, tells what is new, and returns after which time to look again; `nil` while
  /// another thread looks.
  package func look(_ tell: @escaping (Message) -> Void) -> Duration? {
    let isFree = known.withLock { known in
      defer { known.isLooking = true }
      return !known.isLooking
    }
    guard isFree else { return nil }
    defer { known.withLock { $0.isLooking = false } }
    let start = ContinuousClock.now
    // Nobody else changes what was seen while this thread looks, but for places that are added.
    let before = known.withLock { $0 }
    var paths: Set<String> = []
    var findings = Findings(before, most: most, tell)
    for place in before.places {
      let isFirst = !before.looked.contains(place)
      for path in SystemCall.isFolder(place) ? Self.files(in: place) : [place] {
        guard paths.insert(path).inserted else { continue }
        look(at: path, isFirst: isFirst, isNamed: path == place, &findings)
      }
    }
    let gone = findings.seen.filter { !paths.contains($0.key) || !SystemCall.exists($0.key) }
    for path in gone.keys { findings.seen[path] = nil }
    findings.end(
      gone: gone.values.flatMap(\.origins),
      isFirst: before.places.contains { !before.looked.contains($0) })
    known.withLock { known in
      let added = known.seen.filter { before.seen[$0.key] == nil }
      known.seen = findings.seen.merging(added) { seen, _ in seen }
      known.looked = Set(before.places)
      known.omitted = findings.omitted
    }
    return max(.milliseconds(500), start.duration(to: .now) * Self.share)
  }

  /// A file that somebody writes just now is half a file: it counts once two looks find it alike.
  private func look(at path: String, isFirst: Bool, isNamed: Bool, _ findings: inout Findings) {
    guard let stamp = try? SystemCall.stamp(path) else { return }
    var seen = findings.seen[path] ?? Seen(stamp: stamp)
    let isCalm = isFirst || findings.seen[path]?.stamp == stamp
    if seen.stamp != stamp { seen.isRead = false }
    seen.stamp = stamp
    defer { findings.seen[path] = seen }
    guard isCalm, !seen.isRead else { return }
    seen.isRead = true
    guard
      stamp.size > PayloadFile.mostBytes
        || findings.hasRoom(for: stamp.size, instead: seen.bytes, isKnown: !seen.origins.isEmpty)
    else {
      findings.omitted += 1
      return
    }
    let bytes: [UInt8]
    do throws(FileProblem) {
      let read = try isNamed ? NamedInput.readWhatCame(path) : PayloadFile.read(path)
      guard let read else {
        seen.isRead = false
        return
      }
      bytes = read
    } catch {
      if error != .isFolder { findings.unread.append("\(path) isn't read: \(error.words)") }
      return
    }
    let name = PayloadFile.name(of: path)
    let file = TextOrigin.file(path: name)
    if seen.origins.isEmpty, SystemCall.isRegularFile(path) { disk.noteOpened(name, bytes) }
    let lines = ListedLines(bytes)?.parts.map {
      FoundPayload(.part($0.part, of: file), bytes: $0.bytes)
    }
    let payloads = lines ?? [FoundPayload(file, bytes: bytes)]
    let origins = payloads.map(\.origin)
    findings.add(
      payloads, gone: Set(seen.origins).subtracting(origins), of: bytes.count - seen.bytes)
    seen.origins = origins
    seen.bytes = bytes.count
  }

  /// What a look found so far.
  private struct Findings {
    var seen: [String: Seen]
    var omitted: Int
    /// What can't be read, in words.
    var unread: [String] = []
    private let omittedBefore: Int
    private var payloads: [FoundPayload] = []
    private var gone: [TextOrigin] = []
    private var bytes = 0
    private var room: (count: Int, bytes: Int)
    private let tell: (Message) -> Void

    init(_ known: Known, most: Int, _ tell: @escaping (Message) -> Void) {
      seen = known.seen
      omitted = known.omitted
      omittedBefore = known.omitted
      room = (
        most - known.seen.values.reduce(0) { $0 + $1.origins.count },
        PayloadWatch.mostBytes - known.seen.values.reduce(0) { $0 + $1.bytes }
      )
      self.tell = tell
    }

    func hasRoom(for size: Int, instead old: Int, isKnown: Bool) -> Bool {
      room.bytes >= size - old && (isKnown || room.count > 0)
    }

    mutating func add(_ found: [FoundPayload], gone others: Set<TextOrigin>, of more: Int) {
      payloads += found
      gone += others
      bytes += more
      room.bytes -= more
      room.count -= found.count
      if payloads.count >= PayloadWatch.batch.count || bytes >= PayloadWatch.batch.bytes {
        tell(.found(payloads, gone: gone, notice: nil))
        (payloads, gone, bytes) = ([], [], 0)
      }
    }

    /// Tells the rest, and in words what is there after a first look, or what came since.
    mutating func end(gone others: [TextOrigin], isFirst: Bool) {
      let count = seen.values.reduce(0) { $0 + $1.origins.count }
      var words: String?
      if isFirst {
        words =
          switch count {
          case 0: "no payload yet; F3 lists them as they are written"
          case 1: "a payload: F3 lists it"
          default: "\(count) payloads: F3 lists them"
          }
      } else if let name = payloads.last?.origin.path, omitted == omittedBefore {
        words = payloads.count == 1 ? "\(name) was written: F3 lists it" : nil
      }
      if omitted > omittedBefore {
        words = "\(count) payloads: F3 lists them; ^O opens any of \(omitted) more"
      }
      if !unread.isEmpty {
        let more = unread.count > 1 ? ["\(unread.count - 1) more aren't"] : []
        words = ([words, unread[0]].compactMap(\.self) + more).joined(separator: "; ")
      }
      guard !payloads.isEmpty || !gone.isEmpty || !others.isEmpty || words != nil else { return }
      tell(.found(payloads, gone: gone + others, notice: words))
    }
  }
}
