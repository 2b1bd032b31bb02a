import DecodingRecord
import JSONSource

extension SmartSession {
  /// The bytes of the number at `node`, as it is written.
  @inline(__always)
  func numberText(_ node: Int) -> UnsafeBufferPointer<UInt8> {
    let start = Int(nodes[node].start)
    return UnsafeBufferPointer(start: bytes + start, count: Int(nodes[node].a) - start)
  }

  /// The integer at `node` where it is a plain one of at most 18 digits, else `nil`: the common
  /// case, without the table.
  @inline(__always)
  func plainInteger(_ node: Int) -> Int? {
    let candidate = nodes[node]
    guard candidate.inlineKind == .number,
      candidate.meta & 0xF0 == UInt32(JSONNode.Flags.integer.rawValue) << 4
    else { return nil }
    var text = bytes + Int(candidate.start)
    let end = bytes + Int(candidate.a)
    let isNegative = text.pointee == UInt8(ascii: "-")
    if isNegative { text += 1 }
    guard end - text <= 18 else { return nil }
    var value = 0
    while text < end {
      // The parser marks a number as an integer only if digits follow the sign.
      value = value &* 10 &+ Int(text.pointee &- UInt8(ascii: "0"))
      text += 1
    }
    return isNegative ? -value : value
  }

  /// An integer: a whole number in range; a string that Swift reads as the type, or as a whole
  /// `Double`.
  func integerConversion<Value: FixedWidthInteger>(_ node: Int) -> Conversion<Value> {
    switch kind(node) {
    case .number: integer(fromNumberAt: node)
    case .string: integer(fromText: document.string(node)).asConverted
    case .null: .failed(.null)
    default: .failed(.wrongType)
    }
  }

  private func integer<Value: FixedWidthInteger>(fromNumberAt node: Int) -> Conversion<Value> {
    if let plain = plainInteger(node) {
      return Value(exactly: plain).map { .asSent($0) } ?? .failed(.overflow)
    }
    guard let number = NumberText(numberText(node)) else {
      // JSON5's hexadecimal and non-finite numbers are no decimal text.
      guard let double = document.double(node) else { return .failed(.notANumber) }
      return Self.integer(double)
    }
    guard number.isIntegral else { return integer(ofFraction: document.double(node)) }
    return number.integer(Value.self).map { .asSent($0) } ?? .failed(.overflow)
  }

  /// A number with a fraction, which is lost where the decoder's number strategy says so, or where
  /// `Double` has no digit for it: then Foundation takes the number for a whole one, too.
  private func integer<Value: FixedWidthInteger>(ofFraction number: Double?) -> Conversion<Value> {
    guard let number else { return .failed(.fraction) }
    if let whole = Value(exactly: number) { return .converted(whole, .precision) }
    return options.numbers.integer(number).map { .converted($0, .fraction) } ?? .failed(.fraction)
  }

  private func integer<Value: FixedWidthInteger>(fromText text: String) -> Conversion<Value> {
    if let value = Value(text) { return .asSent(value) }
    guard !text.isEmpty else { return .failed(.empty) }
    if let number = NumberText(text), let double = Double(text) {
      guard number.isIntegral else { return integer(ofFraction: double) }
      return number.integer(Value.self).map { .asSent($0) } ?? .failed(.overflow)
    }
    guard let double = Double(text) else { return .failed(.notANumber) }
    return Self.integer(double)
  }

  private static func integer<Value: FixedWidthInteger>(_ double: Double) -> Conversion<Value> {
    if double.isNaN { return .failed(.notANumber) }
    if let value = Value(exactly: double) { return .asSent(value) }
    return .failed(double.isFinite && double != double.rounded() ? .fraction : .overflow)
  }
}

extension Conversion {
  /// The same value, said to come from another JSON type.
  var asConverted: Conversion {
    if case .asSent(let value) = self { .converted(value, .wrongType) } else { self }
  }
}

extension SmartScalar where Self: FixedWidthInteger {
  static func conversion(of node: Int, in session: SmartSession) -> Conversion<Self> {
    session.integerConversion(node)
  }
}

extension Int: SmartScalar {}
extension Int8: SmartScalar {}
extension Int16: SmartScalar {}
extension Int32: SmartScalar {}
extension Int64: SmartScalar {}
extension Int128: SmartScalar {}
extension UInt: SmartScalar {}
extension UInt8: SmartScalar {}
extension UInt16: SmartScalar {}
extension UInt32: SmartScalar {}
extension UInt64: SmartScalar {}
extension UInt128: SmartScalar {}
