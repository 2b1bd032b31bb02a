package import DecodingReport
package import JSONSource

/// What was asked, guessed and true, as GitHub's Markdown: for the handout.
package struct PredictionMarkdown {
  /// A field that was asked for.
  package struct Question: Sendable {
    package var path: JSONPath
    /// As the payload has it; `nil` for a missing key.
    package var sent: String?
    package var wanted: String
    package var fields: [DecodingStyle: FieldReport]

    package init(
      path: JSONPath, sent: String?, wanted: String, fields: [DecodingStyle: FieldReport]
    ) {
      self.path = path
      self.sent = sent
      self.wanted = wanted
      self.fields = fields
    }
  }

  private let sheet: PredictionSheet
  private let title: String
  private let questions: [Question]
  private let appearance: TextAppearance

  /// `questions` are those of the rows that were guessed or revealed, in their order.
  package init(
    _ sheet: PredictionSheet, of model: String, _ payload: String, _ questions: [Question],
    appearance: TextAppearance
  ) {
    self.sheet = sheet
    title = "\(model): \(payload)"
    self.questions = questions
    self.appearance = appearance
  }

  /// The whole text. Every line ends in a line feed.
  package var text: String {
    Document(
      [
        .heading(3, "Prediction of \(title)"),
        .paragraph([ReportText(sheet.score.words(isUTF8: true))]),
      ] + questions.flatMap(blocks)
    ).markdown(appearance)
  }

  private func blocks(_ question: Question) -> [Document.Block] {
    let sent: ReportText = question.sent.map { "the value \(code: $0)" } ?? "the missing key"
    let wanted: ReportText = question.wanted.isEmpty ? "" : ", for \(code: question.wanted)"
    let path = ReportText("\(question.path)", .boldCode)
    return [
      .paragraph(["\(path): how does each style decode \(sent)\(wanted)?"]),
      .table(
        Document.Table(
          ["Style", "Guessed", "Answer", ""],
          DecodingStyle.allCases.map { style in
            Document.Row(cells(question, style).map { ReportText($0) })
          })),
    ]
  }

  private func cells(_ question: Question, _ style: DecodingStyle) -> [String] {
    let cell = PredictedCell(question.path, style)
    let guessed = sheet[cell].words(isUTF8: true)
    guard sheet.isRevealed(question.path) else {
      return [style.rawValue, guessed, "not revealed yet", ""]
    }
    let field = question.fields[style]
    let answer = PredictedAnswer(field)
    let verdict = sheet.isRight(cell).map { $0 ? "right" : "wrong" }
    let why = field.flatMap { field in
      sheet[cell].favouriteWrong(besides: answer.outcome).flatMap { guess in
        WrongGuess(guess, of: field, in: style).words.map { "\(guess.glyph) \($0)" }
      }
    }
    return [
      style.rawValue, guessed, answer.words(isUTF8: true),
      [verdict, why].compactMap(\.self).joined(separator: "; "),
    ]
  }
}

extension Ballot {
  /// `✓ 2, ~ 11 → 17, ↺ 6`: each outcome with its hands in both votes; a single guess is its mark.
  package func words(isUTF8: Bool) -> String {
    func mark(_ outcome: Outcome) -> String {
      "\(isUTF8 ? outcome.glyph : outcome.asciiGlyph)"
    }
    let arrow = isUTF8 ? " → " : " -> "
    guard isCounted else {
      return votes.compactMap(\.guess).map { "\(mark($0)) \($0.words)" }.joined(separator: arrow)
    }
    // Of a second vote that isn't begun there is nothing to tell.
    let begun = votes.filter { $0 == votes[0] || $0.guess != nil || !$0.hands.isEmpty }
    return Outcome.guessable.compactMap { outcome in
      guard begun.contains(where: { $0.hands[outcome] != nil }) else { return nil }
      let counts = begun.map { "\($0.hands[outcome] ?? 0)" }
      return "\(mark(outcome)) \(counts.joined(separator: arrow))"
    }.joined(separator: ", ")
  }

  /// The outcome that most took for the answer, and wasn't: in the last vote with a wrong guess.
  package func favouriteWrong(besides answer: Outcome?) -> Outcome? {
    guard let answer else { return nil }
    for vote in votes.reversed() {
      let wrong = Outcome.guessable.filter { $0 != answer && vote.hands[$0, default: 0] > 0 }
      if let most = wrong.max(by: { vote.hands[$0, default: 0] < vote.hands[$1, default: 0] }) {
        return most
      }
      if vote.hands.isEmpty, let guess = vote.guess { return guess == answer ? nil : guess }
    }
    return nil
  }
}

extension PredictedAnswer {
  /// `~ converted, 42`; `⋯ not reached; alone: ✗ threw`
  package func words(isUTF8: Bool) -> String {
    func mark(_ outcome: Outcome) -> Character { isUTF8 ? outcome.glyph : outcome.asciiGlyph }
    let notReached = "\(mark(.notReached)) not reached"
    guard let outcome else {
      return isAlone ? "\(notReached); it can't be known" : "not asked for"
    }
    let words = "\(mark(outcome)) \(outcome.words)" + (value.map { ", \($0)" } ?? "")
    return isAlone ? "\(notReached); alone: \(words)" : words
  }
}
