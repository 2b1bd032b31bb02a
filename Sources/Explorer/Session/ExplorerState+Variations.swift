import TerminalCanvas
import Workbench

extension ExplorerState {

  /// Goes on in a new payload of the list with an edit that breaks a field; the one that was open
  /// stays as it is.
  mutating func vary(by edit: SourceEdit, name: String) -> [Effect] {
    library.keepDraft()
    let number = (library.variations.map(\.number).max() ?? 0) + 1
    var variation = Variation(
      number: number, sample: sample, name: "\(library.payloadName) + \(name)", parent: origin,
      original: editor.text, stateBefore: editor.state, stateAfter: editor.state)
    library.origin = .variation(number)
    library.variations.append(variation)
    let effects = self.edit(.replace(edit.range, edit.replacement))
    variation.stateAfter = editor.state
    library.variations[library.variations.count - 1] = variation
    library.editor.markSaved()
    notice = "\(variation.name); u takes it back, F3 lists it"
    return effects
  }

  /// Asks for another name for the open variation.
  mutating func askForName() {
    guard let variation = library.variation(origin) else {
      notice = "only payloads that were made here can be renamed; ^S saves under another name"
      return
    }
    layers.push(.prompt(Prompt(.rename, text: variation.name)))
  }

  mutating func rename(to name: String) -> [Effect] {
    guard let place = library.variations.firstIndex(where: { .variation($0.number) == origin })
    else {
      return []
    }
    library.variations[place].name = name
    library.variations[place].isKept = true
    guard let variation = library.variationName(origin) else { return [] }
    return [
      .journal(
        .write(
          JournalEntry(
            origin: origin, before: library.variations[place].original,
            record: .source(variation.text),
            variation: variation, encoding: editor.encoding)))
    ]
  }

  /// Takes the open payload off the list, after a question if text would be lost.
  mutating func deletePayload() -> [Effect] {
    if origin.isBuiltIn {
      notice = "the sample's own payloads stay; ^R goes back to the payload as it came"
      return []
    }
    let isNowhereElse = library.variation(origin).map { !$0.isSaved } ?? (origin == .standardInput)
    if isNowhereElse || editor.isModified {
      layers.close(.text)
      layers.push(.prompt(Prompt(.delete(name: library.payloadName))))
      return []
    }
    return removePayload()
  }

  /// Takes the open payload off the list, and opens the one above it. A file stays on the disk.
  mutating func removePayload() -> [Effect] {
    let items = library.payloadItems
    let place = items.firstIndex { $0.origin == origin } ?? 0
    let gone = origin
    let name = library.payloadName
    let next = items.indices.contains(place - 1) ? place - 1 : place + 1
    guard items.indices.contains(next) else {
      notice = "there is no other payload to go to"
      return []
    }
    let effects = open(origin: items[next].origin)
    library.drafts[gone] = nil
    library.knownMarks[gone] = nil
    let isVariation = library.variation(gone) != nil
    library.variations.removeAll { .variation($0.number) == gone }
    library.externals.removeAll { $0.origin == gone }
    notice = "\(name) is off the list"
    return isVariation ? effects + [.journal(.end(gone))] : effects
  }
}

// MARK: - Variations that outlive the program

extension ExplorerState {
  /// Lists what an earlier run left, behind the variations that were made since.
  mutating func receive(_ kept: [KeptVariation], ofSample name: String) -> [Effect] {
    guard let sample = samples.firstIndex(where: { $0.name == name }), !kept.isEmpty else {
      return []
    }
    let effects = kept.flatMap { list($0, sample: sample) }
    let count = kept.count == 1 ? "a payload" : "\(kept.count) payloads"
    notice = "\(count) of an earlier run: F3 lists what was broken or edited there, D takes it off"
    fitPanes()
    return effects
  }

  private mutating func list(_ kept: KeptVariation, sample: Int) -> [Effect] {
    let number = (library.variations.map(\.number).max() ?? 0) + 1
    let origin = TextOrigin.variation(number)
    let payload = samples[sample].payloads.first?.name ?? ""
    library.variations.append(
      Variation(
        number: number, sample: sample, name: kept.name,
        parent: .sample(samples[sample].name, payload: payload), original: kept.original,
        // Undo doesn't lead out of it: the editor that it was made in is gone.
        stateBefore: -1, stateAfter: -1, isKept: true))
    library.drafts[origin] = SourceEditor(
      SourceReading(of: kept.edit.text, kept.encoding), indentation: library.indentation)
    let entry = JournalEntry(
      origin: origin, before: kept.original, record: .text(kept.edit.text),
      variation: library.variationName(origin), encoding: kept.encoding)
    // It stands in this run's journal before the earlier one goes.
    return [.journal(.write(entry)), .journal(.forget(kept.edit.id))]
  }
}
