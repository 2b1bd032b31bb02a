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
  static func isDefault(_ value: ExprSyntax, of shape: TypeShape) -> Bool {
    let text = value.trimmedDescription
    switch shape {
    case .optional: return text == "nil"
    case .array, .set: return text == "[]" || text.hasSuffix("]()")
    case .dictionary: return text == "[:]" || text.hasSuffix("]()")
    case .named(let name):
      let zero = standard[name] == "0" && Double(text) == 0
      return zero || standard[name] == text || (name == "String" && text == "String()")
    case .other: return false
    }
  }

  /// The library's own provider of a value: `Bool.True` for `true`.
  static func provider(of value: ExprSyntax, _ shape: TypeShape) -> String? {
    guard case .named(let name) = shape else { return nil }
    let text = value.trimmedDescription
    if name == "Bool", text == "true" { return "Bool.True" }
    let hasOne =
      name.hasPrefix("Int") || name.hasPrefix("UInt")
      || ["Double", "Float", "TimeInterval"].contains(name)
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
