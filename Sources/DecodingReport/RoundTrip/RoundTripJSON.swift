import JSONSource

/// What comes back, as JSON, schema 1. Keys and their order are stable: scripts depend on them.
package struct RoundTripJSON {
  private let trip: RoundTrip

  package init(_ trip: RoundTrip) {
    self.trip = trip
  }

  package var json: OrderedJSON {
    .object([
      .init("schema", .integer(JSONReport.schema)), .init("model", .string(trip.model)),
      .init("modelSource", .string(trip.modelSource)),
      .init(
        "payload",
        .object([
          .init("source", .string(trip.payload.source)),
          .init("bytes", .integer(trip.payload.bytes)),
        ])),
      .init("styles", .array(trip.styles.map(json))),
    ])
  }

  private func json(_ style: StyleRoundTrip) -> OrderedJSON {
    .object([
      .init("style", .string(style.style.rawValue)),
      .init(
        "encoders", .array(([style.mirrored] + [style.plain].compactMap(\.self)).map(json))),
    ])
  }

  private func json(_ form: RoundTripForm) -> OrderedJSON {
    let isWritten = form.refusal == nil
    return .object([
      .init("encoder", .string(form.encoder.name)),
      .init("mirrored", .bool(form.encoder.isMirrored)),
      .init("settings", strings(form.encoder.settings)),
      .init("notMirrored", strings(form.encoder.notMirrored)),
      .init("refusal", .string(orNull: form.refusal)),
      .init(
        "written", isWritten ? .string(String(decoding: form.bytes, as: UTF8.self)) : .null),
      .init("differences", .array(form.differences.map(json))),
      .init("omittedDifferences", .integer(form.omittedDifferences)),
      .init("reorderedObjects", strings(form.reordered.map(\.description))),
      .init("stable", form.stability.isStable.map { .bool($0) } ?? .null),
      .init("stability", .string(form.stability.words)),
    ])
  }

  private func json(_ difference: RoundTripDifference) -> OrderedJSON {
    .object([
      .init("kind", .string(difference.kind.rawValue)),
      .init("path", .string("\(difference.path)")),
      .init("writtenPath", .string(orNull: difference.writtenPath.map { "\($0)" })),
      .init("sent", .string(orNull: difference.sent)),
      .init("written", .string(orNull: difference.written)),
      .init("reason", .string(difference.reason.rawValue)),
      .init("evidence", .string(difference.evidence.rawValue)),
      .init("words", .string(difference.words)),
    ])
  }

  private func strings(_ texts: [String]) -> OrderedJSON { .array(texts.map { .string($0) }) }
}
