import Workbench

/// What is read of code: the models that are compiled, and what is only shown.
extension CourseReader {
  /// A model with its fields; `nil` where there is no code.
  mutating func model(
    _ fields: CourseFields, _ code: ArraySlice<String>, line: Int
  ) -> CourseStep.Deed? {
    guard let code = code.code else {
      report(line, .noCode)
      return nil
    }
    if let before = course.steps.last, before.isModelAlone {
      report(line, .modelUnused(before: before.line))
    }
    let model = CourseModel(
      number: course.models.count + 1, type: fields.take("type")?.text,
      code: code.joined(separator: "\n") + "\n", line: code.startIndex + 1)
    course.models.append(model)
    return .model(model.number, value: fields.take("value")?.text, results(fields))
  }

  /// Has the step above show code.
  mutating func show(
    _ fence: MarkdownBlocks.Fence, _ language: CourseCode.Language, chapter: String
  ) {
    guard let code = fence.content.code else { return }
    guard let step = course.steps.indices.last, course.steps[step].chapter == chapter else {
      return report(fence.line, .codeWithoutStep)
    }
    let text = code.joined(separator: "\n")
    course.steps[step].code.append(CourseCode(language: language, text: text))
  }
}

extension CourseStep {
  /// Whether it is a model of which nothing is said, shown or expected.
  fileprivate var isModelAlone: Bool {
    block == .model && sentences.isEmpty && expected.isEmpty
  }
}
