import DecodingReport
import DecodingStyles
import JSONSource
import Workbench

/// What is read of a block's own fields.
extension CourseReader {
  /// What a step does; `nil` where its fields don't say so.
  mutating func deed(
    of block: CourseBlock, _ fields: CourseFields, line: Int
  ) -> CourseStep.Deed? {
    switch block {
    case .say: return .say
    case .select: return .select
    case .hide: return .hide
    case .open:
      guard let sample = fields.take("sample") else { return nil }
      return .open(
        sample: sample.text, payload: fields.take("payload")?.text, results(fields))
    case .ask: return question(fields)
    case .reveal:
      guard let rows = fields.take("rows") else { return .reveal(nil) }
      return .reveal(rows.text == "all" ? [] : rows.parts.compactMap { path($0, of: "rows") })
    case .break:
      guard let name = fields.take("fault") else { return nil }
      let fault = Fault.allCases.first { $0.courseName == name.text }
      if fault == nil { bad(name, of: "fault", Fault.allCases.map(\.courseName)) }
      return fault.map { .break($0) }
    case .type: return fields.take("value").map { .type($0.text) }
    case .option: return option(fields, line: line)
    case .model: return nil
    }
  }

  /// Whether results are shown.
  mutating func results(_ fields: CourseFields) -> CourseStep.Results {
    fields.take("results").flatMap { word($0, of: "results") } ?? .shown
  }

  private mutating func question(_ fields: CourseFields) -> CourseStep.Deed? {
    let kind: CourseQuestion.Kind? = fields.take("kind").flatMap { word($0, of: "kind") }
    let offered = fields.take("options")?.parts ?? []
    let options = offered.compactMap { outcome($0) }
    let answers = fields.takeAll("answer").compactMap { expectation($0, of: "answer") }
    for answer in answers where !options.isEmpty && !options.contains(answer.outcome) {
      report(answer.line, .answerNotOffered(answer.outcome.rawValue))
    }
    guard !options.isEmpty, !answers.isEmpty else { return nil }
    return .ask(CourseQuestion(kind: kind ?? .quick, options: options, answers: answers))
  }

  private mutating func outcome(_ found: CourseFields.Value) -> Outcome? {
    let outcome = Outcome(rawValue: found.text)
    if outcome.map(Outcome.guessable.contains) != true {
      bad(found, of: "options", Outcome.guessable.map(\.rawValue))
      return nil
    }
    return outcome
  }

  private mutating func option(_ fields: CourseFields, line: Int) -> CourseStep.Deed? {
    let changes = changes(fields, CourseSetting.allCases.map { ($0, $0.rawValue) })
    guard changes != DecodingChanges() else {
      let names = CourseSetting.allCases.map(\.rawValue).joined(separator: ", ")
      report(
        line,
        .missingField(
          CourseSetting.keyStrategy.rawValue, in: "'option'", summary: "one of \(names)"))
      return nil
    }
    return .option(changes)
  }
}

extension Fault {
  /// What a course calls it: `wrong-type`.
  package var courseName: String {
    rawValue.reduce(into: "") { name, character in
      name += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
  }
}
