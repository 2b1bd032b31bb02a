import DecodingRecord
import Foundation
import JSONSource

// How properties are settled by `SmartProfile.two`. Beneath the properties, that profile reads
// values as Foundation does: see `accepts`.
extension SmartSession {
  /// Whether a value that isn't as sent, because of `reason`, is taken outside of a property.
  @inline(__always)
  func accepts(_ reason: Reason) -> Bool {
    options.profile == .six || reason == .precision
  }

  /// As `settle`, by `SmartProfile.two`.
  func settleByTwo<Value: Decodable>(
    _ type: Value.Type, _ key: String, _ node: Int, depth: Int,
    noting replacement: inout Replacement
  ) throws -> Value {
    var reason = Reason.missing
    var thrown: any Error = missing(key, type)
    if node >= 0 {
      switch decodedByTwo(type, node, depth: depth) {
      case .success(let value): return value
      case .failure(let error): thrown = error
      }
      reason = self.reason(for: thrown, known(type), at: node)
      if let value = defaultCaseByTwo(type, node, depth: depth) {
        return replacement.noted(value, .defaultCase, reason)
      }
    }
    let failure = notes.failure
    guard let value = defaultByTwo(type), !frames[depth].isStrict else {
      notes.failure = failure
      throw thrown
    }
    notes.failure = nil
    return replacement.noted(value, .typeDefault, reason)
  }

  /// As `settleOptional`, by `SmartProfile.two`.
  func settleOptionalByTwo<Value: Decodable>(
    _ type: Value.Type, _ key: String, _ node: Int, depth: Int,
    noting replacement: inout Replacement
  ) throws -> Value? {
    guard kind(node) != .null else {
      return replacement.noted(nil, nil, node >= 0 ? .null : .missing)
    }
    switch decodedByTwo(type, node, depth: depth) {
    case .success(let value): return value
    case .failure(let error):
      let reason = reason(for: error, known(type), at: node)
      if reason == .custom { note(swallowed: error) }
      if let value = defaultCaseByTwo(type, node, depth: depth) {
        return replacement.noted(value, .defaultCase, reason)
      }
      guard Value.self != Decimal.self, known(type).pointee.model == nil, defaultByTwo(type) != nil,
        !frames[depth].isStrict
      else { throw error }
      notes.failure = nil
      return replacement.noted(nil, nil, reason)
    }
  }

  /// The value as Foundation reads it, or converted.
  private func decodedByTwo<Value: Decodable>(
    _ type: Value.Type, _ node: Int, depth: Int
  ) -> Result<Value, any Error> {
    do {
      return .success(try value(type, node, depth: depth + 1))
    } catch {
      guard let value = converted(type, node) else { return .failure(error) }
      notes.failure = nil
      notes.conversion = .wrongType
      return .success(value)
    }
  }

  /// The conversions of the article's `TypeCumulator`.
  private func converted<Value>(_ type: Value.Type, _ node: Int) -> Value? {
    switch type {
    case is Bool.Type: Bool.conversion(of: node, in: self).value as? Value
    case is String.Type: textByTwo(node) as? Value
    case is Int.Type: string(node).flatMap { Int($0) } as? Value
    case is Float.Type: string(node).flatMap { Self.number(Float($0)) } as? Value
    case is Double.Type: string(node).flatMap { Self.number(Double($0)) } as? Value
    case is CGFloat.Type:
      string(node).flatMap { Self.number(Double($0)) }.map { CGFloat($0) } as? Value
    default: nil
    }
  }

  private func string(_ node: Int) -> String? {
    kind(node) == .string ? document.string(node) : nil
  }

  /// "inf" is taken, "nan" isn't.
  private static func number<Value: BinaryFloatingPoint>(_ value: Value?) -> Value? {
    value.flatMap { $0.isNaN ? nil : $0 }
  }

  private func textByTwo(_ node: Int) -> String? {
    switch kind(node) {
    case .true: "1"
    case .false: "0"
    default: String.conversion(of: node, in: self).value
    }
  }

  /// The default case of an enum whose raw value is of the right type, and no case's.
  private func defaultCaseByTwo<Value>(_ type: Value.Type, _ node: Int, depth: Int) -> Value? {
    func defaultCase<Case: SmartCaseDefaultable>(_ type: Case.Type) -> Value? {
      let raw = try? value(Case.RawValue.self, node, depth: depth + 1)
      return raw.flatMap { _ in Case.defaultCase as? Value }
    }
    return (type as? any SmartCaseDefaultable.Type).flatMap { defaultCase($0) }
  }

  /// What the article's `DefaultValuePatcher` makes up for a type.
  private func defaultByTwo<Value>(_ type: Value.Type) -> Value? {
    if let model = initialModel(type, known(type)) { return model }
    guard type is any DefaultValue.Type || type is any SmartProperty.Type,
      !(type is any SetAlgebra.Type), !(type is any RawRepresentable.Type)
    else { return nil }
    return Self.typeDefault(type)?.0
  }
}

extension Conversion {
  /// The value, sent or converted.
  fileprivate var value: Value? {
    switch self {
    case .asSent(let value), .converted(let value, _): value
    case .failed: nil
    }
  }
}
