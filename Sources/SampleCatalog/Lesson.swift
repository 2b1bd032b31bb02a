/// A sample's lesson: Markdown with a title, a question, what happens and what to write.
struct Lesson: Hashable {
  /// The group in which the sample is listed.
  let topic: String
  let title: String
  /// The second paragraph, on one line.
  let question: String
  /// The whole text.
  let text: String

  static let fileName = "lesson.md"
  static let headings = ["## What happens", "## What to write"]

  /// Reads a lesson's text; throws the first `CatalogueProblem` in it.
  init(text: String, path: String) throws(CatalogueProblem) {
    let lines = SampleCatalog.lines(of: text).map(trimmed)
    let first = lines.first ?? ""
    let parts = first.hasPrefix("# ") ? first.dropFirst(2).split(separator: ":", maxSplits: 1) : []
    guard parts.count == 2, let topic = parts.first.map(trimmed),
      let title = parts.last.map(trimmed), !topic.isEmpty, !title.isEmpty
    else { throw CatalogueProblem(path: path, line: 1, fact: .lessonTitle(found: first)) }

    let start = lines.dropFirst().firstIndex { !$0.isEmpty } ?? lines.endIndex
    let question = lines[start...].prefix { !$0.isEmpty }.joined(separator: " ")
    guard question.hasSuffix("?"), !question.hasPrefix("#") else {
      let line = min(start + 1, lines.count)
      throw CatalogueProblem(path: path, line: line, fact: .lessonQuestion(found: question))
    }
    for heading in Self.headings where !lines.contains(heading) {
      throw CatalogueProblem(path: path, fact: .missingHeading(heading))
    }
    self.topic = topic
    self.title = title
    self.question = question
    self.text = text
  }
}
