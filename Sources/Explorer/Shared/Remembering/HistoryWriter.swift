import TextEditor
import Workbench

/// Writes states down, one behind the other: of each text what differs from its state before, and now
/// and then the whole.
package struct HistoryWriter: Sendable {
  /// What a file begins with.
  package static let signature = Array("codable-explorer history 1\n".utf8)
  /// So many changes of a text stand behind a whole one.
  private static let mostEdits = 16
  /// A payload of more bytes isn't written down.
  package static let mostText = 1 << 20

  private var texts: [HistoryTextKey: (text: SourceText, edits: Int)] = [:]

  package init() {}

  /// The bytes to append for a state.
  package mutating func encoded(_ entry: HistoryEntry) -> [UInt8] {
    let state = entry.state
    var fields = HistoryFields()
    fields.append("i", entry.id)
    fields.append("t", "\(entry.seconds)")
    fields.append("f", entry.folder)
    fields.append("s", state.key.sample)
    fields.append("m", state.key.modelSource)
    fields.append("o", state.key.source)
    fields.append("h", state.title)
    fields.append("p", state.payload)
    fields.append("r", state.root)
    fields.append("d", state.decoder)
    for (name, word) in state.settings.words.sorted(by: { $0.key < $1.key }) {
      fields.append("g", "\(name)=\(word)")
    }
    if state.isJSON5 { fields.append("5", "") }
    if state.isAsItCame { fields.append("a", "") }
    for (tag, outcomes) in zip(
      "xyz", [state.outcomes.strict, state.outcomes.default, state.outcomes.smart])
    {
      fields.append(tag, outcomes?.text)
    }
    fields.append("c", entry.change.summary)
    for line in entry.change.lines { fields.append("l", line) }
    append("T", "", state.text, HistoryTextKey(payloadOf: state.key), to: &fields)
    for file in state.model {
      append(
        "M", file.name, file.text, HistoryTextKey(file: file.name, of: state.key), to: &fields)
    }
    return JournalRecord.framed([HistoryName.stateKind] + fields.bytes)
  }

  private mutating func append(
    _ tag: Character, _ name: String, _ text: SourceText, _ key: HistoryTextKey,
    to fields: inout HistoryFields
  ) {
    var own = HistoryFields()
    if tag == "M" { own.append("n", name) }
    let before = texts[key]
    if let before, before.edits < Self.mostEdits {
      if let edit = before.text.difference(to: text) {
        own.append("@", "\(edit.range.lowerBound) \(edit.range.count)")
        own.append("e", edit.replacement.bytes)
      }
    } else {
      own.append("w", text.bytes)
    }
    texts[key] = (text, before.map { ($0.edits + 1) % (Self.mostEdits + 1) } ?? 0)
    fields.append(tag, own.bytes)
  }

  /// A file of these states.
  package static func file(of entries: [HistoryEntry]) -> (bytes: [UInt8], writer: HistoryWriter) {
    var writer = HistoryWriter()
    var bytes = signature
    for entry in entries where entry.isWritten { bytes += writer.encoded(entry) }
    return (bytes, writer)
  }
}

/// Which text of a file of states goes on from which.
struct HistoryTextKey: Hashable, Sendable {
  private var key: HistoryState.Key
  private var file: String?

  init(payloadOf key: HistoryState.Key) {
    self.key = key
  }

  /// All payloads of a sample have its model.
  init(file: String, of key: HistoryState.Key) {
    self.key = key
    self.key.source = ""
    self.file = file
  }
}
