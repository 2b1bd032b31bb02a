package import JSONSource

/// What an editor can be told to do.
package enum SourceCommand: Sendable, Equatable {
  // Changing the text. A selection is replaced or deleted first.

  /// Types text at the caret; a closing bracket alone on its line moves one level out.
  case insert(String)
  /// Begins a line as deep as this one, a level deeper behind `{` or `[`; between two brackets it
  /// opens a line for what comes between them.
  case newline
  /// Inserts text as one step of undo. Its line ends become the document's.
  case paste(String)
  /// Deletes the selection, or a grapheme cluster.
  case deleteBackward, deleteForward
  /// Deletes the selection, or to the start or end of a word.
  case deleteWordBackward, deleteWordForward
  /// Puts `text` where `range` was, the caret behind it.
  case replace(Range<Int>, SourceText)
  /// Applies an edit and leaves this selection.
  case apply(SourceEdit, SourceSelection)
  /// Moves the selected lines, or what follows the caret, a level in.
  case indent
  /// Moves the selected lines, or the caret's line, a level out.
  case outdent
  /// Lays the selection out anew, or the whole document: only blanks between tokens change.
  case format
  /// Writes the selection, or the rest of a word, in other letters.
  case uppercase, lowercase
  case duplicateLine
  case moveLineUp, moveLineDown
  case undo, redo

  // Clipboard. Kills that follow each other add up in it.

  /// Copies or cuts the selection; without one, the caret's line.
  case copy, cut
  /// Inserts the clipboard; a line that was copied whole goes above the caret's line.
  case pasteClipboard
  /// Kills to the end of the line, or the line end if the caret stands there.
  case killToLineEnd
  case killToLineStart
  /// Kills back to the last blank.
  case killWordBackward

  // Moving.

  /// Moves the caret; `selecting` keeps the other end of the selection where it is.
  case move(Movement, selecting: Bool)
  /// Moves the caret to a cell of the viewport, as a click does; both from 0.
  case moveToCell(column: Int, row: Int, selecting: Bool)
  /// Moves the caret to a line and column, both from 1, the column in scalars.
  case goTo(JSONPosition)
  /// Selects bytes, the caret behind them; an empty range moves the caret there.
  case select(Range<Int>)
  case selectAll
  /// Goes to the partner of the bracket at the caret.
  case moveToMatchingBracket
  case deselect

  // Folding.

  /// Folds what is meant, or opens it.
  case fold(SourceFoldTarget)
  /// The same with the document's folds, which were found before.
  case foldFound([SourceFold], SourceFoldTarget)

  // Finding. Without capitals in it, a query finds them too.

  /// Selects the first match at or behind the selection's start.
  case find(String)
  case findNext, findPrevious

  // The viewport. The caret stays in sight.

  /// Scrolls by lines and by cells; the caret comes along.
  case scroll(lines: Int, cells: Int)
  case resize(rows: Int, columns: Int)
  /// Shows so many cells of each line's indentation, and what follows it moved up to them; `nil` shows all.
  case keepIndentation(Int?)

  /// Where a caret can go from where it is.
  package enum Movement: Sendable, Hashable, CaseIterable {
    /// By grapheme clusters, across line ends.
    case left, right
    /// By lines, staying in the cell column that was last reached by other means.
    case up, down, pageUp, pageDown
    case wordLeft, wordRight
    /// To the line's first character that isn't blank, and from there to column 0.
    case lineStart
    case lineEnd
    case documentStart, documentEnd
  }
}

/// What a command has to tell beside its effect.
package enum SourceNotice: Sendable, Hashable {
  /// The clipboard is new: so many bytes.
  case copied(Int)
  case nothingToCopy
  case clipboardIsEmpty
  case nothingToUndo
  case nothingToRedo
  /// The text is laid out as formatting would have it.
  case alreadyFormatted
  /// A string has no end on its line, or the selection begins or ends in one.
  case cannotFormat
  /// No object or array of several lines is here.
  case nothingToFold
  /// The query isn't in the document.
  case notFound(String)
  /// The match was reached across the document's end or start.
  case searchWrapped
}
