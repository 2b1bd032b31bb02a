import DecodingReport
import JSONSource
import Workbench

extension CompareRequest {
  /// What is open, compared with a base.
  init(
    subject: Subject, b: ExplainAnswer, _ base: CompareBase, _ library: Library,
    _ live: LiveResults
  ) {
    self.init(subject: subject, a: library.request(live), b: b)
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
  /// A payload of the list, as it is now.
  func state(of origin: TextOrigin) -> MatrixRequest.PayloadState {
    let editor = origin == self.origin ? editor : drafts[origin]
    return MatrixRequest.PayloadState(
      origin: origin, revision: editor?.revision ?? 0, count: presentText(of: origin).count)
  }

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
