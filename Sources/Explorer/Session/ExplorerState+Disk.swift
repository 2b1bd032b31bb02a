import TerminalCanvas

extension ExplorerState {
  /// Takes note that somebody else wrote an open file, or took it away.
  ///
  /// What nobody edited here follows the file, as an edit that can be undone; else it is asked.
  mutating func receiveChange(of path: String, _ bytes: [UInt8]?) -> [Effect] {
    let file = TextOrigin.file(path: path)
    let model = file == origin ? nil : library.modelPlace(of: file)
    guard file == origin || model != nil else { return [] }
    guard let bytes else {
      notice = "\(path) is gone from the disk; ^S writes it anew"
      return []
    }
    let theirs = SourceReading(bytes)
    // It may have been taken over before it was opened.
    if file == origin, theirs.text == editor.text, theirs.encoding == editor.encoding {
      library.editor.markSaved()
      return [.journal(.end(file))]
    }
    safekeeping.othersTexts[file] = theirs
    let isModified = model.map(library.isModified) ?? editor.isModified
    if isModified {
      askWhoseText(of: file, isSaving: false, thenQuit: false)
      return []
    }
    return takeTheirs(of: file)
  }

  /// Takes note of what somebody else wrote into the place of a payload that is a part of a file.
  mutating func receiveChange(ofPart part: TextOrigin, _ bytes: [UInt8]?) -> [Effect] {
    guard let place = library.externals.firstIndex(where: { $0.origin == part }),
      let path = part.path
    else { return [] }
    guard let bytes else {
      notice = "\(part.part?.words(in: path) ?? path) is gone; ^S asks for a file of its own"
      return []
    }
    let theirs = SourceReading(bytes)
    guard theirs.text != library.externals[place].written else { return [] }
    // That is what the next save replaces.
    library.externals[place].written = theirs.text
    guard part == origin else {
      if library.drafts[part]?.isModified == true {
        safekeeping.othersTexts[part] = theirs
        return []
      }
      library.drafts[part] = nil
      library.externals[place].source = theirs
      return [.journal(.end(part))]
    }
    if theirs.text == editor.text {
      library.editor.markSaved()
      return [.journal(.end(part))]
    }
    safekeeping.othersTexts[part] = theirs
    if editor.isModified {
      askWhoseText(of: part, isSaving: false, thenQuit: false)
      return []
    }
    return takeTheirs(of: part)
  }

  /// Asks whose text counts, the typed one or the disk's.
  mutating func askWhoseText(of origin: TextOrigin, isSaving: Bool, thenQuit: Bool) {
    guard let path = origin.path else { return }
    let file = origin.part?.source(in: path) ?? path
    ask(Prompt(.whoseText(origin, file: file, isSaving: isSaving, thenQuit: thenQuit)))
  }

  mutating func answerWhoseText(
    _ key: KeyEvent, of file: TextOrigin, isSaving: Bool, thenQuit: Bool
  ) -> [Effect] {
    switch key.typed {
    case "k", "K":
      layers.close(.prompt)
      guard isSaving, let path = file.path else {
        safekeeping.othersTexts[file] = nil
        notice = "your text stays; ^S writes it over theirs"
        return []
      }
      if file != origin, let place = library.modelPlace(of: file) {
        return saveModel(
          at: place, to: path, replacing: true, overridingOthers: true, thenQuit: thenQuit)
      }
      return save(to: path, overridingOthers: true, thenQuit: thenQuit)
    case "t", "T":
      layers.close(.prompt)
      return takeTheirs(of: file)
    case "d", "D":
      guard let theirs = safekeeping.othersTexts[file] else { break }
      lookBeforeAnswering()
      show(
        .changes(
          TextComparison(
            "From yours to theirs  \(library.name(of: file))", from: library.presentText(of: file),
            to: theirs.text)))
    default: break
    }
    return []
  }

  private mutating func takeTheirs(of file: TextOrigin) -> [Effect] {
    guard let theirs = safekeeping.othersTexts.removeValue(forKey: file) else { return [] }
    if file != origin, library.modelPlace(of: file) != nil {
      return takeTheirModel(theirs, of: file)
    }
    let isOtherEncoding = editor.encoding != theirs.encoding
    library.editor.encoding = theirs.encoding
    var effects = replaceText(with: theirs.text)
    // The same text in another encoding may be another document to Foundation.
    if isOtherEncoding, effects.isEmpty { effects = reread() }
    library.editor.markSaved()
    notice = "read again from the disk, where it was changed; u or ^_ goes back"
    return effects + [.journal(.end(origin))]
  }

  /// Takes over what somebody else wrote into a file of the model, and has it compiled.
  mutating func takeTheirModel(
    _ theirs: SourceReading, of file: TextOrigin
  ) -> [Effect] {
    beginModelDraft()
    guard let place = library.modelPlace(of: file) else { return [] }
    let effects = replaceModelText(theirs.text, at: place)
    library.modelDrafts[place.sample]?.change(place: place.file) { file in
      file.editor.markSaved()
      file.original = theirs.text
    }
    notice = "\(library.name(of: file)) was changed on the disk, and is compiled anew"
    return effects + [.journal(.end(file))]
  }

  /// Asks for the results of bytes that are others, although their text is the same.
  private mutating func reread() -> [Effect] {
    live.textReplaced()
    return parseAndExplain(afterEdit: false)
  }

  mutating func note(_ origin: TextOrigin, isReadOnly: Bool) {
    if isReadOnly {
      safekeeping.readOnlyFiles.insert(origin)
    } else {
      safekeeping.readOnlyFiles.remove(origin)
    }
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

  /// Takes over what the user's editor left, as one edit.
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
