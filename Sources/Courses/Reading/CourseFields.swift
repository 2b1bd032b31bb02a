/// The fields of a front or a block, and the text between them.
struct CourseFields {
  /// What stands behind the colon.
  struct Value {
    var text: String
    /// From 1.
    var line: Int

    /// A sentence a line.
    var sentences: [String] {
      text.split(separator: "\n").map { $0.trimmingBlanks }.filter { !$0.isEmpty }
    }

    /// What stands between commas.
    var parts: [Value] {
      text.split(separator: ",").map { Value(text: $0.trimmingBlanks, line: line) }
    }
  }

  private var values: [String: [Value]] = [:]
  /// A sentence a line, without empty ones.
  private(set) var text: [String] = []

  /// `name: value`
  // Unsafe because a `Regex` isn't `Sendable`; this one holds no code that is called.
  nonisolated(unsafe) private static let field: Regex<(Substring, Substring, Substring?)> =
    /([a-z][a-z0-9-]*):(?: +(.*))?/

  /// Reads lines by their places in the file; tells what isn't known, stands there twice or is missing.
  init(
    _ lines: ArraySlice<String>, of known: [CourseField], in place: String, line: Int,
    report: (_ line: Int, CourseProblem.Fact) -> Void
  ) {
    for (name, var value) in fields(in: lines) {
      guard let field = known.first(where: { $0.name == name }) else {
        report(value.line, .unknownField(name, in: place, possible: known.map(\.name)))
        continue
      }
      if !field.isList, values[name] != nil {
        report(value.line, .repeatedField(name))
      } else {
        // Of a value that begins on the line below, the first line is that one.
        if value.text.hasPrefix("\n") { value.text.removeFirst() }
        values[name, default: []].append(value)
      }
    }
    for field in known where field.isWanted && (values[field.name]?.first?.text ?? "").isEmpty {
      values[field.name] = nil
      report(line, .missingField(field.name, in: place, summary: field.summary))
    }
  }

  private mutating func fields(in lines: ArraySlice<String>) -> [(name: String, value: Value)] {
    var fields: [(name: String, value: Value)] = []
    var goesOn = false
    for (line, number) in zip(lines, (lines.startIndex + 1)...) {
      if goesOn, line.hasPrefix("  ") {
        fields[fields.count - 1].value.text += "\n" + line.dropFirst(2)
      } else if let match = line.wholeMatch(of: Self.field) {
        let text = match.2.map { $0.trimmingBlanks } ?? ""
        fields.append((String(match.1), Value(text: text, line: number)))
        goesOn = true
      } else {
        goesOn = false
        let words = line.hasPrefix("\\") ? String(line.dropFirst()) : line
        if words.contains(where: { $0 != " " }) { text.append(words) }
      }
    }
    return fields
  }

  /// The lines of a block with code that are fields, up to the first one that isn't.
  static func lines(before code: ArraySlice<String>) -> ArraySlice<String> {
    var end = code.startIndex
    while end < code.endIndex {
      let goesOn = end > code.startIndex && code[end].hasPrefix("  ")
      guard goesOn || code[end].wholeMatch(of: field) != nil else { break }
      end += 1
    }
    return code[..<end]
  }

  func take(_ name: String) -> Value? { values[name]?.first }
  func takeAll(_ name: String) -> [Value] { values[name] ?? [] }
}

extension StringProtocol {
  fileprivate var trimmingBlanks: String {
    var text = self[...]
    while text.first == " " || text.first == "\t" { text.removeFirst() }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return String(text)
  }
}
