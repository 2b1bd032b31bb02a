import TextEditor
import Workbench

/// Files that are written, and what others wrote into them meanwhile.
///
/// It changes the library where a text is saved; what it wants besides it asks the session for.
struct Saving: Sendable {
  /// How many files are being written.
  private var unfinished = 0
  /// Whether to leave as soon as they are.
  private var quitsWhenSaved = false
  /// Whether a file is being written.
  var isWriting: Bool { unfinished > 0 }
  /// Files whose text is to be lost, as was answered before the last of them was saved.
  private var discarded: Set<TextOrigin> = []
  /// What others wrote into open files meanwhile.
  private var othersTexts: [TextOrigin: SourceReading] = [:]
  /// Open files that may not be written.
  private var readOnlyFiles: Set<TextOrigin> = []

  // MARK: A text

  /// Saves a payload, or a file of a model, in its place; asks for one where it has none.
  mutating func save(
    _ origin: TextOrigin, _ library: Library, revision: Int, thenQuit: Bool = false
  ) -> [Request] {
    guard let path = origin.path else {
      let path = library.suggestedPath(of: origin)
      return [.ask(Prompt(.saveAs(origin, thenQuit: thenQuit), text: path))]
    }
    if othersTexts[origin] != nil {
      return askWhoseText(of: origin, isSaving: true, thenQuit: thenQuit)
    }
    return save(origin, library, revision: revision, to: path, thenQuit: thenQuit)
  }

  /// Saves it to a path; what stands there already is replaced only if it's the file itself, or if that
  /// was asked.
  mutating func save(
    _ origin: TextOrigin, _ library: Library, revision: Int, to path: String,
    replacing: Bool = false, overridingOthers: Bool = false, thenQuit: Bool
  ) -> [Request] {
    guard let editor = library.editor(of: origin) else {
      guard let place = library.modelPlace(of: origin) else { return [] }
      return saveModel(
        library, revision: revision, at: place, to: path,
        replacing: replacing || path == origin.path, overridingOthers: overridingOthers,
        thenQuit: thenQuit)
    }
    if let words = library.obstacle(toSaving: origin, to: path) {
      return tellNotSaved(library, origin, to: path, words, thenQuit: thenQuit)
    }
    return [.notice("saving \(path)")]
      + begin(
        SaveRequest(
          path: path, revision: revision, origin: origin, text: editor.text,
          encoding: editor.encoding, replaced: library.written(origin),
          mayReplace: replacing || origin == .file(path: path),
          overridesOthers: overridingOthers, thenQuit: thenQuit))
  }

  /// Has a text written.
  mutating func begin(_ request: SaveRequest) -> [Request] {
    unfinished += 1
    if request.thenQuit { quitsWhenSaved = true }
    return [.effect(.save(request))]
  }

  // MARK: A model

  /// Writes the model's changed files to where they came from; asks for a file where the text that
  /// is edited has none.
  mutating func saveModel(_ library: Library, revision: Int) -> [Request] {
    guard let draft = library.modelDraft else {
      return [.notice("the model has no changes to save")]
    }
    guard draft.file.path != nil else {
      return save(draft.file.origin, library, revision: revision)
    }
    let places = draft.files.indices.filter { place in
      let file = draft.files[place]
      return file.path != nil && (file.editor.isModified || place == draft.place)
    }
    return places.flatMap { place in
      saveModel(
        library, revision: revision, at: ModelPlace(sample: library.sample, file: place),
        to: draft.files[place].path ?? "", replacing: true)
    }
  }

  /// Writes a file of a model; what stands there already is replaced only if that was asked.
  private mutating func saveModel(
    _ library: Library, revision: Int, at place: ModelPlace, to path: String, replacing: Bool,
    overridingOthers: Bool = false, thenQuit: Bool = false
  ) -> [Request] {
    guard let file = library.models[place.sample]?.files[place.file] else { return [] }
    var request = SaveRequest(
      path: path, revision: revision, origin: file.origin, text: file.editor.text,
      thenQuit: thenQuit)
    request.mayReplace = replacing
    request.overridesOthers = overridingOthers
    request.model = place
    return [.notice("saving \(path)")] + begin(request)
  }

  /// Keeps the model's text in its file, without a word.
  mutating func keepModel(of sample: Int, _ library: Library, revision: Int) -> [Request] {
    // Whose text counts is asked already where somebody else wrote the file.
    guard let draft = library.models[sample], let path = draft.file.path,
      othersTexts[draft.file.origin] == nil
    else { return [] }
    var request = SaveRequest(
      path: path, revision: revision, origin: draft.file.origin, text: draft.file.editor.text,
      thenQuit: false)
    request.model = ModelPlace(sample: sample, file: draft.place)
    request.isQuiet = true
    return begin(request)
  }

  // MARK: Leaving

  /// Leaves, or asks first whether a file's text is to be saved.
  mutating func quit(
    _ library: Library, _ journal: Journal, discarding: Set<TextOrigin>
  ) -> [Request] {
    // A file that is being written is finished first; whoever can't wait asks twice.
    if isWriting, !quitsWhenSaved {
      quitsWhenSaved = true
      return [.notice("a file is being saved; again to leave at once")]
    }
    return askBeforeQuitting(library, journal, discarding: discarding)
  }

  /// Asks for each text that leaving would lose whether to save it; those that are to be lost go
  /// when all have been asked about.
  func askBeforeQuitting(
    _ library: Library, _ journal: Journal, discarding: Set<TextOrigin>
  ) -> [Request] {
    question(library, journal, discarding: discarding)
      ?? discarding.map { .effect(.journal(.end($0))) } + [.effect(.quit)]
  }

  /// Asks for the first such text; `nil` where nothing would be lost.
  private func question(
    _ library: Library, _ journal: Journal, discarding: Set<TextOrigin>
  ) -> [Request]? {
    let texts = library.modifiedTexts.filter { !discarding.contains($0) }
    let unsaved =
      texts.first { $0.path != nil } ?? (journal.isFailing ? texts.first : nil)
    guard let unsaved else { return nil }
    let file =
      unsaved.path.map { unsaved.part?.words(in: $0) ?? $0 } ?? library.name(of: unsaved)
    return [.ask(Prompt(.quit(unsaved, file: file, discarding: discarding)), closing: [.text])]
  }

  /// Saves a file that has unsaved text, then asks about the next one.
  mutating func saveAndQuit(
    _ unsaved: TextOrigin, _ library: Library, revision: Int, discarding: Set<TextOrigin>
  ) -> [Request] {
    discarded = discarding
    guard let path = unsaved.path else { return [] }
    if unsaved.part != nil, let words = library.obstacle(toSaving: unsaved, to: path) {
      return [.notice("not saved: \(words)")]
    }
    return save(unsaved, library, revision: revision, to: path, thenQuit: true)
  }

  // MARK: What became of it

  /// Takes note that a file was written, or why it wasn't.
  mutating func finish(
    _ request: SaveRequest, _ problem: FileProblem?, revision: Int, isAsking: Bool,
    _ library: inout Library, _ journal: inout Journal
  ) -> [Request] {
    unfinished = max(0, unfinished - 1)
    let quits = quitsWhenSaved && unfinished == 0
    if quits || problem != nil { quitsWhenSaved = false }
    // What was answered holds as long as nothing is typed.
    let answered = request.thenQuit && request.revision == revision ? discarded : []
    let leaves = request.thenQuit || quits
    if let problem {
      // Who leaves is asked again: there is a way out, whatever the disk does.
      let question = leaves ? question(library, journal, discarding: answered) : nil
      return tell(problem, of: request, isAsking: isAsking, library, thenAsking: question ?? [])
    }
    if request.isCopy {
      return [told(request)] + (leaves ? [.quit(discarding: [])] : [])
    }
    othersTexts[request.origin] = nil
    var requests = request.isQuiet ? [] : [told(request)]
    if let place = request.model {
      if library.markSaved(request, at: place) {
        requests.append(.effect(.journal(.end(request.origin))))
        requests += journal.forgetAside(of: request.origin)
      }
    } else {
      requests += journal.forgetAside(of: request.origin)
      if let whole = library.takeWhole(of: request) {
        requests += [.noteChange(of: request.path, whole), told(request)]
      }
      if let saved = library.markSaved(request, revision: revision) {
        requests.append(.effect(.journal(.end(saved))))
      }
    }
    return requests + (leaves ? [.quit(discarding: answered)] : [])
  }

  private func told(_ request: SaveRequest) -> Request {
    let place = request.whole == nil ? nil : request.origin.part?.words(in: request.path)
    return .notice("saved \(place ?? request.path), \(request.byteCount) bytes")
  }

  private mutating func tell(
    _ problem: FileProblem, of request: SaveRequest, isAsking: Bool, _ library: Library,
    thenAsking question: [Request]
  ) -> [Request] {
    switch problem {
    case .exists where !isAsking:
      let question: Prompt.Kind =
        request.isShared
        ? .replaceShared(file: request.path)
        : .replace(
          file: request.path, by: request.origin, form: request.form, thenQuit: request.thenQuit)
      return [.ask(Prompt(question), closing: [.text])]
    case .changed(let theirs):
      othersTexts[request.origin] = SourceReading(theirs)
      return askWhoseText(of: request.origin, isSaving: true, thenQuit: request.thenQuit)
    default: break
    }
    let isOpenPayload = request.isPayload && request.origin == library.origin
    guard isOpenPayload, !isAsking else {
      return (isAsking ? [] : question)
        + [.notice("\(request.path) was not saved: \(problem.words)")]
    }
    return tellNotSaved(
      library, request.origin, to: request.path, problem.words, thenQuit: request.thenQuit)
  }

  /// Says why the text isn't saved, and asks for another place to save it.
  private func tellNotSaved(
    _ library: Library, _ origin: TextOrigin, to path: String, _ words: String, thenQuit: Bool
  ) -> [Request] {
    // Where a part can't be written back, it needs a file of its own.
    let isPart = origin.part != nil && path == origin.path
    let prompt = Prompt(
      .saveAs(origin, thenQuit: thenQuit),
      text: isPart ? library.suggestedPath(of: origin) : path)
    return [.notice("not saved: \(words)"), .ask(prompt, closing: [.text, .menu])]
  }

  // MARK: What others write

  /// Takes note that somebody else wrote an open file, or took it away.
  ///
  /// What nobody edited here follows the file, as an edit that can be undone; else it is asked.
  mutating func noteChange(
    of path: String, _ bytes: [UInt8]?, _ library: inout Library
  ) -> [Request] {
    let file = TextOrigin.file(path: path)
    let model = file == library.origin ? nil : library.modelPlace(of: file)
    guard file == library.origin || model != nil else { return [] }
    guard let bytes else { return [.notice("\(path) was deleted from disk; ^S writes it again")] }
    let theirs = SourceReading(bytes)
    // It may have been taken over before it was opened.
    if file == library.origin, theirs.text == library.editor.text,
      theirs.encoding == library.editor.encoding
    {
      library.editor.markSaved()
      return [.effect(.journal(.end(file)))]
    }
    othersTexts[file] = theirs
    let isModified = model.map(library.isModified) ?? library.editor.isModified
    return isModified
      ? askWhoseText(of: file, isSaving: false, thenQuit: false) : [.takeTheirs(file)]
  }

  /// Takes note of what somebody else wrote into the place of a payload that is a part of a file.
  mutating func noteChange(
    ofPart part: TextOrigin, _ bytes: [UInt8]?, _ library: inout Library
  ) -> [Request] {
    guard let payload = library.externals[part], let path = part.path else { return [] }
    guard let bytes else {
      let name = part.part?.words(in: path) ?? path
      return [.notice("\(name) is gone; ^S asks for a file of its own")]
    }
    let theirs = SourceReading(bytes)
    guard bytes != payload.written else { return [] }
    // That is what the next save replaces.
    library.externals.note(written: bytes, of: part)
    guard part == library.origin else {
      if library.drafts[part]?.isModified == true {
        othersTexts[part] = theirs
        return []
      }
      library.drafts[part] = nil
      library.externals.replace(theirs, of: part)
      return [.effect(.journal(.end(part)))]
    }
    if theirs.text == library.editor.text {
      library.editor.markSaved()
      return [.effect(.journal(.end(part)))]
    }
    othersTexts[part] = theirs
    return library.editor.isModified
      ? askWhoseText(of: part, isSaving: false, thenQuit: false) : [.takeTheirs(part)]
  }

  /// Asks whose text counts, the typed one or the disk's.
  private func askWhoseText(of origin: TextOrigin, isSaving: Bool, thenQuit: Bool) -> [Request] {
    guard let path = origin.path else { return [] }
    let file = origin.part?.source(in: path) ?? path
    return [
      .askOnceSeen(Prompt(.whoseText(origin, file: file, isSaving: isSaving, thenQuit: thenQuit)))
    ]
  }

  /// Has the typed text count, and writes it over theirs if it was being saved.
  mutating func keepMine(
    of file: TextOrigin, isSaving: Bool, thenQuit: Bool, _ library: Library, revision: Int
  ) -> [Request] {
    guard isSaving, let path = file.path else {
      othersTexts[file] = nil
      return [.notice("your text stays; ^S writes it over theirs")]
    }
    return save(
      file, library, revision: revision, to: path, overridingOthers: true, thenQuit: thenQuit)
  }

  /// What somebody else wrote into a file meanwhile.
  func theirs(of origin: TextOrigin) -> SourceReading? { othersTexts[origin] }

  /// Takes that, for it to come in the place of the text on the screen.
  mutating func takeTheirs(of origin: TextOrigin) -> SourceReading? {
    othersTexts.removeValue(forKey: origin)
  }

  mutating func note(_ origin: TextOrigin, isReadOnly: Bool) {
    if isReadOnly {
      readOnlyFiles.insert(origin)
    } else {
      readOnlyFiles.remove(origin)
    }
  }

  func isReadOnly(_ origin: TextOrigin) -> Bool { readOnlyFiles.contains(origin) }
}
