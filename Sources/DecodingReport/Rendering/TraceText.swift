internal import JSONSource

/// A trace for people: one line a call, nested calls indented, each behind its number.
package struct TraceText {
  /// The most cells that an answer takes before it is cut.
  private static let answerLimit = 64
  /// The most cells to which a call, or a path, is padded.
  private static let paddingLimit = 200

  let trace: Trace
  let appearance: TextAppearance

  package init(_ trace: Trace, appearance: TextAppearance) {
    self.trace = trace
    self.appearance = appearance
  }

  /// The lines, without a line feed behind the last.
  package var text: String {
    let calls = trace.calls.map { call in
      String(repeating: "  ", count: call.depth) + appearance.singleLine(Self.words(for: call))
    }
    let paths = trace.calls.map(\.path.description)
    let widths = (
      min(calls.map(appearance.width).max() ?? 0, Self.paddingLimit),
      min(paths.map(appearance.width).max() ?? 0, Self.paddingLimit)
    )
    var lines = trace.calls.indices.map { index in
      let line =
        number(ofCall: index) + "  " + appearance.padded(calls[index], to: widths.0) + "  "
        + appearance.padded(paths[index], to: widths.1) + "  " + answer(of: trace.calls[index])
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    if trace.omitted > 0 { lines.append("and at least \(trace.omitted) more calls") }
    return lines.joined(separator: "\n")
  }

  /// The number of the call with a place, as wide as that of the last: one call has the same
  /// number wherever it is shown.
  package func number(ofCall place: Int) -> String {
    let number = String(trace.calls[place].number)
    return String(repeating: " ", count: max(0, digits - number.count)) + number
  }

  private var digits: Int { String(trace.calls.last?.number ?? 0).count }

  /// The call as it is written: `decode(Int)`.
  package static func words(for call: Trace.Call) -> String {
    call.type.isEmpty ? call.operation.name : "\(call.operation.name)(\(call.type))"
  }

  /// What came back, in a few words; empty for a container.
  package func answer(of call: Trace.Call) -> String {
    switch call.answer {
    case .value(let value):
      guard let outcome = call.outcome, outcome != .asSent else { return cut(value) }
      return "\(appearance.glyph(outcome)) \(cut(value))"
    case .nothing: return "nil"
    case .bool(let answer): return "\(answer)"
    case .container: return ""
    case .threw(let said):
      let mark = appearance.glyph(.threw)
      let words = said.isEmpty ? "(an empty description)" : appearance.singleLine(said)
      let swallower = call.swallowedBy.map { " (swallowed by \($0))" } ?? ""
      return "\(mark) \(words)\(swallower)"
    }
  }

  private func cut(_ text: String) -> String {
    appearance.truncated(appearance.singleLine(text), to: Self.answerLimit)
  }
}
