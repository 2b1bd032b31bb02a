import TextEditor
import Workbench

/// What of the typed texts must outlive the program, and what earlier runs left of them.
///
/// It reads the library, and says what is to be written down, looked for and taken away.
struct Journal: Sendable {
  /// Whether journals can't be written, so that what is typed is nowhere but on the screen.
  var isFailing = false
  /// The revisions up to which sources stand in the journal.
  private var writtenRevisions: [TextOrigin: Int] = [:]
  /// Samples whose variations and models of earlier runs were looked for.
  private var searchedSamples: Set<Int> = []
  /// Edits that earlier runs left.
  private var kept: [TextOrigin: KeptEdit] = [:]
  /// Those that aren't wanted, the newest first; they go when the text is saved.
  private var aside: [TextOrigin: [KeptEdit]] = [:]
  /// Those whose text has been taken over, and whose journals may go.
  private var taken: [KeptEdit.ID] = []

  /// Says what is to be written down of what happened since the mark.
  mutating func orders(since mark: LibraryMark, _ library: Library) -> [JournalOrder] {
    var orders = modelOrders(since: mark, library) + listOrders(since: mark, library)
    let (before, origin, editor) = (mark.payload, library.origin, library.editor)
    if before.origin == origin {
      if editor.revision != before.revision {
        orders.append(library.order(origin, editor, before: before.text))
      }
    } else {
      if let draft = library.drafts[before.origin], draft.revision != before.revision {
        orders.append(library.order(before.origin, draft, before: before.text))
      }
      if editor.revision != writtenRevisions[origin] ?? 0 {
        orders.append(
          library.order(origin, editor, before: library.original(of: origin).text))
      }
      writtenRevisions[before.origin] = library.drafts[before.origin]?.revision
      writtenRevisions[origin] = editor.revision
    }
    // What was taken over stands in this run's journal before the earlier one goes.
    orders += taken.map { .forget($0) }
    taken = []
    return orders
  }

  /// What is to be written down of the open sample's model.
  private func modelOrders(since mark: LibraryMark, _ library: Library) -> [JournalOrder] {
    let files = library.modelDraft?.files ?? []
    return files.compactMap { file in
      let before =
        mark.model.first { $0.origin == file.origin }
        ?? LibraryMark.Text(origin: file.origin, text: file.original, revision: 0)
      guard file.editor.revision != before.revision else { return nil }
      return library.order(file.origin, file.editor, before: before.text)
    }
  }

  /// What is to be written down of variations that came onto the list, or went off it.
  private mutating func listOrders(since mark: LibraryMark, _ library: Library) -> [JournalOrder] {
    let listed = library.listedVariations
    let orders = listed.subtracting(mark.listed).sorted().map { number -> JournalOrder in
      let origin = TextOrigin.variation(number)
      let editor =
        origin == library.origin ? library.editor : library.drafts[origin] ?? library.editor
      writtenRevisions[origin] = editor.revision
      // Its journal begins with the text that was broken.
      return library.order(origin, editor, before: library.original(of: origin).text)
    }
    return orders + mark.listed.subtracting(listed).sorted().map { .end(.variation($0)) }
  }

  /// Looks for what earlier runs left of the open sample's variations and of its model, once.
  mutating func search(_ library: Library) -> [JournalOrder] {
    guard searchedSamples.insert(library.sample).inserted else { return [] }
    return [.findVariations(sample: library.entry.name)]
      + library.modelTexts(of: library.sample).map { .find($0.origin) }
  }

  // MARK: What earlier runs left

  /// Takes note of an edit that an earlier run left; of a file's it is asked at once.
  mutating func receive(
    _ edit: KeptEdit, of origin: TextOrigin, _ library: Library
  ) -> [Request] {
    guard edit.text != library.presentText(of: origin) else {
      return [.effect(.journal(.forget(edit.id)))]
    }
    guard !edit.isAside else {
      setAside(edit, of: origin)
      return []
    }
    kept[origin] = edit
    let isOpen =
      origin == library.origin
      || library.modelTexts(of: library.sample).contains { $0.origin == origin }
    guard isOpen, let path = origin.path else { return [] }
    let file = origin.part?.words(in: path) ?? path
    return [.askOnceSeen(Prompt(.recover(origin, file: file, time: edit.time)))]
  }

  /// What an earlier run left of a text, and isn't set aside.
  subscript(origin: TextOrigin) -> KeptEdit? { kept[origin] }

  /// What an earlier run left of the open payload, or of the model: of the pane in focus first.
  func keptOrigin(_ library: Library, _ focus: Pane) -> TextOrigin? {
    guard !kept.isEmpty else { return nil }
    return openOrigins(library, focus).first { kept[$0] != nil }
  }

  /// The same of what was set aside.
  func asideOrigin(_ library: Library, _ focus: Pane) -> TextOrigin? {
    guard !aside.isEmpty else { return nil }
    return openOrigins(library, focus).first { aside[$0] != nil }
  }

  private func openOrigins(_ library: Library, _ focus: Pane) -> [TextOrigin] {
    let model = library.modelTexts(of: library.sample).map(\.origin)
    return focus == .model ? model + [library.origin] : [library.origin] + model
  }

  /// Takes what an earlier run left of a text, or else what of that was set aside: its journal goes
  /// once the text stands in this run's.
  mutating func take(of origin: TextOrigin) -> KeptEdit? {
    guard let edit = kept.removeValue(forKey: origin) ?? takeAside(of: origin) else { return nil }
    take(edit)
    return edit
  }

  /// Takes note that an edit was taken over.
  mutating func take(_ edit: KeptEdit) {
    taken.append(edit.id)
  }

  private mutating func takeAside(of origin: TextOrigin) -> KeptEdit? {
    guard var edits = aside.removeValue(forKey: origin), !edits.isEmpty else { return nil }
    let edit = edits.removeFirst()
    if !edits.isEmpty { aside[origin] = edits }
    return edit
  }

  /// Asks no more for what the earlier run left, and keeps it until the text is saved.
  mutating func setAside(of origin: TextOrigin) -> [Request] {
    guard let edit = kept.removeValue(forKey: origin) else { return [] }
    setAside(edit, of: origin)
    return [
      .notice("the edit of \(edit.time) is set aside; R brings it back until the next save"),
      .effect(.journal(.setAside(edit.id))), .effect(.journal(.find(origin))),
    ]
  }

  private mutating func setAside(_ edit: KeptEdit, of origin: TextOrigin) {
    var edits = aside[origin] ?? []
    guard !edits.contains(where: { $0.id == edit.id }) else { return }
    edits.append(edit)
    aside[origin] = edits
  }

  /// Drops what was set aside of a text that is saved now.
  mutating func forgetAside(of origin: TextOrigin) -> [Request] {
    (aside.removeValue(forKey: origin) ?? []).map { .effect(.journal(.forget($0.id))) }
  }
}

// MARK: - What stands in a journal

extension Library {
  /// What is to be written down of a text that changed.
  fileprivate func order(
    _ origin: TextOrigin, _ editor: SourceEditor, before: SourceText
  ) -> JournalOrder {
    // A variation is nowhere but here, from the edit on that makes it.
    guard editor.isModified || variation(origin) != nil else { return .end(origin) }
    return .write(journalEntry(origin, editor, before: before))
  }

  /// What a journal tells of a text.
  func journalEntry(
    _ origin: TextOrigin, _ editor: SourceEditor, before: SourceText
  ) -> JournalEntry {
    var entry = JournalEntry(origin: origin, before: before, text: editor.text)
    entry.variation = variationName(origin)
    entry.encoding = editor.encoding
    entry.payload = models.payload(ofNew: origin)
    return entry
  }
}
