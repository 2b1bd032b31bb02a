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

extension Library {
  /// A larger payload is decoded for its marks only when it is opened.
  private static let mostSurveyed = 1 << 20
  /// As many are surveyed at once as take no time that could be felt.
  private static let surveyedAtOnce = (count: 8, bytes: 64 << 10)

  /// Tells results of one model from those of a changed one.
  func modelRevision(of sample: Int) -> Int { modelDrafts[sample]?.compiledRevision ?? 0 }

  /// The next of the payloads from outside, and of the variations, that have no marks yet.
  func externalSurvey() -> SurveyRequest? {
    let entry = entry
    guard !entry.sources.isEmpty else { return nil }
    var next: [ExternalPayload] = []
    var bytes = 0
    for payload in markable
    where payload.origin != origin && knownMarks[payload.origin] == nil
      && payload.source.text.count <= Self.mostSurveyed
    {
      next.append(payload)
      bytes += payload.source.text.count
      if next.count == Self.surveyedAtOnce.count || bytes >= Self.surveyedAtOnce.bytes { break }
    }
    guard !next.isEmpty else { return nil }
    return SurveyRequest(
      sample: sample, entry: entry, changes: changes, externals: next,
      modelRevision: modelRevision(of: sample))
  }

  /// The payloads that aren't the sample's own, as they came or were made.
  private var markable: [ExternalPayload] {
    let made = variations.filter { $0.sample == sample && $0.isListed }.compactMap { variation in
      let origin = TextOrigin.variation(variation.number)
      return drafts[origin].map {
        ExternalPayload(origin: origin, source: SourceReading(of: $0.text, $0.encoding))
      }
    }
    return made + externals.filter { drafts[$0.origin]?.isModified != true }
  }

  /// Takes marks that are of the present texts, settings and model.
  mutating func take(marks answer: SurveyAnswer) {
    guard answer.changes == changes, answer.modelRevision == modelRevision(of: answer.sample) else {
      return
    }
    guard !answer.externals.isEmpty else {
      surveys[answer.sample] = answer.marks
      return
    }
    guard answer.sample == sample else { return }
    for (payload, marks) in zip(answer.externals, answer.marks)
    where presentText(of: payload.origin) == payload.source.text {
      knownMarks[payload.origin] = marks
    }
  }

  /// Orders payloads from outside; those that are alike stay as they are. Returns how many differ
  /// from what was sent in some style.
  mutating func orderExternals(byMarks: Bool) -> Int {
    isByMarks = byMarks
    let marks = externals.map { knownMarks[$0.origin] }
    let loudness = marks.map { marks in
      DecodingStyle.allCases.map { style in marks?[style]?.loudness ?? 0 }
    }
    let order = externals.indices.sorted { one, other in
      if byMarks {
        return loudness[one] == loudness[other]
          ? one < other : loudness[other].lexicographicallyPrecedes(loudness[one])
      }
      return (externals[one].name, one) < (externals[other].name, other)
    }
    externals = order.map { externals[$0] }
    return marks.count { marks in
      DecodingStyle.allCases.contains { style in
        marks?[style].map { $0 != .asSent } ?? false
      }
    }
  }

  /// Files of one name are told apart by their folders.
  mutating func nameExternals() {
    let names = Dictionary(grouping: externals.indices) { externals[$0].origin.shortName }
    for (name, places) in names {
      for place in places {
        externals[place].name = places.count == 1 ? name : externals[place].origin.sourceName
      }
    }
  }

  /// Takes payloads off the list whose files are gone, and into which nothing was typed.
  mutating func removeUnchanged(_ gone: [TextOrigin]) {
    guard !gone.isEmpty else { return }
    let gone = Set(gone)
    externals.removeAll { external in
      gone.contains(external.origin) && external.origin != origin
        && drafts[external.origin]?.isModified != true
    }
  }

  /// What payloads from outside came to belongs to the model that decoded them.
  mutating func forgetMarks() {
    for external in externals { knownMarks[external.origin] = nil }
  }

  /// The same where the sample's model is another one than before, for all of its payloads.
  mutating func forgetAllMarks() {
    knownMarks = [:]
    surveys[sample] = []
  }
}
