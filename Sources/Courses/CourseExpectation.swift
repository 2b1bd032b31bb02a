package import DecodingReport
package import JSONSource

/// A cell of the table, and what a course says becomes of it:
/// `$.fontSize STRICT threw keyNotFound`, `$.fontSize SMART default missing = 14`.
package struct CourseExpectation: Sendable, Equatable {
  package var path: JSONPath
  package var style: DecodingStyle
  package var outcome: Outcome
  /// A reason, the kind of the error, `silently`: all of them have to be true.
  package var details: [String]
  /// The decoded value as Swift would write it.
  package var value: String?
  /// The line in the file, from 1.
  package var line: Int

  /// The words that may stand behind an outcome.
  package static let possibleDetails =
    Reason.allCases.map(\.rawValue) + kinds.map(\.rawValue) + [silently]

  static let kinds: [DecodingErrorKind] = [
    .keyNotFound, .typeMismatch, .valueNotFound, .dataCorrupted, .custom,
  ]
  private static let silently = "silently"

  /// Why a line says nothing of a cell.
  enum Fault: Error {
    case path(String)
    case style(String)
    case outcome(String)
    case detail(String)

    /// What was found.
    var word: String {
      switch self {
      case .path(let word), .style(let word), .outcome(let word), .detail(let word): word
      }
    }

    /// What can stand in its place.
    var possible: [String] {
      switch self {
      case .path: ["a path: $.address.city"]
      case .style: DecodingStyle.allCases.map { $0.rawValue.uppercased() }
      case .outcome: Outcome.allCases.map(\.rawValue)
      case .detail: possibleDetails
      }
    }
  }

  /// Reads a line; without a style in it, `usualStyle` is meant.
  init(reading text: String, line: Int, usualStyle: DecodingStyle? = nil) throws(Fault) {
    var words = text
    if let equals = text.firstRange(of: " = ") {
      words = String(text[..<equals.lowerBound])
      value = String(text[equals.upperBound...])
    }
    var parts = words.split(separator: " ").map(String.init)
    let styles = DecodingStyle.allCases.map(\.rawValue)
    // A key may have a space, and may be called like a style: its quote follows.
    var place = parts.firstIndex {
      styles.contains($0.lowercased()) && $0 == $0.uppercased()
    }
    if place == nil, let usualStyle {
      let outcome = parts.dropFirst().firstIndex { Outcome(written: $0) != nil }
      guard let outcome else { throw .outcome(parts.dropFirst().first ?? "") }
      parts.insert(usualStyle.rawValue.uppercased(), at: outcome)
      place = outcome
    }
    guard let place, let style = DecodingStyle(rawValue: parts[place].lowercased()) else {
      throw .style(parts.count > 1 ? parts[1] : "")
    }
    let name = parts[..<place].joined(separator: " ")
    guard let path = JSONPath(reading: name) else { throw .path(name) }
    parts.removeFirst(place + 1)
    guard let outcome = parts.first.flatMap(Outcome.init(written:)) else {
      throw .outcome(parts.first ?? "")
    }
    details = Array(parts.dropFirst())
    for detail in details where !Self.possibleDetails.contains(detail) { throw .detail(detail) }
    self.path = path
    self.style = style
    self.outcome = outcome
    self.line = line
  }

  /// The cell, as a file writes it.
  package var cell: String { "\(path) \(style.rawValue.uppercased())" }

  package var text: String {
    ([cell, outcome.rawValue] + details).joined(separator: " ") + (value.map { " = \($0)" } ?? "")
  }

  /// What the report says of the cell, where that is something else; `nil` where it is as expected.
  func contradiction(in report: Report) -> String? {
    let style = report[style]
    guard let field = style?.fields.first(where: { $0.path == path }) else {
      let ending = style?.failure?.ending ?? ""
      return "no such cell" + (ending.isEmpty ? "" : ": \(ending)")
    }
    var words = [field.reason?.rawValue].compactMap { $0 }
    if field.outcome == .threw, let failure = style?.failure { words.append(failure.kind.rawValue) }
    if field.silentLoss { words.append(Self.silently) }
    let isRight =
      field.outcome == outcome && details.allSatisfy(words.contains)
      && (value == nil || value == field.value)
    guard !isRight else { return nil }
    return ([field.outcome.rawValue] + words).joined(separator: " ")
      + (field.value.map { " = \($0)" } ?? "")
  }
}

extension Outcome {
  /// An outcome by its raw value, or as people say it: `sent`.
  fileprivate init?(written word: String) {
    if word == "sent" { self = .asSent } else { self.init(rawValue: word) }
  }
}
