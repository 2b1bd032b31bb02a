package import DecodingReport
package import Workbench

/// A course for reading: its steps one below the other, with the answers folded.
package struct CourseHandout {
  /// How it is written.
  package enum Form: String, CaseIterable, Sendable {
    case html, markdown
  }

  let course: Course
  let parts: [HandoutPart]
  let appearance: TextAppearance

  /// - Parameter plan: One with a scene for each step.
  package init(_ plan: CoursePlan, _ samples: [SampleEntry], appearance: TextAppearance) {
    course = plan.course
    var builder = HandoutBuilder(plan, samples)
    parts = builder.parts
    self.appearance = appearance
  }

  /// The whole text of a form.
  package func text(as form: Form) -> String {
    switch form {
    case .html: HandoutPage(self).text
    case .markdown: HandoutMarkdown(self).text
    }
  }

  /// The questions with what is right, in their order.
  var answers: [(number: Int, cells: [String])] {
    parts.compactMap { part in
      guard case .question(let question) = part else { return nil }
      return (question.number, question.answers)
    }
  }

  /// `15 minutes. What an optional is in Swift.`
  var facts: [String] { ["\(course.minutes) minutes"] + course.requires.map { "Before: \($0)" } }
}

/// A part of a handout, in the order of reading.
enum HandoutPart {
  case chapter(number: Int, name: String)
  case sentences([String])
  case payload(name: String, text: String)
  case model(fileName: String, text: String)
  /// What a step only shows.
  case code(CourseCode)
  /// Settings that are no longer the sample's: `date-strategy: deferred`.
  case settings([String])
  /// What became of these fields; `nil` for all.
  case results(Report, rows: [ReportRow])
  case question(HandoutQuestion)
}

/// A question, and what is folded below it.
struct HandoutQuestion {
  var number: Int
  var text: [String]
  /// What is shown below it.
  var code: [CourseCode]
  /// What can be answered: `↺ default`.
  var options: [String]
  /// The cells with what becomes of them.
  var answers: [String]
  /// What was said and shown when it was revealed.
  var revealed: [HandoutPart] = []
}
