import DecodingReport
import Foundation
import JSONSource
import Samples
import Testing
import Workbench

/// The lessons about encoding: each line is a place that the round trip shows, and nothing else is.
///
/// That what is shown is what Foundation's encoder writes is held for all samples elsewhere.
@Suite struct WrittenBackTests {
  struct Shown: Sendable, CustomStringConvertible {
    var payload: String
    var strict: [String]
    var byDefault: [String]
    var smart: [String]
    /// The styles that can't read what they wrote, or read something else.
    var unstable: Set<DecodingStyle>

    var description: String { payload }

    init(
      _ payload: String, _ strict: [String], _ byDefault: [String], _ smart: [String],
      unstable: Set<DecodingStyle> = []
    ) {
      self.payload = payload
      self.strict = strict
      self.byDefault = byDefault
      self.smart = smart
      self.unstable = unstable
    }

    subscript(style: DecodingStyle) -> [String] {
      switch style {
      case .strict: strict
      case .default: byDefault
      case .smart: smart
      }
    }
  }

  static let shown = [
    Shown(
      "WrittenBack as-received", ["$.note: null → –", #"$.channel: "web" → –"#],
      ["$.note: null → –", #"$.status: "waiting" → "unknown""#, #"$.channel: "web" → –"#],
      ["$.note: null → –", #"$.channel: "web" → –"#]),
    Shown("WrittenBack pieces-as-text", [], [#"$.pieces: "2" → 0"#], [#"$.pieces: "2" → 2"#]),
    Shown("NilLeftOut as-received", ["$.nickname: null → –"], [], ["$.nickname: null → –"]),
    Shown("NilLeftOut nickname-missing", [], [], []),
    Shown(
      "NilLeftOut website-null", ["$.website: null → –"], ["$.website: null → –"],
      ["$.website: null → –"]),
    Shown(
      "DefaultsWrittenOut as-received", [], ["$.isMuted: – → false", "$.volume: – → 1"],
      ["$.isMuted: – → false", "$.volume: – → 50"]),
    Shown(
      "DatesWritten fraction", [#"$.starts: "2024-03-01T09:30:00.750Z" → "2024-03-01T09:30:00Z""#],
      [], [#"$.starts: "2024-03-01T09:30:00.750Z" → 1709285400.75"#],
      unstable: [.strict, .smart]),
    Shown(
      "DatesWritten offset", [#"$.starts: "2024-03-01T09:30:00+01:00" → "2024-03-01T08:30:00Z""#],
      [#"$.starts: "2024-03-01T09:30:00+01:00" → "2024-03-01T08:30:00Z""#],
      [#"$.starts: "2024-03-01T09:30:00+01:00" → 1709281800"#], unstable: [.smart]),
    Shown("NumbersAsKeys clean", [], [], []),
    Shown(
      "NumbersAsKeys leading-zero", [#"$.seats["01"]: "01" → "1""#],
      [#"$.seats["01"]: "01" → "1""#], [#"$.seats["01"]: "01" → "1""#]),
    Shown(
      "KeyOrder as-received", [#"$.signature: "9c1e" → –"#], [#"$.signature: "9c1e" → –"#],
      [#"$.signature: "9c1e" → –"#]),
    Shown(
      "WholeNumbers as-received", ["$.celsius: 21.0 → 21", "$.price: 19.90 → 19.9"],
      ["$.celsius: 21.0 → 21", "$.price: 19.90 → 19.9"],
      ["$.celsius: 21.0 → 21", "$.price: 19.90 → 19.9"]),
    Shown(
      "WrapperAsObject as-received", [#"$.level: 140 → {"wrappedValue": 100}"#],
      ["$.level: 140 → 100"], ["$.level: 140 → 100"], unstable: [.strict]),
    Shown(
      "ForgottenSuper as-received", [#"$.dog.name: "Fido" → –"#], [#"$.dog.name: "Fido" → –"#], [],
      unstable: [.strict, .default]),
  ]

  @Test(arguments: shown)
  func `the round trip shows what the lesson says`(_ shown: Shown) throws {
    let names = shown.payload.split(separator: " ").map(String.init)
    let entry = try #require(SampleCatalogue.all.sample(named: names[0]))
    let payload = try #require(entry.payloads.first { $0.name == names[1] })
    let experiment = Experiment(entry: entry, source: payload.fileName, bytes: payload.bytes)
    let trip = experiment.roundTrip(experiment.run())
    for style in trip.styles {
      let form = style.mirrored
      let places = form.differences.filter { $0.kind != .reordered && $0.reason != .textForm }
      let lines = places.map { "\($0.path): \($0.sent ?? "–") → \($0.written ?? "–")" }
      #expect(lines == shown[style.style], "\(style.style)")
      #expect((form.stability.isStable == false) == shown.unstable.contains(style.style))
    }
  }
}
