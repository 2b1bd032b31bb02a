import DecodingReport
import Workbench

/// How a comparison begins, and where its end leads.
extension CompareScreen {
  /// What opens the comparison that is asked for, or says why there is none.
  static func opening(for action: Action?, on stage: Stage) -> [Request] {
    let library = stage.library
    switch action {
    case nil: return stage.focus == .model ? ofModels(stage) : ofPayloads(stage)
    case .ownSettings: return ofSettings(library)
    case .formerSettings:
      return library.formerChanges.map { compare(.formerSettings($0)) }
        ?? [.notice(CompareWords.ownSettings)]
    case .openedModel: return ofModels(stage)
    case .formerModel:
      return library.modelDraft?.former.map { compare(.model($0)) }
        ?? [.notice(CompareWords.noModelBefore)]
    case .model(let model): return compare(.model(model))
    case .earlier(let entry): return compare(.earlier(entry))
    case .other(let origin): return compare(.payload(library.origin)) + [.open(origin)]
    case .pair(let pair): return pairAgain(pair, library)
    default: return ofPayloads(stage)
    }
  }

  private static func compare(_ base: CompareBase) -> [Request] {
    [.compare(.begin(base)), .show(CompareScreen())]
  }

  /// The settings with the sample's own; where they are these, with those that were before.
  private static func ofSettings(_ library: Library) -> [Request] {
    guard library.changedSettings.isEmpty else { return compare(.ownSettings) }
    return library.formerChanges.map { compare(.formerSettings($0)) }
      ?? [.notice(CompareWords.ownSettings)]
  }

  private static func ofModels(_ stage: Stage) -> [Request] {
    let library = stage.library
    guard library.modelRevision(of: library.sample) > 0 else {
      return [.notice(CompareWords.modelAsOpened)]
    }
    guard library.samples[library.sample].sources.isEmpty else { return compare(.openedModel) }
    return library.modelDraft?.former.map { compare(.model($0)) }
      ?? [.notice(CompareWords.noModelBefore)]
  }

  private static func ofPayloads(_ stage: Stage) -> [Request] {
    let library = stage.library
    let origin = library.origin
    if let base = stage.comparing.base(goingOnWith: origin) { return compare(base) }
    if let variation = library.variation(origin) { return compare(.payload(variation.parent)) }
    guard let proposed = library.comparand(of: origin) else {
      return [.notice(CompareWords.alone)]
    }
    return compare(.payload(origin)) + [
      .open(proposed), .menu(Menu.comparands(stage, but: origin, isFirst: true)),
    ]
  }

  private static func pairAgain(_ pair: ComparedPair, _ library: Library) -> [Request] {
    let opening: [Request] = pair.origin == library.origin ? [] : [.open(pair.origin)]
    return compare(pair.base) + opening + [.decode(pair.settings)]
  }

  /// Where Esc leads: to the exercise whose solution it was, or to the table.
  static func comingBack(_ stage: Stage) -> Request {
    stage.comparing.base?.isSolution == true
      ? .perform(.own(Practice.Action.list)) : .focus(.result)
  }
}
