internal import DecodingReport
internal import Explorer
internal import JSONSource
internal import ModelInference
internal import Workbench

/// `infer`: a Swift model that decodes the payloads, on standard output.
struct InferCommand {
  let arguments: Arguments
  let console: Console

  /// Writes a model of all payloads that can be read. The status is the gravest of all.
  func run() throws(SystemError) -> ExitStatus {
    let inference = ModelInference()
    var status = ExitStatus.success
    var choices = arguments.modelChoices
    var hasRead = false
    for word in arguments.operands {
      do throws(FileProblem) {
        let documents = Documents(of: try NamedInput.read(word), dialect: arguments.dialect)
        if !hasRead { choices.isOfElements = documents.isOfLines && arguments.modelName == nil }
        hasRead = true
        for line in documents {
          status = max(status, observe(line, of: word, in: inference))
        }
      } catch {
        console.complain(about: NamedInput.title(word), error.words, hint: nil)
        status = max(status, .noInput)
      }
    }
    guard hasRead else { return status }
    try console.answer(inference.model(named: name, by: choices).source)
    return status
  }

  /// What was asked for, else the first file's name without folder and extension.
  private var name: String {
    if let name = arguments.modelName { return name }
    return PayloadChoice.baseName(of: arguments.operands.first { $0 != "-" } ?? "payload")
  }

  /// Takes a document into account, and says what of it no model decodes.
  private func observe(
    _ line: Documents.Line, of source: String, in inference: ModelInference
  ) -> ExitStatus {
    let document = line.document
    let undecodable = inference.observe(document)
    if document.isRejectedByFoundation {
      let hint = "the model is of what could be understood"
      if let obstacle = Self.obstacle(in: document) {
        complain(about: source, line, obstacle, hint)
      }
    } else if let undecodable {
      let hint = "JSONDecoder decodes no such value, so the model can't decode the payload"
      complain(about: source, line, Self.obstacle(in: document, at: undecodable), hint)
    } else {
      return .success
    }
    return .badData
  }

  private typealias Obstacle = (message: String, range: Range<Int>)

  /// Why Foundation doesn't read a document.
  private static func obstacle(in document: JSONDocument) -> Obstacle? {
    if let node = document.containerBeyondFoundation {
      let start = document.startOffset(of: node)
      return (FailureText.beyondFoundation(document), start..<start + 1)
    }
    let problem = document.problems.first(where: \.isFatal) ?? document.problems.first
    return problem.map { ($0.message, $0.range) }
  }

  /// Why a value of a document that Foundation reads is none that a model decodes.
  private static func obstacle(in document: JSONDocument, at node: Int) -> Obstacle {
    let range = document.range(of: node)
    if let problem = document.problems.first(where: { range.contains($0.range.lowerBound) }) {
      return (problem.message, problem.range)
    }
    let text = document.text(node)
    let number = text.count > 40 ? text.prefix(39) + "…" : text
    return ("\(number) fits no number of Swift's", range)
  }

  private func complain(
    about source: String, _ line: Documents.Line, _ obstacle: Obstacle, _ hint: String
  ) {
    let position = line.document.position(of: obstacle.range.lowerBound)
    console.complain(
      Diagnostic(
        source: source,
        position: JSONPosition(line: line.before + position.line, column: position.column),
        message: obstacle.message, line: line.document.lineText(position.line),
        length: max(obstacle.range.count, 1), hints: [hint]))
  }
}
