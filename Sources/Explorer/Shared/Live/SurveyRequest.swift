package import DecodingReport
package import Workbench

/// The decodes of all payloads of one sample, or of some from outside by its model, for the marks in
/// the lists.
package struct SurveyRequest: Sendable {
  /// The place of the sample in the list, from 0.
  package var sample: Int
  /// The sample itself, with those of its payloads that are decoded.
  package var entry: SampleEntry
  /// The decoders' settings that were asked for, before the sample's own.
  package var changes: DecodingChanges
  /// Payloads from outside, which are decoded instead of the sample's own.
  var externals: [ExternalPayload] = []
  /// The revision of the sample's model.
  var modelRevision = 0
}

/// The loudest outcome of each style for each payload of a request, in their order.
package struct SurveyAnswer: Sendable {
  let request: SurveyRequest
  package let marks: [ReportIndex.Marks]
}

extension StyleReport {
  /// What stands for the whole style in one glyph: that it threw, or its loudest field.
  package var loudestOutcome: Outcome {
    if threw { return .threw }
    return summary.changes.map(\.0).max { $0.loudness < $1.loudness } ?? .asSent
  }
}
