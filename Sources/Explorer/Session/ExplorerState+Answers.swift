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
    case .replaceModel(let file, let place): return answerReplaceModel(key, file, place)
    case .delete:
      guard key.typed == "y" || key.typed == "Y" else { return [] }
      layers.close(.prompt)
      return removePayload()
    case .findText where key.key == .up: return find(asked.answer, .findPrevious)
    case .saveAs, .saveModel, .open, .findName, .findText, .goToLine, .command, .rename, .writeCopy,
      .datePattern:
      return finish(asked)
    }
  }

  private mutating func answerQuit(
    _ key: KeyEvent, _ origin: TextOrigin, _ discarding: Set<TextOrigin>
  ) -> [Effect] {
    switch key.typed {
    case "y", "Y":
      layers.close(.prompt)
      safekeeping.discardedFiles = discarding
      return saveAndQuit(origin)
    case "n", "N":
      layers.close(.prompt)
      return askBeforeQuitting(discarding: discarding.union([origin]))
    default: return []
    }
  }

  private mutating func answerRecover(_ key: KeyEvent, of origin: TextOrigin) -> [Effect] {
    switch key.typed {
    case "y", "Y":
      layers.close(.prompt)
      return takeKept(of: origin)
    case "n", "N":
      layers.close(.prompt)
      return setKeptAside(of: origin)
    case "d", "D":
      guard let kept = safekeeping.keptEdits[origin] else { break }
      lookBeforeAnswering()
      let present = library.presentText(of: origin)
      show(
        .changes(
          TextComparison(
            "What would change  \(library.name(of: origin))", from: present, to: kept.text)))
    default: break
    }
    return []
  }

  /// Puts the question off until what is shown now is closed.
  mutating func lookBeforeAnswering() {
    if let prompt = layers.prompt { safekeeping.nextQuestions.insert(prompt, at: 0) }
    layers.close(.prompt)
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
    // Looking for text goes on with Enter until Esc.
    if asked.kind == .findText {
      return find(answer.isEmpty ? editedText.query : answer, .findNext)
    }
    layers.close(.prompt)
    if asked.kind == .findName && answer.isEmpty { return findName(by: 1) }
    guard !answer.isEmpty else { return [] }
    switch asked.kind {
    case .saveAs(let thenQuit): return save(to: answer, thenQuit: thenQuit)
    case .saveModel(let place): return saveModel(at: place, to: answer, replacing: false)
    case .open: return [.open(path: answer)]
    case .findName:
      searchedName = answer
      defer { fitPanes() }
      return findName(by: 1)
    case .goToLine: goTo(answer)
    case .datePattern: return readDates(by: answer)
    case .rename: return rename(to: answer)
    case .writeCopy(let form): return write(form, to: answer)
    case .findText, .quit, .replace, .replaceModel, .delete, .command, .recover, .whoseText: break
    }
    fitPanes()
    return []
  }

  private mutating func find(_ text: String, _ command: SourceCommand) -> [Effect] {
    guard !text.isEmpty else { return [] }
    defer { fitPanes() }
    let isSame = editedText.query == text
    return editsModel
      ? editModel(isSame ? command : .find(text)) : search(isSame ? command : .find(text))
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

  /// Goes to the next field whose name has the text in it; in the lists, to such a sample or
  /// payload.
  mutating func findName(by step: Int) -> [Effect] {
    let name = searchedName.lowercased()
    guard !name.isEmpty else { return [] }
    switch focus {
    case .samples:
      let found = search(from: sample, by: step, count: samples.count) {
        samples[$0].title.lowercased().contains(name)
      }
      if let found { return choose { $0.open(sample: found) } }
    case .payloads:
      let items = library.payloadItems
      let current = items.firstIndex { $0.origin == origin } ?? 0
      let found = search(from: current, by: step, count: items.count) {
        items[$0].name.lowercased().contains(name)
      }
      if let found { return choose { $0.open(origin: items[found].origin) } }
    case .source, .result, .model, .why:
      let rows = visibleRows
      let current = selectedRow.map { rows.place(of: $0) } ?? (step > 0 ? -1 : rows.count)
      let found = search(from: current, by: step, count: rows.count) { place in
        live.shown?.index.rows[rows[place]].label.lowercased().contains(name) ?? false
      }
      if let found {
        select(row: rows[found])
        return []
      }
    }
    notice = "no name here has \(searchedName) in it"
    return []
  }

  /// The next place for which the test holds, round the end.
  private func search(
    from current: Int, by step: Int, count: Int, _ matches: (Int) -> Bool
  ) -> Int? {
    guard count > 0 else { return nil }
    return (1...count).lazy
      .map { ((current + step * $0) % count + count) % count }
      .first(where: matches)
  }
}
