import DecodingReport
import DecodingStyles
import Foundation
import JSONSource

/// One payload, read once, and decoded in one style after the other.
struct Bench {
  /// How often a decode is tried again with placeholders for what failed, to see the fields
  /// behind; fewer times for large payloads, where a decode costs more.
  private var maximumRepairs: Int {
    switch data.count {
    case ..<16_384: 40
    case ..<65_536: 6
    case ..<1_048_576: 1
    default: 0
    }
  }

  let document: JSONDocument
  let data: Data
  let options: DecodingOptions
  /// Whether the reports hold the calls of the decodes.
  let keepsTraces: Bool

  /// The report of one style. `refused`: Foundation doesn't read the document.
  func report(_ style: DecodingStyle, of sample: any Sample.Type, refused: Bool) -> StyleReport {
    func report<S: Sample>(_ sample: S.Type) -> StyleReport {
      switch style {
      case .strict: foundation(S.StrictModel.self, style)
      case .default: foundation(S.DefaultModel.self, style)
      case .smart: smart(S.SmartModel.self, refused: refused)
      }
    }
    return report(sample)
  }

  /// Foundation decodes, untraced: that is the value and the error. The trace explains them.
  private func foundation<Model: Decodable>(
    _ type: Model.Type, _ style: DecodingStyle
  ) -> StyleReport {
    let decoder = options.makeJSONDecoder()
    var result: Result<Any, any Error> = .success(())
    let microseconds = Self.time { result = Result { try decoder.decode(type, from: data) } }
    var failed = false
    if case .failure = result { failed = true }
    let context = trace(type, repairs: failed ? maximumRepairs : 0)
    return StyleReport(
      style: style, model: TypeName.of(type),
      run: StyleReport.Run(
        recorder: context.recorder, result: result, microseconds: microseconds),
      document: document, convertsFromSnakeCase: options.keyStrategy == .snake,
      keepsTrace: keepsTraces)
  }

  /// Decodes with tracing; where that throws, again with a placeholder at the place that failed.
  private func trace<Model: Decodable>(_ type: Model.Type, repairs: Int) -> TraceContext {
    var standIns: Set<StandInPlace> = []
    var context = attempt(type, standIns)
    for _ in 0..<repairs {
      guard let place = context.placesToStandIn.first(where: { !standIns.contains($0) })
      else { break }
      standIns.insert(place)
      context = attempt(type, standIns)
    }
    return context
  }

  private func attempt<Model: Decodable>(
    _ type: Model.Type, _ standIns: Set<StandInPlace>
  ) -> TraceContext {
    let context = TraceContext(
      document: document, convertsFromSnakeCase: options.keyStrategy == .snake, standIns: standIns,
      digester: ElementDigester(document: document))
    let decoder = options.makeJSONDecoder()
    if let key = TraceContext.userInfoKey { decoder.userInfo[key] = context }
    _ = try? decoder.decode(TracedRoot<Model>.self, from: data)
    return context
  }

  private func smart<Model: Decodable>(_ type: Model.Type, refused: Bool) -> StyleReport {
    let recorder = DecodingRecorder(digester: ElementDigester(document: document))
    let decoder = options.makeSmartDecoder()
    var result: Result<Any, any Error> = .success(())
    let microseconds = Self.time {
      result = Result {
        // What Foundation doesn't read, nobody decodes: the three columns stay comparable.
        if refused { throw DecodingError.unreadable }
        return try decoder.decode(type, from: document, recorder: nil)
      }
    }
    if !refused { _ = try? decoder.decode(type, from: document, recorder: recorder) }
    return StyleReport(
      style: .smart, model: TypeName.of(type),
      run: StyleReport.Run(
        recorder: recorder, result: result, microseconds: microseconds),
      document: document, convertsFromSnakeCase: options.keyStrategy == .snake,
      keepsTrace: keepsTraces)
  }

  private static func time(_ work: () -> Void) -> Int {
    let duration = ContinuousClock().measure(work)
    return Int(duration.components.seconds) * 1_000_000
      + Int(duration.components.attoseconds / 1_000_000_000_000)
  }
}

extension DecodingError {
  /// As Foundation puts it for a document that it doesn't read.
  fileprivate static var unreadable: DecodingError {
    .dataCorrupted(Context(codingPath: [], debugDescription: "The given data was not valid JSON."))
  }
}
