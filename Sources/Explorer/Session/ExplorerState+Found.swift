import DecodingReport
import Workbench

/// Payloads that were named, or that lie in folders which are watched.
extension ExplorerState {
  /// Lists what was found, and takes over what others wrote where nobody typed here.
  mutating func receive(
    _ found: [FoundPayload], gone: [TextOrigin], _ words: String?
  ) -> [Effect] {
    let known = Dictionary(
      library.externals.enumerated().map { ($1.origin, $0) },
      uniquingKeysWith: { first, _ in first })
    for payload in found {
      let source = SourceReading(payload.bytes)
      if let place = known[payload.origin] {
        take(source, of: payload.origin, at: place)
      } else if !library.removed.contains(where: { $0.origin == payload.origin }) {
        library.externals.append(ExternalPayload(origin: payload.origin, source: source))
      }
    }
    library.removeUnchanged(gone)
    library.nameExternals()
    if let words { notice = words }
    fitPanes()
    return library.nextSurvey().map { [$0] } ?? []
  }

  /// The open file, and one into which something was typed, are asked about where they are open.
  private mutating func take(_ source: SourceReading, of origin: TextOrigin, at place: Int) {
    let present = library.externals[place].source
    guard source.text != present.text || source.encoding != present.encoding,
      origin != self.origin, library.drafts[origin]?.isModified != true
    else { return }
    library.externals[place].source = source
    library.externals[place].written = source.text
    library.knownMarks[origin] = nil
    guard var draft = library.drafts[origin] else { return }
    if let change = draft.text.difference(to: source.text) {
      _ = draft.apply(.replace(change.range, change.replacement))
    }
    draft.encoding = source.encoding
    draft.markSaved()
    library.drafts[origin] = draft
  }

  /// Takes marks, and puts those payloads from outside first that differ once all are known.
  mutating func receive(marks answer: SurveyAnswer) {
    library.take(marks: answer)
    guard !library.isOrdered, library.externals.count > 1, library.externalSurvey() == nil else {
      return
    }
    library.isOrdered = true
    guard !focus.isList, library.externals.allSatisfy({ $0.origin.part == nil }) else { return }
    let count = library.orderExternals(byMarks: true)
    if count > 0, notice == nil {
      notice = "\(count) of \(library.externals.count) payloads differ, first in F3; S: by name"
    }
  }

  /// Orders what came from outside by what differs, or by its name.
  mutating func sortPayloads() {
    guard library.externals.count > 1 else {
      notice = "there are no payloads from outside to sort"
      return
    }
    library.isOrdered = true
    _ = library.orderExternals(byMarks: !library.isByMarks)
    notice = library.isByMarks ? "what differs comes first; S sorts by name" : "sorted by name"
  }
}
