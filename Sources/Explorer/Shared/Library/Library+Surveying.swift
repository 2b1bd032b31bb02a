import DecodingReport
import TextEditor
import Workbench

/// The marks of payloads that aren't the sample's own, and their order.
extension Library {
  /// A larger payload is decoded for its marks only when it is opened.
  private static let mostSurveyed = 1 << 20
  /// As many are surveyed at once as take no time that could be felt.
  private static let surveyedAtOnce = (count: 8, bytes: 64 << 10)

  /// Tells results of one model from those of a changed one.
  func modelRevision(of sample: Int) -> Int { models[sample]?.compiledRevision ?? 0 }

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
    return made + externals.list.filter { drafts[$0.origin]?.isModified != true }
  }

  /// Takes marks that are of the present texts, settings and model.
  mutating func take(marks answer: SurveyAnswer) {
    let request = answer.request
    guard request.changes == changes, request.modelRevision == modelRevision(of: request.sample)
    else { return }
    guard !request.externals.isEmpty else {
      if answer.marks.count >= surveys[request.sample].count {
        surveys[request.sample] = answer.marks
      }
      return
    }
    guard request.sample == sample else { return }
    for (payload, marks) in zip(request.externals, answer.marks)
    where presentText(of: payload.origin) == payload.source.text {
      knownMarks[payload.origin] = marks
    }
  }

  /// Orders payloads from outside by what differs once all marks are known, unless somebody chooses
  /// among them; returns how many differ, `nil` where none does or nothing is ordered.
  mutating func orderOnce(isChoosing: Bool) -> Int? {
    guard !externals.isOrdered, externals.list.count > 1, externalSurvey() == nil else {
      return nil
    }
    guard !isChoosing, externals.list.allSatisfy({ $0.origin.part == nil }) else {
      externals.keepOrder()
      return nil
    }
    let count = externals.order(byMarks: true, knownMarks)
    return count > 0 ? count : nil
  }

  /// Orders payloads from outside by what differs, or by their names.
  mutating func orderExternals(byMarks: Bool) {
    _ = externals.order(byMarks: byMarks, knownMarks)
  }

  /// What payloads from outside came to belongs to the model that decoded them.
  mutating func forgetMarks() {
    for external in externals.list { knownMarks[external.origin] = nil }
  }

  /// The same where the sample's model is another one than before, for all of its payloads.
  mutating func forgetAllMarks() {
    knownMarks = [:]
    surveys[sample] = []
  }
}
