package import TextEditor
package import Workbench

/// What is to be done about the journals, one after the other.
package enum JournalOrder: Sendable {
  /// Append a change to the journal of its source; a journal that isn't there begins with the text
  /// before the change.
  case write(JournalEntry)
  /// Take the source's journal away: its text is saved, or isn't wanted.
  case end(TextOrigin)
  /// Look for a journal of the source that a program left which is gone; if there is one, send back
  /// `.kept`.
  case find(TextOrigin)
  /// Look for journals of variations of a sample's payloads that a program left which is gone; if
  /// there are any, send back `.keptVariations`.
  case findVariations(sample: String)
  /// Keep a journal that was found under a name that says that it isn't wanted; it is found as such.
  case setAside(KeptEdit.ID)
  /// Take a journal away that was found.
  case forget(KeptEdit.ID)
}

/// A change of a source, to be written down so that it outlives the program.
package struct JournalEntry: Sendable {
  /// The source.
  package var origin: TextOrigin
  /// Its text before the change.
  package var before: SourceText
  /// The change: an edit of that text, or the text as a whole.
  package var record: JournalRecord
  /// What the journal of a variation says of its source; `nil` for sources with names of their own.
  package var variation: VariationName?
  /// How the text is written outside.
  package var encoding = SourceEncoding()
  /// The payload that a new model is for; `nil` for other sources, and where it is a file.
  package var payload: Payload?

  /// What a journal of the source begins with: its name, the text before, how that is written, and
  /// what it is for.
  package func beginning(of source: String) -> [UInt8] {
    let isUsual = encoding == SourceEncoding()
    return JournalRecord.signature + JournalRecord.source(source).encoded
      + JournalRecord.text(before).encoded
      + (isUsual ? [] : JournalRecord.encoding(encoding).encoded)
      + (payload.map { JournalRecord.payload($0).encoded } ?? [])
  }
}

/// Which variation a journal is of: what a later run needs to list it again.
package struct VariationName: Sendable, Equatable {
  /// The sample in whose list it stands.
  package var sample: String
  /// What it is called there; a journal may tell a later name of the same variation.
  package var name: String

  /// What begins the names of all variations of a sample's payloads.
  package static func prefix(ofSample sample: String) -> String { "variation of \(sample)\n" }

  /// As it stands in a journal.
  package var text: String { Self.prefix(ofSample: sample) + name }
}

/// A variation that an earlier run left in its journal.
package struct KeptVariation: Sendable {
  /// What it was called.
  package var name: String
  /// The text of the payload that it was made from.
  package var original: SourceText
  /// How both are written outside.
  package var encoding: SourceEncoding
  /// What was found.
  package var edit: KeptEdit

  /// Describes what was found.
  package init(
    name: String, original: SourceText, encoding: SourceEncoding = SourceEncoding(), edit: KeptEdit
  ) {
    self.name = name
    self.encoding = encoding
    self.original = original
    self.edit = edit
  }
}

/// An edit that an earlier run left in its journal.
package struct KeptEdit: Sendable, Identifiable {
  /// The journal's file.
  package var id: String
  /// The text as it was typed last.
  package var text: SourceText
  /// When that was, in words.
  package var time: String
  /// The payload that it is for, if it is a new model.
  package var payload: Payload?
  /// Whether it was set aside.
  package var isAside: Bool

  /// Describes what was found.
  package init(
    id: String, text: SourceText, time: String, payload: Payload? = nil, isAside: Bool = false
  ) {
    self.id = id
    self.text = text
    self.time = time
    self.payload = payload
    self.isAside = isAside
  }
}
