package import DecodingReport
package import JSONSource

/// What a style makes of a field: what is guessed.
package struct PredictedCell: Hashable, Sendable {
  package var path: JSONPath
  package var style: DecodingStyle

  package init(_ path: JSONPath, _ style: DecodingStyle) {
    self.path = path
    self.style = style
  }
}

/// What became of a cell, as far as a guess can be measured by it.
package struct PredictedAnswer: Sendable, Equatable {
  /// `nil` where nobody knows: a style that ended early never said, or it doesn't ask for the field.
  package var outcome: Outcome?
  /// Whether the style never came to the field: the outcome is what it would have made of it alone.
  package var isAlone = false
  package var value: String?

  package init(_ field: FieldReport?) {
    guard let field else { return }
    if field.outcome == .notReached {
      isAlone = true
      outcome = field.alone?.outcome
      value = field.alone?.value
    } else {
      outcome = field.outcome
      value = field.value ?? field.fallback?.value
    }
  }
}

/// The guesses of one payload, and what of it was revealed.
package struct PredictionSheet: Sendable {
  package private(set) var ballots: [PredictedCell: Ballot] = [:]
  /// What became of the cells that were revealed with a guess.
  package private(set) var answers: [PredictedCell: PredictedAnswer] = [:]
  /// The cells with a guess that counts, in the order in which they were revealed.
  private var judged: [PredictedCell] = []
  package private(set) var revealed: Set<JSONPath> = []
  package private(set) var isAllRevealed = false

  package init() {}

  package func isRevealed(_ path: JSONPath) -> Bool { isAllRevealed || revealed.contains(path) }

  /// What was guessed of a cell.
  package subscript(cell: PredictedCell) -> Ballot { ballots[cell] ?? Ballot() }

  /// Changes what was guessed of a cell, unless that is known already. Returns whether it was done.
  package mutating func change(
    _ cell: PredictedCell, _ change: (inout Ballot) -> Bool
  ) -> Bool {
    guard !isRevealed(cell.path) else { return false }
    var ballot = self[cell]
    guard change(&ballot) else { return false }
    ballots[cell] = ballot.isEmpty ? nil : ballot
    return true
  }

  /// Reveals a row, and measures what was guessed of it.
  package mutating func reveal(
    _ path: JSONPath, _ answer: (DecodingStyle) -> PredictedAnswer
  ) {
    guard !isRevealed(path) else { return }
    judge(path, answer)
    revealed.insert(path)
  }

  /// Reveals all, and measures what was guessed, in the order of the rows.
  package mutating func revealAll(
    _ paths: some Sequence<JSONPath>, _ answer: (PredictedCell) -> PredictedAnswer
  ) {
    guard !isAllRevealed else { return }
    let guessed = Set(ballots.keys.map(\.path))
    for path in paths where guessed.contains(path) && !revealed.contains(path) {
      judge(path) { answer(PredictedCell(path, $0)) }
      revealed.insert(path)
    }
    isAllRevealed = true
  }

  private mutating func judge(
    _ path: JSONPath, _ answer: (DecodingStyle) -> PredictedAnswer
  ) {
    for style in DecodingStyle.allCases {
      let cell = PredictedCell(path, style)
      guard ballots[cell]?.guess != nil, answers[cell] == nil else { continue }
      let answer = answer(style)
      answers[cell] = answer
      if answer.outcome != nil { judged.append(cell) }
    }
  }

  /// Whether the guess of a revealed cell was right; `nil` where there is none that counts.
  package func isRight(_ cell: PredictedCell) -> Bool? {
    guard let outcome = answers[cell]?.outcome, let guess = self[cell].guess else { return nil }
    return guess == outcome
  }

  package var score: PredictionScore {
    PredictionScore(
      judged.compactMap { cell in
        guard let outcome = answers[cell]?.outcome, let guess = self[cell].guess else { return nil }
        return PredictionScore.Judgement(cell: cell, guess: guess, outcome: outcome)
      })
  }

  /// How many cells of so many rows nobody guessed.
  package func unguessed(ofRows count: Int) -> Int {
    max(0, count * DecodingStyle.allCases.count - ballots.values.count { $0.guess != nil })
  }
}
