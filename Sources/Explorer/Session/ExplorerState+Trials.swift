import DecodingReport
import JSONSource
import Workbench

/// What is tried in the background: the faults of the open menu, or the fixes that the why advises.
extension ExplorerState {
  /// Has tried what is looked at now, unless that is what was asked for last.
  mutating func dueTrials() -> [Effect] {
    let subject = trialSubject
    guard subject != trials.subject else { return [] }
    let wasTrying = trials.subject != nil
    guard let subject else {
      trials.begin(nil)
      return wasTrying ? [.tryOut(nil)] : []
    }
    let due: [TrialRequest.Trial]
    switch subject.kind {
    case .faults(let onTop):
      due = faultTrials(onTop: onTop)
      trials.begin(subject)
    case .fixes:
      let stage = Stage(self)
      let fixes = stage.explainedSelection?.explanation.fixes ?? []
      (trials, due) = proposing(fixes, for: subject, on: stage)
    }
    guard !due.isEmpty else { return wasTrying ? [.tryOut(nil)] : [] }
    return [.tryOut(TrialRequest(subject: subject, trials: due, base: request))]
  }

  /// What a trial would be about; `nil` where none is wanted.
  private var trialSubject: TrialRequest.Subject? {
    guard let selection, selectedRow != nil, live.isUpToDate, live.rejection == nil,
      live.answer?.hasWhys == true, !live.isModelStale, !hiding.hides(selection, style),
      editor.text.count <= Self.parsedWhileTyping
    else { return nil }
    func subject(_ kind: TrialRequest.Subject.Kind) -> TrialRequest.Subject {
      TrialRequest.Subject(kind: kind, revision: live.revision, path: selection, style: style)
    }
    if case .menu(let menu) = layers.top, menu.kind == .faults {
      return subject(.faults(onTop: menu.breaksOnTop))
    }
    return layers.isEmpty && focus == .why ? subject(.fixes) : nil
  }

  /// Each fault of the menu, in its line's place, as it would be made.
  private func faultTrials(onTop: Bool) -> [TrialRequest.Trial] {
    guard case .menu(let menu) = layers.top, let breaking = try? Stage(self).breaking(onTop: onTop)
    else { return [] }
    return menu.items.enumerated().compactMap { place, item in
      item.fault.flatMap { breaking.text(brokenBy: $0) }
        .map { TrialRequest.Trial(place: place, change: .payload($0)) }
    }
  }

  private func proposing(
    _ fixes: [Fix], for subject: TrialRequest.Subject, on stage: Stage
  ) -> (Trials, [TrialRequest.Trial]) {
    var proposals: [Trials.Proposal] = []
    var due: [TrialRequest.Trial] = []
    var line = 0
    while line < fixes.count, proposals.count < Trials.letters.count {
      let end = min(fixes.count, line + 1 + fixes[line...].prefix(while: \.needsNext).count)
      if let (change, trial) = trial(of: Array(fixes[line..<end]), on: stage) {
        due.append(TrialRequest.Trial(place: proposals.count, change: trial))
        proposals.append(
          Trials.Proposal(lines: line..<end, words: fixes[line].code, change: change))
      }
      line = end
    }
    var trials = trials
    trials.begin(subject, proposals)
    return (trials, due)
  }

  /// How lines that belong together are tried; `nil` of those that are no change of what is open here.
  private func trial(
    of fixes: [Fix], on stage: Stage
  ) -> (Trials.Change, TrialRequest.Trial.Change)? {
    switch fixes.first?.setting {
    case .snakeCaseKeys?: return options { $0.keyStrategy = .snake }
    case .dates(let name)?:
      guard let strategy = DecodingOptions.DateStrategy(foundationName: name) else { return nil }
      return options { $0.dateStrategy = strategy }
    case .type(let root)?:
      return trialModel(root: root).map { (.root(root), .model($0, advice: nil)) }
    case nil:
      // The other versions are derived from the strict one.
      guard style == .strict, let owner = stage.selectedProperty, let model = trialModel(root: nil)
      else { return nil }
      let advice = TrialRequest.Advice(
        fixes: fixes, property: owner.property, type: owner.type)
      return (.model, .model(model, advice: advice))
    }
  }

  private func options(
    _ change: (inout DecodingChanges) -> Void
  ) -> (Trials.Change, TrialRequest.Trial.Change)? {
    var changes = library.changes
    change(&changes)
    let options = changes.applied(to: entry.options)
    return options == self.options ? nil : (.options(changes), .options(options))
  }

  /// The open model as it would be asked for, with another root.
  private func trialModel(root: String?) -> ModelRequest? {
    let draft = library.modelDraft ?? library.newModelDraft(of: sample)
    return draft.map { modelRequest($0, sample: sample, root: root) }
  }
}

// MARK: - Making a fix, and taking it back

extension ExplorerState {
  /// Makes one of the fixes that were tried.
  mutating func makeFix(_ place: Int) -> [Effect] {
    guard trials.proposals.indices.contains(place), trials.fixResult(at: place) != nil
    else {
      notice = focus == .why ? "no fix has this letter" : "the why's fixes have letters: F8"
      return []
    }
    let proposal = trials.proposals[place]
    let effects: [Effect]
    let change: Trials.Undoing.Change
    switch proposal.change {
    case .options(let changes):
      change = .options(library.changes)
      effects = decode(with: changes)
    case .root(let root):
      change = .root(entry.title)
      effects = choose(root: root)
    case .model:
      let files = trials.files(at: place)
      beginModelDraft()
      let texts = library.modelDraft?.files.map(\.editor.text) ?? []
      let changed = files.indices.filter {
        texts.indices.contains($0) && texts[$0] != SourceText(Array(files[$0].text.utf8))
      }
      change = .model(changed.map { ModelPlace(sample: sample, file: $0) })
      for file in changed {
        _ = replaceModelText(
          SourceText(Array(files[file].text.utf8)), at: ModelPlace(sample: sample, file: file))
      }
      live.isModelStale = true
      effects = compileOnArrival()
    }
    trials.undoing = Trials.Undoing(change: change, after: Trials.State(library))
    notice = "\(Trials.letters[place]): \(proposal.words); u takes it back"
    return effects
  }

  /// Takes back the fix that was made last, while the why is looked at; `nil` where there is none, or where
  /// something was changed since, which would be taken back instead.
  mutating func takeFixBack() -> [Effect]? {
    guard focus == .why, let undoing = trials.undoing else { return nil }
    trials.undoing = nil
    guard undoing.after == Trials.State(library) else { return nil }
    notice = "the fix is taken back"
    switch undoing.change {
    case .options(let changes): return decode(with: changes)
    case .root(let root): return choose(root: root)
    case .model(let places):
      for place in places {
        library.modelDrafts[place.sample]?.change(place: place.file) { file in
          _ = file.editor.apply(.undo)
        }
      }
      live.isModelStale = library.modelDraft.map { !$0.isUpToDate } ?? false
      return compileOnArrival()
    }
  }
}

extension DecodingOptions.DateStrategy {
  /// A strategy of `JSONDecoder`'s that needs nothing besides its name; `nil` for another one.
  fileprivate init?(foundationName: String) {
    switch foundationName {
    case "deferredToDate": self = .deferred
    case "iso8601": self = .iso8601
    case "secondsSince1970": self = .seconds
    case "millisecondsSince1970": self = .milliseconds
    default: return nil
    }
  }
}
