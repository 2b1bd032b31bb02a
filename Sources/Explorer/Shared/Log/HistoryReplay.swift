import TextEditor

/// What a history tells when it is read back; what was torn off at its end is left out.
package struct HistoryReplay: Sendable {
  /// In the order in which they were noted.
  package private(set) var entries: [HistoryEntry] = []
  /// The last names of states, of those in other files too.
  package private(set) var names: [HistoryEntry.ID: HistoryName] = [:]
  /// How its bytes end.
  package private(set) var ending: LogEnding
  /// How many bytes tell of these.
  package private(set) var readCount = 0

  /// Reads a history's bytes, up to what is damaged.
  package init(_ bytes: [UInt8]) {
    var lines = LogLines(bytes, .history)
    ending = lines.ending
    guard ending == .whole else { return }
    readCount = LogKind.history.signature.count
    var (texts, count): ([String: SourceText], Int) = ([:], readCount)
    while case .record(let record, let byteCount)? = lines.next() {
      count += byteCount
      switch record {
      case .whole(let text, let name?): texts[name] = text
      case .edit(let place, let removed, let replacement, let name?):
        if texts[name]?.apply((place, removed, replacement)) != true { lines.stop() }
      case .state(let entry):
        guard let entry = entry.with(texts) else {
          lines.stop()
          break
        }
        entries.append(entry)
        readCount = count
      case .name(let name, let id):
        names.take([id: name])
        readCount = count
      default: lines.stop()
      }
      if lines.ending != .whole { break }
    }
    // Texts without their state are the beginning of one.
    ending = lines.ending == .whole && readCount < count ? .torn : lines.ending
  }
}

extension HistoryEntry {
  /// The entry with the texts that were told before it.
  fileprivate func with(_ texts: [String: SourceText]) -> HistoryEntry? {
    var entry = self
    guard let text = texts[state.key.name(ofFile: nil)] else { return nil }
    entry.state.text = text
    for place in state.model.indices {
      guard let text = texts[state.key.name(ofFile: state.model[place].name)] else { return nil }
      entry.state.model[place].text = text
    }
    return entry
  }
}
