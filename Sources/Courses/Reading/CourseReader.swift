/// Reads a course's file: its chapters are headings, its steps are fenced blocks.
package struct CourseReader: BlockReader {
  package internal(set) var course = Course()
  /// What is wrong with the form, in the file's order.
  package private(set) var problems: [CourseProblem] = []

  package init(_ text: String) {
    let file = MarkdownBlocks(text)
    readFront(of: file)
    var chapter = ""
    for block in file.blocks {
      switch block {
      case .heading(_, let name): chapter = name
      case .text: break
      case .fence(let fence): read(fence, chapter: chapter)
      }
    }
    if course.steps.isEmpty, problems.isEmpty { report(file.lineCount, .noSteps) }
  }

  mutating func report(_ line: Int, _ fact: CourseProblem.Fact) {
    problems.append(CourseProblem(line: line, fact))
  }

  private mutating func readFront(of file: MarkdownBlocks) {
    guard let fields = front(of: file, CourseField.front, thing: "a course") else { return }
    course.title = fields.take("title")?.text ?? ""
    if let minutes = fields.take("minutes") {
      course.minutes = Int(minutes.text) ?? 0
      if !(1...600).contains(course.minutes) {
        bad(minutes, of: "minutes", ["a number from 1 to 600"])
      }
    }
    course.requires = fields.take("requires")?.sentences ?? []
    course.welcome = fields.take("welcome")?.sentences ?? []
    course.done = fields.take("done")?.sentences ?? []
  }

  // MARK: Steps

  private mutating func read(_ block: MarkdownBlocks.Fence, chapter: String) {
    let fence = CourseFence(block.info)
    if case .wrong(let fact) = fence { report(block.line, fact) }
    guard block.isClosed else {
      return report(block.line, .openFence(fence.block?.rawValue))
    }
    switch fence {
    case .code(let language): show(block, language, chapter: chapter)
    case .step(let step): readStep(step, block, chapter: chapter)
    case .wrong: break
    }
  }

  private mutating func readStep(
    _ block: CourseBlock, _ fence: MarkdownBlocks.Fence, chapter: String
  ) {
    let (line, lines) = (fence.line, fence.content)
    let fieldLines = block.wantsCode ? CourseFields.lines(before: lines) : lines
    let fields = fields(fieldLines, of: block.fields, in: "'\(block.rawValue)'", line: line)
    let found =
      block == .model
      ? model(fields, lines[fieldLines.endIndex...], line: line)
      : deed(of: block, fields, line: line)
    guard let deed = found else { return }
    var step = CourseStep(block, deed, line: line)
    step.chapter = chapter
    step.text = fields.take("say")?.sentences ?? fields.text
    if block.wantsText, step.text.isEmpty { report(line, .noText(block)) }
    step.selection = fields.take("select").flatMap { path($0, of: "select") }
    step.style = fields.take("style").flatMap { word($0, of: "style") }
    step.look = fields.take("look").flatMap { word($0, of: "look") }
    step.expected = fields.takeAll("expect").compactMap { expectation($0, of: "expect") }
    step.note = fields.take("note")?.text ?? ""
    if let minutes = fields.take("minutes") {
      step.minutes = Double(minutes.text)
      if !(0.1...600).contains(step.minutes ?? 0) {
        bad(minutes, of: "minutes", ["0.5", "1", "4"])
      }
    }
    if course.steps.last?.chapter != chapter || course.steps.isEmpty, block != .open {
      report(line, .notOpened(chapter: chapter))
    }
    checkAnswers(of: step)
    course.steps.append(step)
  }

  /// What is selected by a question is what the room guesses.
  private mutating func checkAnswers(of step: CourseStep) {
    guard let answers = step.question?.answers, let first = answers.first else { return }
    var cell = first
    cell.path = step.selection ?? cell.path
    cell.style = step.style ?? cell.style
    guard !answers.contains(where: { $0.cell == cell.cell }) else { return }
    report(step.line, .answerElsewhere(cell: cell.cell))
  }
}
