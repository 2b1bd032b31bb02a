package import TextEditor
package import Workbench

/// What a journal tells, as far as it goes: a line that was torn off at its end is left out.
package struct JournalReplay: Sendable {
  /// Whose text it is, by its last name.
  package let source: String
  /// The text before the first change; none where that is damaged.
  package let original: SourceText
  /// The text behind the last line that can be read.
  package let text: SourceText
  /// How it is written outside.
  package let encoding: SourceEncoding
  /// The payload that a new model is for.
  package let payload: Payload?
  package let ending: LogEnding
  /// How many bytes were read.
  package let readCount: Int

  /// A journal that tells the same, and nothing of what is damaged.
  package var rewritten: [UInt8] {
    var writer = LogWriter()
    var entry = JournalEntry(origin: .standardInput, before: original, text: text)
    entry.encoding = encoding
    entry.payload = payload
    return LogKind.journal.signature + writer.lines(for: entry, of: source)
  }

  /// Reads a journal's bytes; `nil` where they tell of no text.
  ///
  /// Behind a line that was changed, edits are of a text that nobody knows any more, up to one that
  /// tells the text as a whole.
  ///
  /// - Parameter name: Whose text it is, where the journal itself doesn't tell any more.
  package init?(_ bytes: [UInt8], of name: String? = nil) {
    var lines = LogLines(bytes, .journal)
    var source = LogSource(name: name)
    var (original, text): (SourceText?, SourceText?)
    var isKnown = true
    var read = lines.hasSignature ? LogKind.journal.signature.count : 0
    replay: while let line = lines.next() {
      guard case .record(let record, let byteCount) = line else {
        isKnown = false
        continue
      }
      switch record {
      case .source(let told):
        source = told
        source.name = told.name ?? name
      case .whole(let whole, _):
        if text == nil, isKnown { original = whole }
        (text, isKnown) = (whole, true)
      case .edit(let place, let count, let replacement, _):
        guard isKnown else { continue }
        guard text?.apply((place, count, replacement)) == true else {
          lines.stop()
          break replay
        }
      case .state, .name: continue
      }
      read += byteCount
    }
    // Of what nobody knows by its name, the text before is all that tells what it was.
    guard let known = source.name, let text, original != nil || name != nil else { return nil }
    readCount = read
    ending = lines.ending
    self.source = known
    self.original = original ?? SourceText()
    self.text = text
    encoding = source.encoding
    payload = source.payload
  }
}
