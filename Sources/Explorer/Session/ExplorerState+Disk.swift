import TerminalCanvas

extension ExplorerState {
  /// Takes note that somebody else wrote an open file, or took it away.
  ///
  /// What nobody edited here follows the file, as an edit that can be undone; else it is asked.
  mutating func receiveChange(of path: String, _ bytes: [UInt8]?) -> [Effect] {
    let file = TextOrigin.file(path: path)
    let model = file == origin ? nil : modelPlace(of: file)
    guard file == origin || model != nil else { return [] }
    guard let bytes else {
      notice = "\(path) is gone from the disk; ^S writes it anew"
      return []
    }
    othersTexts[file] = SourceReading(bytes)
    let isModified = model.map(isModified) ?? editor.isModified
    if isModified {
      askWhoseText(of: file, isSaving: false, thenQuit: false)
      return []
    }
    return takeTheirs(of: file)
  }

  func isModified(_ place: ModelPlace) -> Bool {
    modelDrafts[place.sample]?.files[place.file].editor.isModified ?? false
  }

  /// Asks whose text counts, the typed one or the disk's.
  mutating func askWhoseText(of origin: TextOrigin, isSaving: Bool, thenQuit: Bool) {
    guard case .file(let path) = origin else { return }
    ask(Prompt(.whoseText(origin, file: path, isSaving: isSaving, thenQuit: thenQuit)))
  }

  mutating func answerWhoseText(
    _ key: KeyEvent, of file: TextOrigin, isSaving: Bool, thenQuit: Bool
  ) -> [Effect] {
    switch key.typed {
    case "k", "K":
      layers.close(.prompt)
      guard isSaving, case .file(let path) = file else {
        othersTexts[file] = nil
        notice = "your text stays; ^S writes it over theirs"
        return []
      }
      if file != origin, let place = modelPlace(of: file) {
        return saveModel(
          at: place, to: path, replacing: true, overridingOthers: true, thenQuit: thenQuit)
      }
      return save(to: path, overridingOthers: true, thenQuit: thenQuit)
    case "t", "T":
      layers.close(.prompt)
      return takeTheirs(of: file)
    case "d", "D":
      guard let theirs = othersTexts[file] else { break }
      lookBeforeAnswering()
      show(
        .changes(
          TextComparison(
            "From yours to theirs  \(name(of: file))", from: presentText(of: file),
            to: theirs.text)))
    default: break
    }
    return []
  }

  private mutating func takeTheirs(of file: TextOrigin) -> [Effect] {
    guard let theirs = othersTexts.removeValue(forKey: file) else { return [] }
    if file != origin, modelPlace(of: file) != nil { return takeTheirModel(theirs, of: file) }
    let isOtherEncoding = editor.encoding != theirs.encoding
    editor.encoding = theirs.encoding
    var effects = replaceText(with: theirs.text)
    // The same text in another encoding may be another document to Foundation.
    if isOtherEncoding, effects.isEmpty { effects = reread() }
    editor.markSaved()
    notice = "read again from the disk, where it was changed; u or ^_ goes back"
    return effects + [.journal(.end(origin))]
  }

  /// Takes over what somebody else wrote into a file of the model, and has it compiled.
  mutating func takeTheirModel(
    _ theirs: SourceReading, of file: TextOrigin
  ) -> [Effect] {
    beginModelDraft()
    guard let place = modelPlace(of: file) else { return [] }
    let effects = replaceModelText(theirs.text, at: place)
    modelDrafts[place.sample]?.change(place: place.file) { file in
      file.editor.markSaved()
      file.original = theirs.text
    }
    notice = "\(name(of: file)) was changed on the disk, and is compiled anew"
    return effects + [.journal(.end(file))]
  }

  /// Asks for the results of bytes that are others, although their text is the same.
  private mutating func reread() -> [Effect] {
    live.textReplaced()
    return parseAndExplain(afterEdit: false)
  }

  mutating func note(_ origin: TextOrigin, isReadOnly: Bool) {
    if isReadOnly { readOnlyFiles.insert(origin) } else { readOnlyFiles.remove(origin) }
  }
}
