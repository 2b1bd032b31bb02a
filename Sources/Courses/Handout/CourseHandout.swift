package import DecodingReport
package import Workbench

/// A course for reading: its steps one below the other, with the answers folded.
package struct CourseHandout {
  /// How it is written.
  package enum Form: String, CaseIterable, Sendable {
    case html, markdown
  }

  let course: Course
  private let plan: CoursePlan
  private let samples: [SampleEntry]
  private let appearance: TextAppearance

  /// - Parameter plan: One with a scene for each step.
  package init(_ plan: CoursePlan, _ samples: [SampleEntry], appearance: TextAppearance) {
    course = plan.course
    self.plan = plan
    self.samples = samples
    self.appearance = appearance
  }

  /// The whole text of a form.
  package func text(as form: Form) -> String {
    let facts = ["\(course.minutes) minutes"] + course.requires.map { "Before: \($0)" }
    let opening = [.facts(facts.map { ReportText($0) })] + Document.Block.sentences(course.welcome)
    let end = Document.Block.sentences(course.done)
    var builder = HandoutBuilder(
      plan, samples, form == .markdown ? .markdown : .html, appearance)
    let steps = builder.blocks
    switch form {
    case .markdown:
      return Document([.heading(1, ReportText(course.title))] + opening + steps + end)
        .markdown(appearance)
    case .html:
      let chapters = steps.count { if case .chapter = $0 { true } else { false } }
      return Document(
        opening + (chapters > 1 ? [.contents] : []) + steps + end + printedAnswers
      ).page(course.title, style: Self.style)
    }
  }

  /// The questions with what is right, in their order.
  var answers: [(number: Int, cells: [String])] {
    let asked = zip(course.steps, plan.scenes).compactMap { step, scene in
      scene == nil ? nil : step.question
    }
    return zip(1..., asked).map { ($0, $1.answers.map(\.text)) }
  }

  /// On paper nothing unfolds: the answers stand behind it all.
  private var printedAnswers: [Document.Block] {
    let items = answers.map { answer in
      (number: answer.number, lines: answer.cells.map { ReportText($0, .code) })
    }
    return items.isEmpty
      ? [] : [.section("answers", [.heading(2, "Answers"), .numbered(items)])]
  }

  private static let style = """
    main { max-width: 52rem; }
    h3 { font-size: 1rem; margin: 0; }
    figure { margin: 0; } figcaption, .facts { color: var(--dim); font-size: .85rem; margin: .4rem 0 0; }
    code { white-space: pre-wrap; overflow-wrap: anywhere; }
    .question { border: 1px solid var(--line); border-left: .3rem solid var(--changed);
      padding: .6rem 1rem; margin: 1rem 0; }
    .answers { display: none; }
    @media print {
      .answers { display: block; break-before: page; } .question > details { display: none; }
      pre, tr, .question { break-inside: avoid; } h2 { break-after: avoid; }
    }
    """
}

extension Document.Block {
  /// A sentence a line; what is indented is code.
  static func sentences(_ text: [String]) -> [Document.Block] {
    text.isEmpty
      ? [] : [.paragraph(text.map { ReportText($0, $0.hasPrefix(" ") ? .code : nil) })]
  }
}
