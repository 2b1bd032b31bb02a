import DecodingConclusions
package import DecodingReport
import DecodingStyles
import Foundation
import JSONSource

/// Writes back what the styles decode, and decodes that again: the model's code runs here.
///
/// Strict and default are written by Foundation's encoder; smart by the models' own method, where they
/// have it.
package struct RoundTripRuns {
  private let runs: StyleRuns

  package init(_ experiment: Experiment, with types: ModelTypes) {
    runs = StyleRuns(experiment, types)
  }

  /// What is written in one style: with what undoes the decoder's strategies, and without, where that is
  /// something else.
  package func encodings(in style: DecodingStyle) -> [StyleEncoding] {
    switch style {
    case .strict: write(runs.types.strict, style)
    case .default: write(runs.types.default, style)
    case .smart: write(runs.types.smart, style)
    }
  }

  private func write<Model: Decodable>(
    _ type: Model.Type, _ style: DecodingStyle
  ) -> [StyleEncoding] {
    let (settings, trials) = (runs.settings(style), runs.trials(in: style))
    let (mirroring, plain) = (EncoderSettings(mirroring: settings), EncoderSettings())
    let encoder = StyleEncoding.Encoder(mirroring, isMirrored: true)
    guard let value = value(of: type, style, settings) else {
      return [StyleEncoding(style, by: encoder, .notDecoded)]
    }
    guard type is any Encodable.Type else {
      return [StyleEncoding(style, by: encoder, .notEncodable(type: TypeName.of(type)))]
    }
    let traits = ValueTraits(of: value)
    func writing(_ writer: ValueWriter) -> StyleEncoding {
      StyleEncoding(
        style, by: writer.encoder,
        writer.result(of: value) { try trials.value(of: type, from: $0) },
        traits: traits)
    }
    if style == .smart, SmartWriting.writer(of: value) != nil {
      return writeSmartly(value, settings, writing)
    }
    let mirrored = writing(.foundation(mirroring, isMirrored: true))
    guard !mirroring.words.isEmpty else { return [mirrored] }
    return [mirrored, writing(.foundation(plain, isMirrored: false))]
  }

  /// The root decoded plainly; `nil` where that throws.
  private func value<Model: Decodable>(
    of type: Model.Type, _ style: DecodingStyle, _ settings: DecoderSettings
  ) -> Model? {
    if style == .smart {
      return try? settings.makeSmartDecoder().decode(type, from: runs.document, recorder: nil)
    }
    return runs.document.trapsFoundation
      ? nil : try? settings.makeJSONDecoder().decode(type, from: runs.data)
  }

  /// By `toJSONString`, with mapped keys and without, where that makes a difference.
  private func writeSmartly(
    _ value: Any, _ settings: DecoderSettings, _ writing: (ValueWriter) -> StyleEncoding
  ) -> [StyleEncoding] {
    let mapped = writing(.smart(useMappedKeys: true, settings))
    let plain = writing(.smart(useMappedKeys: false, settings))
    if case .written(_, let bytes, _) = mapped.result,
      case .written(_, let others, _) = plain.result, bytes == others
    {
      var only = plain
      only.encoder.isMirrored = true
      return [only]
    }
    return [mapped, plain]
  }
}

/// One way to write a value.
private struct ValueWriter {
  let encoder: StyleEncoding.Encoder
  /// The bytes, or why there are none.
  let write: (Any) -> Result<[UInt8], RoundTripProblem>

  static func foundation(_ settings: EncoderSettings, isMirrored: Bool) -> ValueWriter {
    ValueWriter(encoder: StyleEncoding.Encoder(settings, isMirrored: isMirrored)) { value in
      Result { () throws(RoundTripProblem) in
        do {
          return Array(try settings.makeJSONEncoder().encode(AnyValue(value: value)))
        } catch {
          throw RoundTripProblem(error)
        }
      }
    }
  }

  static func smart(useMappedKeys: Bool, _ settings: DecoderSettings) -> ValueWriter {
    ValueWriter(
      encoder: StyleEncoding.Encoder(smartWithMappedKeys: useMappedKeys, settings)
    ) { value in
      if let text = SmartWriting.writer(of: value).flatMap({ $0(useMappedKeys) }) {
        return .success(Array(text.utf8))
      }
      // The method keeps to itself what stopped it: JSONEncoder, which it calls, doesn't.
      let foundation = ValueWriter.foundation(EncoderSettings(), isMirrored: false).write(value)
      if case .failure(let problem) = foundation {
        return .failure(
          RoundTripProblem(words: "toJSONString gives nil, JSONEncoder says \(problem.words)"))
      }
      return .failure(RoundTripProblem(words: "toJSONString gives nil"))
    }
  }

  /// Writes, decodes what is written, and writes that again.
  func result(
    of value: Any, decodingBy decode: ([UInt8]) throws -> Any
  ) -> StyleEncoding.Result {
    switch write(value) {
    case .failure(let problem): return .refused(problem.words)
    case .success(let bytes) where !StyleEncoding.isComparable(bytes):
      return .refused("it is nested deeper than Foundation reads, or has more than 128 MB")
    case .success(let bytes):
      let again: StyleEncoding.Again
      do {
        let second = try decode(bytes)
        let next = (try? write(second).get()).flatMap { StyleEncoding.isComparable($0) ? $0 : nil }
        again = .decoded(value: SwiftText.of(second), bytes: next)
      } catch {
        again = .refused(RoundTripProblem(error).words)
      }
      return .written(value: SwiftText.of(value), bytes: bytes, again)
    }
  }
}

/// Why a value wasn't encoded, or what was written not decoded.
private struct RoundTripProblem: Error {
  var words: String

  init(words: String) {
    self.words = words
  }

  init(_ error: any Error) {
    let (kind, context): (String, (path: [any CodingKey], said: String)?) =
      switch error {
      case DecodingError.typeMismatch(_, let context):
        ("typeMismatch", (context.codingPath, context.debugDescription))
      case DecodingError.valueNotFound(_, let context):
        ("valueNotFound", (context.codingPath, context.debugDescription))
      case DecodingError.keyNotFound(let key, let context):
        ("keyNotFound", (context.codingPath + [key], context.debugDescription))
      case DecodingError.dataCorrupted(let context):
        ("dataCorrupted", (context.codingPath, context.debugDescription))
      case EncodingError.invalidValue(_, let context):
        ("invalidValue", (context.codingPath, context.debugDescription))
      default: ("", nil)
      }
    guard let context else {
      words = LongText.cut("\(error)")
      return
    }
    words = "\(kind) at \(DecodingPath.path(of: context.path)): \(context.said)"
  }
}

/// A value of any type that is known to be encodable: an optional without content is null.
private struct AnyValue: Encodable {
  let value: Any

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value = value as? any Encodable {
      try container.encode(value)
    } else {
      try container.encodeNil()
    }
  }
}

extension StyleEncoding.Encoder {
  fileprivate init(_ settings: EncoderSettings, isMirrored: Bool) {
    self.init(
      name: "JSONEncoder()", isMirrored: isMirrored, settings: settings.words,
      notMirrored: settings.notMirrored, dates: settings.datesForm)
  }

  fileprivate init(smartWithMappedKeys usesMapped: Bool, _ settings: DecoderSettings) {
    var notMirrored: [String] = []
    if case .convertFromSnakeCase = settings.keys {
      notMirrored.append(
        "toJSONString has no key strategy: what convertFromSnakeCase converted stays as it is")
    }
    self.init(
      name: usesMapped ? "toJSONString(useMappedKeys: true)" : "toJSONString()",
      isMirrored: usesMapped, notMirrored: notMirrored,
      dates: "seconds since 1970, whatever the decoder reads", isFoundation: false)
  }
}
