import DecodingReport
import Workbench

/// How a comparison begins, and where its end leads.
extension CompareScreen {
  /// What opens the comparison that is asked for, or says why there is none.
  static func opening(for action: Action?, on stage: Stage) -> [Request] {
    let library = stage.library
    switch action {
    case nil: return stage.focus == .model ? ofModels(stage) : ofPayloads(stage)
    case .ownSettings: return ofSettings(stage)
    case .formerSettings:
      return library.formerChanges.map { compare(.formerSettings($0), stage) }
        ?? [.notice(CompareWords.ownSettings)]
    case .openedModel: return ofModels(stage)
    case .formerModel:
      return library.modelDraft?.former.map { compare(.model($0), stage) }
        ?? [.notice(CompareWords.noModelBefore)]
    case .model(let model): return compare(.model(model), stage)
    case .earlier(let entry): return compare(.earlier(entry), stage)
    case .other(let origin): return compare(.payload(library.origin), stage) + [.open(origin)]
    case .pair(let pair): return pairAgain(pair, stage)
    default: return ofPayloads(stage)
    }
  }

  private static func compare(_ base: CompareBase, _ stage: Stage) -> [Request] {
    [.show(CompareScreen(base, on: stage))]
  }

  /// The settings with the sample's own; where they are these, with those that were before.
  private static func ofSettings(_ stage: Stage) -> [Request] {
    let library = stage.library
    guard library.changedSettings.isEmpty else { return compare(.ownSettings, stage) }
    return library.formerChanges.map { compare(.formerSettings($0), stage) }
      ?? [.notice(CompareWords.ownSettings)]
  }

  private static func ofModels(_ stage: Stage) -> [Request] {
    let library = stage.library
    guard library.modelRevision(of: library.sample) > 0 else {
      return [.notice(CompareWords.modelAsOpened)]
    }
    guard library.samples[library.sample].sources.isEmpty else {
      return compare(.openedModel, stage)
    }
    return library.modelDraft?.former.map { compare(.model($0), stage) }
      ?? [.notice(CompareWords.noModelBefore)]
  }

  private static func ofPayloads(_ stage: Stage) -> [Request] {
    let library = stage.library
    let origin = library.origin
    if let paused = stage.left(Self.self)?.paused, paused.origin == origin {
      return compare(paused.base, stage)
    }
    if let variation = library.variation(origin) {
      return compare(.payload(variation.parent), stage)
    }
    guard let proposed = library.comparand(of: origin) else {
      return [.notice(CompareWords.alone)]
    }
    return compare(.payload(origin), stage) + [
      .open(proposed), .menu(Menu.comparands(stage, but: origin)),
    ]
  }

  private static func pairAgain(_ pair: ComparedPair, _ stage: Stage) -> [Request] {
    let opening: [Request] = pair.origin == stage.library.origin ? [] : [.open(pair.origin)]
    return compare(pair.base, stage) + opening + [.decode(pair.settings)]
  }

  /// Where Esc leads: to the exercise whose solution it was, or to the table.
  var comingBack: Request {
    base.isSolution ? .perform(.own(Practice.Action.list)) : .focus(.result)
  }
}
