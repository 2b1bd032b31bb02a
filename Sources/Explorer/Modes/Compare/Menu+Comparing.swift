import DecodingReport
import Workbench

/// What there is to be compared.
extension Menu {
  /// The payloads of the list but for one, the proposed one chosen; then the pairs that have names, and
  /// where two are being compared, the models and settings that were before.
  static func comparands(
    _ stage: Stage, but open: TextOrigin, for screen: CompareScreen? = nil
  ) -> Menu {
    let library = stage.library
    let payloads = library.payloadItems.filter { $0.origin != open }
    let isOfPayloads = screen?.base.isPayload ?? true
    let items = payloads.map { item in
      isOfPayloads
        ? Item(title: item.name, .payload(item.origin))
        : Item(title: item.name, .action(.own(CompareScreen.Action.other(item.origin))))
    }
    let named = stage.left(CompareScreen.self)?.namedPairs(of: library) ?? []
    let pairs = named.filter { $0.pair != screen?.pair(library) }.map { pair, name in
      Item(
        title: CompareWords.named(name), preview: CompareWords.sides(pair, library),
        .action(.own(CompareScreen.Action.pair(pair))))
    }
    let title = isOfPayloads ? CompareWords.menu(library.name(of: open)) : CompareWords.menu
    return Menu(
      .ofRoom(title: title, neverMind: screen == nil ? .own(CompareScreen.Action.neverMind) : nil),
      items + pairs + (screen.map { former(library, but: $0.base) } ?? []),
      selected: payloads.firstIndex { $0.origin == library.comparand(of: open) } ?? 0)
  }

  /// The models and settings that were before, but for the one that is being compared.
  private static func former(_ library: Library, but base: CompareBase) -> [Item] {
    var found: [(base: CompareBase, action: CompareScreen.Action)] = []
    if library.modelRevision(of: library.sample) > 0 {
      if !library.samples[library.sample].sources.isEmpty {
        found.append((.openedModel, .openedModel))
      }
      if let former = library.modelDraft?.former { found.append((.model(former), .formerModel)) }
    }
    if !library.changedSettings.isEmpty { found.append((.ownSettings, .ownSettings)) }
    if let former = library.formerChanges, former != library.changes, former != DecodingChanges() {
      found.append((.formerSettings(former), .formerSettings))
    }
    return found.filter { $0.base != base }.map { base, action in
      Item(title: CompareWords.name(of: base, library), .action(.own(action)))
    }
  }
}

extension CompareBase {
  /// Whether it is another payload.
  var isPayload: Bool { if case .payload = self { true } else { false } }

  /// Whether it is the solution of an exercise.
  var isSolution: Bool {
    if case .model(let model) = self { model.role == .solution } else { false }
  }
}

extension Library {
  /// What a payload is compared with unless somebody says otherwise: what was open last, or the next of
  /// the list; `nil` where there is no other.
  func comparand(of open: TextOrigin) -> TextOrigin? {
    let items = payloadItems.map(\.origin)
    if let previous, previous != open, items.contains(previous) { return previous }
    let place = items.firstIndex(of: open) ?? 0
    let others = (items[place...] + items[..<place]).filter { $0 != open }
    // What an own model has of its own is no payload that anybody sent.
    return others.first { !$0.isBuiltIn || entry.topic != SampleEntry.ownTopic } ?? others.first
  }
}
