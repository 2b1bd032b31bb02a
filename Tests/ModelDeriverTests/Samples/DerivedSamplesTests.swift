import DecodingReport
import Samples
import TestSupport
import Testing
import Workbench

/// Default and smart models are derived from the strict one of every built-in sample, compiled, and
/// decode all payloads beside those that are written by hand.
@Suite struct DerivedSamplesTests {
  @Test func `derived models decode as the hand-written ones do`() throws {
    #expect(SampleCatalogue.all.count == 58)
    let samples = try CaseSelection.tenth(of: SampleCatalogue.all, least: 8).map {
      try DerivedSample($0)
    }
    let program = try DerivedProgram(samples)
    var used: Set<String> = []
    var payloads = 0
    for (sample, reports) in zip(samples, try program.reports(of: samples)) {
      for (payload, derived) in zip(sample.entry.payloads, reports) {
        let experiment = Experiment(
          entry: sample.entry, source: "", bytes: payload.bytes, styles: [.default, .smart])
        let byHand = try ComparableReport(experiment.run())
        #expect(byHand.styles.map(\.style) == derived.styles.map(\.style))
        for (byHand, derived) in zip(byHand.styles, derived.styles) {
          let place = "\(sample.entry.name) \(derived.style)"
          let unexplained = byHand.differences(from: derived).unexplained(at: place, &used)
          #expect(unexplained == [], "\(place) \(payload.name)")
        }
        payloads += 1
      }
    }
    #expect(payloads > 3 * samples.count)
    let tried = Set(samples.map(\.entry.name))
    let listed = WrittenOtherwise.all.filter { tried.contains($0.sample) }.flatMap { entry in
      entry.styles.flatMap { style in entry.paths.map { "\(entry.sample) \(style.rawValue) \($0)" }
      }
    }
    #expect(listed.filter { !used.contains($0) } == [], "listed, and nothing differs there")
  }
}

extension [ComparableReport.Difference] {
  /// What differs for no reason that is listed, a line each. Where a reason made one of the two
  /// stop, what that one didn't reach any more has the same reason.
  fileprivate func unexplained(at place: String, _ used: inout Set<String>) -> [String] {
    let reasons = WrittenOtherwise.all.flatMap { entry in
      entry.styles.map { (place: "\(entry.sample) \($0.rawValue)", entry: entry) }
    }.filter { $0.place == place }.map(\.entry)
    var rest: [ComparableReport.Difference] = []
    var stops = false
    for difference in self where difference.isOfField {
      let paths = reasons.compactMap { $0.path(for: difference.path) }
      for path in paths { used.insert("\(place) \(path)") }
      if paths.isEmpty { rest.append(difference) } else { stops = stops || difference.stops }
    }
    if stops { rest.removeAll(where: \.isUnreached) }
    if rest.isEmpty, contains(where: \.isOfField) { return [] }
    return (rest + filter { !$0.isOfField }).map { "\($0.path): \($0.here) | \($0.there)" }
  }
}
