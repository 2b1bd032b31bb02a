package import JSONSource

/// A message about a place in a text, in the form that compilers give it.
///
///     payload.json:3:15: error: expected Int for 'quantity', found the string "many"
///       3 |   "quantity": "many",
///         |               ^^^^^^
///     hint: the smart style makes 0 of it
package struct Diagnostic: Sendable, Equatable {
  /// Whether the decode failed by it; compilers use the same words.
  package enum Severity: String, Sendable {
    case error, warning, note
  }

  /// The name of the text: a file's, a payload's.
  package var source: String
  package var position: JSONPosition?
  package var severity: Severity
  package var message: String
  /// The styles that it is about, where others had nothing of it: in brackets behind the message.
  package var styles: [String] = []
  /// The line that the position names, without its end.
  package var line: String?
  /// How many characters of the line the message is about; at least one is marked.
  package var length: Int
  /// What stands behind the marks: what they say where nothing can be marked.
  package var note: String
  package var hints: [String]

  package init(
    source: String, position: JSONPosition? = nil, severity: Severity = .error, message: String,
    line: String? = nil, length: Int = 1, note: String = "", hints: [String] = []
  ) {
    self.source = source
    self.position = position
    self.severity = severity
    self.message = message
    self.line = line
    self.length = length
    self.note = note
    self.hints = hints
  }

  /// The most cells of a payload's line that are shown; what is to the left of the place is cut
  /// first.
  private static let excerptLimit = 90

  /// The message as text, without a line feed at the end.
  package func text(_ appearance: TextAppearance) -> String {
    let name = appearance.line(source)
    let place = position.map { "\(name):\($0)" } ?? name
    let names = styles.isEmpty ? "" : " [\(styles.joined(separator: ", "))]"
    var lines = ["\(place): \(severity.rawValue): \(appearance.singleLine(message))\(names)"]
    if let position, let line {
      lines += excerpt(line, at: position, appearance)
    }
    return (lines + hints.map { "hint: \(appearance.singleLine($0))" }).joined(separator: "\n")
  }

  private func excerpt(
    _ line: String, at position: JSONPosition, _ appearance: TextAppearance
  ) -> [String] {
    func shown(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
      appearance.line(String(String.UnicodeScalarView(scalars)))
    }
    let scalars = Array(line.unicodeScalars)
    let start = min(max(0, position.column - 1), scalars.count)
    let end = min(max(start + 1, start + length), max(scalars.count, start))
    // A place far to the right keeps 30 characters before it.
    let first = start > Diagnostic.excerptLimit * 2 / 3 ? start - 30 : 0
    let before = (first > 0 ? appearance.ellipsis : "") + shown(scalars[first..<start])
    let marked = shown(scalars[start..<end])
    let rest = scalars[end..<min(scalars.count, end + Diagnostic.excerptLimit)]
    let text = before + marked + shown(rest)
    let number = String(position.line)
    let limit = max(Diagnostic.excerptLimit, appearance.width(before) + 1)
    let room = max(1, limit - appearance.width(before))
    let carets = min(max(1, appearance.width(marked)), room)
    return [
      "  \(number) | \(appearance.truncated(text, to: limit))",
      "  \(String(repeating: " ", count: number.count)) | "
        + String(repeating: " ", count: appearance.width(before))
        + String(repeating: "^", count: carets) + (note.isEmpty ? "" : " " + note),
    ]
  }

}
