import TerminalCanvas
import Workbench

extension ExplorerState {

  /// Opens a sample with its first payload.
  mutating func open(sample index: Int) -> [Effect] {
    guard samples.indices.contains(index) else { return [] }
    library.keepDraft()
    library.sample = index
    library.modelIndex = PerStyle(entry)
    live.isModelStale = library.modelDraft.map { !$0.isUpToDate && $0.revision > 0 } ?? false
    panes.model.sampleReplaced()
    let first = library.payloadItems.first?.origin ?? origin
    return show(origin: first) + findKept() + compileOnArrival()
  }

  /// Opens a payload of the list.
  mutating func open(origin: TextOrigin) -> [Effect] {
    library.keepDraft()
    return show(origin: origin)
  }

  /// Takes in a file that was read, and decodes it with the sample's models.
  mutating func open(path: String, bytes: [UInt8]) -> [Effect] {
    let origin = TextOrigin.file(path: path)
    let source = SourceReading(bytes)
    library.keepDraft()
    notice = source.fault?.words
    if let known = library.externals.firstIndex(where: { $0.origin == origin }) {
      library.externals[known].source = source
      if let draft = library.drafts[origin], draft.isModified {
        notice = "\(path) was open with unsaved changes; ^R goes to the file as it is"
        return show(origin: origin)
      }
      library.drafts[origin] = nil
    } else {
      library.externals.append(ExternalPayload(origin: origin, source: source))
    }
    defer { fitPanes() }
    return show(origin: origin)
  }

  mutating func show(origin: TextOrigin) -> [Effect] {
    let clipboard = editor.clipboard
    let isNew = library.drafts[origin] == nil
    library.origin = origin
    library.editor =
      library.drafts[origin]
      ?? SourceEditor(library.original(of: origin), indentation: library.indentation)
    library.editor.clipboard = clipboard
    live.textReplaced()
    stopWaiting()
    selected = Selection()
    live.document = nil
    panes.result.sourceReplaced()
    panes.why.subjectChanged()
    notice = notice ?? oneLineWords
    let effects = parseAndExplain(afterEdit: false)
    return isNew ? effects + [.journal(.find(origin))] : effects
  }

  /// What helps with a source that is one line, too long for the screen.
  var oneLineWords: String? {
    let count = editor.text.count
    guard library.isOneLine, count > environment.size.columns else { return nil }
    let size = count < 10_000 ? "\(count.grouped) B" : "\((count / 1000).grouped) kB"
    return "1 line of \(size): = lays it out, u takes it back"
  }

  /// Puts the source back to what it came as, as an edit that can be undone.
  mutating func reset() -> [Effect] {
    let original = library.originalText
    guard editor.text != original else {
      notice = "this is the payload as it came"
      return []
    }
    let effects = edit(.replace(0..<editor.text.count, original))
    _ = library.editor.apply(.move(.documentStart, selecting: false))
    notice = "back to the payload as it came; u or ^_ takes it back"
    return effects
  }

  /// Saves what has the focus, the model in its pane and else the JSON, in its place; asks for one
  /// where it has none.
  mutating func save(thenQuit: Bool) -> [Effect] {
    if focus == .model { return saveModel() }
    guard let path = origin.path else {
      layers.push(.prompt(Prompt(.saveAs(thenQuit: thenQuit), text: library.suggestedPath)))
      return []
    }
    if safekeeping.othersTexts[origin] != nil {
      askWhoseText(of: origin, isSaving: true, thenQuit: thenQuit)
      return []
    }
    return save(to: path, thenQuit: thenQuit)
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
    safekeeping.unfinishedSaves += 1
    return [
      .save(
        SaveRequest(
          path: path, revision: live.revision, origin: origin, text: editor.text,
          encoding: editor.encoding, replaced: library.written(origin),
          mayReplace: replacing || origin == .file(path: path),
          overridesOthers: overridingOthers, thenQuit: thenQuit))
    ]
  }

  mutating func finishSaving(_ request: SaveRequest, _ problem: FileProblem?) -> [Effect] {
    safekeeping.unfinishedSaves = max(0, safekeeping.unfinishedSaves - 1)
    let quits = safekeeping.quitsWhenSaved && problem == nil && safekeeping.unfinishedSaves == 0
    if quits || problem != nil { safekeeping.quitsWhenSaved = false }
    if let place = request.model {
      let known = request.revision == live.revision ? safekeeping.discardedFiles : []
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
        safekeeping.othersTexts[request.origin] = SourceReading(theirs)
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
    let answered =
      request.thenQuit && request.revision == live.revision ? safekeeping.discardedFiles : []
    if request.form != nil { return request.thenQuit || quits ? quit() : [] }
    safekeeping.othersTexts[request.origin] = nil
    var effects: [Effect] = []
    if isPart {
      effects += takeWhole(of: request)
    }
    if request.origin == origin && request.revision == live.revision {
      library.editor.markSaved()
      library.markVariationSaved(origin)
      effects.append(.journal(.end(origin)))
      // A copy under another name is the file from now on, except for the samples' own payloads.
      if !isPart, origin != .file(path: request.path), !origin.isBuiltIn,
        library.variation(origin) == nil
      {
        library.adopt(path: request.path)
      }
    } else if var draft = library.drafts[request.origin], draft.text == request.text {
      draft.markSaved()
      library.drafts[request.origin] = draft
      library.markVariationSaved(request.origin)
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
      .prompt(Prompt(.saveAs(thenQuit: thenQuit), text: isPart ? library.suggestedPath : path)))
  }

  /// Why a payload isn't written to a path; `nil` where nothing is known against it.
  private func obstacle(toSaving origin: TextOrigin, to path: String) -> String? {
    let model = library.modelPlace(of: .file(path: path))
    guard origin.path == path, let model else {
      return model == nil ? nil : "\(path) is the model, which no payload replaces"
    }
    return library.isModified(model)
      ? "\(path) has changes of the model: ^S in its pane first" : nil
  }

  /// Leaves, or asks first whether a file's text is to be saved.
  mutating func quit(discarding: Set<TextOrigin> = []) -> [Effect] {
    // A file that is being written is finished first; whoever can't wait asks twice.
    if safekeeping.unfinishedSaves > 0, !safekeeping.quitsWhenSaved {
      safekeeping.quitsWhenSaved = true
      notice = "a file is being saved; again to leave at once"
      return []
    }
    return askBeforeQuitting(discarding: discarding)
  }

  /// Asks for each file with unsaved text whether to save it; those whose text is to be lost go
  /// when all have been asked about.
  mutating func askBeforeQuitting(discarding: Set<TextOrigin>) -> [Effect] {
    let unsaved =
      library.unsavedFile(besides: discarding)
      ?? library.unsavedModel(besides: discarding)?.file.origin
    guard let unsaved, let path = unsaved.path else {
      return (discarding + library.unchangedVariations).map { .journal(.end($0)) } + [.quit]
    }
    layers.close(.text)
    let file = unsaved.part.map { $0.words(in: path) } ?? path
    layers.push(.prompt(Prompt(.quit(unsaved, file: file, discarding: discarding))))
    return []
  }

  /// Saves a file that has unsaved text, then asks about the next one.
  mutating func saveAndQuit(_ unsaved: TextOrigin) -> [Effect] {
    guard let path = unsaved.path else { return [] }
    if unsaved != origin, library.drafts[unsaved] == nil,
      let place = library.modelPlace(of: unsaved)
    {
      return saveModel(at: place, to: path, replacing: true, thenQuit: true)
    }
    if unsaved.part != nil, let words = obstacle(toSaving: unsaved, to: path) {
      notice = "not saved: \(words)"
      return []
    }
    let editor = unsaved == origin ? editor : library.drafts[unsaved] ?? editor
    safekeeping.unfinishedSaves += 1
    return [
      .save(
        SaveRequest(
          path: path, revision: live.revision, origin: unsaved, text: editor.text,
          encoding: editor.encoding, replaced: library.written(unsaved), thenQuit: true))
    ]
  }

  /// Takes in the parts of a file that was read, and decodes the first one.
  mutating func open(_ parts: [PartReading], of whole: TextOrigin) -> [Effect] {
    library.keepDraft()
    let origins = parts.map { TextOrigin.part($0.part, of: whole) }
    // Lines that are no more there, and into which nothing was typed.
    library.externals.removeAll { external in
      guard case .part(_, whole) = external.origin, !origins.contains(external.origin) else {
        return false
      }
      return library.drafts[external.origin]?.isModified != true
    }
    for (part, origin) in zip(parts, origins) {
      let source = SourceReading(part.bytes)
      guard let known = library.externals.firstIndex(where: { $0.origin == origin }) else {
        library.externals.append(ExternalPayload(origin: origin, source: source))
        continue
      }
      guard library.drafts[origin]?.isModified != true else { continue }
      library.externals[known] = ExternalPayload(origin: origin, source: source)
      library.drafts[origin] = nil
    }
    defer { fitPanes() }
    guard let first = origins.first else { return [] }
    return show(origin: first)
  }

  /// Takes note of what a file holds once a part of it was written: it may be a model's.
  mutating func takeWhole(of request: SaveRequest) -> [Effect] {
    if let place = library.externals.firstIndex(where: { $0.origin == request.origin }) {
      library.externals[place].written = request.text
    }
    guard let whole = request.whole else { return [] }
    if library.modelPlace(of: .file(path: request.path)) != nil {
      let told = notice
      defer { notice = told }
      return receiveChange(of: request.path, whole)
    }
    for sample in samples.indices {
      for file in samples[sample].files.indices
      where library.samples[sample].files[file].path == request.path {
        library.samples[sample].files[file].text = String(decoding: whole, as: UTF8.self)
      }
    }
    return []
  }
}
