import DecodingRecord
import Foundation
import JSONSource

extension SmartSession {
  /// A floating-point number: any number that is in range; a string that Swift reads as one.
  func floatConversion<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ node: Int
  ) -> Conversion<Value> {
    switch kind(node) {
    case .number: float(fromNumberAt: node)
    case .string: float(fromText: document.string(node))
    case .null: .failed(.null)
    default: .failed(.wrongType)
    }
  }

  private func float<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    fromNumberAt node: Int
  ) -> Conversion<Value> {
    guard let double = document.double(node) else { return .failed(.notANumber) }
    guard double.isFinite || double.isNaN || document.isInfinityLiteral(node) else {
      return .failed(.overflow)
    }
    let text = numberText(node)
    // Rounding a second time, from `Double`, can miss the nearest `Float`.
    let value =
      Value(exactly: double) ?? Value(String(decoding: text, as: UTF8.self)) ?? Value(double)
    guard value.isFinite || !double.isFinite else { return .failed(.overflow) }
    let isKept = recorder == nil || Self.keepsDigits(value, text)
    return isKept ? .asSent(value) : .converted(value, .precision)
  }

  /// Whether the shortest text for `value` names the number in `text`, or `value` is that integer.
  private static func keepsDigits<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ value: Value, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let sent = NumberText(text), let kept = NumberText(value.description) else {
      return true
    }
    if sent.isEqual(to: kept) { return true }
    if let integer = sent.integer(Int64.self) { return Int64(exactly: value) == integer }
    if let integer = sent.integer(UInt64.self) { return UInt64(exactly: value) == integer }
    return false
  }

  private func float<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    fromText text: String
  ) -> Conversion<Value> {
    if case .convertFromString(let infinity, let negativeInfinity, let nan) = options.floats {
      switch text {
      case infinity: return .asSent(.infinity)
      case negativeInfinity: return .asSent(-.infinity)
      case nan: return .asSent(.nan)
      default: break
      }
    }
    if let value = Value(text) {
      return .converted(value, losesDigits(of: text, value) ? .precision : .wrongType)
    }
    return .failed(text.isEmpty ? .empty : .notANumber)
  }
}

extension SmartSession {
  /// Whether a text's number isn't `value`; asked only for a record. Swift makes infinity of
  /// `"1e400"`.
  private func losesDigits<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    of text: String, _ value: Value
  ) -> Bool {
    guard recorder != nil, options.profile == .six else { return false }
    var text = text
    return text.withUTF8 { bytes in
      NumberText(bytes) != nil && !(value.isFinite && Self.keepsDigits(value, bytes))
    }
  }
}

extension Double: SmartScalar {
  static func conversion(of node: Int, in session: SmartSession) -> Conversion<Double> {
    session.floatConversion(node)
  }
}

extension Float: SmartScalar {
  static func conversion(of node: Int, in session: SmartSession) -> Conversion<Float> {
    session.floatConversion(node)
  }
}

extension CGFloat: SmartScalar {
  static func conversion(of node: Int, in session: SmartSession) -> Conversion<CGFloat> {
    Double.conversion(of: node, in: session).map { CGFloat($0) }
  }
}
