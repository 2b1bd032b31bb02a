extension SourceEditor {
  mutating func copy() -> SourceNotice? {
    if let range = selection.range {
      clipboard = SourceClipboard(text.slice(range))
    } else {
      let content = blockContent(ofLine: text.line(at: caret))
      guard !content.isEmpty else { return .nothingToCopy }
      clipboard = SourceClipboard(
        text.slice(content) + SourceText(text.lineEnding), isLine: true)
    }
    return .copied(clipboard.text.count)
  }

  mutating func cut() -> SourceNotice? {
    let isLine = selection.range == nil
    let notice = copy()
    guard notice != .nothingToCopy else { return notice }
    var range = selection.replacedRange
    if isLine {
      let line = text.line(at: caret)
      range = blockRange(ofLine: line)
      // The last line has no end of its own: it takes that of the line above.
      if line > 0, lastLine(ofBlock: line) == text.lineCount - 1 {
        range = text.lineContent(line - 1).upperBound..<range.upperBound
      }
    }
    change(SourceEdit(range, SourceText()))
    return notice
  }

  mutating func pasteClipboard() -> SourceNotice? {
    guard !clipboard.text.isEmpty else { return .clipboardIsEmpty }
    guard clipboard.isLine, selection.range == nil else {
      change(SourceEdit(selection.replacedRange, clipboard.text))
      return nil
    }
    let start = text.offset(ofLine: text.line(at: caret))
    let moved = SourceSelection(caret: caret + clipboard.text.count)
    change(SourceEdit(start..<start, clipboard.text), selecting: moved)
    return nil
  }

  mutating func killToLineEnd(adding: Bool) {
    let line = text.line(at: caret)
    let content = text.lineContent(line)
    let end = caret < content.upperBound ? content.upperBound : text.lineRange(line).upperBound
    kill(caret..<end, adding: adding)
  }

  mutating func killToLineStart(adding: Bool) {
    kill(text.offset(ofLine: text.line(at: caret))..<caret, adding: adding)
  }

  mutating func killWordBackward(adding: Bool) {
    kill(text.blankSeparatedStart(before: caret)..<caret, adding: adding)
  }

  private mutating func kill(_ range: Range<Int>, adding: Bool) {
    let killed = text.slice(range)
    let isForward = range.lowerBound == caret
    if !adding || clipboard.isLine {
      if !range.isEmpty { clipboard = SourceClipboard(killed) }
    } else {
      clipboard.text = isForward ? clipboard.text + killed : killed + clipboard.text
    }
    isKilling = !range.isEmpty || adding
    selection.anchor = nil
    change(SourceEdit(range, SourceText()))
  }
}
