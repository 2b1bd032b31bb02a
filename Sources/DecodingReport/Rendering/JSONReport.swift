internal import JSONSource

/// A report as JSON, schema 1. Keys and their order are stable: scripts depend on them.
///
/// Values have at most 200 elements a collection, texts found 200 characters, and values and messages
/// 10,000 bytes; `…` stands for the rest, and says how many bytes it has where those are cut. A field's
/// `rule` is the case of ``Rule`` that decided it.
package struct JSONReport {
  /// The number that changes when a key loses its meaning. New keys don't change it.
  package static let schema = 1

  private let report: Report

  package init(_ report: Report) {
    self.report = report
  }

  /// The report as an ordered value, ready to be written on one line or on several.
  package var json: OrderedJSON {
    [
      "schema": JSONReport.schema, "model": report.model, "modelSource": report.modelSource,
      "payload": json(report.payload), "styles": report.styles.map(json),
      "otherDocument": IfAny(report.otherDocument.map(json)),
      "denied": IfAny(report.denials.isEmpty ? nil : report.denials),
    ]
  }

  private func json(_ payload: Report.PayloadFinding) -> OrderedJSON {
    [
      "source": payload.source, "line": IfAny(payload.line), "bytes": payload.bytes,
      "valid": payload.isValid, "error": payload.error.map(json),
      "foundation": payload.foundationAccepts ? "accepts" : "rejects",
      "foundationLimit": IfAny(payload.foundationLimit.map(json)),
    ]
  }

  private func json(_ error: Report.PayloadFinding.SyntaxError) -> OrderedJSON {
    [
      "line": error.position.line, "column": error.position.column, "message": cut(error.message),
      "foundationSaid": error.foundationSaid.map(cut),
    ]
  }

  private func json(_ other: OtherDocument) -> OrderedJSON {
    ["keys": other.keys, "otherKeys": other.otherKeys, "place": other.place, "fit": other.fit]
  }

  private func json(_ style: StyleReport) -> OrderedJSON {
    var places = MissingPlaces(in: report.document)
    return [
      "style": style.style, "model": style.model, "threw": style.threw,
      "value": style.value.map(cut), "error": style.failure.map(json),
      "fields": style.fields.map { json($0, lackedAt: places.place(of: $0)) },
      "summary": json(style.summary), "microseconds": style.microseconds,
      "randomlyOrdered": IfAny(style.randomlyOrdered.isEmpty ? nil : style.randomlyOrdered),
      "omittedFields": IfAny(style.omittedFields > 0 ? style.omittedFields : nil),
      "unexplained": IfAny(style.unexplained.map(cut)),
    ]
  }

  private func json(_ failure: StyleReport.Failure) -> OrderedJSON {
    [
      "kind": failure.kind, "path": failure.path, "line": failure.position?.line,
      "column": failure.position?.column, "wanted": orNull(failure.wanted),
      "message": cut(failure.message), "foundationSaid": cut(failure.foundationSaid),
    ]
  }

  /// `place`: where the object begins that lacks the field's key.
  private func json(_ field: FieldReport, lackedAt place: JSONPosition?) -> OrderedJSON {
    [
      "path": field.path, "property": field.property,
      "wanted": orNull(field.wanted), "found": field.found.map(json),
      "outcome": field.outcome, "reason": field.reason, "value": field.value.map(cut),
      "fallback": field.fallback.map(json), "silentLoss": field.silentLoss,
      "evidence": field.evidence.word, "foundationSaid": field.foundationSaid.map(cut),
      "alone": field.alone.map(json),
      "at": IfAny(place.map { ["line": $0.line, "column": $0.column] as OrderedJSON }),
      "initialValue": IfAny(field.initialValue.map(cut)), "guilty": IfAny(field.guilty),
      "didYouMean": IfAny(field.didYouMean), "standsAt": IfAny(field.standsAt),
      "rule": IfAny(field.decidedBy),
    ]
  }

  private func json(_ found: FieldReport.Found) -> OrderedJSON {
    [
      "kind": found.kind.words, "text": found.text, "line": found.start.line,
      "column": found.start.column, "endLine": found.end.line, "endColumn": found.end.column,
    ]
  }

  private func json(_ fallback: FieldReport.Fallback) -> OrderedJSON {
    ["value": cut(fallback.value), "from": fallback.origin.description]
  }

  private func json(_ alone: FieldReport.Alone) -> OrderedJSON {
    [
      "outcome": alone.outcome, "reason": alone.reason, "value": alone.value.map(cut),
      "foundationSaid": alone.foundationSaid.map(cut),
    ]
  }

  private func json(_ summary: StyleReport.Summary) -> OrderedJSON {
    let outcomes: OrderedJSON.Members = Outcome.allCases.map { ($0.rawValue, summary[$0]) }
    return OrderedJSON(
      members: outcomes + [
        ("silentLoss", summary.silentLoss), ("unknownKeys", summary.unknownKeys),
        ("problems", IfAny(summary.errors > 1 ? summary.errors : nil)),
      ])
  }

  /// A value's text or a message, cut where it is long.
  private func cut(_ text: String) -> String { LongText.cut(text) }

  private func orNull(_ text: String) -> String? { text.isEmpty ? nil : text }
}

extension Outcome: JSONConvertible {}
extension Reason: JSONConvertible {}
extension Evidence: JSONConvertible {}
extension Rule: JSONConvertible {}
extension DecodingStyle: JSONConvertible {}
extension DecodingErrorKind: JSONConvertible {}
extension JSONPath: JSONConvertible {
  package var json: OrderedJSON? { .string(description) }
}

extension JSONNode.Kind {
  /// The kind as reports name it.
  fileprivate var words: String {
    switch self {
    case .string: "string"
    case .number: "number"
    case .true: "true"
    case .false: "false"
    case .null: "null"
    case .array: "array"
    case .object: "object"
    case .key: "key"
    case .invalid: "invalid"
    }
  }
}
