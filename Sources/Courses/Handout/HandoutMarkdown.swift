import DecodingReport
import TerminalText

/// A handout as GitHub's Markdown, with the answers folded.
struct HandoutMarkdown {
  private let handout: CourseHandout

  init(_ handout: CourseHandout) {
    self.handout = handout
  }

  /// The whole text. Every line ends in a line feed.
  var text: String {
    let course = handout.course
    var blocks = [
      "# \(escaped(course.title))", handout.facts.map(escaped).joined(separator: "  \n"),
    ]
    blocks += [sentences(course.welcome)] + handout.parts.map(part) + [sentences(course.done)]
    return PlainText.lines(
      blocks.filter { !$0.isEmpty }.map { $0 + "\n" }.joined(separator: "\n"))
  }

  private func part(_ part: HandoutPart) -> String {
    switch part {
    case .chapter(let number, let name): "## \(number) \(escaped(name))"
    case .sentences(let text): sentences(text)
    case .payload(let name, let text):
      "JSON: \(escaped(name))\n\n" + MarkdownText.fenced(text, language: "json")
    case .model(let fileName, let text):
      "Model: \(escaped(fileName))\n\n" + MarkdownText.fenced(text, language: "swift")
    case .code(let code): MarkdownText.fenced(code.text, language: code.language.rawValue)
    case .settings(let settings):
      settings.isEmpty
        ? "The settings are the sample's again."
        : settings.map(MarkdownText.code).joined(separator: ", ")
    case .results(let report, let rows):
      MarkdownReport(report, appearance: handout.appearance).table(of: rows)
    case .question(let question): self.question(question)
    }
  }

  private func sentences(_ text: [String]) -> String {
    text.map { $0.hasPrefix(" ") ? MarkdownText.code($0) : escaped($0) }.joined(separator: "  \n")
  }

  private func question(_ question: HandoutQuestion) -> String {
    var blocks = [
      "**Question \(question.number)**", sentences(question.text),
    ]
    blocks += question.code.map { part(.code($0)) }
    blocks += [
      question.options.map(escaped).joined(separator: ", "),
      "<details><summary>Answer</summary>",
      question.answers.map { "- " + MarkdownText.code($0) }.joined(separator: "\n"),
    ]
    blocks += question.revealed.map(part) + ["</details>"]
    return blocks.joined(separator: "\n\n")
  }

  private func escaped(_ text: String) -> String { MarkdownText.escaped(text) }
}
