extension JSONDocument {
  /// A number as an integer, exactly, or why it isn't one.
  ///
  /// By value, not by form: `1.0` and `1e3` are integers, as they are for Foundation.
  package func integer(_ node: Int) -> JSONInteger {
    guard isWellFormedNumber(node) else { return .notANumber }
    let (start, stop) = cursors(of: node)
    if nodes[node].flags.contains(.integer), stop - start <= 18 {
      var cursor = start + (start.pointee == UInt8(ascii: "-") ? 1 : 0)
      let isNegative = cursor > start
      var magnitude: UInt64 = 0
      while cursor < stop {
        magnitude = magnitude &* 10 &+ UInt64(cursor.pointee &- 0x30)
        cursor += 1
      }
      return .value(isNegative: isNegative && magnitude > 0, magnitude: magnitude)
    }
    switch JSONDocument.form(start, stop) {
    case .decimal: return JSONDecimal(start, stop).integer
    case .infinity, .notANumber: return .notANumber
    case .hexadecimal(let digits):
      guard let magnitude = UInt64(digits, radix: 16) else { return .overflow }
      let isNegative = start.pointee == UInt8(ascii: "-") && magnitude > 0
      if isNegative, magnitude > Int64.min.magnitude { return .overflow }
      return .value(isNegative: isNegative, magnitude: magnitude)
    }
  }

  /// A number as the nearest double; `nil` where the node is no number or a malformed one.
  ///
  /// Infinite where the number is too large (`1e400`), which Foundation refuses; JSON5's `Infinity`
  /// is `isInfinityLiteral`. Zero where it's too small (`1e-400`), which Foundation refuses, too:
  /// `integer(_:)` then says that it has a fraction. Correctly rounded and independent of the locale.
  package func double(_ node: Int) -> Double? {
    guard isWellFormedNumber(node) else { return nil }
    let (start, stop) = cursors(of: node)
    if let value = DecimalText.double(start, stop) { return value }
    switch JSONDocument.form(start, stop) {
    case .decimal: return JSONDecimal(start, stop).double ?? Double(normalised(node))
    case .hexadecimal(let digits):
      let magnitude = Double("0x" + digits)
      return start.pointee == UInt8(ascii: "-") ? magnitude.map { -$0 } : magnitude
    case .infinity: return start.pointee == UInt8(ascii: "-") ? -.infinity : .infinity
    case .notANumber: return .nan
    }
  }

  /// Whether a number is JSON5's `Infinity`, with or without a sign.
  package func isInfinityLiteral(_ node: Int) -> Bool {
    guard isWellFormedNumber(node) else { return false }
    let (start, stop) = cursors(of: node)
    if case .infinity = JSONDocument.form(start, stop) { return true }
    return false
  }

  /// Whether a number's value is an integer of any size.
  package func isIntegral(_ node: Int) -> Bool {
    switch integer(node) {
    case .value, .overflow: true
    case .fraction, .notANumber: false
    }
  }

  private func isWellFormedNumber(_ node: Int) -> Bool {
    nodes[node].kind == .number && !nodes[node].flags.contains(.malformed)
  }

  private func cursors(of node: Int) -> (UnsafePointer<UInt8>, UnsafePointer<UInt8>) {
    (bytes + Int(nodes[node].start), bytes + Int(nodes[node].a))
  }

  /// How a number is written.
  private enum Form {
    case decimal
    case hexadecimal(digits: String)
    case infinity
    case notANumber
  }

  private static func form(
    _ start: UnsafePointer<UInt8>, _ stop: UnsafePointer<UInt8>
  ) -> Form {
    let hasSign = start.pointee == UInt8(ascii: "-") || start.pointee == UInt8(ascii: "+")
    let first = start + (hasSign ? 1 : 0)
    switch (first.pointee, first[1]) {
    case (UInt8(ascii: "I"), _): return .infinity
    case (UInt8(ascii: "N"), _): return .notANumber
    case (UInt8(ascii: "0"), 0x58), (UInt8(ascii: "0"), 0x78):
      let digits = UnsafeBufferPointer(start: first + 2, count: stop - first - 2)
      return .hexadecimal(digits: String(decoding: digits, as: UTF8.self))
    default: return .decimal
    }
  }

  /// A decimal number's text without what only JSON5 allows.
  private func normalised(_ node: Int) -> String {
    var text = text(node)
    if text.hasPrefix("+") { text.removeFirst() }
    if text.hasPrefix(".") { text = "0" + text }
    if text.hasPrefix("-.") { text = "-0" + text.dropFirst() }
    guard let point = text.firstIndex(of: ".") else { return text }
    let next = text.index(after: point)
    if next == text.endIndex || !text[next].isNumber { text.insert("0", at: next) }
    return text
  }
}
