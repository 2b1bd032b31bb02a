import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

/// What is asked of a cell, and the letters that answer it; behind the reveal, the why.
struct PredictBallot {
  let screen: PredictScreen
  let stage: Stage
  private let area: Rect
  private let rect: Rect

  init(screen: PredictScreen, stage: Stage) {
    self.screen = screen
    self.stage = stage
    area = PredictScreen.areas(stage).ballot
    rect = area.inset(top: 1)
  }

  private var field: FieldReport? {
    guard let shown = stage.live.shown, let row = stage.selectedRow else { return nil }
    return shown.report.field(of: shown.index.rows[row], stage.style)
  }

  /// How many lines there are, in sight or not.
  var lines: Int { content.count }

  func draw(_ canvas: inout Canvas) {
    canvas.screen.fill(area, with: " ", style: canvas.theme.text)
    let content = content
    let text = screen.ballot(content.count, stage)
    let isRevealed = stage.predictedCell.map { stage.predictions.isRevealed($0.path) } ?? false
    canvas.title(
      PredictWords.ballotTitle(stage, isShort: isShort), in: area, isFocused: false,
      hint: hint(text.below, isRevealed))
    canvas.draw(content, from: text, in: rect)
  }

  /// What of the why is out of sight, or how many hands were counted.
  private func hint(_ below: Int, _ isRevealed: Bool) -> String {
    if isRevealed { return below > 0 ? PredictWords.below(below) : "" }
    let ballot = stage.predictedCell.map { stage.predictions[$0] }
    return ballot.flatMap { $0.isCounted ? PredictWords.counted($0) : nil } ?? ""
  }

  /// Whether the question stands in the title, for want of lines.
  private var isShort: Bool { rect.rows < 9 }

  private var content: [StyledLine] {
    guard stage.live.rejection == nil, let cell = stage.predictedCell else { return [] }
    let ballot = stage.predictions[cell]
    return stage.predictions.isRevealed(cell.path)
      ? answer(cell, ballot) : question(cell, ballot)
  }

  // MARK: Before the answer

  private func question(_ cell: PredictedCell, _ ballot: Ballot) -> [StyledLine] {
    let theme = stage.theme
    var lines: [StyledLine] = []
    if !isShort {
      lines += wrapped(PredictWords.question(stage, cell), theme.strong)
      if rect.rows >= 12 { lines.append(StyledLine()) }
    }
    for guess in Guess.allCases {
      lines.append(letter(guess, ballot, isOpen: screen.showsBars))
    }
    if ballot.isCounted {
      lines.append(StyledLine("  " + PredictWords.counted(ballot), theme.strong))
    }
    if rect.rows >= 12 { lines.append(StyledLine()) }
    for words in PredictWords.help { lines += wrapped(words, theme.quiet) }
    return lines
  }

  /// `c  ~ converted   11 → 17 hands  ███████`
  private func letter(_ guess: Guess, _ ballot: Ballot, isOpen: Bool) -> StyledLine {
    let theme = stage.theme
    let glyphs = stage.glyphs
    let outcome = guess.outcome
    var line = StyledLine("  \(guess.rawValue)  ", theme.accent)
    line.append(String(glyphs.outcome(outcome)), theme.glyph(outcome))
    let words = PredictWords.name(outcome).padded(to: 11)
    line.append(" \(words)", theme.text)
    let hands = ballot.votes.map { $0.hands[outcome] }
    if ballot.isCounted {
      guard isOpen else {
        let isCounted = hands.contains { $0 != nil }
        line.append(isCounted ? PredictWords.isCounted : "", theme.quiet)
        return line
      }
      let counts = hands.map { "\($0 ?? 0)" }.joined(separator: " \(glyphs.arrow) ")
      line.append(counts.padded(to: 10), theme.text)
      line.append(bar(hands.last.flatMap { $0 } ?? 0, ballot), theme.glyph(outcome))
    } else if ballot.guess == outcome {
      line.append(glyphs.words(PredictWords.chosen), theme.accent)
    }
    return line
  }

  /// The most hands are as long as there is room.
  private func bar(_ hands: Int, _ ballot: Ballot) -> String {
    let most = ballot.votes.last?.hands.values.max() ?? 0
    let room = max(4, min(24, rect.columns - 32))
    let length = most == 0 ? 0 : most <= room ? hands : (hands * room + most - 1) / most
    return String(repeating: stage.glyphs.block, count: length)
  }

  // MARK: Behind it

  private func answer(_ cell: PredictedCell, _ ballot: Ballot) -> [StyledLine] {
    let theme = stage.theme
    let answer = PredictedAnswer(field)
    var lines: [StyledLine] = []
    var head = StyledLine("  ", theme.text)
    let guessed = ballot.words(isUTF8: stage.glyphs.isUTF8)
    head.append(PredictWords.guessed(guessed), theme.text)
    head.append(
      "  \(stage.glyphs.arrow) \(answer.words(isUTF8: stage.glyphs.isUTF8))",
      answer.outcome.map { theme.value($0) } ?? theme.quiet)
    if let isRight = stage.predictions.isRight(cell) {
      head.append("  \(PredictWords.verdict(isRight))", theme.strong)
    }
    lines += StyledLine.wrapped(head.runs, columns: rect.columns - 1, indent: 4)
    if ballot.isCounted, rect.rows >= 9 {
      for guess in Guess.allCases
      where ballot.votes.contains(where: { $0.hands[guess.outcome] != nil }) {
        lines.append(letter(guess, ballot, isOpen: true))
      }
    }
    if answer.outcome == nil, ballot.guess != nil {
      lines += wrapped(PredictWords.doesNotCount, theme.quiet)
    }
    if let field, let wrong = ballot.favouriteWrong(besides: answer.outcome),
      let words = WrongGuess(wrong, of: field, in: cell.style).words
    {
      lines += wrapped("\(stage.glyphs.outcome(wrong)) \(words)", theme.caution)
    }
    if rect.rows - lines.count > 6 { lines.append(StyledLine()) }
    var size = rect.size
    size.rows = max(1, size.rows - lines.count)
    return lines + WhyView(WhyPane(), stage).lines(size)
  }

  private func wrapped(_ words: String, _ style: TextStyle) -> [StyledLine] {
    StyledLine.wrapped(
      stage.glyphs.words(words), style, columns: rect.columns - 1,
      first: StyledLine("  ", .plain))
  }
}
