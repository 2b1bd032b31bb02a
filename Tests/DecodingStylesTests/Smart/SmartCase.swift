import DecodingStyles
import Foundation
import Testing

/// One row of a table: what smart decoding makes of one JSON value as an array's only element,
/// where nothing stands in for it.
struct SmartCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let expected: String?
  let read: @Sendable () throws -> String

  /// A row: `expected` is `nil` where the value is refused.
  init<Value: Decodable & Sendable>(_ type: Value.Type, _ json: String, _ expected: Value?) {
    testDescription = "\(type) from \(json)"
    self.expected = expected.map { String(reflecting: $0) }
    read = {
      let values = try SmartDecoder().decode([Value].self, from: Data("[\(json)]".utf8))
      return values.map { String(reflecting: $0) }.joined(separator: ", ")
    }
  }

  /// Rows of one type.
  static func rows<Value: Decodable & Sendable>(
    _ type: Value.Type, _ rows: KeyValuePairs<String, Value?>
  ) -> [SmartCase] {
    rows.map { SmartCase(type, $0.key, $0.value) }
  }

  /// Rows of one type for values that are refused.
  static func refused<Value: Decodable & Sendable>(_ type: Value.Type, _ values: [String])
    -> [SmartCase]
  {
    values.map { SmartCase(type, $0, nil) }
  }
}
