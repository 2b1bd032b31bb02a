import DecodingReport
import Reproduction
import TerminalCanvas
import TextEditor
import Workbench

/// Has what is saved, and what was answered to questions about it, done by `Saving`.
extension ExplorerState {
  /// Saves what has the focus: the model in its pane and else the JSON.
  mutating func save() -> [Effect] {
    carryOut(
      focus == .model
        ? saving.saveModel(library, revision: live.revision)
        : saving.save(library, revision: live.revision, thenQuit: false))
  }

  mutating func save(to path: String, replacing: Bool = false, thenQuit: Bool) -> [Effect] {
    carryOut(
      saving.save(
        library, revision: live.revision, to: path, replacing: replacing, thenQuit: thenQuit))
  }

  mutating func saveModel(at place: ModelPlace, to path: String, replacing: Bool) -> [Effect] {
    carryOut(
      saving.saveModel(
        library, revision: live.revision, at: place, to: path, replacing: replacing))
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
    return noteFile { saving, library, journal in
      saving.finish(
        request, problem, revision: revision, isAsking: isAsking, &library, &journal)
    }
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
        saving.saveAndQuit(library, revision: live.revision, unkept, discarding: []))
  }

  mutating func answerQuit(
    _ key: KeyEvent, _ origin: TextOrigin, _ discarding: Set<TextOrigin>
  ) -> [Effect] {
    switch key.typed {
    case "y", "Y":
      layers.close(.prompt)
      guard origin.path != nil else { return askForFile(of: origin) }
      return carryOut(
        saving.saveAndQuit(library, revision: live.revision, origin, discarding: discarding))
    case "n", "N":
      layers.close(.prompt)
      return carryOut(
        saving.askBeforeQuitting(library, journal, discarding: discarding.union([origin])))
    default: return []
    }
  }

  /// Opens a text that is in no file, and asks for one.
  private mutating func askForFile(of origin: TextOrigin) -> [Effect] {
    let model = library.modelPlace(of: origin)
    let opening = model.map { Request.openSample($0.sample) } ?? .open(origin)
    let effects = endRoom() + carryOut(opening)
    moveFocus(to: model == nil ? .source : .model)
    return effects + save()
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
