import DecodingReport
import JSONSource
import TextEditor
import Workbench

/// Takes back what was done last, whatever it was and wherever the focus is, and does it again.
extension ExplorerState {
  /// Takes the last step back, or makes the one again that was taken back last. One of which nothing is
  /// left, as its payload is gone, is passed over.
  mutating func retrace(_ way: UndoWay) -> [Effect] {
    undo.isNoted = true
    defer { fitPanes() }
    while let step = undo.pop(way) {
      let kept = selected
      var effects: [Effect] = []
      var isMade = false
      for change in way == .back ? step.changes.reversed() : step.changes {
        guard let made = retrace(change, way) else { continue }
        effects += made
        isMade = true
      }
      guard isMade else { continue }
      undo.push(step, way)
      notice = "\(way == .back ? "took back" : "did again"): \(step.words)"
      if !step.opens { keep(kept) }
      return effects
    }
    notice = way == .back ? "nothing to undo" : "nothing to redo"
    return []
  }

  /// Undoes or redoes in the text that is edited, and nowhere else.
  mutating func retraceText(_ way: UndoWay) -> [Effect] {
    let (subject, state) = (editedSubject, editedText.state)
    let effects = edit(way == .back ? .undo : .redo)
    guard editedText.state != state else { return effects }
    let isKnown =
      way == .back
      ? undo.move(subject, to: state, way) : undo.move(editedSubject, to: editedText.state, way)
    undo.isNoted = way == .back || isKnown
    return effects
  }

  private var editedSubject: UndoStep.TextSubject {
    editsModel
      ? .model(ModelPlace(sample: sample, file: library.modelDraft?.place ?? 0))
      : .payload(ListChoice(self).place)
  }

  // MARK: One change

  /// Takes a change back, or makes it again; `nil` where it can't be.
  private mutating func retrace(_ change: UndoStep.Change, _ way: UndoWay) -> [Effect]? {
    switch change {
    case .text(.payload(let place), let turn): return retrace(place, turn, way)
    case .text(.model(let place), let turn): return retraceModel(place, turn[way], way)
    case .settings(let turn): return decode(with: turn[way])
    case .root(let sample, let turn): return open(place: sample) + choose(root: turn[way])
    case .decoder(let sample, let turn): return open(place: sample) + choose(decoder: turn[way])
    case .opened(let turn):
      guard library.isListed(turn[way].place.origin) else { return nil }
      return reopen(turn[way])
    case .made(let number, let turn):
      guard let place = library.place(ofVariation: .variation(number)),
        library.variations[place].isListed == (way == .back)
      else { return nil }
      let effects = reopen(turn[way])
      library.list(place, way == .forth)
      return effects
    case .listed(let origin, let turn):
      if turn[way] { return library.bringBack(origin) ? [] : nil }
      guard origin != self.origin else { return nil }
      library.remove(origin)
      return []
    case .named(let number, let turn): return rename(number, turn[way])
    }
  }

  private mutating func retrace(
    _ place: ListChoice.Place, _ turn: UndoStep.Turn<Int>, _ way: UndoWay
  ) -> [Effect]? {
    guard library.drafts[place.origin] != nil || place.origin == origin else { return nil }
    var effects = open(place: place.sample)
    if place.origin != origin { effects += open(origin: place.origin) }
    guard let steps = editor.steps(to: turn[way], by: way.command) else { return nil }
    for _ in 0..<steps { effects += edit(way.command) }
    return effects
  }

  private mutating func retraceModel(
    _ place: ModelPlace, _ state: Int, _ way: UndoWay
  ) -> [Effect]? {
    guard let draft = library.models[place.sample], draft.files.indices.contains(place.file),
      let steps = draft.files[place.file].editor.steps(to: state, by: way.command)
    else { return nil }
    let effects = open(place: place.sample)
    library.models[place.sample]?.change(place: place.file) { file in
      for _ in 0..<steps { _ = file.editor.apply(way.command) }
    }
    library.models[place.sample]?.open(place: place.file)
    return effects + dueModel(draft.revision, of: place.sample)
  }

  private mutating func open(place: Int) -> [Effect] {
    place == sample ? [] : open(sample: place)
  }
}

// MARK: - What was done

extension ExplorerState {
  /// Notes what was done since the mark, where something was.
  mutating func noteStep(since mark: LibraryMark, _ choice: ListChoice) {
    let (words, isNoted) = (undo.words, undo.isNoted)
    (undo.words, undo.isNoted) = (nil, false)
    defer { undo.isChoosing = undo.isChoosing && focus.isList }
    guard !isNoted else { return }
    let opening = openings(since: mark, choice)
    let changes = opening + noteTexts(since: mark, choice.place) + choices(since: mark)
    guard !changes.isEmpty else { return }
    var step = UndoStep(changes: changes, words: "")
    step.words = words ?? self.words(of: step, made: madeVariation(since: mark))
    undo.note(step, inLists: focus.isList)
  }

  /// What was chosen of models since, of the decoders' settings and of payloads' names.
  private func choices(since mark: LibraryMark) -> [UndoStep.Change] {
    var changes: [UndoStep.Change] = []
    for (sample, draft) in library.models.all {
      let before = mark.models[sample] ?? LibraryMark.Model()
      if let root = draft.root, root != before.root {
        let title = before.root ?? library.entry(of: sample).title
        changes.append(.root(sample: sample, UndoStep.Turn(before: title, after: root)))
      }
      if let decoder = draft.decoder, decoder != before.decoder {
        let own = before.decoder ?? DecoderChoice(expression: options.decoder?.expression)
        let turn = UndoStep.Turn(before: own.expression, after: decoder.expression)
        changes.append(.decoder(sample: sample, turn))
      }
    }
    if mark.changes != library.changes {
      changes.append(.settings(UndoStep.Turn(before: mark.changes, after: library.changes)))
    }
    for variation in library.variations {
      guard let before = mark.titles[variation.number], before != variation.title else { continue }
      changes.append(
        .named(variation.number, UndoStep.Turn(before: before, after: variation.title)))
    }
    return changes
  }

  /// The variation that is open and was made since: undo leads out of it.
  private func madeVariation(since mark: LibraryMark) -> Variation? {
    library.variation(origin).flatMap { variation in
      variation.stateAfter >= 0 && variation.isListed && !mark.listed.contains(variation.number)
        ? variation : nil
    }
  }

  /// What was opened since, and came onto the list for that or went off it.
  private func openings(since mark: LibraryMark, _ choice: ListChoice) -> [UndoStep.Change] {
    let here = ListChoice(self)
    guard here.place != choice.place else { return [] }
    if let variation = madeVariation(since: mark) {
      return [.made(variation.number, UndoStep.Turn(before: choice, after: here))]
    }
    let opened = UndoStep.Change.opened(UndoStep.Turn(before: choice, after: here))
    if library.removed.count > mark.removedCount, let gone = library.removed.last?.origin {
      return [opened, .listed(gone, UndoStep.Turn(before: true, after: false))]
    }
    let isNew =
      library.variation(origin).map { !mark.listed.contains($0.number) }
      ?? (library.externals[origin] != nil && mark.externals[origin] == nil)
    return isNew ? [.listed(origin, UndoStep.Turn(before: false, after: true)), opened] : [opened]
  }

  /// The changes of texts since; what was typed on with a step is that step's.
  private mutating func noteTexts(
    since mark: LibraryMark, _ place: ListChoice.Place
  ) -> [UndoStep.Change] {
    var changes: [UndoStep.Change] = []
    let here = ListChoice(self).place
    if here.origin != place.origin, let left = library.drafts[place.origin] {
      changes += note(.payload(place), left, since: mark.state)
    }
    let state =
      here.origin == place.origin
      ? mark.state
      : madeVariation(since: mark)?.stateAfter ?? mark.drafts[origin]?.state ?? 0
    changes += note(.payload(here), editor, since: state)
    for (sample, draft) in library.models.all.sorted(by: { $0.key < $1.key }) {
      let states = mark.models[sample]?.states ?? []
      for (file, text) in draft.files.enumerated() {
        let place = ModelPlace(sample: sample, file: file)
        let state = states.indices.contains(file) ? states[file] : 0
        changes += note(.model(place), text.editor, since: state)
      }
    }
    return changes
  }

  private mutating func note(
    _ subject: UndoStep.TextSubject, _ editor: SourceEditor, since state: Int
  ) -> [UndoStep.Change] {
    editor.steps(since: state).compactMap { before, after in
      if before < state, undo.extend(subject, from: state, to: after) { return nil }
      return .text(subject, UndoStep.Turn(before: before, after: after))
    }
  }

  /// What a step is called by what it changed.
  private func words(of step: UndoStep, made variation: Variation?) -> String {
    if let variation {
      return variation.breaks.last.map { "break \($0.words)" } ?? "copy \(variation.name)"
    }
    if case .listed(let gone, let turn)? = step.changes.last, !turn.after {
      return "deletion of \(library.name(of: gone))"
    }
    switch step.changes.first {
    case .made?, .listed?: return "opening \(library.payloadName)"
    case .opened(let turn)?:
      let isOfSample = turn.before.place.sample != turn.after.place.sample
      return "opening \(isOfSample ? entry.title : library.payloadName)"
    case .root(_, let turn)?: return "decoding \(turn.after)"
    case .decoder(_, let turn)?: return "decoding with \(turn.after ?? "the options' decoder")"
    case .settings(let turn)?: return words(of: turn)
    case .named(_, let turn)?: return "renaming \(turn.before.name) to \(turn.after.name)"
    case .text(.payload, _)?: return "edit of \(place(in: editor, of: library.payloadName))"
    case .text(.model(let place), _)?:
      let file = library.models[place.sample]?.files[place.file]
      return "edit of \(file.map { self.place(in: $0.editor, of: $0.name) } ?? "the model")"
    case nil: return ""
    }
  }

  private func place(in editor: SourceEditor, of name: String) -> String {
    "\(name), line \(editor.text.line(at: editor.caret) + 1)"
  }

  /// `option snake keys`
  private func words(of turn: UndoStep.Turn<DecodingChanges>) -> String {
    let before = turn.before.applied(to: entry.options)
    let after = turn.after.applied(to: entry.options)
    let titles = DecodingSetting.allCases.filter { setting in
      setting != .decoder && setting.title(in: before) != setting.title(in: after)
    }.map { $0.title(in: after) }
    return "option \(titles.joined(separator: ", "))"
  }
}
