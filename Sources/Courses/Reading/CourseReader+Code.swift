import Workbench

/// What is read of code: the models that are compiled, and what is only shown.
extension CourseReader {
  mutating func report(_ fence: CourseFence, _ line: Int) {
    if let fact = fence.fact { report(line, fact) }
  }

  /// A model with its fields; `nil` where there is no code.
  mutating func model(
    _ fields: CourseFields, _ code: ArraySlice<String>, line: Int
  ) -> CourseStep.Deed? {
    guard let first = code.firstIndex(where: \.hasText),
      let last = code.lastIndex(where: \.hasText)
    else {
      report(line, .noCode)
      return nil
    }
    if let before = course.steps.last, before.isModelAlone {
      report(line, .modelUnused(before: before.line))
    }
    let model = CourseModel(
      number: course.models.count + 1, type: fields.take("type")?.text,
      code: code[first...last].joined(separator: "\n") + "\n", line: first + 1)
    course.models.append(model)
    return .model(model.number, value: fields.take("value")?.text, results(fields))
  }

  /// Has the step above show code.
  mutating func show(
    _ lines: ArraySlice<String>, _ language: CourseCode.Language, line: Int, chapter: String
  ) {
    guard let first = lines.firstIndex(where: \.hasText),
      let last = lines.lastIndex(where: \.hasText)
    else { return }
    guard let step = course.steps.indices.last, course.steps[step].chapter == chapter else {
      return report(line, .codeWithoutStep)
    }
    let text = lines[first...last].joined(separator: "\n")
    course.steps[step].code.append(CourseCode(language: language, text: text))
  }
}

extension CourseLines {
  /// The lines of a block with code that are fields, up to the first one that isn't.
  static func fields(of lines: ArraySlice<String>) -> ArraySlice<String> {
    var end = lines.startIndex
    while end < lines.endIndex {
      let goesOn = end > lines.startIndex && lines[end].hasPrefix("  ")
      guard goesOn || lines[end].wholeMatch(of: field) != nil else { break }
      end += 1
    }
    return lines[..<end]
  }
}

extension CourseStep {
  /// Whether it is a model of which nothing is said, shown or expected.
  fileprivate var isModelAlone: Bool {
    block == .model && sentences.isEmpty && expected.isEmpty
  }
}

extension String {
  fileprivate var hasText: Bool { contains { $0 != " " && $0 != "\t" } }
}
