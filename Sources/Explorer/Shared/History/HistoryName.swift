/// What a state is called, and since when: of several names of it the last one counts.
package struct HistoryName: Codable, Sendable, Equatable {
  /// Empty where its name was taken away.
  package var text: String
  /// Seconds since 1970.
  package var seconds: Int

  package init(text: String, seconds: Int) {
    self.text = text
    self.seconds = seconds
  }
}

extension [HistoryEntry.ID: HistoryName] {
  /// Takes names in, of each state the newer.
  package mutating func take(_ others: Self) {
    merge(others) { $1.seconds >= $0.seconds ? $1 : $0 }
  }

  /// The lines of all of them.
  package var lines: [UInt8] {
    sorted { $0.key < $1.key }.flatMap { LogRecord.name($0.value, of: $0.key).line }
  }
}

extension HistoryEntry {
  /// The entry as it is called.
  package func named(by names: [ID: HistoryName]) -> HistoryEntry {
    guard let name = names[id] else { return self }
    var entry = self
    entry.name = name.text.isEmpty ? nil : name.text
    return entry
  }
}
