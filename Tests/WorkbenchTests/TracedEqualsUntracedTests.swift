import DecodingReport
import DecodingStyles
import Foundation
import TestSupport
import Testing
import Workbench

/// The trace explains what Foundation does, so it must not change it.
@Suite struct TracedEqualsUntracedTests {
  @Test(arguments: TracedModels.options)
  func `tracing changes neither value nor error`(options: DecodingOptions) {
    var pairs = 0
    let values = CaseSelection.tenth(of: TracedModels.values, least: 8)
    for model in TracedModels.all {
      for json in values.map({ #"{"a": \#($0)}"# }) + ["{}", "[]"] {
        check(model, json, options)
        pairs += 4
      }
    }
    if Self.models > 20 { print("traced as untraced,", pairs, "pairs of a model and a value") }
    #expect(pairs > (CaseSelection.isWhole ? 8400 : 1200))
  }

  @Test(arguments: TracedModels.values)
  func `a root of any kind is traced as it is decoded`(json: String) {
    for model in TracedModels.all { checkRoot(model, json, DecodingOptions()) }
  }

  private func check<T: Decodable>(_ type: T.Type, _ json: String, _ options: DecodingOptions) {
    checkRoot(Required<T>.self, json, options)
    checkRoot(Optionally<T>.self, json, options)
    checkRoot(Listed<T>.self, json, options)
    checkRoot(Swallowing<T>.self, json, options)
  }

  private func checkRoot<T: Decodable>(
    _ type: T.Type, _ json: String, _ options: DecodingOptions
  ) {
    TraceComparison.check(type, json, options)
  }

  /// How many models a seed makes: 400 make 12,800 pairs, which take minutes.
  static let models = CaseSelection.isWhole ? 400 : 20

  /// Models that follow a generated script, payloads that fit it but for a fault here and there.
  @Test(arguments: CaseSelection.tenth(of: Array(0..<8), least: 3))
  func `tracing changes nothing for generated models and payloads`(seed: Int) {
    var generator = ScriptGenerator(seed: UInt64(seed) &* 7919 &+ 1)
    let options = TracedModels.options
    var decoded = 0
    var pairs = 0
    for _ in 0..<Self.models {
      let script = generator.script()
      for payload in 0..<4 {
        let json = generator.json(for: script, rarity: [1000, 20, 8, 4][payload])
        let option = options[Int.random(in: options.indices, using: &generator)]
        if TraceComparison.check(Scripted.self, json, option, script: script) { decoded += 1 }
        pairs += 1
      }
    }
    // Neither all good nor all bad.
    if Self.models > 20 {
      print("traced as untraced, seed", seed, pairs, "pairs", decoded, "decoded")
    }
    #expect(pairs == Self.models * 4 && decoded * 10 > pairs && decoded * 10 < pairs * 9)
  }
}

private struct Required<T: Decodable>: Decodable { var a: T }
private struct Optionally<T: Decodable>: Decodable { var a: T? }
private struct Listed<T: Decodable>: Decodable { var a: [T] }

/// Swallows errors as a library does that knows nothing of us.
private struct Swallowing<T: Decodable>: Decodable {
  var a: T?
  var isPresent: Bool
  var isNull: Bool

  private enum CodingKeys: CodingKey { case a }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    isPresent = container.contains(.a)
    isNull = (try? container.decodeNil(forKey: .a)) ?? false
    a = try? container.decode(T.self, forKey: .a)
  }
}
