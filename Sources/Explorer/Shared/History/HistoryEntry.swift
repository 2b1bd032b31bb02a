/// A state that was noted, with what is said of it in the list.
package struct HistoryEntry: Codable, Sendable, Identifiable {
  private enum CodingKeys: CodingKey { case id, seconds, folder, state, change }

  /// Tells it from those of all other runs.
  package let id: String
  /// Seconds since 1970.
  package var seconds: Int
  /// The folder of the run, in which paths that aren't whole begin.
  package var folder: String
  package var state: HistoryState
  /// What changed against the state before.
  package var change: HistoryChange
  /// What somebody called it: those that have a name go last.
  package var name: String?
  /// `2026-11-27 14:03`
  package var time = ""
  /// Whether it can be gone to from here: what isn't built in belongs to its folder.
  package var isFromHere = true
  /// Whether it stands in a file; what is too large for that lives as long as the program.
  package var isWritten = true

  package init(
    id: String, seconds: Int, folder: String, state: HistoryState, change: HistoryChange
  ) {
    self.id = id
    self.seconds = seconds
    self.folder = folder
    self.state = state
    self.change = change
  }

  /// Whether it means the same in any folder.
  package var isBuiltIn: Bool {
    state.key.modelSource == "built-in" && !state.key.source.hasPrefix(HistoryState.filePrefix)
  }
}

extension HistoryEntry: Hashable {
  package static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// All that is known, for the list.
package struct HistoryListing: Sendable {
  /// The newest first.
  package var entries: [HistoryEntry]
  /// The day, as times of it begin.
  package var today: String
  /// Why what is noted isn't kept beyond this run, or what of earlier runs couldn't be read.
  package var trouble: String?

  package init(entries: [HistoryEntry], today: String, trouble: String?) {
    self.entries = entries
    self.today = today
    self.trouble = trouble
  }
}

/// What is to be done about states, one after the other, where no key waits for it.
package enum HistoryOrder: Sendable {
  /// Note a state, unless it is the one that was noted last.
  case note(HistoryState)
  /// Read what is known of all runs, and send back `.historyListed`.
  case list
  /// Call a state by a name, or by none, and list all again.
  case name(HistoryEntry.ID, String?)
}
