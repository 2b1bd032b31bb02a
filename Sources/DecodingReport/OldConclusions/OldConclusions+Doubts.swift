import Foundation
import JSONSource

/// Values that came back without an error and say something else than what was sent.
extension OldConclusions {
  /// Whether code of a type's own made nothing of what was sent: its value, or the only one within it,
  /// is nil, or an error.
  func holdsNothing(_ value: Any, _ call: Int) -> Bool {
    let kind = diagnosis.document.kind(of: events[call].node)
    // Most models ask for their members: that is seen at once.
    if kind == .object || kind == .array, !asksForNothing(call) { return false }
    guard let type = events[call].type, !TypeTraits.of(type).isStandard,
      TypeTraits.of(type).wrapper == nil
    else { return false }
    if SwiftText.isNil(ForeignWrapper.wrappedValue(of: value) ?? value) { return true }
    // What holds a null is what was sent.
    if kind == .null { return false }
    let mirror = Mirror(reflecting: SwiftText.bare(value))
    return (mirror.displayStyle == .struct || mirror.displayStyle == .class)
      && HeldValue.isEmptyHanded(value) && asksForNothing(call)
  }

  /// Whether no call was made within a call for a member or an element.
  private func asksForNothing(_ call: Int) -> Bool {
    !tree.children(of: call).contains { events[$0].hasStep && events[$0].operation.decodesValue }
  }

  /// Why code of a type's own made nothing of what was sent, as far as the type of what it should hold
  /// tells.
  func reasonOfNothing(in value: Any, _ call: Int) -> Reason {
    let kind = diagnosis.document.kind(of: events[call].node)
    let isEmpty = kind == .string && diagnosis.document.stringIsEmpty(events[call].node)
    if kind == .null { return .null }
    let type = TypeTraits.of(events[call].type ?? Swift.type(of: value)).bare
    var wanted = StoredProperties.of(type).fields.first?.bareType ?? type
    if let result = wanted as? any ResultType.Type {
      wanted = TypeTraits.of(result.successType).bare
    }
    let traits = TypeTraits.of(wanted)
    if isEmpty { return .empty }
    if traits.isPlainEnum || traits.isRawRepresentable { return .badEnum }
    switch kind {
    case .string where wanted != String.self:
      let reason = diagnosis.corruption(of: wanted)
      return reason == .custom ? .wrongType : reason
    case .object, .array: return .custom
    default:
      let isRead = readScalar(at: call).map { Swift.type(of: $0) == wanted } ?? false
      return isRead ? .custom : .wrongType
    }
  }

  /// Whether a call returned all digits of the number that was sent: what the model holds its own code
  /// rounded.
  func isReadExactly(_ event: Calls.Call) -> Bool {
    guard case .returned(let value) = event.result, Diagnosis.description(of: value) != nil else {
      return false
    }
    return !diagnosis.lostPrecision(value, node: event.node)
  }
}
