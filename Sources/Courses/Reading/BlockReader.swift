import DecodingReport
import JSONSource
import Workbench

/// Reads a file of Markdown whose blocks have fields, whatever is in it: a course's, an exercise's.
///
/// The file has a front of fields between two lines `---`, headings, and fenced blocks. In a block,
/// `name: value` is a field, which lines go on that are indented by two; all else is text, a sentence a
/// line. `\` before a line makes text of it.
protocol BlockReader {
  /// Notes what is wrong.
  mutating func report(_ line: Int, _ fact: CourseProblem.Fact)
}

extension BlockReader {
  /// The fields of the front; `nil` where there is none.
  mutating func front(
    of file: MarkdownBlocks, _ known: [CourseField], thing: String
  ) -> CourseFields? {
    switch file.front {
    case .none: report(1, .noFront(of: thing))
    case .open: report(1, .openFront)
    case .closed(let lines):
      let fields = fields(lines, of: known, in: "the front", line: 1)
      if let found = fields.take("format"), found.text != "1" { bad(found, of: "format", ["1"]) }
      return fields
    }
    return nil
  }

  mutating func fields(
    _ lines: ArraySlice<String>, of known: [CourseField], in place: String, line: Int
  ) -> CourseFields {
    CourseFields(lines, of: known, in: place, line: line) { report($0, $1) }
  }

  /// Says what a field takes.
  mutating func bad(_ found: CourseFields.Value, of field: String, _ possible: [String]) {
    report(found.line, .badValue(found.text, of: field, possible: possible))
  }

  /// The changes of the decoders' settings that fields name.
  mutating func changes(
    _ fields: CourseFields, _ settings: [(setting: CourseSetting, name: String)]
  ) -> DecodingChanges {
    var changes = DecodingChanges()
    for (setting, name) in settings {
      guard let found = fields.take(name), let possible = changes.set(setting, to: found.text)
      else { continue }
      bad(found, of: name, possible)
    }
    return changes
  }

  mutating func path(_ found: CourseFields.Value, of field: String) -> JSONPath? {
    let path = JSONPath(reading: found.text)
    if path == nil { bad(found, of: field, ["a path: $.address.city"]) }
    return path
  }

  mutating func word<Word: CaseIterable & RawRepresentable<String>>(
    _ found: CourseFields.Value, of field: String
  ) -> Word? {
    let word = Word(rawValue: found.text)
    if word == nil { bad(found, of: field, Word.allCases.map(\.rawValue)) }
    return word
  }

  /// What is expected of a cell; without a style in it, `usualStyle` is meant.
  mutating func expectation(
    _ found: CourseFields.Value, of field: String, usualStyle: DecodingStyle? = nil
  ) -> CourseExpectation? {
    do throws(CourseExpectation.Fault) {
      return try CourseExpectation(
        reading: found.text, line: found.line, usualStyle: usualStyle)
    } catch {
      report(found.line, .badValue(error.word, of: field, possible: error.possible))
      return nil
    }
  }
}

extension ArraySlice<String> {
  /// The lines without empty ones at both ends; `nil` where no other is left.
  var code: ArraySlice<String>? {
    func hasText(_ line: String) -> Bool { line.contains { $0 != " " && $0 != "\t" } }
    guard let first = firstIndex(where: hasText), let last = lastIndex(where: hasText) else {
      return nil
    }
    return self[first...last]
  }
}
