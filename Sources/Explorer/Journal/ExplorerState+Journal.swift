import Workbench

/// How far the open source was when a message came.
struct JournalMark {
  var origin: PayloadOrigin
  var text: SourceText
  var revision: Int

  init(_ state: ExplorerState) {
    origin = state.origin
    text = state.editor.text
    revision = state.editor.revision
  }
}

extension ExplorerState {
  /// Says what is to be written down of what happened since the mark.
  mutating func journal(since mark: JournalMark) -> [Effect] {
    var orders: [JournalOrder] = []
    if mark.origin == origin {
      if editor.revision != mark.revision { orders.append(order(origin, editor, since: mark)) }
    } else {
      if let draft = drafts[mark.origin], draft.revision != mark.revision {
        orders.append(order(mark.origin, draft, since: mark))
      }
      if editor.revision != writtenRevisions[origin] ?? 0 {
        orders.append(orderAfterArrival(since: mark))
      }
      writtenRevisions[mark.origin] = drafts[mark.origin]?.revision
      writtenRevisions[origin] = editor.revision
    }
    // What was taken over stands in this run's journal before the earlier one goes.
    orders += takenEdits.map { .forget($0) }
    takenEdits = []
    return orders.map { .journal($0) }
  }

  private func order(
    _ origin: PayloadOrigin, _ editor: SourceEditor, since mark: JournalMark
  ) -> JournalOrder {
    guard mustBeKept(origin, editor) else { return .end(origin) }
    var record = JournalRecord.text(editor.text)
    if editor.revision == mark.revision + 1, let change = editor.lastChange {
      let range = change.range.lowerBound..<(change.range.lowerBound + change.count)
      record = .edit(SourceEdit(change.range, editor.text.slice(range)))
    }
    return .write(
      JournalEntry(
        origin: origin, before: mark.text, record: record, variation: variationName(origin)))
  }

  /// What is to be written down of the source that was come to, and whose text isn't the one that
  /// was written down last.
  private func orderAfterArrival(since mark: JournalMark) -> JournalOrder {
    // A new variation is its parent's text and the edit that broke it.
    if writtenRevisions[origin] == nil, variation(origin)?.parent == mark.origin {
      return order(origin, editor, since: mark)
    }
    guard mustBeKept(origin, editor) else { return .end(origin) }
    let before = variation(origin)?.original ?? originalText
    return .write(
      JournalEntry(
        origin: origin, before: before, record: .text(editor.text),
        variation: variationName(origin)))
  }

  /// Whether the text is nowhere but here; a variation is, from the edit on that makes it.
  private func mustBeKept(_ origin: PayloadOrigin, _ editor: SourceEditor) -> Bool {
    editor.isModified || variation(origin) != nil
  }

  func variationName(_ origin: PayloadOrigin) -> VariationName? {
    variation(origin).map { VariationName(sample: samples[$0.sample].name, name: $0.name) }
  }

  /// Takes note of an edit that an earlier run left; of a file's it is asked at once.
  mutating func receive(_ kept: KeptEdit, of origin: PayloadOrigin) -> [Effect] {
    let present = origin == self.origin ? editor.text : drafts[origin]?.text
    guard kept.text != present ?? original(of: origin).text else {
      return [.journal(.forget(kept.id))]
    }
    keptEdits[origin] = kept
    if origin == self.origin { askAboutKept() }
    return []
  }

  private mutating func askAboutKept() {
    guard case .file(let path) = origin, let kept = keptEdits[origin] else { return }
    ask(Prompt(.recover(file: path, time: kept.time)))
  }

  /// Asks now, or as soon as another question is answered.
  mutating func ask(_ question: Prompt) {
    if prompt == nil, overlay == nil, menu == nil {
      prompt = question
    } else {
      nextQuestion = question
    }
  }

  /// Asks what had to wait for another question, or for what was looked at.
  mutating func askNext() {
    guard prompt == nil, overlay == nil, menu == nil, let question = nextQuestion else { return }
    nextQuestion = nil
    prompt = question
  }

  /// Puts the text of the earlier run in the place of the present one, as an edit.
  mutating func takeKept() -> [Effect] {
    guard let kept = keptEdits.removeValue(forKey: origin) else {
      notice = "no earlier run left an edit of this payload"
      return []
    }
    takenEdits.append(kept.id)
    let effects = replaceText(with: kept.text)
    notice = "the edit of \(kept.time) is back; u or ^_ takes it out again"
    return effects
  }

  /// Drops what the earlier run left.
  mutating func forgetKept() -> [Effect] {
    guard let kept = keptEdits.removeValue(forKey: origin) else { return [] }
    notice = "the edit of \(kept.time) is forgotten"
    return [.journal(.forget(kept.id)), .journal(.find(origin))]
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
