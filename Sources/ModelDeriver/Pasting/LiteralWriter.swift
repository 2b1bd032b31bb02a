import Foundation
import ModelFacts
import SwiftParser
import SwiftSyntax

extension LiteralEdit {
  /// Writes the text into the literal that is decoded, as its kind wants it; every other byte of the file
  /// stays.
  var answer: Answer {
    let source = ParsedFile(name: file.name, text: file.text)
    guard let found = PastedCode(WrittenVersions(source).strict)?.literal,
      let text = found.text,
      text.utf8.elementsEqual(found.text(for: old).utf8),
      let literal = source.literal(at: found.position)
    else { return .notFound }
    let new = found.text(for: new)
    let bytes = Array(file.text.utf8)
    let range =
      literal.openingQuote.endPositionBeforeTrailingTrivia
      .utf8Offset..<literal.closingQuote
      .positionAfterSkippingLeadingTrivia.utf8Offset
    let writer = LiteralWriter(literal, in: bytes)
    let written = String(
      decoding: bytes[..<range.lowerBound] + writer.content(new).utf8 + bytes[range.upperBound...],
      as: UTF8.self)
    // What is written is read again: there may be a kind of text that no literal holds.
    let again = ParsedFile(name: file.name, text: written).literal(at: found.position)
    guard again?.representedLiteralValue?.utf8.elementsEqual(new.utf8) == true else {
      return .unwritable
    }
    return .written(written)
  }
}

extension PastedCode.Literal {
  /// What stands in the literal where that is what is decoded.
  fileprivate func text(for json: String) -> String {
    isBase64 ? Data(json.utf8).base64EncodedString() : json
  }
}

extension ParsedFile {
  fileprivate func literal(at position: AbsolutePosition) -> StringLiteralExprSyntax? {
    tree.token(at: position)?.parent?.as(StringLiteralExprSyntax.self)
  }
}

/// Writes texts as a literal's kind wants them: on one line or several, with `#` or without.
private struct LiteralWriter {
  private let pounds: String
  private let isOfLines: Bool
  /// What stands before the closing quotes, and so before each line.
  private let indentation: String
  private let lineEnd: String

  init(_ literal: StringLiteralExprSyntax, in bytes: [UInt8]) {
    pounds = literal.openingPounds?.text ?? ""
    isOfLines = literal.openingQuote.tokenKind == .multilineStringQuote
    let close = literal.closingQuote.positionAfterSkippingLeadingTrivia.utf8Offset
    let space = bytes[..<close].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
    indentation = String(decoding: space.reversed(), as: UTF8.self)
    let open = literal.openingQuote.endPositionBeforeTrailingTrivia.utf8Offset
    let first = bytes[open...].first { $0 == 0x0A || $0 == 0x0D }
    lineEnd = first == 0x0D ? "\r\n" : "\n"
  }

  /// What stands between the quotes.
  func content(_ text: String) -> String {
    guard isOfLines else { return escaped(text.unicodeScalars[...]) }
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let written = lines.map { $0.isEmpty ? "" : indentation + escaped($0) }
    return lineEnd + written.joined(separator: lineEnd) + lineEnd + indentation
  }

  private func escaped(_ text: Substring.UnicodeScalarView) -> String {
    var written = String.UnicodeScalarView()
    let escape = ("\\" + pounds).unicodeScalars
    for index in text.indices {
      let scalar = text[index]
      let rest = text[text.index(after: index)...]
      let replaced: String? =
        switch scalar {
        case "\\": rest.starts(with: pounds.unicodeScalars) ? "\\" : nil
        case "\"": ends(before: rest) ? "\"" : nil
        case "\n": "n"
        case "\r": "r"
        case "\t": isOfLines ? nil : "t"
        case "\0": "0"
        case "\u{1}"..."\u{1F}", "\u{7F}": "u{\(String(scalar.value, radix: 16))}"
        default: nil
        }
      guard let replaced else {
        written.append(scalar)
        continue
      }
      written += escape
      written += replaced.unicodeScalars
    }
    return String(written)
  }

  /// Whether a quote would end the literal, before what follows it.
  private func ends(before rest: Substring.UnicodeScalarView) -> Bool {
    isOfLines
      ? rest.starts(with: "\"\"".unicodeScalars) : rest.starts(with: pounds.unicodeScalars)
  }
}
