import Foundation
import JSONSource

/// A value of `Any`, `[String: Any]` or `[Any]`, or of a type that takes any JSON, to be compared with
/// what the payload has.
enum UntypedValue {
  /// The first number at or within `node` that isn't held as it was sent: digits that didn't fit, or
  /// one that is held as text.
  static func firstChangedNumber(
    in value: Any, _ node: Int, of document: JSONDocument
  ) -> (node: Int, likeness: Likeness)? {
    guard document.mayLoseDigits(node) else { return nil }
    let content = HeldValue.content(of: value) ?? value
    switch document.kind(of: node) {
    case .number:
      guard let likeness = SentScalar(node, in: document)?.likeness(of: content),
        likeness != .same
      else { return nil }
      return (node, likeness)
    case .array:
      guard let held = content as? [Any] else { return nil }
      for (value, element) in zip(held, document.children(of: node)) {
        if let changed = firstChangedNumber(in: value, element, of: document) { return changed }
      }
    case .object:
      guard var rest = content as? [String: Any] else { return nil }
      for member in document.members(of: node) {
        // Of equal keys the first is held.
        guard let value = rest.removeValue(forKey: document.string(member.key)),
          let changed = firstChangedNumber(in: value, member.value, of: document)
        else { continue }
        return changed
      }
    case .key, .string, .true, .false, .null, .invalid: break
    }
    return nil
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

extension JSONDocument {
  /// Whether a number at or within `node` has more digits than every type of numbers holds, or an
  /// exponent.
  fileprivate func mayLoseDigits(_ node: Int) -> Bool {
    (node..<next(after: node)).contains { inner in
      guard kind(of: inner) == .number else { return false }
      let range = range(of: inner)
      return range.count > 15
        || range.contains { bytes[$0] == UInt8(ascii: "e") || bytes[$0] == UInt8(ascii: "E") }
    }
  }
}
