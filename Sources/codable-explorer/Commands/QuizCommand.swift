internal import DecodingReport
internal import Explorer
internal import JSONSource
internal import Samples
internal import Workbench

/// `quiz`: asks what was missed most; off a terminal, tells it.
struct QuizCommand {
  let arguments: Arguments
  let console: Console

  func run() throws -> ExitStatus {
    let sample = try arguments.operands.first.map { try SampleChoice.sample(named: $0) }
    let file = KeptFile.learner
    if arguments.resets { return try reset(file) }
    var (record, trouble) = file?.read() ?? (LearnerRecord(), nil)
    record = record.renamed { name in
      SampleCatalogue.all.first { $0.formerNames.contains(name) }?.name ?? name
    }
    if let sample { record = record.filtered { $0.sample == sample.name } }
    guard arguments.givenFormat == nil, SystemCall.isTerminal(SystemCall.standardOutput) else {
      if let trouble { console.note(trouble.words) }
      try tell(record)
      return .success
    }
    return try ask(record, of: sample, trouble?.words ?? (file == nil ? Self.noHome : nil))
  }

  private static let noHome = "there is no home folder: the learner's score isn't kept"

  private func reset(_ file: KeptFile?) throws -> ExitStatus {
    guard let file else {
      console.note(Self.noHome)
      return .success
    }
    try console.answer(
      try file.reset().map {
        "the score begins anew; the old one is kept as \(console.appearance.line($0))\n"
      }
        ?? "there is no score yet\n")
    return .success
  }

  // MARK: On a terminal

  private func ask(
    _ record: LearnerRecord, of sample: SampleEntry?, _ notice: String?
  ) throws -> ExitStatus {
    let samples = SampleCatalogue.all
    let questions = Self.questions(record, samples, only: sample?.name)
    var opening = Opening(notice: notice)
    guard let first = questions.first, let quiz = Quiz(questions) else { return .internalFault }
    opening.sample = first.sample
    opening.source = .payload(first.payload)
    if let path = first.path {
      opening.subject = Opening.Subject(path: path, style: first.style)
    }
    opening.quiz = quiz
    return try ExplorerCommand(arguments: arguments, console: console)
      .open(samples, opening)
  }

  /// What was missed, then what was never asked, in the catalogue's order; where nothing is left, all.
  static func questions(
    _ record: LearnerRecord, _ samples: [SampleEntry], only name: String?
  ) -> [QuizQuestion] {
    var payloads: [QuizQuestion] = []
    var names: [QuizName: QuizQuestion] = [:]
    for (place, sample) in samples.enumerated() where name == nil || sample.name == name {
      for (payload, given) in sample.payloads.enumerated() where given.isGuessable {
        let question = QuizQuestion(sample: place, payload: payload)
        payloads.append(question)
        names[QuizName(sample: sample.name, payload: given.name)] = question
      }
    }
    var asked: Set<QuizName> = []
    for entry in record.entries {
      asked.insert(QuizName(sample: entry.question.sample, payload: entry.question.payload))
    }
    // A reveal shows all styles of a field: it is asked once, in the style that was missed most.
    var fields: Set<LearnerQuestion> = []
    let missed = record.missed.compactMap { entry -> QuizQuestion? in
      var field = entry.question
      field.style = .strict
      guard fields.insert(field).inserted else { return nil }
      let name = QuizName(sample: entry.question.sample, payload: entry.question.payload)
      guard var question = names[name] else { return nil }
      question.path = entry.question.path
      question.style = entry.question.style
      return question
    }
    let known = Set(asked.compactMap { names[$0].map { [$0.sample, $0.payload] } })
    let fresh = payloads.filter { !known.contains([$0.sample, $0.payload]) }
    let questions = missed + fresh
    return questions.isEmpty ? payloads : questions
  }

  // MARK: Off a terminal

  private func tell(_ record: LearnerRecord) throws {
    try console.answer(arguments.format == .json ? json(record).lines + "\n" : text(record))
  }

  private func text(_ record: LearnerRecord) -> String {
    let appearance = console.appearance
    guard record.count > 0 else {
      return "nothing was guessed yet; on a terminal, codable-explorer quiz asks\n"
    }
    var lines = ["right \(record.right) of \(record.count)"]
    for (confusion, count) in record.confusions.prefix(5) {
      let times = count == 1 ? "once" : "\(count) times"
      lines.append("missed: \(confusion.words(isUTF8: appearance.isUTF8)), \(times)")
    }
    for entry in record.missed.prefix(10) {
      let question = entry.question
      let place = "\(question.sample) \(question.payload) \(question.path)"
      lines.append(
        "asked again: \(appearance.line(place)) \(question.style.rawValue.uppercased()), "
          + "right \(entry.right) of \(entry.count)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func json(_ record: LearnerRecord) -> OrderedJSON {
    [
      "schema": 1, "right": record.right, "guesses": record.count,
      "confusions": record.confusions.map { confusion, count in
        [
          "style": confusion.style, "outcome": confusion.outcome, "guess": confusion.guess,
          "count": count,
        ] as OrderedJSON
      },
      "missed": record.missed.map(json),
    ]
  }

  private func json(_ entry: LearnerRecord.Entry) -> OrderedJSON {
    let question = entry.question
    let guesses: OrderedJSON.Members = Outcome.guessable.map {
      ($0.rawValue, IfAny(entry.guesses[$0]))
    }
    return [
      "sample": question.sample, "payload": question.payload, "field": question.path,
      "style": question.style, "outcome": entry.outcome, "right": entry.right,
      "wrong": entry.wrong, "guesses": OrderedJSON(members: guesses),
    ]
  }
}

/// A payload by the names that outlive a build.
private struct QuizName: Hashable {
  var sample: String
  var payload: String
}

extension Payload {
  /// Whether a style decodes it at all: else there is nothing to be guessed.
  fileprivate var isGuessable: Bool { !JSONDocument.parse(bytes).isRejectedByFoundation }
}
