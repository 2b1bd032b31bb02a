import Foundation
import JSONSource

/// A value of `[String: Any]` or `[Any]`, to be compared with what the payload has.
enum UntypedValue {
  /// Whether a type says nothing of what is in its values.
  static func isUntyped(_ type: any Any.Type) -> Bool {
    type == [String: Any].self || type == [Any].self
  }

  /// Whether a value is the payload's at `node`, null being `NSNull` or nil.
  static func isSame(_ value: Any, _ node: Int, in document: JSONDocument) -> Bool {
    switch document.kind(of: node) {
    case .object: isSame(value as? [String: Any], membersAt: node, in: document)
    case .array: isSame(value as? [Any], elementsAt: node, in: document)
    case .string: value as? String == document.string(node)
    case .true: value as? Bool == true
    case .false: value as? Bool == false
    case .number:
      Diagnosis.description(of: value).flatMap { NumberText($0) }.flatMap { held in
        NumberText(document.text(node)).map { $0.isEqual(to: held) }
      } ?? false
    case .null: value is NSNull || SwiftText.isNil(value)
    case .key, .invalid: false
    }
  }

  private static func isSame(
    _ held: [String: Any]?, membersAt node: Int, in document: JSONDocument
  ) -> Bool {
    guard var rest = held else { return false }
    for member in document.members(of: node) {
      guard let value = rest.removeValue(forKey: document.string(member.key)),
        isSame(value, member.value, in: document)
      else { return false }
    }
    return rest.isEmpty
  }

  private static func isSame(
    _ held: [Any]?, elementsAt node: Int, in document: JSONDocument
  ) -> Bool {
    guard let held else { return false }
    let sent = Array(document.children(of: node))
    return held.count == sent.count
      && zip(held, sent).allSatisfy { isSame($0, $1, in: document) }
  }
}
