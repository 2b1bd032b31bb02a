package import Workbench

/// What a journal tells, as far as it goes: a record that was torn off at its end is left out.
package struct JournalReplay: Sendable {
  /// How the journal's bytes end.
  package enum Ending: Sendable, Equatable {
    /// With a record.
    case whole
    /// In the midst of a record, as when the program that wrote it was killed.
    case torn
    /// With what no program wrote: a changed byte, a change of what isn't there.
    case damaged
  }

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
  package let ending: Ending
  /// How many bytes were read.
  package let readCount: Int

  /// The form of a journal that a newer version of the program wrote: `2`; `nil` for any other bytes.
  package static func newerVersion(of bytes: [UInt8]) -> String? {
    newerVersion(of: bytes, signature: JournalRecord.signature)
  }

  static func newerVersion(of bytes: [UInt8], signature: [UInt8]) -> String? {
    let words = signature.prefix { $0 != UInt8(ascii: "1") }
    guard bytes.starts(with: words) else { return nil }
    let version = String(decoding: bytes.dropFirst(words.count).prefix(20), as: UTF8.self)
      .prefix { $0 != "\n" }
    return Int(version).map { $0 > 1 } == true ? String(version) : nil
  }

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
    var isWhole = true
    var read = rest.startIndex
    replay: while let record = JournalRecord.next(&rest) {
      switch record {
      case .source(let name): source = name
      case .text(let whole): text = whole
      case .encoding(let told): encoding = told
      case .payload(let told): payload = told
      case .edit(let edit):
        guard edit.range.upperBound <= text.count else {
          isWhole = false
          break replay
        }
        text.apply(edit)
      }
      read = rest.startIndex
    }
    rest = bytes[read...]
    readCount = read
    ending =
      rest.isEmpty ? .whole : isWhole && JournalRecord.isBeginning(rest) ? .torn : .damaged
    self.source = source
    self.original = original
    self.text = text
    self.encoding = encoding
    self.payload = payload
  }
}
