import DecodingReport
import DecodingStyles
import Foundation
import JSONSource

/// One payload, read once, and decoded in one style after the other: for the values, and then
/// again with recording, for the whys.
struct Bench: Sendable {
  let document: JSONDocument
  let data: Data
  let options: DecodingOptions
  /// Whether the reports hold the calls of the decodes.
  let keepsTraces: Bool
  /// The models' sources, where they are known.
  let sources: [DecodingStyle: ModelSource]

  /// What a style makes of the payload, without any tracing.
  func answer(_ style: DecodingStyle, of sample: any Sample.Type) -> StyleAnswer {
    func answer<S: Sample>(_ sample: S.Type) -> StyleAnswer {
      switch style {
      case .strict: foundation(S.StrictModel.self, style)
      case .default: foundation(S.DefaultModel.self, style)
      case .smart: smart(S.SmartModel.self)
      }
    }
    return answer(sample)
  }

  /// The report of one style, from its answer and a decode that is recorded.
  func report(
    _ answer: StyleAnswer, of sample: any Sample.Type, _ cancellation: Cancellation?
  ) -> StyleReport {
    func report<S: Sample>(_ sample: S.Type) -> StyleReport {
      let recorder =
        switch answer.style {
        case .strict: trace(S.StrictModel.self, answer, cancellation)
        case .default: trace(S.DefaultModel.self, answer, cancellation)
        case .smart: record(S.SmartModel.self, answer, cancellation)
        }
      return StyleReport(
        style: answer.style, model: answer.model,
        run: StyleReport.Run(
          recorder: recorder, result: answer.result, microseconds: answer.microseconds),
        document: document, convertsFromSnakeCase: options.keyStrategy == .snake,
        keepsTrace: keepsTraces, typeDefault: Self.typeDefault,
        initialValue: initialValues(in: answer.style))
    }
    return report(sample)
  }

  /// What the model's source gives a property, where decoding doesn't keep it anyway.
  private func initialValues(in style: DecodingStyle) -> (String, String) -> String? {
    guard style != .smart, let source = sources[style] else { return { _, _ in nil } }
    let values = SourceInitialValues.of(source)
    return { type, property in values.value(of: property, in: type) }
  }

  private static func typeDefault(of type: any Any.Type) -> Any? {
    (type as? any DefaultValue.Type)?.defaultValue
  }
}

extension Bench {
  /// Foundation decodes, untraced: that is the value and the error. The trace explains them.
  private func foundation<Model: Decodable>(
    _ type: Model.Type, _ style: DecodingStyle
  ) -> StyleAnswer {
    let decoder = options.makeJSONDecoder()
    return StyleAnswer(style, type) { try decoder.decode(type, from: data) }
  }

  private func smart<Model: Decodable>(_ type: Model.Type) -> StyleAnswer {
    let decoder = options.makeSmartDecoder()
    return StyleAnswer(.smart, type) {
      try decoder.decode(type, from: document, recorder: nil)
    }
  }

  /// Decodes with tracing; where that throws, on with placeholders at the places that failed.
  private func trace<Model: Decodable>(
    _ type: Model.Type, _ answer: StyleAnswer, _ cancellation: Cancellation?
  ) -> DecodingRecorder {
    let context = TraceContext(
      document: document, convertsFromSnakeCase: options.keyStrategy == .snake,
      digester: ElementDigester(document: document),
      repeatableCalls: answer.failed ? max(Self.leastRepeatableCalls, document.nodeCount) : 0,
      cancellation: cancellation)
    let decoder = options.makeJSONDecoder()
    if let key = TraceContext.userInfoKey { decoder.userInfo[key] = context }
    _ = try? decoder.decode(TracedRoot<Model>.self, from: data)
    return context.recorder
  }

  /// What a failed decode may be repeated for at any size; a larger payload may have as many calls
  /// repeated as it has nodes, which is about what one decode makes.
  private static let leastRepeatableCalls = 4096

  private func record<Model: Decodable>(
    _ type: Model.Type, _ answer: StyleAnswer, _ cancellation: Cancellation?
  ) -> DecodingRecorder {
    let recorder = DecodingRecorder(
      digester: ElementDigester(document: document), cancellation: cancellation)
    guard !answer.isRefused else { return recorder }
    _ = try? options.makeSmartDecoder().decode(type, from: document, recorder: recorder)
    return recorder
  }
}
