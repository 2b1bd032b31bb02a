import Foundation
import JSONSource

/// Encoded JSON that is taken apart, changed, and encoded again: no number loses a digit.
struct EncodedJSON: Encodable {
  private let object: Any

  /// JSON of dictionaries, arrays, `NSNull`, and what is `Encodable`.
  init(_ object: Any) {
    self.object = object
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(object)
  }

  /// A document that an encoder wrote, with its numbers as what writes them as they were.
  static func object(_ data: Data) -> Any {
    let document = data.withUnsafeBytes { JSONDocument.parse($0) }
    return object(document.root, in: document)
  }

  private static func object(_ node: Int, in document: JSONDocument) -> Any {
    guard node >= 0 else { return NSNull() }
    return switch document.kind(of: node) {
    case .true: true
    case .false: false
    case .string: document.string(node)
    case .number: Number(text: document.text(node))
    case .array: document.children(of: node).map { object($0, in: document) }
    case .object:
      Dictionary(
        document.members(of: node).map {
          (document.string($0.key), object($0.value, in: document))
        },
        uniquingKeysWith: { first, _ in first })
    case .null, .key, .invalid: NSNull()
    }
  }

  /// A number by its text.
  private struct Number: Encodable {
    let text: String

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      // Negative zero is a floating-point number.
      if text != "-0" {
        if let integer = Int(text) { return try container.encode(integer) }
        if let integer = UInt(text) { return try container.encode(integer) }
      }
      if let double = Double(text), let sent = NumberText(text),
        let kept = NumberText(double.description), !sent.isEqual(to: kept),
        let decimal = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
      {
        return try container.encode(decimal)
      }
      try container.encode(Double(text))
    }
  }
}
