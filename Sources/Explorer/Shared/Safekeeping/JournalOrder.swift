package import TextEditor
package import Workbench

/// What is to be done about the journals, one after the other.
package enum JournalOrder: Sendable {
  /// Append what changed to the journal of its source; a journal that isn't there begins with the text
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

/// A source's text, to be written down so that it outlives the program.
package struct JournalEntry: Sendable {
  /// The source.
  package var origin: TextOrigin
  /// Its text before the change: what a journal begins with.
  package var before: SourceText
  /// Its text as it is now.
  package var text: SourceText
  /// What the journal of a variation says of its source; `nil` for sources with names of their own.
  package var variation: VariationName?
  /// How the text is written outside.
  package var encoding = SourceEncoding()
  /// The payload that a new model is for; `nil` for other sources, and where it is a file.
  package var payload: Payload?

  package init(origin: TextOrigin, before: SourceText, text: SourceText) {
    self.origin = origin
    self.before = before
    self.text = text
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
