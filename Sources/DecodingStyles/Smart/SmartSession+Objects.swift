import Foundation
import JSONSource

extension SmartSession {
  /// The value at `node` as `Any`: `Bool`, `Int`, `UInt`, `Double`, `String`, `[Any]`,
  /// `[String: Any]` or `NSNull`. Keys are as in the document; of equal ones the first counts.
  ///
  /// No number is lost: an integer beyond `UInt` is a `Decimal`, where that holds its digits; a
  /// number beyond `Double` is its text.
  func object(at node: Int) -> Any {
    switch kind(node) {
    case .true: true
    case .false: false
    case .string: document.string(node)
    case .number: number(at: node)
    case .array where node >= 0: document.children(of: node).map { object(at: $0) }
    case .object where node >= 0:
      Dictionary(
        document.members(of: node).map { (document.string($0.key), object(at: $0.value)) },
        uniquingKeysWith: { first, _ in first })
    case .array, .object, .null, .key, .invalid: NSNull()
    }
  }

  private func number(at node: Int) -> Any {
    let bytes = numberText(node)
    let text = String(decoding: bytes, as: UTF8.self)
    let isInteger = nodes[node].flags.contains(.integer)
    if isInteger, let integer = Int(text) { return integer }
    if isInteger, let integer = UInt(text) { return integer }
    if isInteger, let sent = NumberText(bytes), sent.digits.count <= 38, bytes.count <= 100,
      let decimal = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    {
      return decimal
    }
    guard let double = document.double(node), double.isFinite || document.isInfinityLiteral(node)
    else { return text }
    return double
  }
}
