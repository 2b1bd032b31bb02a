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
    var hasRead = false
    for word in arguments.operands {
      do throws(FileProblem) {
        let bytes =
          try word == "-" ? PayloadFile.readStandardInput() : PayloadFile.read(word)
        let document = JSONDocument.parse(
          bytes, dialect: arguments.decoding.json5 == true ? .json5 : .rfc8259)
        let undecodable = inference.observe(document)
        hasRead = true
        if document.isRejectedByFoundation {
          complain(about: word, document)
          status = max(status, .badData)
        } else if let undecodable {
          complain(about: word, document, undecodable: undecodable)
          status = max(status, .badData)
        }
      } catch {
        console.complain(about: word == "-" ? "standard input" : word, error.words, hint: nil)
        status = max(status, .noInput)
      }
    }
    guard hasRead else { return status }
    try console.answer(inference.model(named: name).source)
    return status
  }

  /// What was asked for, else the first file's name without folder and extension.
  private var name: String {
    if let name = arguments.modelName { return name }
    return PayloadChoice.baseName(of: arguments.operands.first { $0 != "-" } ?? "payload")
  }
}

extension InferCommand {
  /// Says why Foundation doesn't read a document.
  private func complain(about source: String, _ document: JSONDocument) {
    let hint = "the model is of what could be understood"
    if let node = document.containerBeyondFoundation {
      let start = document.startOffset(of: node)
      complain(
        about: source, FailureText.beyondFoundation(document), start..<start + 1, document, hint)
    } else if let problem = document.problems.first(where: \.isFatal) ?? document.problems.first {
      complain(about: source, problem.message, problem.range, document, hint)
    }
  }

  /// Says which value of a document that Foundation reads is none that a model decodes.
  private func complain(about source: String, _ document: JSONDocument, undecodable node: Int) {
    let hint = "JSONDecoder decodes no such value, so the model can't decode the payload"
    let range = document.range(of: node)
    if let problem = document.problems.first(where: { range.contains($0.range.lowerBound) }) {
      complain(about: source, problem.message, problem.range, document, hint)
    } else {
      let text = document.text(node)
      let number = text.count > 40 ? text.prefix(39) + "…" : text
      complain(about: source, "\(number) fits no number of Swift's", range, document, hint)
    }
  }

  private func complain(
    about source: String, _ message: String, _ range: Range<Int>, _ document: JSONDocument,
    _ hint: String
  ) {
    let position = document.position(of: range.lowerBound)
    console.complain(
      Diagnostic(
        source: source, position: position, message: message,
        line: document.lineText(position.line), length: max(range.count, 1), hints: [hint]))
  }
}
