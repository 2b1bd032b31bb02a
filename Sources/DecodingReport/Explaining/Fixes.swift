import JSONSource

/// What to write, so that a field decodes as its model's author wants.
enum Fixes {
  /// At most two ways, each with when it is right; none for a field that is as sent.
  ///
  /// `smartConverts`: smart mode was seen to convert this very value.
  static func fixes(
    for field: FieldReport, _ style: DecodingStyle, smartConverts: Bool
  ) -> [Explanation.Line] {
    let reason = field.outcome == .notReached ? field.alone?.reason : field.reason
    guard field.outcome != .asSent, let reason, field.guilty == nil,
      !field.property.isEmpty || reason == .unknownKey
    else { return [] }
    return suggestions(field, reason, style, smartConverts).enumerated().map { index, fix in
      .init(.fix, label: index == 0 ? "fix" : "", text: fix.code, note: fix.when)
    }
  }

  private struct Suggestion {
    var code: String
    var when: String
  }

  private static func suggestions(
    _ field: FieldReport, _ reason: Reason, _ style: DecodingStyle, _ smartConverts: Bool
  ) -> [Suggestion] {
    if reason == .unknownKey { return unknown(field) }
    if reason == .duplicateKey {
      return [Suggestion(code: "// in the payload", when: "send the key once")]
    }
    guard case .key = field.path.steps.last else { return element(field) }
    if let meant = field.didYouMean {
      return [
        Suggestion(code: "case \(field.property) = \"\(meant)\"", when: "in CodingKeys")
      ]
    }
    let type = field.wanted.hasSuffix("?") ? String(field.wanted.dropLast()) : field.wanted
    let name = field.property
    switch reason {
    case .badEnum where style != .strict: return []
    case .badEnum:
      return [
        Suggestion(code: "enum \(type): …, DefaultCodableEnum", when: "if new cases may come")
      ]
    case .precision:
      return [
        Suggestion(code: "var \(name): \(exactType(field))", when: "if every digit counts")
      ]
    // An optional has what it needs for these.
    case .missing where field.wanted.hasSuffix("?"), .null where field.wanted.hasSuffix("?"):
      return []
    case .missing, .null:
      return [Suggestion(code: "var \(name): \(type)?", when: "if it may be absent")]
        + defaulted(name, type, style)
    case .fraction:
      return [Suggestion(code: "var \(name): Double", when: "if fractions are meant")]
        + defaulted(name, type, style)
    case .overflow:
      return wider(than: type, for: field).map { wider in
        [Suggestion(code: "var \(name): \(wider)", when: "if such numbers are meant")]
      } ?? defaulted(name, type, style)
    case .wrongType, .notANumber, .empty:
      return (smartConverts ? smart(name, type, style) : []) + defaulted(name, type, style)
    default: return defaulted(name, type, style)
    }
  }

  private static func unknown(_ field: FieldReport) -> [Suggestion] {
    if field.outcome == .default {
      return [
        Suggestion(
          code: "var \(field.property): \(field.wanted)",
          when: "if the payload's value counts; CodingKeys must list it")
      ]
    }
    guard let meant = field.didYouMean else { return [] }
    return [Suggestion(code: "case \(meant) = \"\(field.property)\"", when: "in CodingKeys")]
  }

  private static func element(_ field: FieldReport) -> [Suggestion] {
    defaults[field.wanted] == nil
      ? [] : [Suggestion(code: "[DefaultCodable<\(field.wanted)>]", when: "as the array's type")]
  }

  /// Types that `@DefaultCodable` knows a default of, and that default.
  private static let defaults = [
    "Bool": "false", "String": "\"\"", "Double": "0.0", "Float": "0.0", "Int": "0", "Int8": "0",
    "Int16": "0", "Int32": "0", "Int64": "0", "UInt": "0", "UInt8": "0", "UInt16": "0",
    "UInt32": "0", "UInt64": "0",
  ]

  /// A type that holds a number which is out of range for another one.
  private static func wider(than type: String, for field: FieldReport) -> String? {
    guard let text = field.found?.text, defaults[type] != nil else { return nil }
    switch type {
    case "Double": return nil
    case "Float": return Double(text).map { $0.isFinite } == true ? "Double" : nil
    default: return Int(text) != nil ? "Int" : UInt(text) != nil ? "UInt" : "Decimal"
    }
  }

  private static func exactType(_ field: FieldReport) -> String {
    guard let text = field.found?.text, text.allSatisfy({ $0.isNumber || $0 == "-" }) else {
      return "Decimal"
    }
    return text.count < 19 ? "Int64" : "Decimal"
  }

  private static func defaulted(
    _ name: String, _ type: String, _ style: DecodingStyle
  ) -> [Suggestion] {
    guard style == .strict, let value = defaults[type] else { return [] }
    return [
      Suggestion(
        code: "@DefaultCodable var \(name): \(type)",
        when: "if \(value) is a true answer for “unknown”")
    ]
  }

  private static func smart(
    _ name: String, _ type: String, _ style: DecodingStyle
  ) -> [Suggestion] {
    guard style != .smart, let value = defaults[type] else { return [] }
    return [
      Suggestion(
        code: "var \(name): \(type) = \(value)", when: "in a SmartCodable model, which converts")
    ]
  }
}
