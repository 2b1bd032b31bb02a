import TerminalCanvas
import TextEditor

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

  /// What each does to the editor, its keys in the notation of `KeyEvent`, the one to show first, and the
  /// sentence in the help.
  private var line: (command: SourceCommand, keys: [String], help: String) {
    switch self {
    case .left: (.move(.left, selecting: false), ["<Left>"], "one character to the left")
    case .right: (.move(.right, selecting: false), ["<Right>"], "one character to the right")
    case .up: (.move(.up, selecting: false), ["<Up>"], "one line up")
    case .down: (.move(.down, selecting: false), ["<Down>"], "one line down")
    case .pageUp: (.move(.pageUp, selecting: false), ["<PgUp>"], "one page up")
    case .pageDown: (.move(.pageDown, selecting: false), ["<PgDn>"], "one page down")
    case .wordLeft:
      (
        .move(.wordLeft, selecting: false), ["<C-Left>", "<M-b>", "<M-Left>"],
        "one word to the left"
      )
    case .wordRight:
      (
        .move(.wordRight, selecting: false), ["<C-Right>", "<M-f>", "<M-Right>"],
        "one word to the right"
      )
    case .lineStart:
      (
        .move(.lineStart, selecting: false), ["<Home>", "<C-a>"],
        "to the line's first character, then to its start"
      )
    case .lineEnd: (.move(.lineEnd, selecting: false), ["<End>", "<C-e>"], "to the line's end")
    case .documentStart:
      (.move(.documentStart, selecting: false), ["<C-Home>", "<M-lt>"], "to the first line")
    case .documentEnd:
      (.move(.documentEnd, selecting: false), ["<C-End>", "<M-gt>"], "to the last line")
    case .selectLeft: (.move(.left, selecting: true), ["<S-Left>"], "select a character")
    case .selectRight: (.move(.right, selecting: true), ["<S-Right>"], "select a character")
    case .selectUp: (.move(.up, selecting: true), ["<S-Up>"], "select a line")
    case .selectDown: (.move(.down, selecting: true), ["<S-Down>"], "select a line")
    case .selectPageUp: (.move(.pageUp, selecting: true), ["<S-PgUp>"], "select a page")
    case .selectPageDown: (.move(.pageDown, selecting: true), ["<S-PgDn>"], "select a page")
    case .selectWordLeft: (.move(.wordLeft, selecting: true), ["<C-S-Left>"], "select a word")
    case .selectWordRight: (.move(.wordRight, selecting: true), ["<C-S-Right>"], "select a word")
    case .selectLineStart:
      (.move(.lineStart, selecting: true), ["<S-Home>"], "select to the line's start or end")
    case .selectLineEnd:
      (.move(.lineEnd, selecting: true), ["<S-End>"], "select to the line's start or end")
    case .selectDocumentStart:
      (.move(.documentStart, selecting: true), ["<C-S-Home>"], "select all before, all behind")
    case .selectDocumentEnd:
      (.move(.documentEnd, selecting: true), ["<C-S-End>"], "select all before, all behind")
    case .selectAll: (.selectAll, ["<M-a>"], "select all of the JSON")
    case .newline: (.newline, ["<Enter>"], "a new line, indented")
    case .deleteBackward: (.deleteBackward, ["<Backspace>"], "delete to the left")
    case .deleteForward: (.deleteForward, ["<Del>", "<C-d>"], "delete to the right")
    case .deleteWordBackward: (.deleteWordBackward, ["<M-Backspace>"], "delete a word to the left")
    case .deleteWordForward: (.deleteWordForward, ["<C-Del>", "<M-Del>"], "delete a word")
    case .copy: (.copy, ["<C-c>"], "copy the selection, or the line")
    case .cut: (.cut, ["<C-x>"], "cut the selection, or the line")
    case .paste: (.pasteClipboard, ["<C-v>"], "paste what was copied, cut or killed")
    case .killToLineEnd: (.killToLineEnd, ["<C-k>"], "kill to the line's end")
    case .killToLineStart: (.killToLineStart, ["<C-u>"], "kill to the line's start")
    case .killWordBackward: (.killWordBackward, ["<C-w>"], "kill a word to the left")
    case .format: (.format, ["<M-=>"], "lay the selection out, or all of the JSON")
    case .duplicateLine: (.duplicateLine, ["<M-d>"], "duplicate the line")
    case .moveLineUp: (.moveLineUp, ["<M-Up>"], "move the line up")
    case .moveLineDown: (.moveLineDown, ["<M-Down>"], "move the line down")
    case .indent: (.indent, ["<M-}>"], "move the selected lines a level in")
    case .outdent: (.outdent, ["<M-{>"], "move the selected lines, or this one, a level out")
    case .uppercase: (.uppercase, ["<M-u>"], "the selection, or the word, in capitals")
    case .lowercase: (.lowercase, ["<M-l>"], "the selection, or the word, in small letters")
    case .matchingBracket: (.moveToMatchingBracket, ["<M-m>"], "to the partner of this bracket")
    case .toggleFold:
      (.fold(.caret), ["<M-->"], "fold the object or array at the caret, or open it")
    case .toggleAllFolds:
      (.fold(.everything), ["<M-_>"], "fold every object and array of the JSON, or open all")
    }
  }

  var command: SourceCommand { line.command }
  var keys: [String] { line.keys }
  var help: String { line.help }

  /// Whether it changes the text.
  var edits: Bool {
    switch command {
    case .move, .moveToMatchingBracket, .selectAll, .copy, .fold: false
    default: true
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
}
