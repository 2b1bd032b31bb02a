import Foundation
import JSONSource

/// Finds the reason behind an error, from what was asked and what stands in the payload.
struct Diagnosis {
  let document: JSONDocument

  /// The reason of a call that threw.
  func reason(of event: DecodingEvent, _ error: any Error) -> Reason {
    let facts = ErrorFacts(error)
    if facts.kind == .custom { return .custom }
    guard event.node >= 0 else { return facts.kind == .typeMismatch ? .wrongType : .missing }
    if facts.kind == .dataCorrupted, isMalformed(event.node) {
      return document.kind(of: event.node) == .number ? .notANumber : .badData
    }
    switch document.kind(of: event.node) {
    case .null: return .null
    case .string where document.stringIsEmpty(event.node) && bareType(of: event) != String.self:
      return .empty
    case .number where facts.kind == .dataCorrupted:
      if let reason = numberReason(of: event) { return reason }
    default: break
    }
    return facts.kind == .dataCorrupted ? corruption(of: bareType(of: event)) : .wrongType
  }

  private func bareType(of event: DecodingEvent) -> (any Any.Type)? {
    event.type.map { TypeTraits.of($0).bare }
  }

  /// Whether a number or a text breaks JSON's grammar in a way that Foundation finds out only when
  /// somebody reads the value: `01`, `1.2.3`, `"\q"`, a raw control character.
  private func isMalformed(_ node: Int) -> Bool {
    let range = document.range(of: node)
    return document.problems.contains { problem in
      switch problem.kind {
      case .badNumber, .controlCharacter, .badEscape, .loneSurrogate, .invalidEncoding:
        range.contains(problem.range.lowerBound)
      default: false
      }
    }
  }

  /// Why a number doesn't fit: it has a fraction, or it's out of range.
  private func numberReason(of event: DecodingEvent) -> Reason? {
    guard let type = bareType(of: event) else { return nil }
    if type is any BinaryInteger.Type {
      return document.isIntegral(event.node) ? .overflow : .fraction
    }
    return type is any BinaryFloatingPoint.Type ? .overflow : nil
  }

  private func corruption(of type: (any Any.Type)?) -> Reason {
    switch type {
    case is any RawRepresentable.Type: .badEnum
    case is Date.Type: .badDate
    case is URL.Type: .badURL
    case is Data.Type, is UUID.Type: .badData
    case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: .notANumber
    default: .custom
    }
  }

  /// Whether a number lost digits on its way into a binary or decimal type.
  func lostPrecision(_ value: Any, node: Int) -> Bool {
    guard node >= 0, document.kind(of: node) == .number else { return false }
    let description: String
    switch value {
    case let value as Double: description = "\(value)"
    case let value as Float: description = "\(value)"
    case let value as Decimal: description = "\(value)"
    default: return false
    }
    guard let sent = NumberText(document.text(node)), let kept = NumberText(description) else {
      return false
    }
    return !sent.isEqual(to: kept)
  }
}
