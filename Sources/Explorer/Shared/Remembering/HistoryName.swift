/// What a state is called, and since when: of several names of it the last one counts.
package struct HistoryName: Sendable, Equatable {
  /// The kinds of records in a file of states.
  static let stateKind: UInt8 = 0x53
  static let nameKind: UInt8 = 0x4E

  /// Empty where its name was taken away.
  package var text: String
  /// Seconds since 1970.
  package var seconds: Int

  package init(text: String, seconds: Int) {
    self.text = text
    self.seconds = seconds
  }

  /// The bytes to append for the name of a state.
  package func encoded(of id: HistoryEntry.ID) -> [UInt8] {
    var fields = HistoryFields()
    fields.append("i", id)
    fields.append("n", text)
    fields.append("t", "\(seconds)")
    return JournalRecord.framed([Self.nameKind] + fields.bytes)
  }
}

extension [HistoryEntry.ID: HistoryName] {
  /// Takes names in, of each state the newer.
  package mutating func take(_ others: Self) {
    merge(others) { $1.seconds >= $0.seconds ? $1 : $0 }
  }

  /// The bytes to append for all of them.
  package var encoded: [UInt8] {
    sorted { $0.key < $1.key }.flatMap { $0.value.encoded(of: $0.key) }
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
