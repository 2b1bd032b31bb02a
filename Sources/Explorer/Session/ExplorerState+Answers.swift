import JSONSource
import TerminalCanvas
import Workbench

extension ExplorerState {
  /// Does as a question was answered, or a line that was typed.
  mutating func answer(_ asked: Prompt, by key: KeyEvent) -> [Effect] {
    switch asked.kind {
    case .quit(let origin, _, let discarding): return answerQuit(key, origin, discarding)
    case .recover(let origin, _, _): return answerRecover(key, of: origin)
    case .whoseText(let origin, _, let isSaving, let thenQuit):
      return answerWhoseText(key, of: origin, isSaving: isSaving, thenQuit: thenQuit)
    case .replace(let file, let form, let thenQuit):
      return answerReplace(key, file, form, thenQuit: thenQuit)
    case .replaceShared(let file): return answerReplaceShared(key, file)
    case .replaceModel(let file, let place): return answerReplaceModel(key, file, place)
    case .delete:
      guard key.typed == "y" || key.typed == "Y" else { return [] }
      layers.close(.prompt)
      return removePayload()
    case .trust(let trust, let step):
      guard let isGiven = key.typed.map({ $0 == "y" || $0 == "Y" }) else { return [] }
      layers.close(.prompt)
      return answer(trust, isGiven: isGiven, step: step)
    case .beginAnew:
      guard key.typed == "y" || key.typed == "Y" else { return [] }
      layers.close(.prompt)
      return beginAnew()
    case .findName, .findText, .filter: return answerFind(asked, by: key)
    case .saveAs, .saveModel, .open, .goToLine, .command, .rename, .writeCopy, .writeShared,
      .datePattern, .nameState, .namePair:
      return finish(asked)
    }
  }

  private mutating func answerReplaceShared(_ key: KeyEvent, _ file: String) -> [Effect] {
    switch key.typed {
    case "y", "Y":
      layers.close(.prompt)
      return writeShared(to: file, replacing: true)
    case "n", "N": layers.push(.prompt(Prompt(.writeShared, text: file)))
    default: break
    }
    return []
  }

  private mutating func answerReplaceModel(
    _ key: KeyEvent, _ file: String, _ place: ModelPlace
  ) -> [Effect] {
    switch key.typed {
    case "y", "Y":
      layers.close(.prompt)
      return saveModel(at: place, to: file, replacing: true)
    case "n", "N": layers.push(.prompt(Prompt(.saveModel(place), text: file)))
    default: break
    }
    return []
  }

  private mutating func answerReplace(
    _ key: KeyEvent, _ file: String, _ form: CopyForm?, thenQuit: Bool
  ) -> [Effect] {
    switch key.typed {
    case "y", "Y":
      layers.close(.prompt)
      if let form { return write(form, to: file, replacing: true) }
      return save(to: file, replacing: true, thenQuit: thenQuit)
    case "n", "N":
      layers.push(
        .prompt(Prompt(form.map { .writeCopy($0) } ?? .saveAs(thenQuit: thenQuit), text: file)))
    default: break
    }
    return []
  }

  private mutating func finish(_ asked: Prompt) -> [Effect] {
    let answer = asked.answer
    layers.close(.prompt)
    if case .nameState(let state) = asked.kind { return name(state, answer) }
    if case .namePair(let pair) = asked.kind { return comparing.change(.name(pair, answer)) }
    guard !answer.isEmpty else { return [] }
    switch asked.kind {
    case .saveAs(let thenQuit): return save(to: answer, thenQuit: thenQuit)
    case .saveModel(let place): return saveModel(at: place, to: answer, replacing: false)
    case .open: return [.open(path: answer)]
    case .goToLine: goTo(answer)
    case .datePattern: return readDates(by: answer)
    case .rename: return rename(to: answer)
    case .writeCopy(let form): return write(form, to: answer)
    case .writeShared: return writeShared(to: answer)
    case .findName, .findText, .filter, .quit, .replace, .replaceModel, .replaceShared, .delete,
      .command, .nameState, .namePair, .trust,
      .recover, .whoseText, .beginAnew:
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
    _ = edit(.goTo(JSONPosition(line: line, column: max(1, column))))
  }
}
