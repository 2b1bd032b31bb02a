import DecodingReport
import Reproduction
import TerminalCanvas
import TextEditor
import Workbench

/// Has what is saved, and what was answered to questions about it, done by `Saving`.
extension ExplorerState {
  /// Saves what was modified, wherever the focus is; of several things, those that are chosen. Where
  /// nothing was, what has the focus: the model in its pane and else the JSON.
  mutating func save() -> [Effect] {
    let things = library.unsavedThings
    guard things.count < 2 else {
      layers.push(.menu(.modified(library, things)))
      return []
    }
    if let thing = things.first { return save(thing) }
    return carryOut(
      focus == .model
        ? saving.saveModel(library, revision: live.revision)
        : saving.save(origin, library, revision: live.revision))
  }

  /// Saves one of several things that were modified, or all of them.
  mutating func save(thing place: Int?) -> [Effect] {
    let things = library.unsavedThings
    guard let place else { return save(things.reversed().flatMap { $0 }) }
    return things.indices.contains(place) ? save(things[place]) : []
  }

  /// Saves texts in their places; files for those that have none are asked for, one after the other. What
  /// is a part of a file that is written now stays for the next time.
  mutating func save(_ texts: [TextOrigin]) -> [Effect] {
    let now = texts.filter { text in
      guard texts.count > 1, let path = text.path else { return texts.count == 1 }
      return library.editor(of: text) == nil || library.obstacle(toSaving: text, to: path) == nil
    }
    let effects = now.reduce(into: [Effect]()) { effects, text in
      effects += carryOut(saving.save(text, library, revision: live.revision))
    }
    let unnamed = texts.filter { $0.path == nil && !now.contains($0) }
    guard let next = unnamed.first else { return effects }
    layers.push(
      .prompt(
        Prompt(
          .saveAs(next, next: Array(unnamed.dropFirst())), text: library.suggestedPath(of: next))))
    return effects
  }

  mutating func save(
    _ text: TextOrigin, to path: String, replacing: Bool = false, thenQuit: Bool
  ) -> [Effect] {
    carryOut(
      saving.save(
        text, library, revision: live.revision, to: path, replacing: replacing, thenQuit: thenQuit)
    )
  }

  /// Writes what fills the body has for that; a file that stands there is replaced only if that was asked.
  mutating func writeShared(to path: String, replacing: Bool = false) -> [Effect] {
    guard let text = room?.paper(on: Stage(self)) else { return [] }
    var request = SaveRequest(
      path: path, revision: live.revision, origin: origin, text: text, thenQuit: false)
    request.mayReplace = replacing
    request.isShared = true
    return carryOut(saving.begin(request))
  }

  mutating func finishSaving(_ request: SaveRequest, _ problem: FileProblem?) -> [Effect] {
    let (revision, isAsking) = (live.revision, layers.has(.prompt))
    let isExternal = library.externals[request.origin] != nil
    let effects = noteFile { saving, library, journal in
      saving.finish(
        request, problem, revision: revision, isAsking: isAsking, &library, &journal)
    }
    if isExternal, library.externals[request.origin] == nil {
      undo.rename(request.origin, to: .file(path: request.path))
    }
    return effects
  }

  /// Notes what became of a file where it is open, and where it is kept.
  mutating func noteFile(
    _ note: (inout Saving, inout Library, inout Journal) -> [Request]
  ) -> [Effect] {
    // The library's box is opened by way of the whole state.
    var (saving, journal) = (saving, journal)
    let requests = note(&saving, &library, &journal)
    (self.saving, self.journal) = (saving, journal)
    return carryOut(requests)
  }

  mutating func quit() -> [Effect] {
    let effects = guide?.isOpen == true ? putBack(guide?.scene) : []
    // What is typed into an exercise is kept without a question, as long as that can be.
    guard let unkept = unkeptExercise, !saving.isWriting else {
      return effects + carryOut(.quit(discarding: []))
    }
    return effects
      + carryOut(
        saving.saveAndQuit(unkept, library, revision: live.revision, discarding: []))
  }

  mutating func answerQuit(
    _ key: KeyEvent, _ origin: TextOrigin, _ discarding: Set<TextOrigin>
  ) -> [Effect] {
    switch key.typed {
    case "y", "Y":
      layers.close(.prompt)
      guard origin.path != nil else { return save([origin]) }
      return carryOut(
        saving.saveAndQuit(origin, library, revision: live.revision, discarding: discarding))
    case "n", "N":
      layers.close(.prompt)
      return carryOut(
        saving.askBeforeQuitting(library, journal, discarding: discarding.union([origin])))
    default: return []
    }
  }

  mutating func answerWhoseText(
    _ key: KeyEvent, of file: TextOrigin, isSaving: Bool, thenQuit: Bool
  ) -> [Effect] {
    switch key.typed {
    case "k", "K":
      layers.close(.prompt)
      return carryOut(
        saving.keepMine(
          of: file, isSaving: isSaving, thenQuit: thenQuit, library, revision: live.revision))
    case "t", "T":
      layers.close(.prompt)
      return takeTheirs(of: file)
    case "d", "D":
      guard let theirs = saving.theirs(of: file) else { break }
      compare(
        "From yours to theirs  \(library.name(of: file))",
        library.presentText(of: file), theirs.text)
    default: break
    }
    return []
  }

  mutating func answerRecover(_ key: KeyEvent, of origin: TextOrigin) -> [Effect] {
    switch key.typed {
    case "y", "Y":
      layers.close(.prompt)
      return takeKept(of: origin)
    case "n", "N":
      layers.close(.prompt)
      return carryOut(journal.setAside(of: origin))
    case "d", "D":
      guard let kept = journal[origin] else { break }
      compare(
        "What would change  \(library.name(of: origin))",
        library.presentText(of: origin), kept.text)
    default: break
    }
    return []
  }

  /// Shows how two texts differ; the question is put off until that is closed.
  private mutating func compare(_ title: String, _ one: SourceText, _ other: SourceText) {
    layers.putOffQuestion()
    show(.changes(TextComparison(title, from: one, to: other)))
  }
}
