import TextEditor

/// What is done to large texts elsewhere, so that no key waits for it.
extension ExplorerState {
  /// So many bytes are searched before the next key.
  private static let searchedAtOnce = 256 * 1024

  /// Looks for text: near the caret at once, else elsewhere.
  mutating func search(_ command: SourceCommand) -> [Effect] {
    guard editor.text.count > Self.searchedAtOnce else { return edit(command) }
    panes.source.awaitsMatch = true
    guard !panes.source.isSearching else {
      // What is looked for now is looked for instead of what was typed so far.
      if case .find = command { panes.source.waitingSearches = [] }
      panes.source.waitingSearches.append(command)
      return []
    }
    guard let search = library.editor.search(command) else { return [] }
    if let match = search.run(within: Self.searchedAtOnce) {
      return edit(.select(match.range))
    }
    panes.source.isSearching = true
    notice = "looking for \(search.query)"
    return [.work(TextWork(revision: live.revision, task: .search(search)))]
  }

  /// Lays the selection out, or all of the JSON.
  mutating func format() -> [Effect] {
    // Where nobody edits, what is selected was found, or is about to be edited.
    if !isEditing { _ = library.editor.apply(.deselect) }
    let range = editor.selection.range ?? 0..<editor.text.count
    guard range.count > Self.parsedWhileTyping else { return layOut(by: .format) }
    guard let formatting = editor.formatRequest(range) else {
      tell(.cannotFormat)
      return []
    }
    notice = "laying out \(range.count.grouped) bytes"
    return [.work(TextWork(revision: live.revision, task: .format(formatting)))]
  }

  /// Folds what is meant in the JSON, or opens it.
  mutating func fold(_ target: SourceFoldTarget) -> [Effect] {
    guard editor.text.count > Self.searchedAtOnce, !editor.opensFold(target) else {
      return edit(.fold(target))
    }
    notice = "looking for brackets"
    return [.work(TextWork(revision: live.revision, task: .fold(editor.text, target)))]
  }

  mutating func receive(_ outcome: TextWork.Outcome, of revision: Int) -> [Effect] {
    defer { fitPanes() }
    switch outcome {
    case .searched(let query, let match):
      return receive(match, query: query, isWanted: revision == live.revision)
    case .formatted(let outcome):
      guard revision == live.revision else {
        notice = "not laid out: the text was changed meanwhile; M-= lays it out as it is now"
        return []
      }
      return receive(outcome)
    case .folded(let found, let target):
      guard revision == live.revision else {
        notice = "not folded: the text was changed meanwhile"
        return []
      }
      notice = nil
      return edit(.foldFound(found, target))
    }
  }

  private mutating func receive(_ outcome: SourceFormatting.Outcome) -> [Effect] {
    notice = nil
    switch outcome {
    case .refused: tell(.cannotFormat)
    case .unchanged: tell(.alreadyFormatted)
    case .changed(let change, let selection): return layOut(by: .apply(change, selection))
    }
    return []
  }

  /// Changes blanks alone.
  private mutating func layOut(by command: SourceCommand) -> [Effect] {
    undo.words = "layout of \(library.payloadName)"
    return edit(command)
  }

  /// Selects what was found, unless nobody looks for it any more, and goes on with the searches
  /// that were asked for meanwhile.
  private mutating func receive(
    _ match: SourceSearch.Match?, query: String, isWanted: Bool
  ) -> [Effect] {
    panes.source.isSearching = false
    let waiting = panes.source.waitingSearches
    panes.source.waitingSearches = []
    guard panes.source.awaitsMatch else { return [] }
    var effects: [Effect] = []
    var isOvertaken = false
    if case .find? = waiting.first { isOvertaken = true }
    if isWanted, !isOvertaken, query == editor.query {
      notice = nil
      if let match { effects += edit(.select(match.range)) }
      if let told = library.editor.take(match) { tell(told) }
    }
    for command in waiting { effects += search(command) }
    return effects
  }
}
