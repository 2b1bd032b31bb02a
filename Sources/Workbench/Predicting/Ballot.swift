package import DecodingReport

/// What was guessed of a cell: once or, where it was asked again, twice.
package struct Ballot: Sendable, Equatable {
  /// One asking.
  package struct Vote: Sendable, Equatable {
    /// The outcome that was chosen last.
    package fileprivate(set) var chosen: Outcome?
    /// Hands for each outcome that was counted; empty where one person guesses.
    package fileprivate(set) var hands: [Outcome: Int] = [:]

    /// How many hands were counted.
    package var total: Int { hands.values.reduce(0, +) }

    /// What counts as guessed: the outcome with most hands; of as many, the one chosen last.
    package var guess: Outcome? {
      guard let most = hands.values.max(), most > 0 else { return hands.isEmpty ? chosen : nil }
      let first = Outcome.guessable.filter { hands[$0] == most }
      return chosen.flatMap { first.contains($0) ? $0 : nil } ?? first.first
    }
  }

  /// The votes in their order; the last is the open one.
  package private(set) var votes = [Vote()]

  package init() {}

  /// Hands of more digits are none that a room has.
  private static let mostHands = 999

  /// What counts as guessed: by the last vote in which something was.
  package var guess: Outcome? { votes.reversed().lazy.compactMap(\.guess).first }

  /// Whether hands were counted.
  package var isCounted: Bool { votes.contains { !$0.hands.isEmpty } }

  /// Whether hands are counted in the open vote.
  package var isCounting: Bool { votes.last?.hands.isEmpty == false }

  /// Whether there is nothing in it.
  package var isEmpty: Bool { votes == [Vote()] }

  private var open: Vote {
    get { votes[votes.count - 1] }
    set { votes[votes.count - 1] = newValue }
  }

  /// Chooses an outcome; digits that follow count its hands.
  package mutating func choose(_ outcome: Outcome) {
    open.chosen = outcome
  }

  /// Takes a digit of the number of hands for the outcome that was chosen last; `isFirst` begins that
  /// number. Returns whether there is such an outcome.
  package mutating func count(_ digit: Int, isFirst: Bool) -> Bool {
    guard let chosen = open.chosen else { return false }
    let before = isFirst ? 0 : open.hands[chosen] ?? 0
    open.hands[chosen] = min(before * 10 + digit, Self.mostHands)
    return true
  }

  /// Asks again; what was guessed stays. Returns whether that can be: twice is enough.
  package mutating func askAgain() -> Bool {
    guard votes.count == 1, open.guess != nil else { return false }
    votes.append(Vote())
    return true
  }

  /// Takes back what was done last: the last digit that was counted, the hands of an outcome, a guess,
  /// the second asking.
  package mutating func takeBack() {
    if let chosen = open.chosen, let hands = open.hands[chosen] {
      open.hands[chosen] = hands > 9 ? hands / 10 : nil
    } else if open.chosen != nil {
      open.chosen = Outcome.guessable.last { open.hands[$0] != nil }
    } else if votes.count > 1 {
      votes.removeLast()
    }
  }
}

extension Outcome {
  /// What can be guessed: all that a style makes of a field which it comes to.
  package static let guessable = allCases.filter { $0 != .notReached }
}
