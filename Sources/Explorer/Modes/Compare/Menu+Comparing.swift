import DecodingReport
import Workbench

/// What there is to be compared.
extension Menu {
  /// The payloads of the list but for one, the proposed one chosen; then the pairs that have names, and
  /// for the payload that B is the models and settings that were before.
  static func comparands(_ stage: Stage, but open: TextOrigin, isFirst: Bool) -> Menu {
    let library = stage.library
    let payloads = library.payloadItems.filter { $0.origin != open }
    let isOfPayloads = isFirst || stage.comparing.base?.isPayload == true
    let items = payloads.map { item in
      isOfPayloads
        ? Item(title: item.name, .payload(item.origin))
        : Item(title: item.name, .action(.own(CompareScreen.Action.other(item.origin))))
    }
    let pairs = stage.namedPairs.filter { $0.pair != stage.comparedPair }.map { pair, name in
      Item(
        title: CompareWords.named(name), preview: CompareWords.sides(pair, library),
        .action(.own(CompareScreen.Action.pair(pair))))
    }
    let title = isOfPayloads ? CompareWords.menu(library.name(of: open)) : CompareWords.menu
    return Menu(
      .ofRoom(title: title, neverMind: isFirst ? .own(CompareScreen.Action.neverMind) : nil),
      items + pairs + (isFirst ? [] : former(stage)),
      selected: payloads.firstIndex { $0.origin == library.comparand(of: open) } ?? 0)
  }

  /// The models and settings that were before, but for those that are being compared.
  private static func former(_ stage: Stage) -> [Item] {
    let library = stage.library
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
    return found.filter { $0.base != stage.comparing.base }.map { base, action in
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
