import DecodingRecord
import SwiftSyntax

/// Which value stands in for a type, by the type alone.
enum Defaults {
  /// Types that `DefaultValue` covers, with their default as Swift.
  static let standard: [String: String] = {
    var values = ["Bool": "false", "String": "\"\"", "Data": "Data()"]
    let numbers = [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Int128", "UInt128", "Float", "Double", "CGFloat", "TimeInterval", "Decimal",
    ]
    for number in numbers { values[number] = "0" }
    values["Date"] = "Date(timeIntervalSinceReferenceDate: 0)"
    return values
  }()

  /// Whether an expression is the type's own default, so that no provider is needed for it.
  static func isDefault(_ value: ExprSyntax, of shape: SwiftType) -> Bool {
    let text = value.trimmedDescription
    switch shape {
    case .optional: return text == "nil"
    case .array, .set: return text == "[]" || text.hasSuffix("]()")
    case .dictionary: return text == "[:]" || text.hasSuffix("]()")
    case .standard, .nominal, .range:
      let own = shape.name.flatMap { standard[$0] }
      return own == "0" && Double(text) == 0 || own == text
        || shape == .standard(.string) && text == "String()"
    case .tuple, .unnamed: return false
    }
  }

  /// The library's own provider of a value: `Bool.True` for `true`.
  static func provider(of value: ExprSyntax, _ shape: SwiftType) -> String? {
    guard let name = shape.name else { return nil }
    let text = value.trimmedDescription
    if shape == .standard(.bool), text == "true" { return "Bool.True" }
    let hasOne =
      shape.standard.map { $0.integer != nil || $0 == .double || $0 == .float }
      ?? (shape == .named("TimeInterval"))
    if hasOne, Double(text) == 1 { return name + ".One" }
    return nil
  }

  /// The case in whose place a smart model falls back: the unknown one, else the first, as in
  /// SmartCodable.
  static func standInCase(of cases: [String]) -> String? { unknownCase(of: cases) ?? cases.first }

  /// The case of an enum that says "none of the others"; `nil` where none does.
  static func unknownCase(of cases: [String]) -> String? {
    let names = ["unknown", "undefined", "unspecified", "other", "none", "default"]
    return names.lazy.compactMap { name in cases.first { $0.trimmingBackticks == name } }.first
  }
}
