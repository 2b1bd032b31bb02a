import DecodingReport
import DecodingStyles
import Foundation
import Testing
import Workbench

@testable import Samples

/// Any bytes decode or throw, in every style and under every option. A trap would end the tests.
///
/// `FUZZ_FACTOR=10 swift test --filter FuzzTests` tries a hundred times as many as without, and prints
/// counts.
@Suite struct FuzzTests {
  static let subjects = SampleCatalogue.all.map(\.name) + ["EveryType"]
  static let factor = ProcessInfo.processInfo.environment["FUZZ_FACTOR"].flatMap(Double.init)

  static let options: [@Sendable (inout DecodingOptions) -> Void] = [
    { _ in },
    {
      $0.keyStrategy = .snake
      $0.dateStrategy = .iso8601
    },
    {
      $0.dateStrategy = .seconds
      $0.dataStrategy = .deferred
    },
    {
      $0.dateStrategy = .milliseconds
      $0.floatStrategy = .strings
    },
    {
      $0.dateStrategy = .format("yyyy-MM-dd")
      $0.json5 = true
    },
  ]

  @Test(.timeLimit(.minutes(10)), arguments: subjects)
  func `any payload decodes or throws in every style`(_ name: String) throws {
    let entry = SampleCatalogue.all.sample(named: name)
    let sample: any Sample.Type = entry?.sample ?? EveryType.self
    let payloads = entry?.payloads.map(\.bytes) ?? [Array(EveryType.payload.utf8)]
    var generator = PayloadGenerator(
      seed: UInt64(Self.subjects.firstIndex(of: name) ?? 0),
      payloads: payloads.filter { $0.count < 4096 })
    var counts: [String: Int] = [:]
    let cases = Int((entry == nil ? 600 : 80) * (Self.factor ?? 0.1))
    for index in 0..<cases {
      var options = sample.options
      Self.options[index % Self.options.count](&options)
      for answer in try check(generator.next(), sample, options) { counts[answer, default: 0] += 1 }
    }
    #expect(counts.values.reduce(0, +) == cases * 4)
    guard Self.factor != nil else { return }
    print("FUZZ", name, cases, counts.sorted { $0.key < $1.key }.map { "\($0) \($1)" })
  }

  /// What became of the payload in the three styles, and in smart decoding's other profile.
  private func check(
    _ bytes: [UInt8], _ sample: any Sample.Type, _ options: DecodingOptions
  ) throws -> [String] {
    let report = Experiment(
      model: "\(sample)", sample: sample, source: "fuzz.json", bytes: bytes, options: options
    ).run()
    let text = String(decoding: bytes, as: UTF8.self)
    for style in report.styles {
      #expect((style.value == nil) == style.threw, "\(style.style) of \(text)")
      #expect((style.failure != nil) == style.threw, "\(style.style) of \(text)")
    }
    func decodes<S: Sample>(_ sample: S.Type) -> Bool {
      var decoder = options.makeSmartDecoder()
      decoder.profile = .two
      return (try? decoder.decode(S.SmartModel.self, from: Data(bytes))) != nil
    }
    return report.styles.map { "\($0.style) \($0.threw ? "threw" : "decoded")" }
      + ["profile 2 \(decodes(sample) ? "decoded" : "threw")"]
  }

  @Test func `a good payload of every type decodes in every style`() {
    let report = Experiment(
      model: "EveryType", sample: EveryType.self, source: "good.json",
      bytes: Array(EveryType.payload.utf8)
    ).run()
    #expect(report.styles.map(\.failure) == [nil, nil, nil])
  }
}
