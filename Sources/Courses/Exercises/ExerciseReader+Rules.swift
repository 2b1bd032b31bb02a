import DecodingReport
import JSONSource

/// What is read of a goal's rules.
extension ExerciseReader {
  mutating func rules(_ fields: CourseFields) -> [GoalRule] {
    var rules: [GoalRule] = []
    for name in GoalField.ruleNames {
      for found in fields.takeAll(name) {
        guard let kind = rule(name, found, fields) else { continue }
        rules.append(GoalRule(kind: kind, text: "\(name): \(found.text)", line: found.line))
      }
      if name == "decodes" { checkPlace(fields) }
    }
    return rules
  }

  private mutating func rule(
    _ name: String, _ found: CourseFields.Value, _ fields: CourseFields
  ) -> GoalRule.Kind? {
    switch name {
    case "expect": return expectations(found)
    case "value": return value(found)
    case "decodes": return decodes(found, at: fields.take("at"))
    case "lost": return paths(found, of: name).map { .lost($0) }
    case "falls-back": return paths(found, of: name).map { .fallsBack($0) }
    case "apart": return path(found, of: name).map { .apart($0) }
    case "stable": return yes(found, of: name) ? .stable : nil
    default:
      if found.text == "same" { return .written }
      bad(found, of: name, ["same"])
      return nil
    }
  }

  /// A place stands beside `decodes: no` alone.
  private mutating func checkPlace(_ fields: CourseFields) {
    guard let place = fields.take("at"), fields.take("decodes")?.text.hasPrefix("no") != true
    else { return }
    bad(place, of: "at", ["a path, beside decodes: no"])
  }

  private mutating func paths(_ found: CourseFields.Value, of field: String) -> [JSONPath]? {
    if found.text == "nothing" { return [] }
    let paths = found.parts.compactMap { path($0, of: field) }
    return paths.isEmpty ? nil : paths
  }

  private mutating func value(_ found: CourseFields.Value) -> GoalRule.Kind? {
    guard let equals = found.text.firstRange(of: " = ") else {
      bad(found, of: "value", ["a path and a value: $.age = 3"])
      return nil
    }
    var name = found
    name.text = String(found.text[..<equals.lowerBound])
    return path(name, of: "value").map { .value($0, String(found.text[equals.upperBound...])) }
  }

  private mutating func decodes(
    _ found: CourseFields.Value, at place: CourseFields.Value?
  ) -> GoalRule.Kind? {
    if found.text == "yes" { return .decodes }
    let words = found.text.split(separator: " ").map(String.init)
    let kinds = CourseExpectation.kinds
    let kind = words.count == 2 ? kinds.first { $0.rawValue == words[1] } : nil
    guard words.first == "no", words.count == 1 || kind != nil else {
      bad(found, of: "decodes", ["yes", "no"] + kinds.map { "no \($0.rawValue)" })
      return nil
    }
    return .throwing(place.flatMap { path($0, of: "at") }, kind)
  }

  /// A value may have the word, too: an alternative begins with a path.
  private mutating func expectations(_ found: CourseFields.Value) -> GoalRule.Kind? {
    var cells: [CourseExpectation] = []
    var part = found
    var start = found.text.startIndex
    for end in found.text.ranges(of: " or $").map(\.lowerBound) + [found.text.endIndex] {
      part.text = String(found.text[start..<end])
      start = end == found.text.endIndex ? end : found.text.index(end, offsetBy: 4)
      if let cell = expectation(part, of: "expect", usualStyle: .strict) { cells.append(cell) }
    }
    return cells.isEmpty ? nil : .expect(cells)
  }
}
