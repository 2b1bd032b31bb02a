import DecodingReport
import JSONSource
import Workbench

/// Reads a course's file, whatever is in it.
///
/// The file is Markdown: a front of fields between two lines `---`, headings that begin chapters, and
/// fenced blocks, a step each. In a block, `name: value` is a field, which lines go on that are
/// indented by two; all else is text, a sentence a line. `\` before a line makes text of it.
package struct CourseReader {
  package internal(set) var course = Course()
  /// What is wrong with the form, in the file's order.
  package private(set) var problems: [CourseProblem] = []

  private var lines: [String]
  private var place = 0

  package init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    readFront()
    readSteps()
    if course.steps.isEmpty, problems.isEmpty { report(lines.count, .noSteps) }
  }

  mutating func report(_ line: Int, _ fact: CourseProblem.Fact) {
    problems.append(CourseProblem(line: line, fact))
  }

  // MARK: The front

  private mutating func readFront() {
    guard lines.first == "---" else { return report(1, .noFront) }
    guard let end = lines.dropFirst().firstIndex(of: "---") else {
      place = lines.count
      return report(1, .openFront)
    }
    let block = CourseLines(lines[1..<end], firstLine: 2)
    place = end + 1
    let fields = CourseFields(
      block, of: CourseField.front, in: "the front", line: 1, problems: &problems)
    if let found = fields.take("format"), found.text != "1" {
      report(found.line, .badValue(found.text, of: "format", possible: ["1"]))
    }
    course.title = fields.take("title")?.text ?? ""
    if let minutes = fields.take("minutes") {
      course.minutes = Int(minutes.text) ?? 0
      if !(1...600).contains(course.minutes) {
        report(
          minutes.line, .badValue(minutes.text, of: "minutes", possible: ["a number from 1 to 600"])
        )
      }
    }
    course.requires = fields.take("requires")?.sentences ?? []
    course.welcome = fields.take("welcome")?.sentences ?? []
    course.done = fields.take("done")?.sentences ?? []
  }

  // MARK: Steps

  private mutating func readSteps() {
    var chapter = ""
    while place < lines.count {
      let line = lines[place]
      let number = place + 1
      place += 1
      if line.hasPrefix("#") {
        chapter = String(line.drop { $0 == "#" || $0 == " " })
      } else if line.hasPrefix("```") {
        let fence = CourseFence(line)
        report(fence, number)
        let block = fence.block
        guard let end = lines[place...].firstIndex(where: { $0.hasPrefix("```") }) else {
          report(number, .openFence(block))
          place = lines.count
          return
        }
        let content = lines[place..<end]
        place = end + 1
        if case .code(let language) = fence {
          show(content, language, line: number, chapter: chapter)
        } else if let block {
          readStep(block, content, line: number, chapter: chapter)
        }
      }
    }
  }

  private mutating func readStep(
    _ block: CourseBlock, _ lines: ArraySlice<String>, line: Int, chapter: String
  ) {
    let fieldLines = block.wantsCode ? CourseLines.fields(of: lines) : lines
    let content = CourseLines(fieldLines, firstLine: line + 1)
    let fields = CourseFields(
      content, of: block.fields, in: "'\(block.rawValue)'", line: line, problems: &problems)
    let code = lines.dropFirst(fieldLines.count)
    let found =
      block == .model ? model(fields, code, line: line) : deed(of: block, fields, line: line)
    guard let deed = found else { return }
    var step = CourseStep(block, deed, line: line)
    step.chapter = chapter
    step.text = fields.take("say")?.sentences ?? content.text
    if block.wantsText, step.text.isEmpty { report(line, .noText(block)) }
    step.selection = fields.take("select").flatMap { path($0, of: "select") }
    step.style = fields.take("style").flatMap { word($0, of: "style") }
    step.look = fields.take("look").flatMap { word($0, of: "look") }
    step.expected = fields.takeAll("expect").compactMap { expectation($0, of: "expect") }
    step.note = fields.take("note")?.text ?? ""
    if let minutes = fields.take("minutes") {
      step.minutes = Double(minutes.text)
      if !(0.1...600).contains(step.minutes ?? 0) {
        report(minutes.line, .badValue(minutes.text, of: "minutes", possible: ["0.5", "1", "4"]))
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
