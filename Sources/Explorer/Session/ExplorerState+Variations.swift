import TerminalCanvas
import TextEditor
import Workbench

extension ExplorerState {

  /// Goes on in a new payload of the list with an edit that breaks a field; the one that was open
  /// stays as it is.
  mutating func vary(by edit: SourceEdit, _ breaking: Breaking, _ last: FieldBreak) -> [Effect] {
    library.keepDraft()
    let number = library.nextVariation
    let breaks = breaking.breaks + [last]
    let name = ([breaking.base] + breaks.map(\.words)).joined(separator: " + ")
    var variation = Variation(
      number: number, sample: sample, title: Variation.Title(name: name), parent: origin,
      base: breaking.base, original: breaking.original, breaks: breaks,
      stateBefore: editor.state, stateAfter: editor.state)
    variation.replacesParent = breaking.isListedInPlace
    library.origin = .variation(number)
    library.variations.append(variation)
    let effects = self.edit(.replace(edit.range, edit.replacement))
    library.variations[library.variations.count - 1].stateAfter = editor.state
    library.list(library.variations.count - 1, true)
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
    guard let variation = library.variation(origin), variation.name != name else { return [] }
    return rename(variation.number, Variation.Title(name: name, isGiven: true)) ?? []
  }

  /// Gives a payload of the list another name; `nil` where it isn't there any more.
  mutating func rename(_ number: Int, _ title: Variation.Title) -> [Effect]? {
    let origin = TextOrigin.variation(number)
    guard let place = library.place(ofVariation: origin), library.variations[place].isListed,
      let editor = library.editor(of: origin)
    else { return nil }
    library.variations[place].title = title
    // A journal that couldn't be gone on with begins anew: it needs the text, too.
    let original = library.variations[place].original
    return [.journal(.write(library.journalEntry(origin, editor, before: original)))]
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
    library.remove(gone)
    notice = "\(name) is off the list; u brings it back"
    return effects
  }
}

// MARK: - Variations that outlive the program

extension ExplorerState {
  /// Lists what an earlier run left, behind the variations that were made since. Of another sample
  /// than the open one nothing is said: F3 lists it once that is opened.
  mutating func receive(_ kept: [KeptVariation], ofSample name: String) -> [Effect] {
    guard let sample = samples.firstIndex(where: { $0.name == name }), !kept.isEmpty else {
      return []
    }
    for kept in kept { list(kept, sample: sample) }
    if sample == self.sample {
      let count = kept.count == 1 ? "a payload" : "\(kept.count) payloads"
      notice =
        "\(count) of an earlier run: F3 lists what was broken or edited there, D takes it off"
    }
    fitPanes()
    return nextSurvey()
  }

  private mutating func list(_ kept: KeptVariation, sample: Int) {
    let payload = samples[sample].payloads.first?.name ?? ""
    library.list(
      kept.name, SourceReading(of: kept.edit.text, kept.encoding), original: kept.original,
      ofSample: sample, parent: .sample(samples[sample].name, payload: payload))
    journal.take(kept.edit)
  }
}
