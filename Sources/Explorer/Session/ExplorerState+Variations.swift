import TerminalCanvas
import Workbench

extension ExplorerState {
  func variation(_ origin: TextOrigin) -> Variation? {
    guard case .variation(let number) = origin else { return nil }
    return variations.first { $0.number == number }
  }

  /// Goes on in a new payload of the list with an edit that breaks a field; the one that was open
  /// stays as it is.
  mutating func vary(by edit: SourceEdit, name: String) -> [Effect] {
    keepDraft()
    let number = (variations.map(\.number).max() ?? 0) + 1
    var variation = Variation(
      number: number, sample: sample, name: "\(payloadName) + \(name)", parent: origin,
      original: editor.text, stateBefore: editor.state, stateAfter: editor.state)
    origin = .variation(number)
    variations.append(variation)
    let effects = self.edit(.replace(edit.range, edit.replacement))
    variation.stateAfter = editor.state
    variations[variations.count - 1] = variation
    editor.markSaved()
    notice = "\(variation.name); u takes it back, F3 lists it"
    return effects
  }

  /// Undo leads from a variation back to the payload that it was made from, and redo leads to it
  /// again. `before` is the editor before the step.
  mutating func followHistory(from before: SourceEditor) {
    if let variation = variation(origin), editor.state == variation.stateBefore,
      let parent = drafts[variation.parent], parent.text == editor.text
    {
      drafts[origin] = before
      origin = variation.parent
      editor.takeSavedState(of: parent)
      return
    }
    let next = variations.last { variation in
      variation.parent == origin && variation.stateAfter == editor.state
        && drafts[.variation(variation.number)]?.text == editor.text
    }
    guard let next, let draft = drafts[.variation(next.number)] else { return }
    drafts[origin] = before
    origin = .variation(next.number)
    editor.takeSavedState(of: draft)
  }

  /// Asks for another name for the open variation.
  mutating func askForName() {
    guard let variation = variation(origin) else {
      notice = "only payloads that were made here can be renamed; ^S saves under another name"
      return
    }
    layers.push(.prompt(Prompt(.rename, text: variation.name)))
  }

  mutating func rename(to name: String) -> [Effect] {
    guard let place = variations.firstIndex(where: { .variation($0.number) == origin }) else {
      return []
    }
    variations[place].name = name
    variations[place].isKept = true
    guard let variation = variationName(origin) else { return [] }
    return [
      .journal(
        .write(
          JournalEntry(
            origin: origin, before: variations[place].original, record: .source(variation.text),
            variation: variation, encoding: editor.encoding)))
    ]
  }

  /// Takes note that a file has the text of a variation, if the source is one.
  mutating func markVariationSaved(_ origin: TextOrigin) {
    guard let place = variations.firstIndex(where: { .variation($0.number) == origin }) else {
      return
    }
    variations[place].isSaved = true
  }

  /// Takes the open payload off the list, after a question if text would be lost.
  mutating func deletePayload() -> [Effect] {
    if origin.isBuiltIn {
      notice = "the sample's own payloads stay; ^R goes back to the payload as it came"
      return []
    }
    let isNowhereElse = variation(origin).map { !$0.isSaved } ?? (origin == .standardInput)
    if isNowhereElse || editor.isModified {
      layers.close(.text)
      layers.push(.prompt(Prompt(.delete(name: payloadName))))
      return []
    }
    return removePayload()
  }

  /// Takes the open payload off the list, and opens the one above it. A file stays on the disk.
  mutating func removePayload() -> [Effect] {
    let items = payloadItems
    let place = items.firstIndex { $0.origin == origin } ?? 0
    let gone = origin
    let name = payloadName
    let next = items.indices.contains(place - 1) ? place - 1 : place + 1
    guard items.indices.contains(next) else {
      notice = "there is no other payload to go to"
      return []
    }
    let effects = open(origin: items[next].origin)
    drafts[gone] = nil
    knownMarks[gone] = nil
    let isVariation = variation(gone) != nil
    variations.removeAll { .variation($0.number) == gone }
    externals.removeAll { $0.origin == gone }
    notice = "\(name) is off the list"
    return isVariation ? effects + [.journal(.end(gone))] : effects
  }
}
