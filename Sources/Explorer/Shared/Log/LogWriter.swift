import TextEditor

/// Writes texts down, line by line: of each what differs from what was told of it before, and now and
/// then the whole, from where on it can be read again, whatever is damaged before.
package struct LogWriter: Sendable {
  private struct Text: Sendable {
    var text: SourceText
    /// How many bytes of changes stand behind the last whole text.
    var editBytes = 0
  }

  /// The whole text is written behind as many bytes of changes as it has, and no fewer than these.
  private static let leastEditBytes = 4096
  /// A state of larger texts isn't written down.
  package static let mostText = 1 << 20

  private var texts: [String?: Text] = [:]
  private var source: LogSource?

  package init() {}

  /// The lines for a journal to tell of a text as it is now; the first tell of the text before.
  package mutating func lines(for entry: JournalEntry, of name: String) -> [UInt8] {
    var source = LogSource(name: entry.variation?.text ?? name)
    source.encoding = entry.encoding
    source.payload = entry.payload
    var lines = source == self.source ? [] : LogRecord.source(source).line
    self.source = source
    if texts[nil] == nil { lines += self.lines(for: entry.before, of: nil) }
    return lines + self.lines(for: entry.text, of: nil)
  }

  /// The lines for a state to be told.
  package mutating func lines(for entry: HistoryEntry) -> [UInt8] {
    let state = entry.state
    var lines = self.lines(for: state.text, of: state.key.name(ofFile: nil))
    for file in state.model {
      lines += self.lines(for: file.text, of: state.key.name(ofFile: file.name))
    }
    return lines + LogRecord.state(entry).line
  }

  private mutating func lines(for text: SourceText, of name: String?) -> [UInt8] {
    // Behind an empty line it outlives a change of the byte before.
    func whole() -> [UInt8] { [LogRecord.end] + LogRecord.whole(text, of: name).line }
    guard let before = texts[name] else {
      texts[name] = Text(text: text)
      return whole()
    }
    guard let edit = before.text.difference(to: text) else { return [] }
    var lines = LogRecord.edit(
      at: edit.range.lowerBound, removing: edit.range.count, inserting: edit.replacement, of: name
    ).line
    let editBytes = before.editBytes + lines.count
    let isDue = editBytes > max(Self.leastEditBytes, text.count)
    if isDue { lines += whole() }
    texts[name] = Text(text: text, editBytes: isDue ? 0 : editBytes)
    return lines
  }

  /// A history of these states.
  package static func history(
    of entries: [HistoryEntry]
  ) -> (bytes: [UInt8], writer: LogWriter) {
    var writer = LogWriter()
    var bytes = LogKind.history.signature
    for entry in entries where entry.isWritten { bytes += writer.lines(for: entry) }
    return (bytes, writer)
  }
}
