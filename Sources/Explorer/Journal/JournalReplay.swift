package import Workbench

/// What a journal tells, as far as it goes: a record that was torn off at its end is left out.
package struct JournalReplay: Sendable {
  /// Whose text it is, by its last name.
  package let source: String
  /// The text before the first change.
  package let original: SourceText
  /// The text behind the last whole record.
  package let text: SourceText
  /// How it is written outside.
  package let encoding: SourceEncoding
  /// The payload that a new model is for.
  package let payload: Payload?

  /// Reads a journal's bytes; `nil` if they are none, or end before the text begins.
  package init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: JournalRecord.signature) else { return nil }
    var rest = bytes[JournalRecord.signature.count...]
    guard case .source(var source)? = JournalRecord.next(&rest),
      case .text(let original)? = JournalRecord.next(&rest)
    else { return nil }
    var text = original
    var encoding = SourceEncoding()
    var payload: Payload?
    replay: while let record = JournalRecord.next(&rest) {
      switch record {
      case .source(let name): source = name
      case .text(let whole): text = whole
      case .encoding(let told): encoding = told
      case .payload(let told): payload = told
      case .edit(let edit):
        guard edit.range.upperBound <= text.count else { break replay }
        text.apply(edit)
      }
    }
    self.source = source
    self.original = original
    self.text = text
    self.encoding = encoding
    self.payload = payload
  }
}
