import TerminalCanvas

/// A question in the status line, and the answer typed so far.
struct Prompt: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case saveAs(thenQuit: Bool)
    /// A file for a model that has none.
    case saveModel(ModelPlace)
    case open
    case findName
    case findText
    /// What keeps rows of the result.
    case filter
    case goToLine
    /// What narrows the list of all actions.
    case command
    /// Another name for the open variation.
    case rename
    /// A file for what was to be copied.
    case writeCopy(CopyForm)
    case datePattern
    /// Whether to save a file's text before leaving: one key is the answer. Files whose text is
    /// to be lost have been asked about before.
    case quit(TextOrigin, file: String, discarding: Set<TextOrigin>)
    /// Whether to take over what an earlier run left of a file.
    case recover(TextOrigin, file: String, time: String)
    /// Whose text counts where a file was changed on the disk.
    case whoseText(TextOrigin, file: String, isSaving: Bool, thenQuit: Bool)
    /// Whether to write over a file that stands there already: one key is the answer.
    case replace(file: String, form: CopyForm?, thenQuit: Bool)
    /// The same for a model.
    case replaceModel(file: String, ModelPlace)
    /// Whether to take a payload with text of its own off the list: one key is the answer.
    case delete(name: String)
  }

  var kind: Kind
  private(set) var text: [Character]
  /// The number of characters before the caret.
  private(set) var caret: Int

  init(_ kind: Kind, text: String = "") {
    self.kind = kind
    self.text = Array(text)
    caret = self.text.count
  }

  var answer: String { String(text) }
  /// Whether one key is the answer.
  var isQuestion: Bool {
    switch kind {
    case .quit, .replace, .replaceModel, .delete, .recover, .whoseText: true
    case .saveAs, .saveModel, .open, .findName, .findText, .filter, .goToLine, .command, .rename,
      .writeCopy,
      .datePattern:
      false
    }
  }

  var beforeCaret: String { String(text[..<caret]) }

  /// Takes every key: Esc closes, and what answers is the session's to do.
  mutating func press(_ key: KeyEvent, on stage: Stage) -> [Request] {
    if key == KeyEvent(.escape) || key == KeyEvent(.character("c"), .ctrl) { return leave() }
    switch stage.keyMap.action(of: key, in: [.everywhere]) {
    case .session(.redraw)?: return [.effect(.redraw)]
    case .session(.suspend)?: return [.effect(.suspend)]
    case .session(.quit)?: return [.close, .perform(.session(.quit))]
    default: break
    }
    if isQuestion || isAnswer(key) { return [.answer(self, key)] }
    if key.key == .backspace, answer.isEmpty { return leave() }
    let before = text
    edit(key)
    return isFollowed && text != before ? [.follow(self)] : []
  }

  private func leave() -> [Request] { isFollowed ? [.close, .giveUp(self)] : [.close] }

  /// Whether what is typed leads somewhere before it is done.
  private var isFollowed: Bool { kind == .findName || kind == .findText || kind == .filter }

  private func isAnswer(_ key: KeyEvent) -> Bool {
    key.key == .enter || isFollowed && (key.key == .up || key.key == .down)
  }

  /// Types what is pasted; a question isn't answered by it.
  mutating func paste(_ text: String) -> [Request] {
    guard !isQuestion else { return [] }
    insert(text)
    return isFollowed ? [.follow(self)] : []
  }

  /// Types or deletes; keys that mean nothing here are ignored.
  mutating func edit(_ key: KeyEvent) {
    if let character = key.typed {
      insert(String(character))
      return
    }
    switch key.key {
    case .backspace where caret > 0:
      caret -= 1
      text.remove(at: caret)
    case .delete where caret < text.count: text.remove(at: caret)
    case .left: caret = max(0, caret - 1)
    case .right: caret = min(text.count, caret + 1)
    case .home: caret = 0
    case .end: caret = text.count
    case .character("a") where key.modifiers == .ctrl: caret = 0
    case .character("e") where key.modifiers == .ctrl: caret = text.count
    case .character("u") where key.modifiers == .ctrl:
      text.removeSubrange(..<caret)
      caret = 0
    case .character("k") where key.modifiers == .ctrl: text.removeSubrange(caret...)
    default: break
    }
  }

  /// Inserts text; of several lines the first.
  mutating func insert(_ string: String) {
    let line = Array(string.prefix { !$0.isNewline })
    text.insert(contentsOf: line, at: caret)
    caret += line.count
  }
}
