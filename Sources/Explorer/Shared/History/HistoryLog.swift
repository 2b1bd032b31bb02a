import Workbench

/// The states of a run: what is noted of them, and what has to go.
package struct HistoryLog: Sendable {
  /// So much is kept of all runs.
  package static let mostBytes = 4 << 20
  /// So many states are kept that are too large to be written down.
  private static let mostUnwritten = 50

  /// Those of earlier runs that this one keeps, the oldest first.
  package private(set) var earlier: [HistoryEntry] = []
  /// This run's, the oldest first.
  package private(set) var entries: [HistoryEntry] = []
  /// What was open last and is as it came: it counts once something else follows.
  private var base: (state: HistoryState, seconds: Int)?

  package init() {}

  /// Notes a state, unless it is the newest; returns the entries that this adds.
  package mutating func note(
    _ state: HistoryState, seconds: Int, folder: String, id: () -> String
  ) -> [HistoryEntry] {
    if let newest = entries.last, newest.state.isSame(as: state) { return [] }
    let before = entries.last { $0.state.key == state.key }?.state
    let isBase = base.map { $0.state.key == state.key } ?? false
    if before == nil, state.isAsItCame, !isBase || base?.state.isSame(as: state) == true {
      base = (state, seconds)
      return []
    }
    var added: [HistoryEntry] = []
    func add(_ state: HistoryState, _ seconds: Int, after before: HistoryState?) {
      var entry = HistoryEntry(
        id: id(), seconds: seconds, folder: folder, state: state,
        change: HistoryChange(from: before, to: state))
      entry.isWritten = state.size <= LogWriter.mostText
      added.append(entry)
    }
    // What was made of another payload is told by what differs from that.
    if before == nil, isBase, let base { add(base.state, base.seconds, after: nil) }
    add(state, seconds, after: before ?? origin(of: state, isBase))
    if isBase { base = nil }
    entries += added
    forgetUnwritten()
    return added
  }

  private func origin(of state: HistoryState, _ isBase: Bool) -> HistoryState? {
    let isMade = state.key.source.hasPrefix(HistoryState.variationPrefix)
    guard isBase || isMade else { return nil }
    let near = isBase ? base?.state : [entries.last?.state, base?.state].compactMap(\.self).last
    return near?.key.sample == state.key.sample ? near : nil
  }

  private mutating func forgetUnwritten() {
    let count = entries.count { !$0.isWritten && $0.name == nil }
    guard count > Self.mostUnwritten,
      let oldest = entries.firstIndex(where: { !$0.isWritten && $0.name == nil })
    else { return }
    entries.remove(at: oldest)
  }

  /// Calls a state by a name, or by none.
  package mutating func name(_ id: HistoryEntry.ID, _ name: String?) {
    for place in entries.indices where entries[place].id == id { entries[place].name = name }
    for place in earlier.indices where earlier[place].id == id { earlier[place].name = name }
  }

  /// Takes states of earlier runs in, and lets the oldest go that have no name, until the rest takes
  /// half of what may be kept. Returns a file of them.
  package mutating func trim(
    adding others: [HistoryEntry], named names: [HistoryEntry.ID: HistoryName],
    mostBytes: Int = HistoryLog.mostBytes
  ) -> (bytes: [UInt8], writer: LogWriter) {
    let own = Set(entries.map(\.id))
    entries = entries.map { $0.named(by: names) }
    var all = Self.merged(earlier + others).filter { !own.contains($0.id) }
      .map { $0.named(by: names) }
    while true {
      let file = LogWriter.history(of: all + entries)
      guard file.bytes.count > mostBytes / 2 else {
        earlier = all
        return file
      }
      let unnamed = (all + entries).filter { $0.name == nil && $0.isWritten }
      // The newest stays in any case.
      let going = Set(unnamed.dropLast().prefix(max(1, unnamed.count / 4)).map(\.id))
      guard !going.isEmpty else {
        earlier = all
        return file
      }
      all.removeAll { going.contains($0.id) }
      entries.removeAll { going.contains($0.id) }
    }
  }

  /// All states, each once, the oldest first; of two with the same time the one that was before.
  package static func merged(_ entries: [HistoryEntry]) -> [HistoryEntry] {
    var known: Set<HistoryEntry.ID> = []
    return entries.filter { known.insert($0.id).inserted }.enumerated()
      .sorted { ($0.element.seconds, $0.offset) < ($1.element.seconds, $1.offset) }
      .map(\.element)
  }
}
