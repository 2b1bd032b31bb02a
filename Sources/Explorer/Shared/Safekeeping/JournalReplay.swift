package import TextEditor
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
  /// The text before the first change; none where that is damaged.
  package let original: SourceText
  /// The text behind the last record that can be read.
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

  /// A journal that tells the same, and nothing of what is damaged.
  package var rewritten: [UInt8] {
    let records: [JournalRecord] = [
      .source(source), .text(original), .encoding(encoding),
    ]
    return (records + (payload.map { [.payload($0)] } ?? []) + [.text(text)])
      .reduce(JournalRecord.signature) { $0 + $1.encoded }
  }

  /// Reads a journal's bytes; `nil` where they tell of no text.
  ///
  /// Behind a record that was changed, edits are of a text that nobody knows any more, up to one that
  /// tells the text as a whole.
  ///
  /// - Parameter name: Whose text it is, where the journal itself doesn't tell any more.
  package init?(_ bytes: [UInt8], of name: String? = nil) {
    let signature = JournalRecord.signature
    var rest = bytes.dropFirst(signature.count)
    var isDamaged = !bytes.starts(with: signature)
    var (source, isKnown) = (name, true)
    var (original, text): (SourceText?, SourceText?)
    var encoding = SourceEncoding()
    var payload: Payload?
    var read = isDamaged ? 0 : signature.count
    replay: while true {
      let start = rest.startIndex
      guard let record = JournalRecord.next(&rest) else {
        guard JournalRecord.skip(&rest) else { break }
        (isDamaged, isKnown) = (true, false)
        continue
      }
      switch record {
      case .source(let name): source = name
      case .text(let whole):
        if text == nil, isKnown { original = whole }
        (text, isKnown) = (whole, true)
      case .encoding(let told): encoding = told
      case .payload(let told): payload = told
      case .edit(let edit):
        guard isKnown else { continue }
        guard edit.range.upperBound <= text?.count ?? 0 else {
          (rest, isDamaged) = (bytes[start...], true)
          break replay
        }
        text?.apply(edit)
      }
      read += rest.startIndex - start
    }
    // Of what nobody knows by its name, the text before is all that tells what it was.
    guard let source, let text, original != nil || name != nil else { return nil }
    readCount = read
    ending =
      isDamaged
      ? .damaged : rest.isEmpty ? .whole : JournalRecord.isBeginning(rest) ? .torn : .damaged
    self.source = source
    self.original = original ?? SourceText()
    self.text = text
    self.encoding = encoding
    self.payload = payload
  }
}
