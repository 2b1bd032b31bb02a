import DecodingReport
import Foundation
import JSONSource
import Testing
import Workbench

/// Decodes a text as it is, and traced, and compares what comes out.
enum TraceComparison {
  /// Returns whether the decode returned a value.
  @discardableResult
  static func check<T: Decodable>(
    _ type: T.Type, _ json: String, _ options: DecodingOptions, script: Script? = nil
  ) -> Bool {
    let data = Data(json.utf8)
    func decoder() -> JSONDecoder {
      let decoder = options.makeJSONDecoder()
      if let key = Script.userInfoKey, let script { decoder.userInfo[key] = script }
      return decoder
    }
    func plain() -> String { answer { try decoder().decode(type, from: data) } }
    let context = TraceContext(
      document: JSONDocument.parse(json),
      keys: options.keyStrategy == .snake ? .fromSnakeCase : .none)
    let tracing = decoder()
    if let key = TraceContext.userInfoKey { tracing.userInfo[key] = context }
    var returned = false
    let traced = answer {
      let value = try tracing.decode(TracedRoot<T>.self, from: data).value
      returned = true
      return value
    }
    // Among several bad values of one dictionary Foundation's choice hangs on where the dictionary
    // lies in memory. The trace's answer must be one of them, so memory is filled between tries.
    var ballast: [[Int]] = []
    let isAnswer = (0..<500).contains { attempt in
      ballast.append(Array(repeating: attempt, count: attempt % 61 + 1))
      return plain() == traced
    }
    #expect(isAnswer, "\(type) from \(json): traced \(traced), plain \(plain())")
    return returned
  }

  /// A value as Swift would write it, an error with its kind, path and words.
  static func answer<T>(_ decode: () throws -> T) -> String {
    do { return SwiftText.of(try decode()) } catch let error as DecodingError {
      return describe(error)
    } catch { return "\(error)" }
  }

  private static func describe(_ error: DecodingError) -> String {
    func path(_ context: DecodingError.Context) -> String {
      context.codingPath.map(\.stringValue).joined(separator: "/") + " " + context.debugDescription
    }
    return switch error {
    case .typeMismatch(let type, let context): "typeMismatch \(type) \(path(context))"
    case .valueNotFound(let type, let context): "valueNotFound \(type) \(path(context))"
    case .keyNotFound(let key, let context): "keyNotFound \(key.stringValue) \(path(context))"
    case .dataCorrupted(let context): "dataCorrupted \(path(context))"
    @unknown default: "\(error)"
    }
  }
}
