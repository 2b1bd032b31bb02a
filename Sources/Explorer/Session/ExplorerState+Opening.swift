import Workbench

/// One line of the list of payloads.
struct PayloadItem: Equatable, Sendable {
  var name: String
  var origin: TextOrigin
  /// Whether its text differs from what it came as, or from what was saved.
  var isModified: Bool
}

extension ExplorerState {
  /// The payloads of the sample, and behind them what was opened from outside.
  var payloadItems: [PayloadItem] {
    let own = entry.payloads.map { payload in
      (payload.name, TextOrigin.sample(entry.name, payload: payload.name))
    }
    let others = externals.map { ($0.name, $0.origin) }
    let made = variations.filter { $0.sample == sample }.map {
      ($0.name, TextOrigin.variation($0.number))
    }
    return (own + made + others).map { name, origin in
      let editor = origin == self.origin ? editor : drafts[origin]
      return PayloadItem(name: name, origin: origin, isModified: editor?.isModified ?? false)
    }
  }

  /// Opens a sample with its first payload.
  mutating func open(sample index: Int) -> [Effect] {
    guard samples.indices.contains(index) else { return [] }
    keepDraft()
    sample = index
    modelIndex = PerStyle(entry)
    live.isModelStale = modelDraft.map { !$0.isUpToDate && $0.revision > 0 } ?? false
    modelTop = 0
    let first = payloadItems.first?.origin ?? origin
    return show(origin: first) + findKept() + compileOnArrival()
  }

  /// Opens a payload of the list.
  mutating func open(origin: TextOrigin) -> [Effect] {
    keepDraft()
    return show(origin: origin)
  }

  /// Takes in a file that was read, and decodes it with the sample's models.
  mutating func open(path: String, bytes: [UInt8]) -> [Effect] {
    let origin = TextOrigin.file(path: path)
    let source = SourceReading(bytes)
    keepDraft()
    notice = source.fault?.words
    if let known = externals.firstIndex(where: { $0.origin == origin }) {
      externals[known].source = source
      if let draft = drafts[origin], draft.isModified {
        notice = "\(path) was open with unsaved changes; ^R goes to the file as it is"
        return show(origin: origin)
      }
      drafts[origin] = nil
    } else {
      externals.append(ExternalPayload(origin: origin, source: source))
    }
    defer { fitPanes() }
    return show(origin: origin)
  }

  mutating func keepDraft() {
    drafts[origin] = editor
  }

  mutating func show(origin: TextOrigin) -> [Effect] {
    let clipboard = editor.clipboard
    let isNew = drafts[origin] == nil
    self.origin = origin
    editor = drafts[origin] ?? SourceEditor(original(of: origin), indentation: indentation)
    editor.clipboard = clipboard
    live.textReplaced()
    stopWaiting()
    foldedPaths = []
    unfoldedRows = nil
    selection = nil
    selectedSpan = nil
    document = nil
    resultTop = 0
    whyTop = 0
    let effects = parseAndExplain(afterEdit: false)
    return isNew ? effects + [.journal(.find(origin))] : effects
  }

  /// The text of the open source as it came.
  var originalText: SourceText { original(of: origin).text }

  /// A source of the list as it came.
  func original(of origin: TextOrigin) -> SourceReading {
    if case .sample(let sample, let name) = origin {
      let payloads = samples.first { $0.name == sample }?.payloads
      return SourceReading(payloads?.first { $0.name == name }?.bytes ?? [])
    }
    if let variation = variation(origin) { return SourceReading(of: variation.original) }
    return externals.first { $0.origin == origin }?.source ?? SourceReading(of: SourceText())
  }

  /// Puts the source back to what it came as, as an edit that can be undone.
  mutating func reset() -> [Effect] {
    let original = originalText
    guard editor.text != original else {
      notice = "this is the payload as it came"
      return []
    }
    let effects = edit(.replace(0..<editor.text.count, original))
    _ = editor.apply(.move(.documentStart, selecting: false))
    notice = "back to the payload as it came; u or ^_ takes it back"
    return effects
  }

  /// Saves what has the focus, the model in its pane and else the JSON, in its place; asks for one
  /// where it has none.
  mutating func save(thenQuit: Bool) -> [Effect] {
    if focus == .model { return saveModel() }
    guard let path = origin.path else {
      layers.push(.prompt(Prompt(.saveAs(thenQuit: thenQuit), text: suggestedPath)))
      return []
    }
    if othersTexts[origin] != nil {
      askWhoseText(of: origin, isSaving: true, thenQuit: thenQuit)
      return []
    }
    return save(to: path, thenQuit: thenQuit)
  }

  var suggestedPath: String {
    switch origin {
    case .sample(let sample, let payload): "\(sample)-\(payload).json"
    case .standardInput: "payload.json"
    case .file(let path): path
    case .part(let part, let whole):
      part.fileName(
        whole.path.map { String($0[..<($0.lastIndex(of: ".") ?? $0.endIndex)]) } ?? "payload")
    case .variation, .model, .inferredModel, .newModel:
      "\(entry.name)-\(Self.fileName(payloadName)).json"
    }
  }

  /// A payload's name as part of a file's: letters and digits, parted by hyphens.
  private static func fileName(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.joined(separator: "-")
  }

  /// Saves to a path; what stands there already is replaced only if it's the open file itself, or
  /// if that was asked.
  mutating func save(
    to path: String, replacing: Bool = false, overridingOthers: Bool = false, thenQuit: Bool
  ) -> [Effect] {
    if let words = obstacle(toSaving: origin, to: path) {
      tellNotSaved(origin, to: path, words, thenQuit: thenQuit)
      return []
    }
    notice = "saving \(path)"
    unfinishedSaves += 1
    return [
      .save(
        SaveRequest(
          path: path, revision: live.revision, origin: origin, text: editor.text,
          encoding: editor.encoding, replaced: written(origin),
          mayReplace: replacing || origin == .file(path: path),
          overridesOthers: overridingOthers, thenQuit: thenQuit))
    ]
  }

  /// What the file holds in the place of a part of it.
  private func written(_ origin: TextOrigin) -> SourceText {
    externals.first { $0.origin == origin }?.written ?? SourceText()
  }

  mutating func finishSaving(_ request: SaveRequest, _ problem: FileProblem?) -> [Effect] {
    unfinishedSaves = max(0, unfinishedSaves - 1)
    let quits = quitsWhenSaved && problem == nil && unfinishedSaves == 0
    if quits || problem != nil { quitsWhenSaved = false }
    if let place = request.model {
      let known = request.revision == live.revision ? discardedFiles : []
      let effects = finishSavingModel(at: place, request, problem)
      guard problem == nil, request.thenQuit || quits else { return effects }
      return effects + quit(discarding: request.thenQuit ? known : [])
    }
    if let problem {
      if problem == .exists, !layers.has(.prompt) {
        layers.close(.text)
        layers.push(
          .prompt(
            Prompt(.replace(file: request.path, form: request.form, thenQuit: request.thenQuit))))
        return []
      }
      if case .changed(let theirs) = problem {
        othersTexts[request.origin] = SourceReading(theirs)
        askWhoseText(of: request.origin, isSaving: true, thenQuit: request.thenQuit)
        return []
      }
      tellNotSaved(request, problem)
      return []
    }
    let isPart = request.whole != nil
    let place = isPart ? request.origin.part?.words(in: request.path) : nil
    notice = "saved \(place ?? request.path), \(request.byteCount) bytes"
    // What was answered holds as long as nothing is typed.
    let answered = request.thenQuit && request.revision == live.revision ? discardedFiles : []
    if request.form != nil { return request.thenQuit || quits ? quit() : [] }
    othersTexts[request.origin] = nil
    var effects: [Effect] = []
    if isPart {
      effects += takeWhole(of: request)
    }
    if request.origin == origin && request.revision == live.revision {
      editor.markSaved()
      markVariationSaved(origin)
      effects.append(.journal(.end(origin)))
      // A copy under another name is the file from now on, except for the samples' own payloads.
      if !isPart, origin != .file(path: request.path), !origin.isBuiltIn,
        variation(origin) == nil
      {
        adopt(path: request.path)
      }
    } else if var draft = drafts[request.origin], draft.text == request.text {
      draft.markSaved()
      drafts[request.origin] = draft
      markVariationSaved(request.origin)
      effects.append(.journal(.end(request.origin)))
    }
    if request.thenQuit || quits { effects += quit(discarding: answered) }
    return effects
  }

  /// Says why the text isn't saved, and asks for another place to save it.
  private mutating func tellNotSaved(_ request: SaveRequest, _ problem: FileProblem) {
    guard !layers.has(.prompt), request.form == nil, request.origin == origin else {
      notice = "\(request.path) was not saved: \(problem.words)"
      return
    }
    tellNotSaved(request.origin, to: request.path, problem.words, thenQuit: request.thenQuit)
  }

  private mutating func tellNotSaved(
    _ origin: TextOrigin, to path: String, _ words: String, thenQuit: Bool
  ) {
    layers.close(.text)
    layers.close(.menu)
    notice = "not saved: \(words)"
    // Where a part can't be written back, it needs a file of its own.
    let isPart = origin.part != nil && path == origin.path
    layers.push(
      .prompt(Prompt(.saveAs(thenQuit: thenQuit), text: isPart ? suggestedPath : path)))
  }

  /// Why a payload isn't written to a path; `nil` where nothing is known against it.
  private func obstacle(toSaving origin: TextOrigin, to path: String) -> String? {
    let model = modelPlace(of: .file(path: path))
    guard origin.path == path, let model else {
      return model == nil ? nil : "\(path) is the model, which no payload replaces"
    }
    return isModified(model) ? "\(path) has changes of the model: ^S in its pane first" : nil
  }

  /// Takes note that the open text is that of a file.
  private mutating func adopt(path: String) {
    externals.removeAll { $0.origin == origin || $0.origin == .file(path: path) }
    origin = .file(path: path)
    let source = SourceReading(of: editor.text, editor.encoding)
    externals.append(ExternalPayload(origin: origin, source: source))
  }

  /// Leaves, or asks first whether a file's text is to be saved.
  mutating func quit(discarding: Set<TextOrigin> = []) -> [Effect] {
    // A file that is being written is finished first; whoever can't wait asks twice.
    if unfinishedSaves > 0, !quitsWhenSaved {
      quitsWhenSaved = true
      notice = "a file is being saved; again to leave at once"
      return []
    }
    return askBeforeQuitting(discarding: discarding)
  }

  /// Asks for each file with unsaved text whether to save it; those whose text is to be lost go
  /// when all have been asked about.
  mutating func askBeforeQuitting(discarding: Set<TextOrigin>) -> [Effect] {
    let unsaved = unsavedFile(besides: discarding) ?? unsavedModel(besides: discarding)?.file.origin
    guard let unsaved, let path = unsaved.path else {
      return (discarding + unchangedVariations).map { .journal(.end($0)) } + [.quit]
    }
    layers.close(.text)
    let file = unsaved.part.map { $0.words(in: path) } ?? path
    layers.push(.prompt(Prompt(.quit(unsaved, file: file, discarding: discarding))))
    return []
  }

  /// Saves a file that has unsaved text, then asks about the next one.
  mutating func saveAndQuit(_ unsaved: TextOrigin) -> [Effect] {
    guard let path = unsaved.path else { return [] }
    if unsaved != origin, drafts[unsaved] == nil, let place = modelPlace(of: unsaved) {
      return saveModel(at: place, to: path, replacing: true, thenQuit: true)
    }
    if unsaved.part != nil, let words = obstacle(toSaving: unsaved, to: path) {
      notice = "not saved: \(words)"
      return []
    }
    let editor = unsaved == origin ? editor : drafts[unsaved] ?? editor
    unfinishedSaves += 1
    return [
      .save(
        SaveRequest(
          path: path, revision: live.revision, origin: unsaved, text: editor.text,
          encoding: editor.encoding, replaced: written(unsaved), thenQuit: true))
    ]
  }
}
