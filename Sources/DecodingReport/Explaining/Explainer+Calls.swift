internal import JSONSource

/// The call that a why is about, by the number that it has in the trace.
extension Explainer {
  /// The calls for the fields, in each style whose calls are kept.
  func callsOfFields() -> [DecodingStyle: [JSONPath: Trace.Call]] {
    report.styles.reduce(into: [:]) { $0[$1.style] = $1.trace?.callsByPath }
  }

  /// The number of the field's call, where the calls are kept.
  func call(of field: FieldReport, _ style: DecodingStyle) -> [Explanation.Line] {
    guard let trace = report[style]?.trace, let call = calls[style]?[field.path] else { return [] }
    let count = trace.omitted == 0 ? " of \(trace.calls.count)" : ""
    return [
      .init(
        .note, label: "call", text: "\(call.number)\(count)", note: TraceText.words(for: call))
    ]
  }
}

extension Trace {
  /// The calls for values, by their places: of each the first that failed, else the first.
  fileprivate var callsByPath: [JSONPath: Call] {
    var found: [JSONPath: Call] = [:]
    for call in calls where call.operation.asksForValue {
      let isFirstFailed = call.hasThrown && found[call.path]?.hasThrown == false
      if found[call.path] == nil || isFirstFailed { found[call.path] = call }
    }
    return found
  }
}
