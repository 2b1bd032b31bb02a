import DecodingReport
import Foundation
import TerminalText
import Workbench

/// Parts of Swift files that are made of strangers' texts.
enum SwiftCode {
  /// The payload as an expression of `Data`: a raw literal with more `#` than it could close, or be
  /// interpolated, with; base64 for bytes that none holds, and for text that isn't seen as it is.
  static func data(_ bytes: [UInt8]) -> String {
    guard let text = String(validating: bytes, as: UTF8.self), isLiteral(bytes), isShown(text)
    else {
      return "Data(base64Encoded: \"\(Data(bytes).base64EncodedString())\")!"
    }
    let marks = String(repeating: "#", count: longestRun(of: "#", in: text) + 1)
    return "Data(\(marks)\"\"\"\n\(text)\n\"\"\"\(marks).utf8)"
  }

  /// Whether a literal of several lines holds the bytes as they are.
  private static func isLiteral(_ bytes: [UInt8]) -> Bool {
    !bytes.starts(with: [0xEF, 0xBB, 0xBF]) && !bytes.contains { $0 == 0x0D || $0 == 0 }
  }

  /// Whether nothing of it hides where the file is read.
  private static func isShown(_ text: String) -> Bool {
    text.split(whereSeparator: { "\n\t".contains($0) }).allSatisfy { PlainText.isShown(String($0)) }
  }

  private static func longestRun(of mark: Character, in text: String) -> Int {
    text.split(whereSeparator: { $0 != mark }).map(\.count).max() ?? 0
  }

  /// Words as a line of comment. What could end it, or hide in it, is shown.
  static func comment(_ words: String) -> String {
    "// "
      + OrderedJSON.escapingHidden(
        in: words.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// The lines that set a decoder up by these options.
  static func decoder(_ options: DecodingOptions) -> [String] {
    if let own = options.decoder { return ["let decoder = \(own.expression)"] }
    var lines = ["let decoder = JSONDecoder()"]
    if options.keyStrategy == .snake {
      lines.append("decoder.keyDecodingStrategy = .convertFromSnakeCase")
    }
    switch options.dateStrategy {
    case .deferred: break
    case .iso8601: lines.append("decoder.dateDecodingStrategy = .iso8601")
    case .seconds: lines.append("decoder.dateDecodingStrategy = .secondsSince1970")
    case .milliseconds: lines.append("decoder.dateDecodingStrategy = .millisecondsSince1970")
    case .format(let pattern):
      lines += [
        "let dates = DateFormatter()", "dates.locale = Locale(identifier: \"en_US_POSIX\")",
        "dates.timeZone = TimeZone(identifier: \"UTC\")",
        "dates.dateFormat = \(SwiftText.quoted(pattern))",
        "decoder.dateDecodingStrategy = .formatted(dates)",
      ]
    }
    if options.dataStrategy == .deferred {
      lines.append("decoder.dataDecodingStrategy = .deferredToData")
    }
    if options.floatStrategy == .strings {
      lines += [
        "decoder.nonConformingFloatDecodingStrategy = .convertFromString(",
        "  positiveInfinity: \"inf\", negativeInfinity: \"-inf\", nan: \"nan\")",
      ]
    }
    if options.json5 { lines.append("decoder.allowsJSON5 = true") }
    return lines
  }
}
