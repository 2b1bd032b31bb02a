import Foundation
import JSONSource

/// Values that came back without an error and say something else than what was sent.
extension Judge {
  /// Whether JSON writes a value as one of the kind that was sent.
  package func isWritten(_ kept: Any, at node: Int) -> Bool {
    let kind = diagnosis.document.kind(of: node)
    return switch HeldValue(kept) {
    case .text, .data: kind == .string
    case .number: kind == .number
    case .bool: kind == .true || kind == .false
    case .date: kind == .string || kind == .number
    case .name: true
    case .parts, .nothing: kind == .array || kind == .object || SwiftText.isNil(kept)
    }
  }

  /// Whether a URL isn't written as it was sent: Foundation encodes what a URL may not hold. Code of a
  /// model's own may have another one stand in.
  func isEncoded(_ value: Any, at event: Calls.Call) -> Bool {
    let content = SwiftText.bare(ForeignWrapper.wrappedValue(of: value) ?? value)
    guard let url = content as? URL, diagnosis.document.kind(of: event.node) == .string
    else { return false }
    let sent = diagnosis.document.string(event.node)
    if url.absoluteString == sent { return false }
    return event.type.map { TypeTraits.of($0).bare == URL.self } == true
      || url.absoluteString.removingPercentEncoding == sent.removingPercentEncoding
  }

  /// Whether a number is nearly the one that was sent.
  func isRounded(_ value: Any, at node: Int) -> Bool {
    guard case .number(let held) = HeldValue(value), let held = Double(held),
      let sent = diagnosis.document.double(node)
    else { return true }
    return abs(sent - held) < max(1, abs(sent) * 1e-6)
  }

  /// A date that was read from a number by another epoch than the sender's, as it seems; or one that
  /// was counted on from a day that its month doesn't have.
  func doubtDate(_ verdict: inout Verdict, _ event: Calls.Call) {
    guard verdict.outcome == .asSent || verdict.outcome == .converted, event.node >= 0,
      event.type.map({ TypeTraits.of($0).bare == Date.self }) == true,
      let date = verdict.value.map({ SwiftText.bare($0) }) as? Date,
      isDoubtful(date, at: event.node)
    else { return }
    let isText = diagnosis.document.kind(of: event.node) == .string
    verdict.become(isText ? .dateOfOtherDay : .dateOfOtherEpoch, .badDate)
  }

  private func isDoubtful(_ date: Date, at node: Int) -> Bool {
    switch diagnosis.document.kind(of: node) {
    case .number:
      diagnosis.document.double(node).flatMap { EpochReading(of: $0, insteadOf: date) } != nil
    case .string: DateText.isOtherDay(date, than: diagnosis.document.string(node))
    default: false
    }
  }

  /// The verdict on a value of a type that takes any JSON, where a number in it isn't held as it was
  /// sent. Where calls were made for what is within, these say so.
  func rounded(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    let event = events[call]
    guard verdict.outcome == .asSent, event.node >= 0, let value = verdict.value,
      !diagnosis.document.isContainer(event.node) || tree.isLeaf(call),
      let changed = UntypedValue.firstChangedNumber(
        in: value, event.node, of: diagnosis.document)
    else { return verdict }
    if changed.likeness == .rounded {
      verdict.become(.digitsRounded, .precision)
    } else {
      verdict.become(rule(ofOtherType: event), .wrongType)
    }
    verdict.losesValue = changed.likeness != .form
    if changed.node != event.node { verdict.guiltyNode = changed.node }
    return verdict
  }

  /// Whether a text was read as a number that doesn't hold all of its digits.
  func isRoundedText(_ verdict: Verdict, at node: Int) -> Bool {
    guard node >= 0, verdict.outcome == .converted, verdict.reason == .wrongType,
      let value = verdict.value.map(SwiftText.bare),
      let held = (value as? any BinaryFloatingPoint).map({ Double($0) }),
      let sent = Double(diagnosis.document.string(node)), abs(sent - held) <= abs(sent) * 1e-6
    else { return false }
    return diagnosis.lostPrecision(value, node: node)
  }
}
