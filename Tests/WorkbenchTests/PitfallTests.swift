import DecodingReport
import Testing
import Workbench

@Suite struct PitfallTests {
  @Test(arguments: Pitfall.all)
  func `the report says what strict decoding does, and tracing changes nothing`(
    _ pitfall: Pitfall
  ) {
    func hold<T: Decodable>(_ type: T.Type) {
      TraceComparison.check(type, pitfall.json, pitfall.options)
      let report = run(Root<T>.self, pitfall.json, [.strict], pitfall.options)
      #expect(Self.changes(report) == pitfall.says)
      for other in TracedModels.options { TraceComparison.check(type, pitfall.json, other) }
    }
    hold(pitfall.model)
  }

  /// `✗ $.age wrong-type, ⋯ $.role bad-enum`; fields behind the error only where they'd have failed.
  private static func changes(_ report: Report) -> String {
    let changes = (report[.strict]?.fields ?? []).compactMap { field -> String? in
      let reason = field.alone?.reason ?? field.reason
      let isCalm = field.outcome == .asSent || field.isContainer && field.outcome == .notReached
      guard !isCalm, field.alone == nil || field.alone?.outcome == .threw, let reason else {
        return nil
      }
      return "\(field.outcome.glyph) \(field.path) \(reason.rawValue)"
        + (field.silentLoss ? "!" : "")
    }
    return changes.isEmpty ? "OK" : changes.joined(separator: ", ")
  }
}
