import DecodingReport
import JSONSource
import TextEditor
package import Workbench

/// What A is.
package enum CompareBase: Hashable, Sendable {
  case payload(TextOrigin)
  /// The model as it was opened, for the same payload.
  case openedModel
  /// Another model, for the same payload.
  case model(ComparedModel)
  /// The settings that are the sample's own, for the same payload.
  case ownSettings
  /// Other settings, for the same payload: those before the last change.
  case formerSettings(DecodingChanges)
  /// A state that was noted, by its own model.
  case earlier(HistoryEntry)
}

extension CompareRequest {
  /// What is open, compared with a base.
  init(_ base: CompareBase, _ b: ExplainAnswer, on stage: Stage) {
    let (library, live) = (stage.library, stage.live)
    a = library.request(live)
    self.b = b
    changes = library.changes
    modelOfB = library.entry.sources[.strict]
    switch base {
    case .payload(let origin): a = library.request(live, for: origin)
    case .openedModel:
      a.sample = library.samples[library.sample]
      decode(with: library.changes)
      a.modelIndex = nil
    case .model(let compared): model = library.request(compared, live)
    case .ownSettings: decode(with: DecodingChanges())
    case .formerSettings(let former): decode(with: former)
    case .earlier(let entry):
      let found = library.model(of: entry.state)
      a.text = entry.state.text
      a.sample = found.entry
      a.modelIndex = nil
      model = found.compiled.map { library.request($0, live) }
      decode(with: entry.state.settings)
    }
  }

  private mutating func decode(with changes: DecodingChanges) {
    self.changes = changes
    a.options = changes.applied(to: a.sample.options)
    a.document = nil
  }
}

extension Library {
  /// The decode of a payload of the list.
  func request(_ live: LiveResults, for origin: TextOrigin) -> ExplainRequest {
    var request = request(live)
    guard origin != self.origin else { return request }
    request.text = presentText(of: origin)
    request.encoding = drafts[origin]?.encoding ?? original(of: origin).encoding
    request.sourceName = name(of: origin)
    request.document = nil
    return request
  }
}
