import DecodingReport
import TerminalCanvas
import TextEditor

/// Texts that come in the place of the one on the screen, each as one edit that can be undone: of an
/// earlier run, of somebody else, of the user's editor, and as it came.
extension ExplorerState {
  /// Replaces the text by another one, as one edit of what differs; the caret keeps its place.
  mutating func replaceText(with text: SourceText) -> [Effect] {
    guard let change = editor.text.difference(to: text) else { return [] }
    let caret = change.moved(editor.caret)
    let effects = edit(.replace(change.range, change.replacement))
    _ = library.editor.apply(.select(caret..<caret))
    if isEditing { selectPathAtCaret() }
    fitPanes()
    return effects
  }

  /// Puts the source back to what it came as.
  mutating func reset() -> [Effect] {
    let original = library.originalText
    guard editor.text != original else {
      notice = "this is the payload as it came"
      return []
    }
    undo.words = "reset of \(library.payloadName)"
    let effects = edit(.replace(0..<editor.text.count, original))
    _ = library.editor.apply(.move(.documentStart, selecting: false))
    notice = "back to the payload as it came; u or ^_ takes it back"
    return effects
  }

  /// Puts the text of the earlier run in the place of the present one.
  mutating func takeKept() -> [Effect] {
    guard
      let origin = journal.keptOrigin(library, focus) ?? journal.asideOrigin(library, focus)
    else {
      notice = "no earlier run left an edit of this payload, or of its model"
      return []
    }
    return takeKept(of: origin)
  }

  mutating func takeKept(of origin: TextOrigin) -> [Effect] {
    guard let kept = journal.take(of: origin) else { return [] }
    guard origin != self.origin, library.modelPlace(of: origin) != nil else {
      let effects = replaceText(with: kept.text)
      notice = "the edit of \(kept.time) is back; u or ^_ takes it out again"
      return effects
    }
    beginModelDraft()
    var effects: [Effect] = []
    if let place = library.modelPlace(of: origin) {
      effects = replaceModelText(kept.text, at: place)
      style = .strict
      library.models[place.sample]?.open(place: place.file)
    }
    notice = "the model of \(kept.time) is back; F7 i ^_ takes it out again"
    return effects
  }

  /// Takes over what somebody else wrote into an open file.
  mutating func takeTheirs(of file: TextOrigin) -> [Effect] {
    guard let theirs = saving.takeTheirs(of: file) else { return [] }
    if file != origin, library.modelPlace(of: file) != nil {
      return takeTheirModel(theirs, of: file)
    }
    let isOtherEncoding = editor.encoding != theirs.encoding
    library.editor.encoding = theirs.encoding
    var effects = replaceText(with: theirs.text)
    // The same text in another encoding may be another document to Foundation.
    if isOtherEncoding, effects.isEmpty {
      live.textReplaced()
      effects = parseAndExplain(afterEdit: false)
    }
    library.editor.markSaved()
    notice = "read again from the disk, where it was changed; u or ^_ goes back"
    return effects + [.journal(.end(origin))]
  }

  /// The same of a file of the model, which is compiled anew.
  private mutating func takeTheirModel(
    _ theirs: SourceReading, of file: TextOrigin
  ) -> [Effect] {
    beginModelDraft()
    guard let place = library.modelPlace(of: file) else { return [] }
    let effects = replaceModelText(theirs.text, at: place)
    library.models[place.sample]?.change(place: place.file) { file in
      file.editor.markSaved()
      file.original = theirs.text
    }
    notice = "\(library.name(of: file)) was changed on disk and is compiled again"
    return effects + [.journal(.end(file))]
  }

  /// Hands the text to the user's editor.
  func editElsewhere() -> [Effect] {
    if editsModel, let file = library.modelDraft?.file {
      return [
        .editElsewhere(
          ExternalEdit(
            origin: file.origin, text: file.editor.text, fileName: file.name,
            position: file.editor.text.position(of: file.editor.caret)))
      ]
    }
    let name = library.sourceName.split(separator: "/").last.map(String.init) ?? "payload.json"
    let isJSON = name.lowercased().hasSuffix(".json") || name.lowercased().hasSuffix(".json5")
    return [
      .editElsewhere(
        ExternalEdit(
          origin: origin, text: editor.text, fileName: isJSON ? name : "payload.json",
          position: editor.text.position(of: editor.caret)))
    ]
  }

  /// Takes over what the user's editor left.
  mutating func receive(
    _ result: Result<[UInt8], ExternalEditProblem>, of origin: TextOrigin
  ) -> [Effect] {
    switch result {
    case .failure(let problem):
      notice = problem.words
      return []
    case .success(let bytes):
      let model = origin == self.origin ? nil : library.modelPlace(of: origin)
      guard origin == self.origin || model != nil else { return [] }
      let text = SourceText(bytes)
      guard text != library.presentText(of: origin) else {
        notice = "nothing was changed in the editor"
        return []
      }
      let effects = model.map { replaceModelText(text, at: $0) } ?? replaceText(with: text)
      notice = "taken over from the editor; u or ^_ takes it back"
      return effects
    }
  }
}
