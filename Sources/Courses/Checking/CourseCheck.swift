import DecodingReport
package import TerminalCanvas
package import Workbench

/// Goes through every step of a course without a screen.
package struct CourseCheck {
  /// In the order of the file.
  package let problems: [CourseProblem]
  /// What was gone through.
  package var course: Course { plan.course }
  /// The steps whose cells weren't compared, for want of a compiled model: their places.
  package let stepsLeftOut: [Int]
  /// What each step has on the screen.
  package let plan: CoursePlan

  /// So many questions for talking go into so many minutes.
  private static let (mostTalks, ofMinutes) = (6, 45)

  /// - Parameters:
  ///   - size: The screen at which the text has to fit.
  ///   - minutes: The time that there is; `nil` for what the course says.
  ///   - compiled: The course's own models, as far as they compile; without any, nothing that hangs on
  ///     them is compared.
  package init(
    _ text: String, _ samples: [SampleEntry], size: Size, minutes: Int? = nil,
    compiled: CompiledCourseModels = CompiledCourseModels()
  ) {
    let reader = CourseReader(text)
    var plan = CoursePlan(reader.course, samples, compiled: compiled.entries)
    let course = reader.course
    var problems = reader.problems + compiled.problems + plan.problems
    var leftOut: [Int] = []
    for (place, (step, scene)) in zip(course.steps, plan.scenes).enumerated() {
      problems += Self.length(of: step, at: size)
      guard let scene else { continue }
      if let report = plan.report(of: scene) {
        problems += Self.contradictions(of: step, in: report)
      } else {
        leftOut.append(place)
      }
    }
    stepsLeftOut = leftOut
    problems += Self.time(of: course, minutes: minutes ?? course.minutes)
    self.plan = plan
    self.problems = problems.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }.map(\.element)
  }

  /// Whether nothing is wrong with the course.
  package var isSound: Bool { problems.allSatisfy(\.isWarning) }

  /// Whether it can be played, though it be too long for the screen or the time.
  package var isPlayable: Bool { problems.allSatisfy(\.allowsPlaying) }

  private static func contradictions(
    of step: CourseStep, in report: Report
  ) -> [CourseProblem] {
    (step.expected + (step.question?.answers ?? [])).compactMap { expected in
      expected.contradiction(in: report).map { found in
        CourseProblem(
          line: expected.line, .contradiction(expected: expected.text, found: found))
      }
    }
  }

  private static func length(of step: CourseStep, at size: Size) -> [CourseProblem] {
    let room = CoursePane.textRows(in: size)
    let lines = CoursePane.lines(
      of: step.shownText(isUTF8: true, key: \.asciiGlyph), columns: size.columns, rows: room)
    let widest = lines.map { CellText.width($0) }.max() ?? 0
    guard lines.count > room || widest > size.columns - 2 * CoursePane.margin else { return [] }
    let rows = max(lines.count, room + 1)
    return [CourseProblem(line: step.line, .tooLong(rows: rows, room: room, size))]
  }

  private static func time(of course: Course, minutes: Int) -> [CourseProblem] {
    var problems: [CourseProblem] = []
    let named = course.steps.reduce(0) { $0 + ($1.namedMinutes ?? 0) }
    let planned = max(course.minutes, Int(named.rounded(.up)))
    if planned > minutes {
      problems.append(CourseProblem(line: 1, .tooManyMinutes(planned, of: minutes)))
    }
    let talks = course.steps.count { $0.question?.kind == .talk }
    let most = max(1, minutes * mostTalks / ofMinutes)
    if talks > most { problems.append(CourseProblem(line: 1, .tooManyTalks(talks, of: most))) }
    return problems
  }
}
