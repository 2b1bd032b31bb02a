import JSONSource

extension FaultSite {
  /// The JSON that a fault puts in the value's place; `nil` where the fault doesn't apply, or
  /// changes something else than the value.
  package func replacement(for fault: Fault) -> String? {
    switch fault {
    case .null: kind == .null ? nil : "null"
    case .asString: quotedScalar
    case .wrongType: otherType
    case .object: isScalar ? "{}" : nil
    case .fraction: isInteger ? fraction : nil
    case .overflow: Self.tooLarge[wanted]
    case .empty: empty
    case .badCase: isEnum ? unknownCase : nil
    case .badText: isEnum ? nil : Self.badTexts[wanted]
    case .missing, .badElement, .misspelt, .duplicate: nil
    }
  }

  private var isScalar: Bool { kind.map { $0 != .object && $0 != .array } ?? false }

  private var isInteger: Bool {
    wanted.hasPrefix("Int") && Self.tooLarge[wanted] != nil || wanted.hasPrefix("UInt")
  }

  private var quotedScalar: String? {
    guard let value, kind == .number || kind == .true || kind == .false else { return nil }
    return "\"\(document.text(value))\""
  }

  /// A value of another JSON type than the one that was sent, and than the one that is wanted.
  private var otherType: String? {
    let others =
      switch kind {
      case .number, .null: ["true", "\"maybe\""]
      case .string: ["7", "true"]
      case .true, .false: ["\"maybe\"", "7"]
      case .object: ["[]", "true"]
      case .array: ["{}", "true"]
      // A missing key gets something that no type takes for its own.
      case nil: [wanted.hasPrefix("[") ? "true" : "[]"]
      default: [String]()
      }
    return others.first { $0 != plainValue }
  }

  /// Which of these values the wanted type takes.
  private var plainValue: String {
    switch wanted {
    case "Bool": "true"
    case "String": "\"maybe\""
    case _ where wanted.hasPrefix("["): wanted.contains(":") ? "{}" : "[]"
    case _ where isInteger || wanted == "Double" || wanted == "Float": "7"
    default: ""
    }
  }

  /// The number with a half added: `42` becomes `42.5`.
  private var fraction: String {
    guard let value, kind == .number else { return "1.5" }
    let text = document.text(value)
    return text.allSatisfy { $0 == "-" || $0.isASCII && $0.isNumber } ? text + ".5" : "1.5"
  }

  private var empty: String? {
    let text =
      switch kind {
      case .array: "[]"
      case .object: "{}"
      case nil where wanted.hasPrefix("["): wanted.contains(":") ? "{}" : "[]"
      default: "\"\""
      }
    return value.map { document.text($0) } == text ? nil : text
  }

  private var unknownCase: String {
    kind == .number ? "999" : "\"unheard-of\""
  }

  /// The next number that a type can't hold, or one that is far beyond it.
  private static let tooLarge = [
    "Int": "9223372036854775808", "Int64": "9223372036854775808", "Int32": "2147483648",
    "Int16": "32768", "Int8": "128", "UInt": "18446744073709551616",
    "UInt64": "18446744073709551616", "UInt32": "4294967296", "UInt16": "65536", "UInt8": "256",
    "Double": "1e400", "Float": "1e39", "CGFloat": "1e400",
  ]

  private static let badTexts = [
    "Date": "\"not a date\"", "URL": "\"http://[not-a-url\"", "UUID": "\"not-a-uuid\"",
    "Data": "\"not base64!\"", "Decimal": "\"not a number\"",
  ]
}
