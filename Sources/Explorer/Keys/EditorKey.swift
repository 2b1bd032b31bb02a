import TerminalCanvas

/// The editor's commands that have keys of their own.
package enum EditorKey: String, CaseIterable, Sendable {
  case left, right, up, down, pageUp, pageDown
  case wordLeft, wordRight, lineStart, lineEnd, documentStart, documentEnd
  case selectLeft, selectRight, selectUp, selectDown, selectPageUp, selectPageDown
  case selectWordLeft, selectWordRight, selectLineStart, selectLineEnd
  case selectDocumentStart, selectDocumentEnd, selectAll
  case newline
  case deleteBackward, deleteForward, deleteWordBackward, deleteWordForward
  case copy, cut, paste
  case killToLineEnd, killToLineStart, killWordBackward
  case format
  case duplicateLine, moveLineUp, moveLineDown
  case indent, outdent
  case uppercase, lowercase
  case matchingBracket
  case toggleFold, toggleAllFolds

  /// What the key does to the editor.
  var command: SourceCommand {
    switch self {
    case .left: .move(.left, selecting: false)
    case .right: .move(.right, selecting: false)
    case .up: .move(.up, selecting: false)
    case .down: .move(.down, selecting: false)
    case .pageUp: .move(.pageUp, selecting: false)
    case .pageDown: .move(.pageDown, selecting: false)
    case .wordLeft: .move(.wordLeft, selecting: false)
    case .wordRight: .move(.wordRight, selecting: false)
    case .lineStart: .move(.lineStart, selecting: false)
    case .lineEnd: .move(.lineEnd, selecting: false)
    case .documentStart: .move(.documentStart, selecting: false)
    case .documentEnd: .move(.documentEnd, selecting: false)
    case .selectLeft: .move(.left, selecting: true)
    case .selectRight: .move(.right, selecting: true)
    case .selectUp: .move(.up, selecting: true)
    case .selectDown: .move(.down, selecting: true)
    case .selectPageUp: .move(.pageUp, selecting: true)
    case .selectPageDown: .move(.pageDown, selecting: true)
    case .selectWordLeft: .move(.wordLeft, selecting: true)
    case .selectWordRight: .move(.wordRight, selecting: true)
    case .selectLineStart: .move(.lineStart, selecting: true)
    case .selectLineEnd: .move(.lineEnd, selecting: true)
    case .selectDocumentStart: .move(.documentStart, selecting: true)
    case .selectDocumentEnd: .move(.documentEnd, selecting: true)
    case .selectAll: .selectAll
    case .newline: .newline
    case .deleteBackward: .deleteBackward
    case .deleteForward: .deleteForward
    case .deleteWordBackward: .deleteWordBackward
    case .deleteWordForward: .deleteWordForward
    case .copy: .copy
    case .cut: .cut
    case .paste: .pasteClipboard
    case .killToLineEnd: .killToLineEnd
    case .killToLineStart: .killToLineStart
    case .killWordBackward: .killWordBackward
    case .format: .format
    case .duplicateLine: .duplicateLine
    case .moveLineUp: .moveLineUp
    case .moveLineDown: .moveLineDown
    case .indent: .indent
    case .outdent: .outdent
    case .uppercase: .uppercase
    case .lowercase: .lowercase
    case .matchingBracket: .moveToMatchingBracket
    case .toggleFold: .fold(.caret)
    case .toggleAllFolds: .fold(.everything)
    }
  }

  /// Whether it changes the text.
  var edits: Bool {
    switch command {
    case .move, .moveToMatchingBracket, .selectAll, .copy, .fold: false
    default: true
    }
  }

  /// In the notation of `KeyEvent`, the one to show first.
  var keys: [String] {
    switch self {
    case .left: ["<Left>"]
    case .right: ["<Right>"]
    case .up: ["<Up>"]
    case .down: ["<Down>"]
    case .pageUp: ["<PgUp>"]
    case .pageDown: ["<PgDn>"]
    case .wordLeft: ["<C-Left>", "<M-b>", "<M-Left>"]
    case .wordRight: ["<C-Right>", "<M-f>", "<M-Right>"]
    case .lineStart: ["<Home>", "<C-a>"]
    case .lineEnd: ["<End>", "<C-e>"]
    case .documentStart: ["<C-Home>", "<M-lt>"]
    case .documentEnd: ["<C-End>", "<M-gt>"]
    case .selectLeft: ["<S-Left>"]
    case .selectRight: ["<S-Right>"]
    case .selectUp: ["<S-Up>"]
    case .selectDown: ["<S-Down>"]
    case .selectPageUp: ["<S-PgUp>"]
    case .selectPageDown: ["<S-PgDn>"]
    case .selectWordLeft: ["<C-S-Left>"]
    case .selectWordRight: ["<C-S-Right>"]
    case .selectLineStart: ["<S-Home>"]
    case .selectLineEnd: ["<S-End>"]
    case .selectDocumentStart: ["<C-S-Home>"]
    case .selectDocumentEnd: ["<C-S-End>"]
    case .selectAll: ["<M-a>"]
    case .newline: ["<Enter>"]
    case .deleteBackward: ["<Backspace>"]
    case .deleteForward: ["<Del>", "<C-d>"]
    case .deleteWordBackward: ["<M-Backspace>"]
    case .deleteWordForward: ["<C-Del>", "<M-Del>"]
    case .copy: ["<C-c>"]
    case .cut: ["<C-x>"]
    case .paste: ["<C-v>"]
    case .killToLineEnd: ["<C-k>"]
    case .killToLineStart: ["<C-u>"]
    case .killWordBackward: ["<C-w>"]
    case .format: ["<M-=>"]
    case .duplicateLine: ["<M-d>"]
    case .moveLineUp: ["<M-Up>"]
    case .moveLineDown: ["<M-Down>"]
    case .indent: ["<M-}>"]
    case .outdent: ["<M-{>"]
    case .uppercase: ["<M-u>"]
    case .lowercase: ["<M-l>"]
    case .matchingBracket: ["<M-m>"]
    case .toggleFold: ["<M-->"]
    case .toggleAllFolds: ["<M-_>"]
    }
  }

  /// Two or three words for the footer.
  var hint: String? {
    switch self {
    case .format: "format"
    case .toggleFold: "fold"
    default: nil
    }
  }

  /// The sentence in the help.
  var help: String {
    switch self {
    case .left: "one character to the left"
    case .right: "one character to the right"
    case .up: "one line up"
    case .down: "one line down"
    case .pageUp: "one page up"
    case .pageDown: "one page down"
    case .wordLeft: "one word to the left"
    case .wordRight: "one word to the right"
    case .lineStart: "to the line's first character, then to its start"
    case .lineEnd: "to the line's end"
    case .documentStart: "to the first line"
    case .documentEnd: "to the last line"
    case .selectLeft, .selectRight: "select a character"
    case .selectUp, .selectDown: "select a line"
    case .selectPageUp, .selectPageDown: "select a page"
    case .selectWordLeft, .selectWordRight: "select a word"
    case .selectLineStart, .selectLineEnd: "select to the line's start or end"
    case .selectDocumentStart, .selectDocumentEnd: "select all before, all behind"
    case .selectAll: "select all of the JSON"
    case .newline: "a new line, indented"
    case .deleteBackward: "delete to the left"
    case .deleteForward: "delete to the right"
    case .deleteWordBackward: "delete a word to the left"
    case .deleteWordForward: "delete a word"
    case .copy: "copy the selection, or the line"
    case .cut: "cut the selection, or the line"
    case .paste: "paste what was copied, cut or killed"
    case .killToLineEnd: "kill to the line's end"
    case .killToLineStart: "kill to the line's start"
    case .killWordBackward: "kill a word to the left"
    case .format: "lay the selection out, or all of the JSON"
    case .duplicateLine: "duplicate the line"
    case .moveLineUp: "move the line up"
    case .moveLineDown: "move the line down"
    case .indent: "move the selected lines a level in"
    case .outdent: "move the selected lines, or this one, a level out"
    case .uppercase: "the selection, or the word, in capitals"
    case .lowercase: "the selection, or the word, in small letters"
    case .matchingBracket: "to the partner of this bracket"
    case .toggleFold: "fold the object or array at the caret, or open it"
    case .toggleAllFolds: "fold every object and array of the JSON, or open all"
    }
  }
}
