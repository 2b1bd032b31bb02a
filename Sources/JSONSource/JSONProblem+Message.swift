extension JSONProblem {
  /// The problem in words: what was expected and what was found, without a place.
  package var message: String {
    switch kind {
    case .emptyDocument: "expected a value, found nothing: the text is empty"
    case .tooLarge(let limit): "expected at most \(limit) bytes, found \(found.words)"
    case .unexpectedCharacter: "unexpected \(found.words)"
    case .missingColon: "expected ':' after the key, found \(found.words)"
    case .missingComma(let closing): "expected ',' or '\(closing)', found \(found.words)"
    case .missingValue: "expected a value, found \(found.words)"
    case .missingKey: "expected a key in double quotes, found \(found.words)"
    case .trailingComma: "expected another entry after ',', found the closing bracket"
    case .unterminatedString: "expected '\"' at the end of the string"
    case .unterminatedArray: "expected ']' at the end of the array, found \(found.words)"
    case .unterminatedObject: "expected '}' at the end of the object, found \(found.words)"
    case .mismatchedBracket(let expected): "expected '\(expected)', found \(found.words)"
    case .controlCharacter: "expected an escape such as \\n in the string, found \(found.words)"
    case .badEscape:
      "expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX, found \(found.words)"
    case .loneSurrogate: "expected a pair of surrogates, found \(found.words) alone"
    case .badNumber(let fault): "\(fault.expectation), found \(found.words)"
    case .badLiteral(let meant):
      meant.map { "expected \($0), found \(found.words)" }
        ?? "expected a value, found \(found.words)"
    case .trailingContent: "expected the end of the text, found \(found.words)"
    case .byteOrderMark: "expected no byte order mark"
    case .encoding(let encoding): "expected UTF-8, found \(encoding.rawValue)"
    case .invalidEncoding(let encoding): "expected valid \(encoding.rawValue), found \(found.words)"
    case .comment: "expected no comment: JSON has none"
    case .unterminatedComment: "expected '*/' at the end of the comment"
    case .singleQuotes: "expected double quotes, found a single one"
    case .unquotedKey: "expected the key in double quotes, found \(found.words)"
    }
  }
}

extension JSONProblem.NumberFault {
  fileprivate var expectation: String {
    switch self {
    case .leadingZero: "expected a number without leading zero"
    case .plusSign: "expected a number without plus sign"
    case .noDigits: "expected a number with digits"
    case .noDigitsBeforePoint: "expected a digit before the point"
    case .noDigitsAfterPoint: "expected a digit after the point"
    case .noExponentDigits: "expected a digit in the exponent"
    case .hexadecimal: "expected a decimal number"
    case .unexpectedCharacter: "expected a number"
    }
  }
}

extension JSONProblem.Found {
  fileprivate var words: String {
    switch self {
    case .endOfText: "the end of the text"
    case .token(let text) where text.count == 1 && !JSONProblem.Found.isAlphanumeric(text):
      text == "'" ? "\"'\"" : "'\(text)'"
    case .token(let text): text
    case .byte(0x0A), .byte(0x0D): "a line break"
    case .byte(0x09): "a tab"
    case .byte(let byte):
      "the byte 0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }

  private static func isAlphanumeric(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber }
  }
}
