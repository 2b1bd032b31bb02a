import TerminalCanvas

/// A question: a line to be typed in the status line, or one in a box that a key answers.
struct Prompt: LayerContent, Equatable {
  enum Kind: Sendable, Equatable {
    /// A file for a text that has none; behind it, for these.
    case saveAs(TextOrigin, thenQuit: Bool = false, next: [TextOrigin] = [])
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
    /// A line that what fills the body asks for.
    case ofRoom(String)
    /// A file for what was to be copied.
    case writeCopy(CopyForm)
    /// A file for what is shared.
    case writeShared
    case datePattern
    /// Whether to save a file's text before leaving: one key is the answer. Files whose text is
    /// to be lost have been asked about before.
    case quit(TextOrigin, file: String, discarding: Set<TextOrigin>)
    /// Whether to take over what an earlier run left of a file.
    case recover(TextOrigin, file: String, time: String)
    /// Whose text counts where a file was changed on the disk.
    case whoseText(TextOrigin, file: String, isSaving: Bool, thenQuit: Bool)
    /// Whether to write over a file that stands there already: one key is the answer.
    case replace(file: String, by: TextOrigin, form: CopyForm?, thenQuit: Bool)
    /// The same for what is shared.
    case replaceShared(file: String)
    /// Whether to take a payload with text of its own off the list: one key is the answer.
    case delete(name: String)
    /// Whether code that came along may be compiled, before what needs it is opened.
    case trust(Trust, step: Int?)
    /// Whether to begin the exercise of this name anew: one key is the answer.
    case beginAnew(String)
    /// Whether to open what was pasted where nobody types.
    case openPasted(PastedText)
  }

  var layer: Layer { .prompt(self) }
  var line: Prompt? { isQuestion ? nil : self }
  var kind: Kind
  private(set) var text: [Character]
  /// The number of characters before the caret.
  private(set) var caret: Int
  /// The names that a path may go on as, where there is more than one.
  private(set) var names: [String] = []
  /// Whether there was time to read it; a question that comes by itself takes no key before.
  var isSeen = true

  init(_ kind: Kind, text: String = "") {
    self.kind = kind
    self.text = Array(text)
    caret = self.text.count
  }

  var answer: String { String(text) }
  /// Whether one key is the answer.
  var isQuestion: Bool { kind.isQuestion }

  /// Whether it asks for code that came along.
  var isAboutTrust: Bool { if case .trust = kind { true } else { false } }

  /// Whether it is about the same as another one, and knows more: whose text of a file counts.
  func replaces(_ other: Prompt) -> Bool {
    if isAboutTrust, other.isAboutTrust { return true }
    guard case .whoseText(let file, _, _, _) = kind,
      case .whoseText(let otherFile, _, _, _) = other.kind
    else { return false }
    return file == otherFile
  }

  var beforeCaret: String { String(text[..<caret]) }

  /// Whether a path is typed, so that it can be completed.
  var completesPath: Bool { kind.completesPath }

  /// Goes on with the path before the caret as far as all of the names do.
  mutating func complete(with names: [String]) {
    let path = beforeCaret
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let common = names.dropFirst().reduce(names.first.map { Array($0.unicodeScalars) } ?? []) {
      zip($0, $1.unicodeScalars).prefix { $0 == $1 }.map(\.0)
    }
    self.names = names.count > 1 ? names : []
    guard !common.isEmpty else { return }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: common)
    let completed = Array(folder + String(scalars))
    text.replaceSubrange(..<caret, with: completed)
    caret = completed.count
  }

  /// Takes every key: Esc closes, and what answers is the session's to do.
  mutating func press(_ key: KeyEvent, on stage: Stage) -> [Request]? {
    if key == KeyEvent(.escape) || key == KeyEvent(.character("c"), .ctrl) { return leave() }
    switch stage.keyMap.action(of: key, in: [.everywhere]) {
    case .session(.redraw)?: return [.effect(.redraw)]
    case .session(.suspend)?: return [.effect(.suspend)]
    case .session(.quit)?: return [.close, .perform(.session(.quit))]
    default: break
    }
    if isQuestion { return answer(key, on: stage) }
    if isAnswer(key) { return [.answer(self, key)] }
    if key == KeyEvent(.tab), completesPath { return [.effect(.complete(path: beforeCaret))] }
    names = []
    if key.key == .backspace, answer.isEmpty { return leave() }
    let before = text
    edit(key)
    return isFollowed && text != before ? [.follow(self)] : []
  }

  /// Whoever goes on otherwise answers later; a key that means nothing here is told.
  private func answer(_ key: KeyEvent, on stage: Stage) -> [Request] {
    if answers.contains(where: { $0.key?.typed?.lowercased() == key.typed?.lowercased() }),
      key.typed != nil || answers.contains(where: { $0.key == key })
    {
      return [.answer(self, key)]
    }
    if let action = stage.keyMap.action(of: key, in: [.everywhere]) {
      return [.close, .perform(action)]
    }
    let keys = answers.map(\.label).joined(separator: ", ")
    return [.notice("\(KeyBinding.label("\(key)", stage.glyphs)) is no answer here: \(keys)")]
  }

  /// The keys that answer it or go on, each with what it means.
  var answers: [FooterItem] { isSeen ? kind.words.hints : [] }

  private func leave() -> [Request] {
    [.close] + (isFollowed ? [.giveUp(self)] : isAboutTrust ? [.notice(Trust.later)] : [])
  }

  /// Whether what is typed leads somewhere before it is done.
  private var isFollowed: Bool { kind == .findName || kind == .findText || kind == .filter }

  private func isAnswer(_ key: KeyEvent) -> Bool {
    key.key == .enter || isFollowed && (key.key == .up || key.key == .down)
  }

  /// Types what is pasted; a question isn't answered by it.
  mutating func paste(_ text: String, on stage: Stage) -> [Request]? {
    guard !isQuestion else { return [] }
    names = []
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
