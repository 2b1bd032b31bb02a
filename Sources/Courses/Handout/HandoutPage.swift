import DecodingReport
import JSONSource
import Reproduction
import TerminalText

/// A handout as one page of HTML without outside parts and without scripts.
struct HandoutPage {
  private let handout: CourseHandout

  init(_ handout: CourseHandout) {
    self.handout = handout
  }

  /// The whole page.
  var text: String {
    var body = [handout.facts.map { "<p class=\"facts\">\(escaped($0))</p>" }.joined()]
    body += [sentences(handout.course.welcome), contents]
    body += handout.parts.map(part)
    body += [sentences(handout.course.done), answers]
    return PageFrame.page(
      handout.course.title, body.filter { !$0.isEmpty }.joined(separator: "\n"),
      style: Self.style)
  }

  private var contents: String {
    let items = handout.parts.compactMap { part -> String? in
      guard case .chapter(let number, let name) = part else { return nil }
      return "<li><a href=\"#c\(number)\">\(escaped(name))</a></li>"
    }
    return items.count > 1 ? "<ol>\n\(items.joined(separator: "\n"))\n</ol>" : ""
  }

  private func part(_ part: HandoutPart) -> String {
    switch part {
    case .chapter(let number, let name):
      "<h2 id=\"c\(number)\">\(number) \(escaped(name))</h2>"
    case .sentences(let text): sentences(text)
    case .payload(let name, let text): code("JSON  \(name)", text)
    case .model(let fileName, let text): code("Model  \(fileName)", text)
    case .code(let code): "<pre>\(escaped(code.text))</pre>"
    case .settings(let settings):
      settings.isEmpty
        ? "<p>The settings are the sample's again.</p>"
        : "<p>\(settings.map { "<code>\(escaped($0))</code>" }.joined(separator: ", "))</p>"
    case .results(let report, let rows): table(report, rows)
    case .question(let question): self.question(question)
    }
  }

  /// A sentence a line; what is indented is code.
  private func sentences(_ text: [String]) -> String {
    guard !text.isEmpty else { return "" }
    let lines = text.map { line in
      line.hasPrefix(" ") ? "<code>\(escaped(line))</code>" : escaped(line)
    }
    return "<p>\(lines.joined(separator: "<br>\n"))</p>"
  }

  private func code(_ title: String, _ text: String) -> String {
    "<figure><figcaption>\(escaped(title))</figcaption><pre>\(escaped(text))</pre></figure>"
  }

  private func table(_ report: Report, _ rows: [ReportRow]) -> String {
    let explainer = Explainer(report, isForMany: true) { _ in nil }
    return ReportTable(
      report, rows: rows, appearance: handout.appearance, explain: explainer.explanation
    ).text
  }

  private func question(_ question: HandoutQuestion) -> String {
    let answers = question.answers.map { "<li><code>\(escaped($0))</code></li>" }
    return """
      <section class="question">
      <h3>Question \(question.number)</h3>
      \(([sentences(question.text)] + question.code.map { part(.code($0)) }).joined(separator: "\n"))
      <p>\(question.options.map(escaped).joined(separator: " &nbsp; "))</p>
      <details><summary>Answer</summary>
      <ul>
      \(answers.joined(separator: "\n"))
      </ul>
      \(question.revealed.map(part).joined(separator: "\n"))
      </details>
      </section>
      """
  }

  /// On paper nothing unfolds: the answers stand behind it all.
  private var answers: String {
    let items = handout.answers.map { answer in
      "<li value=\"\(answer.number)\">"
        + answer.cells.map { "<code>\(escaped($0))</code>" }.joined(separator: "<br>") + "</li>"
    }
    guard !items.isEmpty else { return "" }
    return """
      <section class="answers"><h2>Answers</h2>
      <ol>
      \(items.joined(separator: "\n"))
      </ol></section>
      """
  }

  private func escaped(_ text: String) -> String { MarkupText.escaped(text) }

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
