internal import JSONSource

/// A report as JSON, schema 1. Keys and their order are stable: scripts depend on them.
///
/// Values have at most 200 elements a collection, texts found 200 characters, and values and messages
/// 10,000 bytes; `…` stands for the rest, and says how many bytes it has where those are cut.
package struct JSONReport {
  /// The number that changes when a key loses its meaning. New keys don't change it.
  package static let schema = 1

  private let report: Report

  package init(_ report: Report) {
    self.report = report
  }

  /// The report as an ordered value, ready to be written on one line or on several.
  package var json: OrderedJSON {
    var members: [OrderedJSON.Member] = [
      .init("schema", .integer(JSONReport.schema)),
      .init("model", .string(report.model)),
      .init("modelSource", .string(report.modelSource)),
      .init("payload", json(report.payload)),
      .init("styles", .array(report.styles.map(json))),
    ]
    if let other = report.otherDocument { members.append(.init("otherDocument", json(other))) }
    if !report.denials.isEmpty {
      members.append(.init("denied", .array(report.denials.map { .string($0) })))
    }
    return .object(members)
  }

  private func json(_ payload: Report.PayloadFinding) -> OrderedJSON {
    var members: [OrderedJSON.Member] = [
      .init("source", .string(payload.source))
    ]
    if let line = payload.line { members.append(.init("line", .integer(line))) }
    members += [
      .init("bytes", .integer(payload.bytes)),
      .init("valid", .bool(payload.isValid)),
      .init("error", payload.error.map(json) ?? .null),
      .init("foundation", .string(payload.foundationAccepts ? "accepts" : "rejects")),
    ]
    if let limit = payload.foundationLimit { members.append(.init("foundationLimit", json(limit))) }
    return .object(members)
  }

  private func json(_ error: Report.PayloadFinding.SyntaxError) -> OrderedJSON {
    .object([
      .init("line", .integer(error.position.line)),
      .init("column", .integer(error.position.column)),
      .init("message", .cut(error.message)),
      .init("foundationSaid", .cut(orNull: error.foundationSaid)),
    ])
  }

  private func json(_ other: OtherDocument) -> OrderedJSON {
    .object([
      .init("keys", .array(other.keys.map { .string($0) })),
      .init("otherKeys", .integer(other.otherKeys)),
      .init("place", .string(orNull: other.place?.description)),
      .init("fit", .string(orNull: other.fit)),
    ])
  }

  private func json(_ style: StyleReport) -> OrderedJSON {
    var places = MissingPlaces(in: report.document)
    var members: [OrderedJSON.Member] = [
      .init("style", .string(style.style.rawValue)),
      .init("model", .string(style.model)),
      .init("threw", .bool(style.threw)),
      .init("value", .cut(orNull: style.value)),
      .init("error", style.failure.map(json) ?? .null),
      .init("fields", .array(style.fields.map { json($0, lackedAt: places.place(of: $0)) })),
      .init("summary", json(style.summary)),
      .init("microseconds", .integer(style.microseconds)),
    ]
    if !style.randomlyOrdered.isEmpty {
      let paths = style.randomlyOrdered.map { OrderedJSON.string($0.description) }
      members.append(.init("randomlyOrdered", .array(paths)))
    }
    if style.omittedFields > 0 {
      members.append(.init("omittedFields", .integer(style.omittedFields)))
    }
    if let unexplained = style.unexplained {
      members.append(.init("unexplained", .cut(unexplained)))
    }
    return .object(members)
  }

  private func json(_ failure: StyleReport.Failure) -> OrderedJSON {
    .object([
      .init("kind", .string(failure.kind.rawValue)),
      .init("path", .string(orNull: failure.path?.description)),
      .init("line", failure.position.map { .integer($0.line) } ?? .null),
      .init("column", failure.position.map { .integer($0.column) } ?? .null),
      .init("wanted", failure.wanted.isEmpty ? .null : .string(failure.wanted)),
      .init("message", .cut(failure.message)),
      .init("foundationSaid", .cut(failure.foundationSaid)),
    ])
  }

  /// `place`: where the object begins that lacks the field's key.
  private func json(_ field: FieldReport, lackedAt place: JSONPosition?) -> OrderedJSON {
    var members: [OrderedJSON.Member] = [
      .init("path", .string(field.path.description)),
      .init("property", .string(field.property)),
      .init("wanted", field.wanted.isEmpty ? .null : .string(field.wanted)),
      .init("found", field.found.map(json) ?? .null),
      .init("outcome", .string(field.outcome.rawValue)),
      .init("reason", .string(orNull: field.reason?.rawValue)),
      .init("value", .cut(orNull: field.value)),
      .init("fallback", field.fallback.map(json) ?? .null),
      .init("silentLoss", .bool(field.silentLoss)),
      .init("evidence", .string(field.evidence.rawValue)),
      .init("foundationSaid", .cut(orNull: field.foundationSaid)),
      .init("alone", field.alone.map(json) ?? .null),
    ]
    if let place {
      let at = [("line", place.line), ("column", place.column)]
      members.append(.init("at", .object(at.map { .init($0.0, .integer($0.1)) })))
    }
    if let value = field.initialValue {
      members.append(.init("initialValue", .cut(value)))
    }
    if let guilty = field.guilty {
      members.append(.init("guilty", .string(guilty.description)))
    }
    if let didYouMean = field.didYouMean {
      members.append(.init("didYouMean", .string(didYouMean)))
    }
    if let place = field.standsAt {
      members.append(.init("standsAt", .string(place.description)))
    }
    return .object(members)
  }

  private func json(_ found: FieldReport.Found) -> OrderedJSON {
    .object([
      .init("kind", .string(found.kind.words)),
      .init("text", .string(found.text)),
      .init("line", .integer(found.start.line)),
      .init("column", .integer(found.start.column)),
      .init("endLine", .integer(found.end.line)),
      .init("endColumn", .integer(found.end.column)),
    ])
  }

  private func json(_ fallback: FieldReport.Fallback) -> OrderedJSON {
    .object([
      .init("value", .cut(fallback.value)),
      .init("from", .string(fallback.origin.description)),
    ])
  }

  private func json(_ alone: FieldReport.Alone) -> OrderedJSON {
    .object([
      .init("outcome", .string(alone.outcome.rawValue)),
      .init("reason", .string(orNull: alone.reason?.rawValue)),
      .init("value", .cut(orNull: alone.value)),
      .init("foundationSaid", .cut(orNull: alone.foundationSaid)),
    ])
  }

  private func json(_ summary: StyleReport.Summary) -> OrderedJSON {
    let counts = Outcome.allCases.map { outcome in
      OrderedJSON.Member(outcome.rawValue, .integer(summary[outcome]))
    }
    let problems =
      summary.problems > 1 ? [OrderedJSON.Member("problems", .integer(summary.problems))] : []
    return .object(
      counts + [
        .init("silentLoss", .integer(summary.silentLoss)),
        .init("unknownKeys", .integer(summary.unknownKeys)),
      ] + problems)
  }
}

extension OrderedJSON {
  /// A value's text or a message, cut where it is long; null where there is none.
  fileprivate static func cut(orNull text: String?) -> OrderedJSON {
    .string(orNull: text.map { LongText.cut($0) })
  }

  fileprivate static func cut(_ text: String) -> OrderedJSON {
    .string(LongText.cut(text))
  }
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
