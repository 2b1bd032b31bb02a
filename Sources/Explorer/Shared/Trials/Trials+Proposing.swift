import DecodingReport
import JSONSource
import TextEditor
import Workbench

/// What is tried: the faults of the open menu, or the fixes that the why advises.
extension Trials {
  /// What is to be tried now.
  static func due(on stage: Stage, _ layers: LayerStack) -> Due {
    TrialQuestion.trials.due(subject(on: stage, layers))
  }

  /// What a trial would be about; `nil` where none is wanted.
  private static func subject(on stage: Stage, _ layers: LayerStack) -> TrialQuestion.Subject? {
    guard stage.hasFixes || layers.has(.menu) else { return nil }
    let live = stage.live
    guard let selection = stage.selection, stage.selectedRow != nil, stage.settled != nil,
      live.rejection == nil, !live.isModelStale, !stage.hiding.hides(selection, stage.style),
      stage.editor.text.count <= ExplorerState.parsedWhileTyping
    else { return nil }
    func subject(_ kind: TrialQuestion.Subject.Kind) -> TrialQuestion.Subject {
      TrialQuestion.Subject(
        kind: kind, revision: live.revision, path: selection, style: stage.style)
    }
    if case .menu(let menu) = layers.top, menu.kind == .faults {
      return subject(.faults(menu.items.map(\.fault), onTop: menu.breaksOnTop))
    }
    return layers.isEmpty && stage.hasFixes ? subject(.fixes) : nil
  }

  /// What is known at once, and what is to be tried.
  static func begun(_ subject: TrialQuestion.Subject, on stage: Stage) -> (Trials, [Trial]) {
    var trials = Trials(subject: subject)
    switch subject.kind {
    case .faults(let faults, let onTop):
      guard let breaking = try? stage.breaking(onTop: onTop) else { return (trials, []) }
      // Each in its line's place, as it would be made.
      return (
        trials,
        faults.enumerated().compactMap { place, fault in
          fault.flatMap { breaking.text(brokenBy: $0) }
            .map { Trial(place: place, change: .payload($0)) }
        }
      )
    case .fixes:
      let fixes = stage.explainedSelection?.explanation.fixes ?? []
      var due: [Trial] = []
      var line = 0
      while line < fixes.count, trials.proposals.count < letters.count {
        let end = min(fixes.count, line + 1 + fixes[line...].prefix(while: \.needsNext).count)
        let lines = line..<end
        if let (proposal, change) = proposal(Array(fixes[lines]), lines, on: stage) {
          due.append(Trial(place: trials.proposals.count, change: change))
          trials.proposals.append(proposal)
        }
        line = end
      }
      return (trials, due)
    }
  }

  /// What lines that belong together propose, and how that is tried; `nil` of those that are no change
  /// of what is open here.
  private static func proposal(
    _ fixes: [Fix], _ lines: Range<Int>, on stage: Stage
  ) -> (Proposal, Trial.Change)? {
    let library = stage.library
    var proposal = Proposal(lines: lines, words: fixes[0].code)
    func options(_ change: (inout DecodingChanges) -> Void) -> (Proposal, Trial.Change)? {
      var changes = library.changes
      change(&changes)
      let options = changes.applied(to: library.entry.options)
      proposal.request = .decode(changes)
      return options == library.options ? nil : (proposal, .options(options))
    }
    switch fixes[0].setting {
    case .snakeCaseKeys?: return options { $0.keyStrategy = .snake }
    case .dates(let name)?:
      guard let strategy = DecodingOptions.DateStrategy(foundationName: name) else { return nil }
      return options { $0.dateStrategy = strategy }
    case .type(let root)?:
      proposal.request = .chooseRoot(root)
      proposal.changesRoot = true
      return model(root: root, on: stage).map { (proposal, .model($0, advice: nil)) }
    case nil:
      // The other versions are derived from the strict one.
      guard stage.style == .strict, let owner = stage.selectedProperty,
        let model = model(root: nil, on: stage)
      else { return nil }
      let advice = TrialAdvice(fixes: fixes, property: owner.property, type: owner.type)
      return (proposal, .model(model, advice: advice))
    }
  }

  /// The open model as it would be asked for, with another root.
  private static func model(root: String?, on stage: Stage) -> ModelRequest? {
    let library = stage.library
    let draft = library.modelDraft ?? library.newModelDraft(of: library.sample)
    return draft.map { library.request($0, of: library.sample, stage.live, root: root) }
  }
}

// MARK: - Making a fix

extension Trials {
  /// What makes one of the fixes that were tried, and what it is called; `nil` where none has this place.
  func making(_ place: Int, in library: Library) -> (request: Request, words: String)? {
    guard proposals.indices.contains(place), fixResult(at: place) != nil else { return nil }
    let proposal = proposals[place]
    let words = "\(Self.letters[place]): \(proposal.words)"
    return (proposal.request ?? .changeModel(changed(at: place, in: library)), words)
  }

  /// The texts of the model's files that a fix changes.
  private func changed(at place: Int, in library: Library) -> [(place: Int, text: SourceText)] {
    let draft = library.modelDraft ?? library.newModelDraft(of: library.sample)
    let present = draft?.files.map(\.editor.text) ?? []
    return zip(present, results[place]?.files ?? []).enumerated().compactMap { file, texts in
      let text = SourceText(Array(texts.1.text.utf8))
      return text == texts.0 ? nil : (file, text)
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
