import DecodingReport
import Testing
import Workbench

/// Letters and digits, as they are typed into a ballot.
struct BallotTests {
  private static let letters: [Character: Outcome] = [
    "s": .asSent, "c": .converted, "d": .default, "n": .nil, "r": .dropped, "t": .threw,
  ]

  /// `c11 d6`: letters choose, digits behind them count; `a` asks again, `<` takes back.
  private func ballot(_ keys: String) -> Ballot {
    var ballot = Ballot()
    var isFirst = true
    for key in keys {
      switch key {
      case "a": _ = ballot.askAgain()
      case "<": ballot.takeBack()
      default:
        if let outcome = Self.letters[key] {
          ballot.choose(outcome)
          isFirst = true
        } else if let digit = key.wholeNumberValue {
          _ = ballot.count(digit, isFirst: isFirst)
          isFirst = false
        }
      }
    }
    return ballot
  }

  @Test(
    arguments: [
      ("", "", nil), ("c", "~ converted", .converted), ("ct", "✗ threw", .threw),
      ("s2c11d6t3", "✓ 2, ~ 11, ↺ 6, ✗ 3", .converted),
      // Of as many hands the one that was typed last counts.
      ("c4d4", "~ 4, ↺ 4", .default), ("d4c4", "~ 4, ↺ 4", .converted),
      ("d4c4s1", "✓ 1, ~ 4, ↺ 4", .converted),
      // The same letter once more begins its number anew.
      ("c11c7", "~ 7", .converted), ("c12345", "~ 999", .converted),
      ("c0", "~ 0", nil), ("c", "~ converted", .converted),
      // Digits without a letter count nothing.
      ("11", "", nil),
      ("c11t3ac17t1", "~ 11 → 17, ✗ 3 → 1", .converted),
      ("c11t3at20", "~ 11 → 0, ✗ 3 → 20", .threw),
      ("tac", "✗ threw → ~ converted", .converted),
      // What was asked again and isn't guessed yet keeps the first vote.
      ("c11a", "~ 11", .converted), ("ca", "~ converted", .converted),
      // A third asking is none.
      ("c1at2as3", "✓ 0 → 3, ~ 1 → 0, ✗ 0 → 2", .asSent),
      ("c11<", "~ 1", .converted), ("c11<<", "~ converted", .converted), ("c11<<<", "", nil),
      ("c<", "", nil), ("s2c11<<", "✓ 2", .asSent),
      ("c11a<", "~ 11", .converted), ("c11a<<", "~ 1", .converted), ("<", "", nil),
    ] as [(String, String, Outcome?)])
  func `what was typed is what counts`(_ keys: String, _ words: String, _ guess: Outcome?) {
    let ballot = ballot(keys)
    #expect(ballot.words(isUTF8: true) == words)
    #expect(ballot.guess == guess)
  }

  @Test func `hands are added up, and asking again needs a guess`() {
    #expect(ballot("s2c11d6t3").votes[0].total == 22)
    #expect(ballot("c3").isCounted && !ballot("c").isCounted)
    var empty = Ballot()
    #expect(!empty.askAgain() && empty.isEmpty)
    #expect(ballot("c<").isEmpty && ballot("c11a<<<<").isEmpty)
  }

  @Test(
    arguments: [
      ("c11d6t3", .converted, .default), ("c11d6t3", .default, .converted), ("c", .converted, nil),
      ("t", .converted, .threw), ("c5", .converted, nil),
      // Of the second vote, and of the first where nobody is wrong any more.
      ("c1d9t3ac1t9", .converted, .threw), ("d9c1ac10", .converted, .default),
    ] as [(String, Outcome, Outcome?)])
  func `the favourite wrong guess`(_ keys: String, _ answer: Outcome, _ wrong: Outcome?) {
    #expect(ballot(keys).favouriteWrong(besides: answer) == wrong)
  }
}
