import Foundation
import Testing

/// One row of a table: what a model reads from a payload under Foundation's `JSONDecoder`.
struct DefaultCase: Sendable, CustomTestStringConvertible {
  let payload: String
  let expected: String
  let read: @Sendable (JSONDecoder, Data) throws -> String
  let testDescription: String

  /// A row: `values` picks what is compared, as Swift writes it, from the decoded model.
  init<Model: Decodable & SendableMetatype, Value>(
    _ model: Model.Type, _ payload: String, _ expected: Value,
    _ value: @escaping @Sendable (Model) -> Value
  ) {
    self.payload = payload
    self.expected = String(reflecting: expected)
    testDescription = "\(model) from \(payload)"
    read = { decoder, data in
      String(reflecting: value(try decoder.decode(Model.self, from: data)))
    }
  }
}
