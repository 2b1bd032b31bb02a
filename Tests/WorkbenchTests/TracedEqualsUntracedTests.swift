import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import Testing
import Workbench

/// The trace explains what Foundation does, so it must not change it.
@Suite struct TracedEqualsUntracedTests {
  @Test(arguments: TracedModels.options)
  func `tracing changes neither value nor error`(options: DecodingOptions) {
    var pairs = 0
    for model in TracedModels.all {
      for json in TracedModels.values {
        check(model, #"{"a": \#(json)}"#, options)
        pairs += 1
      }
      check(model, "{}", options)
      check(model, "[]", options)
    }
    #expect(pairs > 800)
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
    let data = Data(json.utf8)
    func plain() -> String {
      Self.answer { try options.makeJSONDecoder().decode(type, from: data) }
    }
    let context = TraceContext(
      document: JSONDocument.parse(json), convertsFromSnakeCase: options.keyStrategy == .snake)
    let decoder = options.makeJSONDecoder()
    if let key = TraceContext.userInfoKey { decoder.userInfo[key] = context }
    let traced = Self.answer { try decoder.decode(TracedRoot<T>.self, from: data).value }
    // Among several bad values of one dictionary Foundation's choice hangs on where the dictionary
    // lies in memory. The trace's answer must be one of them, so memory is filled between tries.
    var ballast: [[Int]] = []
    let isAnswer = (0..<500).contains { attempt in
      ballast.append(Array(repeating: attempt, count: attempt % 61 + 1))
      return plain() == traced
    }
    #expect(isAnswer, "\(type) from \(json): traced \(traced), plain \(plain())")
  }

  /// A value as Swift would write it, an error with its kind, path and words.
  private static func answer<T>(_ decode: () throws -> T) -> String {
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
