/// What is to be done about the journals, one after the other.
package enum JournalOrder: Sendable {
  /// Append a change to the journal of its source; a journal that isn't there begins with the text
  /// before the change.
  case write(JournalEntry)
  /// Take the source's journal away: its text is saved, or isn't wanted.
  case end(PayloadOrigin)
  /// Look for a journal of the source that a program left which is gone; if there is one, send back
  /// `.kept`.
  case find(PayloadOrigin)
  /// Take a journal away that was found.
  case forget(KeptEdit.ID)
}

/// A change of a source, to be written down so that it outlives the program.
package struct JournalEntry: Sendable {
  /// The source.
  package var origin: PayloadOrigin
  /// Its text before the change.
  package var before: SourceText
  /// The change: an edit of that text, or the text as a whole.
  package var record: JournalRecord
}

/// An edit that an earlier run left in its journal.
package struct KeptEdit: Sendable, Identifiable {
  /// The journal's file.
  package var id: String
  /// The text as it was typed last.
  package var text: SourceText
  /// When that was, in words.
  package var time: String

  /// Describes what was found.
  package init(id: String, text: SourceText, time: String) {
    self.id = id
    self.text = text
    self.time = time
  }
}
