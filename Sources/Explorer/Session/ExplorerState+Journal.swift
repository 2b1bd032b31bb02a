import DecodingReport
import Workbench

/// How far the open texts were when a message came.
struct JournalMark {
  /// A text that can be changed.
  struct Text {
    var origin: TextOrigin
    var text: SourceText
    var revision: Int
  }

  var payload: Text
  /// The files of the open sample's model.
  var model: [Text]
  /// The variations that stood in the list, by their numbers.
  var listed: Set<Int>

  init(_ state: ExplorerState) {
    payload = Text(
      origin: state.origin, text: state.editor.text, revision: state.editor.revision)
    model =
      state.library.modelDraft?.files.map {
        Text(origin: $0.origin, text: $0.editor.text, revision: $0.editor.revision)
      } ?? []
    listed = state.library.listedVariations
  }
}

extension ExplorerState {
  /// Says what is to be written down of what happened since the mark.
  mutating func journal(since mark: JournalMark) -> [Effect] {
    var orders = modelOrders(since: mark) + listOrders(since: mark)
    let before = mark.payload
    if before.origin == origin {
      if editor.revision != before.revision { orders.append(order(origin, editor, since: before)) }
    } else {
      if let draft = library.drafts[before.origin], draft.revision != before.revision {
        orders.append(order(before.origin, draft, since: before))
      }
      if editor.revision != safekeeping.writtenRevisions[origin] ?? 0 {
        orders.append(
          mustBeKept(origin, editor) ? order(origin, editor, .text(editor.text)) : .end(origin))
      }
      safekeeping.writtenRevisions[before.origin] = library.drafts[before.origin]?.revision
      safekeeping.writtenRevisions[origin] = editor.revision
    }
    // What was taken over stands in this run's journal before the earlier one goes.
    orders += safekeeping.takenEdits.map { .forget($0) }
    safekeeping.takenEdits = []
    return orders.map { .journal($0) }
  }

  /// What is to be written down of the open sample's model.
  private func modelOrders(since mark: JournalMark) -> [JournalOrder] {
    let files = library.modelDraft?.files ?? []
    return files.compactMap { file in
      let before =
        mark.model.first { $0.origin == file.origin }
        ?? JournalMark.Text(origin: file.origin, text: file.original, revision: 0)
      guard file.editor.revision != before.revision else { return nil }
      return order(file.origin, file.editor, since: before)
    }
  }

  /// What is to be written down of variations that came onto the list, or went off it.
  private mutating func listOrders(since mark: JournalMark) -> [JournalOrder] {
    let listed = library.listedVariations
    let orders = listed.subtracting(mark.listed).sorted().map { number -> JournalOrder in
      let origin = TextOrigin.variation(number)
      let editor = origin == self.origin ? editor : library.drafts[origin] ?? editor
      safekeeping.writtenRevisions[origin] = editor.revision
      // Its journal begins with the text that was broken.
      let change = library.original(of: origin).text.difference(to: editor.text)
      return order(origin, editor, change.map { .edit($0) } ?? .text(editor.text))
    }
    return orders + mark.listed.subtracting(listed).sorted().map { .end(.variation($0)) }
  }

  private func order(
    _ origin: TextOrigin, _ editor: SourceEditor, since mark: JournalMark.Text
  ) -> JournalOrder {
    guard mustBeKept(origin, editor) else { return .end(origin) }
    var record = JournalRecord.text(editor.text)
    if editor.revision == mark.revision + 1, let change = editor.lastChange {
      let range = change.range.lowerBound..<(change.range.lowerBound + change.count)
      record = .edit(SourceEdit(change.range, editor.text.slice(range)))
    }
    return .write(
      JournalEntry(
        origin: origin, before: mark.text, record: record, variation: library.variationName(origin),
        encoding: editor.encoding, payload: library.payload(ofNewModel: origin)))
  }

  /// What is to be written down of a text whose last change isn't one of what was written before.
  private func order(
    _ origin: TextOrigin, _ editor: SourceEditor, _ record: JournalRecord
  ) -> JournalOrder {
    .write(
      JournalEntry(
        origin: origin, before: library.original(of: origin).text, record: record,
        variation: library.variationName(origin), encoding: editor.encoding))
  }

  /// Whether the text is nowhere but here; a variation is, from the edit on that makes it.
  private func mustBeKept(_ origin: TextOrigin, _ editor: SourceEditor) -> Bool {
    editor.isModified || library.variation(origin) != nil
  }

  /// Looks for what earlier runs left of the open sample's variations and of its model, once.
  mutating func findKept() -> [Effect] {
    guard safekeeping.searchedSamples.insert(sample).inserted else { return [] }
    return [.journal(.findVariations(sample: entry.name))]
      + library.modelTexts(of: sample).map { .journal(.find($0.origin)) }
  }

  /// Takes note of an edit that an earlier run left; of a file's it is asked at once.
  mutating func receive(_ kept: KeptEdit, of origin: TextOrigin) -> [Effect] {
    if case .newModel(let number) = origin, library.modelPlace(of: origin) == nil {
      return receiveNewModel(kept, number)
    }
    guard kept.text != library.presentText(of: origin) else { return [.journal(.forget(kept.id))] }
    guard !kept.isAside else {
      safekeeping.setAside(kept, of: origin)
      return []
    }
    safekeeping.keptEdits[origin] = kept
    let isOpen =
      origin == self.origin || library.modelTexts(of: sample).contains { $0.origin == origin }
    if isOpen, let path = origin.path {
      ask(Prompt(.recover(origin, file: origin.part?.words(in: path) ?? path, time: kept.time)))
    }
    return []
  }

  /// Asks now, or as soon as another question is answered.
  mutating func ask(_ question: Prompt) {
    if layers.admitsQuestion {
      layers.push(.prompt(question))
    } else {
      safekeeping.nextQuestions.append(question)
    }
  }

  /// Asks what had to wait for another question, or for what was looked at.
  mutating func askNext() {
    if layers.tell(safekeeping.journalTroubles) { safekeeping.journalTroubles = [] }
    guard layers.admitsQuestion else { return }
    if !safekeeping.journalTroubles.isEmpty {
      show(.journals(safekeeping.journalTroubles))
      safekeeping.journalTroubles = []
    } else if !safekeeping.nextQuestions.isEmpty {
      layers.push(.prompt(safekeeping.nextQuestions.removeFirst()))
    }
  }

  /// Puts the text of the earlier run in the place of the present one, as an edit.
  mutating func takeKept() -> [Effect] {
    guard
      let origin = safekeeping.keptOrigin(library, focus)
        ?? safekeeping.asideOrigin(library, focus)
    else {
      notice = "no earlier run left an edit of this payload, or of its model"
      return []
    }
    return takeKept(of: origin)
  }

  mutating func takeKept(of origin: TextOrigin) -> [Effect] {
    guard let kept = safekeeping.takeKept(of: origin) else { return [] }
    safekeeping.takenEdits.append(kept.id)
    var effects: [Effect] = []
    if origin != self.origin, library.modelPlace(of: origin) != nil {
      beginModelDraft()
      if let place = library.modelPlace(of: origin) {
        effects = replaceModelText(kept.text, at: place)
        style = .strict
        library.modelDrafts[place.sample]?.open(place: place.file)
      }
      notice = "the model of \(kept.time) is back; F7 i ^_ takes it out again"
    } else {
      effects = replaceText(with: kept.text)
      notice = "the edit of \(kept.time) is back; u or ^_ takes it out again"
    }
    return effects
  }

  /// Asks no more for what the earlier run left, and keeps it until the text is saved.
  mutating func setKeptAside(of origin: TextOrigin) -> [Effect] {
    guard let kept = safekeeping.keptEdits.removeValue(forKey: origin) else { return [] }
    safekeeping.setAside(kept, of: origin)
    notice = "the edit of \(kept.time) is set aside; R brings it back until the next save"
    return [.journal(.setAside(kept.id)), .journal(.find(origin))]
  }

  /// Drops what was set aside of a text that is saved now.
  mutating func forgetAside(of origin: TextOrigin) -> [Effect] {
    (safekeeping.aside.removeValue(forKey: origin) ?? []).map { .journal(.forget($0.id)) }
  }

  /// Replaces the text by another one, as one edit of what differs; the caret keeps its place.
  mutating func replaceText(with text: SourceText) -> [Effect] {
    guard let change = editor.text.difference(to: text) else { return [] }
    let caret = change.moved(editor.caret)
    var effects = edit(.replace(change.range, change.replacement))
    effects += edit(.select(caret..<caret))
    fitPanes()
    return effects
  }
}

extension SourceEdit {
  /// Where a place of the text is after the edit; the edit's start for what it takes away.
  func moved(_ offset: Int) -> Int {
    if offset < range.upperBound { return min(offset, range.lowerBound) }
    return offset - range.count + replacement.count
  }
}

extension SourceText {
  /// The one edit that makes the other text of this one, as small as its place allows; `nil` where
  /// they are the same.
  func difference(to other: SourceText) -> SourceEdit? {
    guard self != other else { return nil }
    let (old, new) = (bytes, other.bytes)
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return SourceEdit(
      start..<(old.count - end), other.slice(start..<(new.count - end)))
  }
}
