internal import TerminalText

/// Values as Swift writes them.
enum SwiftLiteral {
  /// A string. What can't be seen is escaped.
  static func string(_ text: String) -> String {
    let content = PlainText.escaping(text) { scalar, isHidden in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default:
        isHidden || (scalar.properties.generalCategory == .spaceSeparator && scalar != " ")
          ? "\\u{\(String(scalar.value, radix: 16))}" : nil
      }
    }
    return "\"\(content)\""
  }
}
