import JSONSource
import TerminalCanvas

extension ExplorerState {
  /// Gives a key to the question in the status line.
  mutating func answerPrompt(_ key: KeyEvent) -> [Effect] {
    guard let asked = prompt else { return [] }
    if key == KeyEvent(.escape) || key == KeyEvent(.character("c"), .ctrl) {
      prompt = nil
      return []
    }
    if case .quit = asked.kind { return answerQuit(key) }
    switch key.key {
    case .enter: return finish(asked)
    case .up where asked.kind == .findText:
      find(asked.answer, .findPrevious)
      return []
    case .backspace where asked.answer.isEmpty: prompt = nil
    default: prompt?.edit(key)
    }
    return []
  }

  private mutating func answerQuit(_ key: KeyEvent) -> [Effect] {
    switch key.typed {
    case "y", "Y":
      prompt = nil
      return saveUnsavedAndQuit()
    case "n", "N": return [.quit]
    default: return []
    }
  }

  private mutating func finish(_ asked: Prompt) -> [Effect] {
    let answer = asked.answer
    // Looking for text goes on with Enter until Esc.
    if asked.kind == .findText {
      find(answer.isEmpty ? editor.query : answer, .findNext)
      return []
    }
    prompt = nil
    if asked.kind == .findName && answer.isEmpty { findName(by: 1) }
    guard !answer.isEmpty else { return [] }
    switch asked.kind {
    case .saveAs(let thenQuit): return save(to: answer, thenQuit: thenQuit)
    case .open: return [.open(path: answer)]
    case .findName:
      searchedName = answer
      findName(by: 1)
    case .goToLine: goTo(answer)
    case .findText, .quit: break
    }
    fitPanes()
    return []
  }

  private mutating func find(_ text: String, _ command: SourceCommand) {
    guard !text.isEmpty else { return }
    let isKnown = editor.query == text
    _ = edit(isKnown ? command : .find(text))
    fitPanes()
  }

  /// Goes to `12` or `12:5`.
  private mutating func goTo(_ answer: String) {
    let parts = answer.split(separator: ":", omittingEmptySubsequences: false)
    guard let line = parts.first.flatMap({ Int($0) }), line > 0 else {
      notice = "a line is a number: 12, or 12:5 for a column of it"
      return
    }
    let column = parts.count > 1 ? Int(parts[1]) ?? 1 : 1
    focus = .source
    _ = edit(.goTo(JSONPosition(line: line, column: max(1, column))))
  }

  /// Selects the next row, sample or payload whose name has the text in it.
  mutating func findName(by step: Int) {
    let name = searchedName.lowercased()
    guard !name.isEmpty else { return }
    guard let index = live.shown?.index, focus != .samples, focus != .payloads else {
      notice = "names are looked for in the result: F5"
      return
    }
    let rows = visibleRows
    guard rows.count > 0 else { return }
    let current = selectedRow.map { rows.place(of: $0) } ?? (step > 0 ? -1 : rows.count)
    for offset in 1...rows.count {
      let place = ((current + step * offset) % rows.count + rows.count) % rows.count
      if index.rows[rows[place]].label.lowercased().contains(name) {
        select(row: rows[place])
        return
      }
    }
    notice = "no field has \(searchedName) in its name"
  }
}
