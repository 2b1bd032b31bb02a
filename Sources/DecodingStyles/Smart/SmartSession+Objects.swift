import Foundation
import JSONSource

extension SmartSession {
  /// The value at `node` as `Any`: `Bool`, `Int`, `UInt`, `Double`, `String`, `[Any]`,
  /// `[String: Any]` or `NSNull`. Keys are as in the document; of equal ones the first counts.
  ///
  /// Nothing is lost: an integer beyond `UInt` is a `Decimal`, where that holds its digits, else a
  /// `Double`, where that does; what neither holds is its text, and so is a number beyond `Double`
  /// and a token that breaks JSON's grammar.
  func object(at node: Int) -> Any {
    switch kind(node) {
    case .true: true
    case .false: false
    case .string, .invalid: sentText(node)
    case .number: number(at: node)
    case .array where node >= 0: document.children(of: node).map { object(at: $0) }
    case .object where node >= 0:
      Dictionary(
        document.members(of: node).map { (sentText($0.key), object(at: $0.value)) },
        uniquingKeysWith: { first, _ in first })
    case .array, .object, .null, .key: NSNull()
    }
  }

  private func number(at node: Int) -> Any {
    let bytes = numberText(node)
    let text = String(decoding: bytes, as: UTF8.self)
    let isInteger = nodes[node].flags.contains(.integer)
    if isInteger, let integer = Int(text) { return integer }
    if isInteger, let integer = UInt(text) { return integer }
    if isInteger, let sent = NumberText(bytes) { return largeInteger(sent, text) }
    guard let double = document.double(node), double.isFinite || document.isInfinityLiteral(node)
    else { return text }
    return double
  }

  /// An integer beyond `UInt`: the first of `Decimal`, `Double` and text that keeps its digits.
  private func largeInteger(_ sent: NumberText, _ text: String) -> Any {
    if sent.digits.count <= 38, text.utf8.count <= 100,
      let decimal = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    {
      return decimal
    }
    guard let double = Double(text), let kept = NumberText(String(format: "%.0f", double)),
      kept.isEqual(to: sent)
    else { return text }
    return double
  }

  /// A string or key without quotes and escapes; one that breaks JSON's grammar as it is written
  /// between its quotes.
  private func sentText(_ node: Int) -> String {
    guard nodes[node].flags.contains(.malformed) else { return document.string(node) }
    return document.text(in: document.contentRange(of: node))
  }
}
