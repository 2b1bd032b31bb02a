import Workbench

/// Variations that outlive the program.
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
