import DecodingReport
import DecodingStyles
import Foundation
import Workbench

extension SampleEntry {
  /// Decodes the payload in the style and encodes the value again under the sample's options.
  func decoded(_ payload: Payload, in style: DecodingStyle) throws -> JSONTree {
    let value = try decode(payload, in: style)
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = models.options.dateStrategy.encoding
    encoder.keyEncodingStrategy =
      models.options.keyStrategy == .snake ? .convertToSnakeCase : .useDefaultKeys
    encoder.nonConformingFloatEncodingStrategy =
      .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try JSONDecoder().decode(JSONTree.self, from: encoder.encode(value))
  }

  /// What the style makes of the payload, in the words of `SampleOutcome`.
  func outcome(of payload: Payload, against clean: JSONTree, in style: DecodingStyle) -> String {
    do {
      return try decoded(payload, in: style).differences(from: clean)
    } catch let error as DecodingError {
      return words(for: error)
    } catch {
      return "\(error)"
    }
  }

  /// Decodes with Foundation's decoder or the smart one, without any of the explorer around it.
  private func decode(_ payload: Payload, in style: DecodingStyle) throws -> any Encodable {
    func model<S: Sample>(of sample: S.Type) throws -> any Decodable {
      let data = Data(payload.bytes)
      return switch style {
      case .strict: try S.options.makeJSONDecoder().decode(S.StrictModel.self, from: data)
      case .default: try S.options.makeJSONDecoder().decode(S.DefaultModel.self, from: data)
      case .smart: try S.options.makeSmartDecoder().decode(S.SmartModel.self, from: data)
      }
    }
    guard let sample else { throw NotEncodable(type: name) }
    let value = try model(of: sample)
    guard let value = value as? any Encodable else {
      throw NotEncodable(type: "\(type(of: value))")
    }
    return value
  }

  private struct NotEncodable: Error {
    var type: String
  }

  private func words(for error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      "keyNotFound \(key.stringValue) in \(path(context))"
    case .valueNotFound(let type, let context): "valueNotFound \(type) at \(path(context))"
    case .typeMismatch(let type, let context): "typeMismatch \(type) at \(path(context))"
    case .dataCorrupted(let context):
      "dataCorrupted at \(path(context)): \(context.debugDescription)"
    @unknown default: "\(error)"
    }
  }

  /// A dictionary's key may have an integer value too; only an array's begins with "Index".
  private func path(_ context: DecodingError.Context) -> String {
    context.codingPath.reduce("$") { path, key in
      key.stringValue.hasPrefix("Index ")
        ? "\(path)[\(key.stringValue.dropFirst(6))]" : "\(path).\(key.stringValue)"
    }
  }
}

extension DecodingOptions.DateStrategy {
  /// The same way to write a date in Foundation's encoder; ISO 8601 for a pattern.
  fileprivate var encoding: JSONEncoder.DateEncodingStrategy {
    switch self {
    case .deferred: .deferredToDate
    case .iso8601, .format: .iso8601
    case .seconds: .secondsSince1970
    case .milliseconds: .millisecondsSince1970
    }
  }
}
