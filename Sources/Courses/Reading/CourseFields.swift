/// The lines of a front or a block, parted into fields and text.
struct CourseLines {
  /// In their order, with the lines on which they begin.
  private(set) var fields: [(name: String, value: CourseFields.Value)] = []
  /// A sentence a line, without empty ones.
  private(set) var text: [String] = []

  /// `name: value`
  // Unsafe because a `Regex` isn't `Sendable`; this one holds no code that is called.
  nonisolated(unsafe) static let field: Regex<(Substring, Substring, Substring?)> =
    /([a-z][a-z0-9-]*):(?: +(.*))?/

  init(_ lines: ArraySlice<String>, firstLine: Int) {
    var goesOn = false
    for (line, number) in zip(lines, firstLine...) {
      if goesOn, line.hasPrefix("  ") {
        fields[fields.count - 1].value.text += "\n" + line.dropFirst(2)
      } else if let match = line.wholeMatch(of: Self.field) {
        let value = match.2.map { $0.trimmingBlanks } ?? ""
        fields.append((String(match.1), CourseFields.Value(text: value, line: number)))
        goesOn = true
      } else {
        goesOn = false
        let words = line.hasPrefix("\\") ? String(line.dropFirst()) : line
        if words.contains(where: { $0 != " " }) { text.append(words) }
      }
    }
  }
}

/// The fields of a front or a block: what isn't known, stands there twice or is missing is a problem.
struct CourseFields {
  /// What stands behind the colon.
  struct Value {
    var text: String
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

  init(
    _ lines: CourseLines, of known: [CourseField], in place: String, line: Int,
    problems: inout [CourseProblem]
  ) {
    for (name, value) in lines.fields {
      guard let field = known.first(where: { $0.name == name }) else {
        let fact = CourseProblem.Fact.unknownField(name, in: place, possible: known.map(\.name))
        problems.append(CourseProblem(line: value.line, fact))
        continue
      }
      if !field.isList, values[name] != nil {
        problems.append(CourseProblem(line: value.line, .repeatedField(name)))
      } else {
        var value = value
        // Of a value that begins on the line below, the first line is that one.
        if value.text.hasPrefix("\n") { value.text.removeFirst() }
        values[name, default: []].append(value)
      }
    }
    for field in known where field.isWanted && (values[field.name]?.first?.text ?? "").isEmpty {
      values[field.name] = nil
      let fact = CourseProblem.Fact.missingField(field.name, in: place, summary: field.summary)
      problems.append(CourseProblem(line: line, fact))
    }
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
