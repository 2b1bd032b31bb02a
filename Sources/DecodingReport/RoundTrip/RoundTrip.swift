import Foundation
package import JSONSource

/// What each style writes back of a payload that it decoded, why that is something else than was sent,
/// and whether it is stable: the answer of `roundtrip`.
package struct RoundTrip: Sendable, Equatable {
  package var model: String
  package var modelSource: String
  package var payload: Report.PayloadFinding
  package var styles: [StyleRoundTrip]

  /// Compares what was written with the report's payload.
  package init(_ report: Report, _ encodings: [StyleEncoding]) {
    model = report.model
    modelSource = report.modelSource
    payload = report.payload
    let document = report.document ?? JSONDocument.parse("")
    styles = report.styles.map { style in
      StyleRoundTrip(
        style, encodings.filter { $0.style == style.style }, of: document)
    }
  }

  package subscript(style: DecodingStyle) -> StyleRoundTrip? {
    styles.first { $0.style == style }
  }
}

/// What one style writes back, by each encoder that was tried.
package struct StyleRoundTrip: Sendable, Equatable {
  package var style: DecodingStyle
  /// What was written by an encoder that is given what undoes the decoder's strategies.
  package var mirrored: RoundTripForm
  /// What comes without that; `nil` where there is nothing to leave out.
  package var plain: RoundTripForm?

  init(_ report: StyleReport, _ encodings: [StyleEncoding], of document: JSONDocument) {
    style = report.style
    let forms = encodings.map { RoundTripForm($0, report, of: document) }
    mirrored =
      forms.first { $0.encoder.isMirrored } ?? forms.first ?? RoundTripForm(notTold: report)
    plain = forms.first { !$0.encoder.isMirrored && $0.encoder != mirrored.encoder }
  }

  /// What differs by the plain encoder and not by the other one, or in another way.
  package var differencesOfPlain: [RoundTripDifference] {
    guard let plain else { return [] }
    return plain.differences.filter { !mirrored.differences.contains($0) }
  }
}

/// What one encoder wrote, compared with the payload.
package struct RoundTripForm: Sendable, Equatable {
  package var encoder: StyleEncoding.Encoder
  /// Why nothing was written; `nil` where something was.
  package var refusal: String?
  /// The JSON as it was written.
  package var bytes: [UInt8] = []
  package var differences: [RoundTripDifference] = []
  /// How many more there are than are kept.
  package var omittedDifferences = 0
  /// The objects whose keys come in another order.
  package var reordered: [JSONPath] = []
  /// The payload and what was written, beside each other.
  package var rows: [RoundTripRow] = []
  package var omittedRows = 0
  package var stability = Stability.notTold

  /// Whether what is written can be decoded and written again, with the same value and the same JSON.
  package struct Stability: Sendable, Equatable {
    /// `nil` where it isn't told.
    package var isStable: Bool?
    /// One sentence without its end; of what isn't stable, where.
    package var words: String
    /// The first place where it isn't; `nil` where it is none of the JSON.
    package var path: JSONPath?

    static let notTold = Stability(isStable: nil, words: "not told: nothing was written")
  }

  init(notTold report: StyleReport) {
    encoder = StyleEncoding.Encoder(name: "", isMirrored: true, dates: "")
    refusal = "not told: nobody has asked \(report.style.rawValue) to write"
  }

  init(_ writing: StyleEncoding, _ report: StyleReport, of document: JSONDocument) {
    encoder = writing.encoder
    switch writing.result {
    case .notDecoded:
      let words = report.failure.map { ": \($0.message)" } ?? ""
      refusal = "nothing to write: \(report.style.rawValue) threw\(words)"
    case .notEncodable(let type): refusal = "not told: \(type) isn't Encodable"
    case .refused(let words): refusal = "the value can't be encoded: \(words)"
    case .lost(let words): refusal = "not told: \(words)"
    case .written(let value, let bytes, let again):
      self.bytes = bytes
      let written = JSONDocument.parse(bytes)
      let reasoning = RoundTripReasoning(report, writing.encoder, writing.traits)
      let comparison = RoundTripComparison(document, written, reasoning)
      differences = comparison.differences
      omittedDifferences = comparison.omittedDifferences
      reordered = comparison.reordered
      rows = comparison.rows
      omittedRows = comparison.omittedRows
      stability = Stability(value, written, again, reasoning)
    }
  }

  /// How many places differ.
  package var differenceCount: Int { differences.count + omittedDifferences }
}

extension RoundTripForm.Stability {
  init(
    _ value: String, _ written: JSONDocument, _ again: StyleEncoding.Again,
    _ reasoning: RoundTripReasoning
  ) {
    switch again {
    case .refused(let words):
      self.init(
        isStable: false, words: "not stable: what is written can't be decoded again: \(words)")
    case .decoded(_, nil):
      self.init(
        isStable: false,
        words: "not stable: decoded again, it can't be encoded a second time")
    case .decoded(let second, let bytes?):
      let comparison = RoundTripComparison(written, JSONDocument.parse(bytes), reasoning)
      let first = comparison.differences.first { $0.kind != .reordered }
      self.init(isSameValue: value == second, value, second, first)
    }
  }

  private init(
    isSameValue: Bool, _ value: String, _ second: String, _ first: RoundTripDifference?
  ) {
    path = first?.path
    isStable = isSameValue && first == nil
    let change = first.map { difference in
      "\(difference.path), \(difference.sent ?? "nothing") becomes "
        + (difference.written ?? "nothing")
    }
    switch (isSameValue, change) {
    case (true, nil):
      // Long values' texts are cut, and compared as far as they go.
      let limit = value.contains("…") ? ", as far as its text goes" : ""
      words = "stable: decoded again it is the same value\(limit), and the same JSON"
    case (true, let change?):
      words = "not stable: written again, the same value is other JSON at \(change)"
    case (false, nil):
      words =
        "not stable: the same JSON, but another value: "
        + Self.change(from: value, to: second)
    case (false, let change?): words = "not stable: written again it differs at \(change)"
    }
  }

  /// Where two values' texts part: `…age: 3)` becomes `…age: 0)`.
  private static func change(from value: String, to second: String) -> String {
    let common = value.commonPrefix(with: second)
    let start =
      common.lastIndex { $0 == "(" || $0 == "[" || $0 == " " }
      .map { common.index(after: $0) } ?? common.startIndex
    let before = common[..<start].split(separator: " ").last.map(String.init) ?? ""
    let skipped = common.distance(from: common.startIndex, to: start)
    func part(_ text: String) -> String {
      let rest = text.dropFirst(skipped)
      return String(rest.prefix { !",)]".contains($0) }.prefix(40))
    }
    return "\(before) \(part(value)) becomes \(part(second))"
  }
}
