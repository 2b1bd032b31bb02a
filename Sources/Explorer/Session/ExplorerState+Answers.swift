import JSONSource
import TerminalCanvas
import TextEditor
import Workbench

extension ExplorerState {
  /// Does as a question was answered, or a line that was typed.
  mutating func answer(_ asked: Prompt, by key: KeyEvent) -> [Effect] {
    switch asked.kind {
    case .quit(let origin, _, let discarding): return answerQuit(key, origin, discarding)
    case .recover(let origin, _, _): return answerRecover(key, of: origin)
    case .whoseText(let origin, _, let isSaving, let thenQuit):
      return answerWhoseText(key, of: origin, isSaving: isSaving, thenQuit: thenQuit)
    case .replace(let file, let origin, let form, let thenQuit):
      let other = form.map { Prompt.Kind.writeCopy($0) } ?? .saveAs(origin, thenQuit: thenQuit)
      guard isYes(key, orAsk: other, file) else { return [] }
      if let form { return write(form, to: file, replacing: true) }
      return save(origin, to: file, replacing: true, thenQuit: thenQuit)
    case .replaceShared(let file):
      return isYes(key, orAsk: .writeShared, file) ? writeShared(to: file, replacing: true) : []
    case .delete: return isYes(key) ? removePayload() : []
    case .trust(let trust, let step):
      guard let isGiven = key.typed.map({ $0 == "y" || $0 == "Y" }) else { return [] }
      layers.close(.prompt)
      return answer(trust, isGiven: isGiven, step: step)
    case .beginAnew: return isYes(key) ? beginAnew() : []
    case .openPasted(let pasted):
      layers.close(.prompt)
      return open(pasted)
    case .findName, .findText, .filter: return answerFind(asked, by: key)
    case .saveAs, .open, .goToLine, .command, .rename, .writeCopy, .writeShared,
      .datePattern, .ofRoom:
      return finish(asked)
    }
  }

  /// Whether a question was answered by yes; on a no another file is asked for, where there may be one.
  private mutating func isYes(
    _ key: KeyEvent, orAsk kind: Prompt.Kind? = nil, _ file: String = ""
  ) -> Bool {
    switch key.typed {
    case "y", "Y":
      layers.close(.prompt)
      return true
    case "n", "N":
      if let kind { layers.push(.prompt(Prompt(kind, text: file))) }
      return false
    default: return false
    }
  }

  private mutating func finish(_ asked: Prompt) -> [Effect] {
    let answer = asked.answer
    layers.close(.prompt)
    if case .ofRoom = asked.kind { return inRoom { $0.answer(answer, on: $1) } ?? [] }
    guard !answer.isEmpty else { return [] }
    switch asked.kind {
    case .saveAs(let origin, let thenQuit, let next):
      return save(origin, to: answer, thenQuit: thenQuit) + save(next)
    case .open: return [.open(path: answer)]
    case .goToLine: goTo(answer)
    case .datePattern: return readDates(by: answer)
    case .rename: return rename(to: answer)
    case .writeCopy(let form): return write(form, to: answer)
    case .writeShared: return writeShared(to: answer)
    case .findName, .findText, .filter, .quit, .replace, .replaceShared, .delete,
      .command, .ofRoom, .trust,
      .recover, .whoseText, .beginAnew, .openPasted:
      break
    }
    fitPanes()
    return []
  }

  /// Goes to `12` or `12:5`.
  private mutating func goTo(_ answer: String) {
    let parts = answer.split(separator: ":", omittingEmptySubsequences: false)
    guard let line = parts.first.flatMap({ Int($0) }), line > 0 else {
      notice = "a line is a number: 12, or 12:5 for a column of it"
      return
    }
    let column = parts.count > 1 ? Int(parts[1]) ?? 1 : 1
    if !editsModel { focus = .source }
    let place = JSONPosition(line: line, column: max(1, column))
    if !editsModel, let offset = live.laidOut?.textOffset(of: place) {
      _ = edit(.select(offset..<offset))
    } else {
      _ = edit(.goTo(place))
    }
  }
}
