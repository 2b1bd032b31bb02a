import DecodingReport
import JSONSource
import Workbench

/// What is tried: the faults of the open menu, or the fixes that the why advises.
extension Trials {
  /// Has tried what is looked at now, unless that is what was asked for last.
  mutating func due(on stage: Stage, _ layers: LayerStack) -> [Effect] {
    let wanted = Self.subject(on: stage, layers)
    guard wanted != subject else { return [] }
    let wasTrying = subject != nil
    var due: [TrialRequest.Trial] = []
    switch wanted?.kind {
    case nil: begin(nil)
    case .faults(let onTop)?:
      begin(wanted)
      due = Self.faults(of: layers, onTop: onTop, on: stage)
    case .fixes?:
      let fixes = Self.fixes(on: stage)
      begin(wanted, fixes.proposals)
      due = fixes.trials
    }
    guard let wanted, !due.isEmpty else { return wasTrying ? [.tryOut(nil)] : [] }
    let base = stage.library.request(stage.live)
    return [.tryOut(TrialRequest(subject: wanted, trials: due, base: base))]
  }

  /// What a trial would be about; `nil` where none is wanted.
  private static func subject(on stage: Stage, _ layers: LayerStack) -> TrialRequest.Subject? {
    let live = stage.live
    guard let selection = stage.selection, stage.selectedRow != nil, live.isUpToDate,
      live.rejection == nil, live.answer?.hasWhys == true, !live.isModelStale,
      !stage.hiding.hides(selection, stage.style),
      stage.editor.text.count <= ExplorerState.parsedWhileTyping
    else { return nil }
    func subject(_ kind: TrialRequest.Subject.Kind) -> TrialRequest.Subject {
      TrialRequest.Subject(
        kind: kind, revision: live.revision, path: selection, style: stage.style)
    }
    if case .menu(let menu) = layers.top, menu.kind == .faults {
      return subject(.faults(onTop: menu.breaksOnTop))
    }
    return layers.isEmpty && stage.hasFixes ? subject(.fixes) : nil
  }

  /// Each fault of the menu, in its line's place, as it would be made.
  private static func faults(
    of layers: LayerStack, onTop: Bool, on stage: Stage
  ) -> [TrialRequest.Trial] {
    guard case .menu(let menu) = layers.top, let breaking = try? stage.breaking(onTop: onTop)
    else { return [] }
    return menu.items.enumerated().compactMap { place, item in
      item.fault.flatMap { breaking.text(brokenBy: $0) }
        .map { TrialRequest.Trial(place: place, change: .payload($0)) }
    }
  }

  private static func fixes(
    on stage: Stage
  ) -> (proposals: [Proposal], trials: [TrialRequest.Trial]) {
    let fixes = stage.explainedSelection?.explanation.fixes ?? []
    var proposals: [Proposal] = []
    var due: [TrialRequest.Trial] = []
    var line = 0
    while line < fixes.count, proposals.count < Self.letters.count {
      let end = min(fixes.count, line + 1 + fixes[line...].prefix(while: \.needsNext).count)
      if let (change, trial) = trial(of: Array(fixes[line..<end]), on: stage) {
        due.append(TrialRequest.Trial(place: proposals.count, change: trial))
        proposals.append(Proposal(lines: line..<end, words: fixes[line].code, change: change))
      }
      line = end
    }
    return (proposals, due)
  }

  /// How lines that belong together are tried; `nil` of those that are no change of what is open here.
  private static func trial(
    of fixes: [Fix], on stage: Stage
  ) -> (Change, TrialRequest.Trial.Change)? {
    switch fixes.first?.setting {
    case .snakeCaseKeys?: return options(stage.library) { $0.keyStrategy = .snake }
    case .dates(let name)?:
      guard let strategy = DecodingOptions.DateStrategy(foundationName: name) else { return nil }
      return options(stage.library) { $0.dateStrategy = strategy }
    case .type(let root)?:
      return model(root: root, on: stage).map { (.root(root), .model($0, advice: nil)) }
    case nil:
      // The other versions are derived from the strict one.
      guard stage.style == .strict, let owner = stage.selectedProperty,
        let model = model(root: nil, on: stage)
      else { return nil }
      let advice = TrialRequest.Advice(
        fixes: fixes, property: owner.property, type: owner.type)
      return (.model, .model(model, advice: advice))
    }
  }

  private static func options(
    _ library: Library, _ change: (inout DecodingChanges) -> Void
  ) -> (Change, TrialRequest.Trial.Change)? {
    var changes = library.changes
    change(&changes)
    let options = changes.applied(to: library.entry.options)
    return options == library.options ? nil : (.options(changes), .options(options))
  }

  /// The open model as it would be asked for, with another root.
  private static func model(root: String?, on stage: Stage) -> ModelRequest? {
    let library = stage.library
    let draft = library.modelDraft ?? library.newModelDraft(of: library.sample)
    return draft.map { library.request($0, of: library.sample, stage.live, root: root) }
  }
}

// MARK: - Making a fix, and taking it back

extension Trials {
  /// What makes one of the fixes that were tried, and what is to be told; `nil` where none has this
  /// place.
  func making(_ place: Int, in library: Library) -> (requests: [Request], words: String)? {
    guard proposals.indices.contains(place), fixResult(at: place) != nil else { return nil }
    let proposal = proposals[place]
    let words = "\(Self.letters[place]): \(proposal.words); u takes it back"
    switch proposal.change {
    case .options(let changes): return ([.decode(changes)], words)
    case .root(let root): return ([.chooseRoot(root)], words)
    case .model: return ([.changeModel(changed(at: place, in: library))], words)
    }
  }

  /// The texts of the model's files that a fix changes.
  private func changed(at place: Int, in library: Library) -> [(place: Int, text: SourceText)] {
    let draft = library.modelDraft ?? library.newModelDraft(of: library.sample)
    let present = draft?.files.map(\.editor.text) ?? []
    return zip(present, files(at: place)).enumerated().compactMap { file, texts in
      let text = SourceText(Array(texts.1.text.utf8))
      return text == texts.0 ? nil : (file, text)
    }
  }

  /// Takes note that a fix was made, and how it is taken back.
  mutating func made(_ place: Int, before: Library, after: Library) {
    let change: Undoing.Change =
      switch proposals[place].change {
      case .options: .options(before.changes)
      case .root: .root(before.entry.title)
      case .model:
        .model(
          changed(at: place, in: before).map {
            ModelPlace(sample: before.sample, file: $0.place)
          })
      }
    undoing = Undoing(change: change, after: State(after))
  }

  /// What takes back the fix that was made last; `nil` where there is none, or where something was
  /// changed since, which would be taken back instead.
  mutating func takingBack(_ library: Library) -> Request? {
    guard let undoing else { return nil }
    self.undoing = nil
    guard undoing.after == State(library) else { return nil }
    return switch undoing.change {
    case .options(let changes): .decode(changes)
    case .root(let root): .chooseRoot(root)
    case .model(let places): .undoModel(places)
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
