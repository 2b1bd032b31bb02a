import JSONSource

/// What comes back, as JSON, schema 1. Keys and their order are stable: scripts depend on them.
package struct RoundTripJSON {
  private let trip: RoundTrip

  package init(_ trip: RoundTrip) {
    self.trip = trip
  }

  package var json: OrderedJSON {
    [
      "schema": JSONReport.schema, "model": trip.model, "modelSource": trip.modelSource,
      "payload": ["source": trip.payload.source, "bytes": trip.payload.bytes] as OrderedJSON,
      "styles": trip.styles.map(json),
    ]
  }

  private func json(_ style: StyleRoundTrip) -> OrderedJSON {
    [
      "style": style.style,
      "encoders": ([style.mirrored] + [style.plain].compactMap(\.self)).map(json),
    ]
  }

  private func json(_ form: RoundTripForm) -> OrderedJSON {
    [
      "encoder": form.encoder.name, "mirrored": form.encoder.isMirrored,
      "settings": form.encoder.settings, "notMirrored": form.encoder.notMirrored,
      "refusal": form.refusal,
      "written": form.refusal == nil ? String(decoding: form.bytes, as: UTF8.self) : nil,
      "differences": form.differences.map(json), "omittedDifferences": form.omittedDifferences,
      "reorderedObjects": form.reordered, "stable": form.stability.isStable,
      "stability": form.stability.words,
    ]
  }

  private func json(_ difference: RoundTripDifference) -> OrderedJSON {
    [
      "kind": difference.kind, "path": difference.path, "writtenPath": difference.writtenPath,
      "sent": difference.sent, "written": difference.written, "reason": difference.reason,
      "evidence": difference.evidence, "words": difference.words,
    ]
  }
}

extension RoundTripDifference.Kind: JSONConvertible {}
extension RoundTripReason: JSONConvertible {}
