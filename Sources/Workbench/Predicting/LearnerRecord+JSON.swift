package import DecodingReport
import JSONSource

extension LearnerRecord: KeptRecord {
  /// The form that is written; a higher one isn't read.
  private static let format = 1
  /// Longer files are none of ours.
  private static let mostBytes = 16 << 20

  /// The record as it is kept: a line a question.
  package var bytes: [UInt8] {
    var text = "{\"format\":\(Self.format),\"questions\":[\n"
    text += entries.map { Self.json($0).line }.joined(separator: ",\n")
    return Array((text + "\n]}\n").utf8)
  }

  private static func json(_ entry: Entry) -> OrderedJSON {
    .object([
      .init("sample", .string(entry.question.sample)),
      .init("payload", .string(entry.question.payload)),
      .init("field", .string(entry.question.path.description)),
      .init("style", .string(entry.question.style.rawValue)),
      .init("outcome", .string(entry.outcome.rawValue)),
      .init("guesses", guesses(entry)),
    ])
  }

  /// How often each outcome was guessed.
  package static func guesses(_ entry: Entry) -> OrderedJSON {
    .object(
      Outcome.guessable.compactMap { outcome in
        entry.guesses[outcome].map { .init(outcome.rawValue, .integer($0)) }
      })
  }

  /// Reads what was kept. Of what isn't as it is written nothing is guessed.
  package init(reading bytes: [UInt8]) throws(KeptFault) {
    guard bytes.count <= Self.mostBytes else { throw .damaged }
    let document = JSONDocument.parse(bytes)
    guard document.problems.isEmpty, document.root >= 0,
      document.kind(of: document.root) == .object,
      let format = document.integer(document.root, "format")
    else { throw .damaged }
    guard format == Self.format else { throw format > Self.format ? .newer(format) : .damaged }
    guard let list = document.child(of: document.root, named: "questions"),
      document.kind(of: list) == .array
    else { throw .damaged }
    var entries: [Entry] = []
    var known: Set<LearnerQuestion> = []
    for node in document.children(of: list) {
      guard let entry = Entry(document, node), known.insert(entry.question).inserted else {
        throw .damaged
      }
      entries.append(entry)
    }
    self.init(entries)
  }
}

extension LearnerRecord.Entry {
  fileprivate init?(_ document: JSONDocument, _ node: Int) {
    guard document.kind(of: node) == .object,
      let sample = document.string(node, "sample"),
      let payload = document.string(node, "payload"),
      let path = document.string(node, "field").flatMap({ JSONPath(reading: $0) }),
      let style = document.string(node, "style").flatMap(DecodingStyle.init),
      let outcome = document.string(node, "outcome").flatMap(Outcome.init),
      Outcome.guessable.contains(outcome),
      let guesses = document.child(of: node, named: "guesses"),
      document.kind(of: guesses) == .object
    else { return nil }
    self.init(
      question: LearnerQuestion(sample: sample, payload: payload, path: path, style: style),
      outcome: outcome)
    for outcome in Outcome.guessable {
      guard document.child(of: guesses, named: outcome.rawValue) != nil else { continue }
      guard let count = document.integer(guesses, outcome.rawValue),
        (1...LearnerRecord.mostGuesses).contains(count)
      else { return nil }
      self.guesses[outcome] = count
    }
  }
}

extension JSONDocument {
  fileprivate func string(_ object: Int, _ key: String) -> String? {
    child(of: object, named: key).flatMap { kind(of: $0) == .string ? string($0) : nil }
  }

  fileprivate func integer(_ object: Int, _ key: String) -> Int? {
    child(of: object, named: key).flatMap { kind(of: $0) == .number ? Int(text($0)) : nil }
  }
}
