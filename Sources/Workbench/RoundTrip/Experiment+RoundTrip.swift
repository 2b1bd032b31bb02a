package import DecodingReport

extension Experiment {
  /// What the styles of a report write back.
  package func roundTrip(_ report: Report, _ cancellation: Cancellation? = nil) -> RoundTrip {
    guard report.payload.foundationAccepts else { return RoundTrip(report, []) }
    return RoundTrip(report, encodings(cancellation))
  }

  private func encodings(_ cancellation: Cancellation?) -> [StyleEncoding] {
    switch models {
    case .loaded(let types, _):
      let runs = RoundTripRuns(self, with: types)
      return styles.flatMap { style in
        cancellation?.isCancelled == true ? [] : runs.encodings(in: style)
      }
    case .elsewhere(let runner): return runner.write(self, cancellation)
    }
  }
}
