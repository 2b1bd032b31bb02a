import TerminalCanvas

extension ExplorerState {
  /// Takes note that somebody else wrote an open file, or took it away.
  ///
  /// What nobody edited here follows the file, as an edit that can be undone; else it is asked.
  mutating func receiveChange(of path: String, _ bytes: [UInt8]?) -> [Effect] {
    let file = PayloadOrigin.file(path: path)
    guard file == origin else { return [] }
    guard let bytes else {
      notice = "\(path) is gone from the disk; ^S writes it anew"
      return []
    }
    othersTexts[file] = SourceReading(bytes)
    if editor.isModified {
      askWhoseText(isSaving: false, thenQuit: false)
      return []
    }
    return takeTheirs()
  }

  /// Asks whose text counts, the typed one or the disk's.
  mutating func askWhoseText(isSaving: Bool, thenQuit: Bool) {
    guard case .file(let path) = origin else { return }
    ask(Prompt(.whoseText(file: path, isSaving: isSaving, thenQuit: thenQuit)))
  }

  mutating func answerWhoseText(
    _ key: KeyEvent, isSaving: Bool, thenQuit: Bool
  ) -> [Effect] {
    switch key.typed {
    case "k", "K":
      prompt = nil
      guard isSaving, case .file(let path) = origin else {
        othersTexts[origin] = nil
        notice = "your text stays; ^S writes it over theirs"
        return []
      }
      return save(to: path, overridingOthers: true, thenQuit: thenQuit)
    case "t", "T":
      prompt = nil
      return takeTheirs()
    case "d", "D":
      guard let theirs = othersTexts[origin] else { break }
      nextQuestion = prompt
      prompt = nil
      show(
        .changes(
          TextComparison("From yours to theirs  \(payloadName)", from: editor.text, to: theirs.text)
        ))
    default: break
    }
    return []
  }

  private mutating func takeTheirs() -> [Effect] {
    guard let theirs = othersTexts.removeValue(forKey: origin) else { return [] }
    let isOtherEncoding = editor.encoding != theirs.encoding
    editor.encoding = theirs.encoding
    var effects = replaceText(with: theirs.text)
    // The same text in another encoding may be another document to Foundation.
    if isOtherEncoding, effects.isEmpty { effects = reread() }
    editor.markSaved()
    notice = "read again from the disk, where it was changed; u or ^_ goes back"
    return effects + [.journal(.end(origin))]
  }

  /// Asks for the results of bytes that are others, although their text is the same.
  private mutating func reread() -> [Effect] {
    live.textReplaced()
    return parseAndExplain(afterEdit: false)
  }

  mutating func note(_ origin: PayloadOrigin, isReadOnly: Bool) {
    if isReadOnly { readOnlyFiles.insert(origin) } else { readOnlyFiles.remove(origin) }
  }
}
