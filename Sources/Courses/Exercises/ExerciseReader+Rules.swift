import DecodingReport
import JSONSource

/// What is read of a goal's rules.
extension ExerciseReader {
  mutating func rules(_ fields: CourseFields) -> [GoalRule] {
    var rules: [GoalRule] = []
    func add(_ kind: GoalRule.Kind?, _ name: String, _ found: CourseFields.Value) {
      guard let kind else { return }
      rules.append(GoalRule(kind: kind, text: "\(name): \(found.text)", line: found.line))
    }
    for found in fields.takeAll("expect") { add(expectation(found), "expect", found) }
    for found in fields.takeAll("value") { add(value(found), "value", found) }
    if let found = fields.take("decodes") {
      add(decodes(found, at: fields.take("at")), "decodes", found)
    }
    if let place = fields.take("at"), fields.take("decodes")?.text.hasPrefix("no") != true {
      bad(place.text, place, of: "at", possible: ["a path, beside decodes: no"])
    }
    if let found = fields.take("lost") {
      add(paths(found, of: "lost").map { .lost($0) }, "lost", found)
    }
    if let found = fields.take("falls-back") {
      add(paths(found, of: "falls-back").map { .fallsBack($0) }, "falls-back", found)
    }
    for found in fields.takeAll("apart") {
      add(path(found.text, found, of: "apart").map { .apart($0) }, "apart", found)
    }
    if let found = fields.take("stable"), yes(found, of: "stable") {
      add(.stable, "stable", found)
    }
    if let found = fields.take("written") {
      if found.text == "same" {
        add(.written, "written", found)
      } else {
        bad(found.text, found, of: "written", possible: ["same"])
      }
    }
    return rules
  }

  private mutating func bad(
    _ word: String, _ found: CourseFields.Value, of field: String, possible: [String]
  ) {
    report(found.line, .form(.badValue(word, of: field, possible: possible)))
  }

  private mutating func path(
    _ text: String, _ found: CourseFields.Value, of field: String
  ) -> JSONPath? {
    let path = JSONPath(reading: text)
    if path == nil { bad(text, found, of: field, possible: ["a path: $.address.city"]) }
    return path
  }

  private mutating func paths(_ found: CourseFields.Value, of field: String) -> [JSONPath]? {
    if found.text == "nothing" { return [] }
    let paths = found.parts.compactMap { path($0.text, found, of: field) }
    return paths.isEmpty ? nil : paths
  }

  private mutating func value(_ found: CourseFields.Value) -> GoalRule.Kind? {
    guard let equals = found.text.firstRange(of: " = ") else {
      bad(found.text, found, of: "value", possible: ["a path and a value: $.age = 3"])
      return nil
    }
    let name = String(found.text[..<equals.lowerBound])
    return path(name, found, of: "value").map {
      .value($0, String(found.text[equals.upperBound...]))
    }
  }

  private mutating func decodes(
    _ found: CourseFields.Value, at place: CourseFields.Value?
  ) -> GoalRule.Kind? {
    if found.text == "yes" { return .decodes }
    let words = found.text.split(separator: " ").map(String.init)
    let kinds = CourseExpectation.kinds
    let kind = words.count == 2 ? kinds.first { $0.rawValue == words[1] } : nil
    guard words.first == "no", words.count == 1 || kind != nil else {
      bad(
        found.text, found, of: "decodes",
        possible: ["yes", "no"] + kinds.map { "no \($0.rawValue)" })
      return nil
    }
    guard let place else { return .throwing(nil, kind) }
    return .throwing(path(place.text, place, of: "at"), kind)
  }

  private mutating func expectation(_ found: CourseFields.Value) -> GoalRule.Kind? {
    var cells: [CourseExpectation] = []
    // A value may have the word, too: an alternative begins with a path.
    let parts = found.text.ranges(of: " or $").map(\.lowerBound)
    var start = found.text.startIndex
    for end in parts + [found.text.endIndex] {
      let text = String(found.text[start..<end])
      start = end == found.text.endIndex ? end : found.text.index(end, offsetBy: 4)
      do throws(CourseExpectation.Fault) {
        cells.append(
          try CourseExpectation(reading: text, line: found.line, usualStyle: .strict))
      } catch {
        bad(error.word, found, of: "expect", possible: error.possible)
      }
    }
    return cells.isEmpty ? nil : .expect(cells)
  }
}
