import TerminalCanvas

extension PredictScreen {
  static let name = ModeName(
    "predict", "Predict", keys: ["p"],
    "predict: guess each outcome, then reveal it; count hands",
    also: "quiz, guess, score, vote, poll, test myself, game, questions, show of hands, bet",
    context: KeyContext(rawValue: "predicting"), formerContexts: [KeyContext(rawValue: "guesses")],
    .refuses(PredictWords.notHere))

  static let bindings: [Binding<PredictScreen>] =
    Guess.allCases.map { guess in
      Binding(
        [String(guess.rawValue)], .guess(guess), hint: "guess",
        "guess: \(PredictWords.name(guess.outcome))")
    } + [
      Binding(["<Space>"], .reveal, hint: "reveal", "reveal the row"),
      Binding(["<Left>", "h"], .left, hint: "style", "the style before"),
      Binding(["<Right>", "l"], .right, hint: "style", "the next style"),
      Binding(session: .moving(.move(.up)), "field"),
      Binding(session: .moving(.move(.down)), "field"),
      Binding(session: .enter("predict"), "end"),
      Binding(
        ["<Enter>"], session: .moving(.choose), hint: "next",
        "go on behind a reveal: the next question"),
      Binding(["V"], .revealAll, hint: "all", "reveal all rows"),
      Binding(["a"], .askAgain, hint: "ask again", "ask again; the first vote stays"),
      Binding(["B"], .bars, hint: "bars", "show hands before the row is revealed"),
      Binding(
        ["w"], .write, hint: "write",
        "write questions, votes and answers to a Markdown file"),
      Binding(session: .session(.nextPane), "style"),
      Binding(session: .session(.leave), "back"),
      Binding(["<Backspace>"], .takeBack, "take back a digit, or a guess"),
    ]
    + (0...9).map { digit in
      Binding(
        ["\(digit)"], .hands(digit),
        "a digit of the hands for the letter before: c 1 1 counts 11")
    }
}
