package import DecodingReport

/// How many guesses were right, by field × style, and what was missed most.
package struct PredictionScore: Sendable {
  /// A guess, and what it was measured by.
  package struct Judgement: Sendable {
    package var cell: PredictedCell
    package var guess: Outcome
    package var outcome: Outcome

    package var isRight: Bool { guess == outcome }
  }

  /// An outcome that was taken for another one in a style.
  package struct Confusion: Hashable, Sendable {
    package var style: DecodingStyle
    package var outcome: Outcome
    package var guess: Outcome

    package init(style: DecodingStyle, outcome: Outcome, guess: Outcome) {
      self.style = style
      self.outcome = outcome
      self.guess = guess
    }

    /// `SMART ↺ taken for ~`
    package func words(isUTF8: Bool) -> String {
      func mark(_ outcome: Outcome) -> Character {
        isUTF8 ? outcome.glyph : outcome.asciiGlyph
      }
      return "\(style.rawValue.uppercased()) \(mark(outcome)) taken for \(mark(guess))"
    }
  }

  /// In the order in which they were revealed.
  package var judgements: [Judgement]

  package init(_ judgements: [Judgement]) {
    self.judgements = judgements
  }

  package var count: Int { judgements.count }
  package var right: Int { judgements.count(where: \.isRight) }

  /// How many of the last ones were right, one after the other.
  package var inARow: Int { judgements.reversed().prefix(while: \.isRight).count }

  /// How many were right in a style, and of how many.
  package func score(of style: DecodingStyle) -> (right: Int, count: Int) {
    let own = judgements.filter { $0.cell.style == style }
    return (own.count(where: \.isRight), own.count)
  }

  /// What was taken for something else, the most frequent first; of as many, the first that was.
  package var confusions: [(confusion: Confusion, count: Int)] {
    Self.ranked(
      judgements.filter { !$0.isRight }.map { wrong in
        (Confusion(style: wrong.cell.style, outcome: wrong.outcome, guess: wrong.guess), 1)
      })
  }

  /// Adds up what is alike, the most frequent first; of as many, the first one.
  static func ranked(
    _ wrong: [(Confusion, Int)]
  ) -> [(confusion: Confusion, count: Int)] {
    var places: [Confusion: Int] = [:]
    var ranked: [(confusion: Confusion, count: Int)] = []
    for (confusion, count) in wrong {
      if let place = places[confusion] {
        ranked[place].count += count
      } else {
        places[confusion] = ranked.count
        ranked.append((confusion, count))
      }
    }
    // Sorting isn't stable by promise.
    return ranked.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map(\.element)
  }

  /// `right 31 of 42; missed most: SMART ↺ taken for ~`
  package func words(isUTF8: Bool) -> String {
    guard count > 0 else { return "nothing was guessed and revealed" }
    let most = confusions.first.map { "; missed most: \($0.confusion.words(isUTF8: isUTF8))" }
    return "right \(right) of \(count)" + (most ?? "")
  }
}
