import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

/// What the prediction says.
enum PredictWords {
  static let isRevealed = "this row is revealed: arrows go on"
  static let noLetter = "a letter first: c 11 counts 11 hands for converted"
  static let cannotAskAgain = "a asks once again, behind a first vote"
  static let notYet = "the results aren't in yet"
  static let notHere = "not while predicting: Esc goes back to the panes"
  static let lastCell = "this is the last cell; Space reveals its row, V all"
  static let revealFirst = "Space reveals this row first"
  static let noMore = "no row is left to be guessed; p ends with the score"
  static let lastQuestion = "that was the last question; p ends with the score"
  static let noJSON = "no style decodes a document that isn't JSON: there is nothing to guess"
  static let doesNotCount = "it can't be known: the guess doesn't count"
  static let was = "→ was"
  static let missing = "missing"
  static let isCounted = "counted"
  static let chosen = "← guessed"

  static let help = [
    "digits after a letter count hands: c 11; a asks again, B shows bars",
    "Space reveals the row, V all, Backspace takes back",
    "after an error: what the field alone would do",
  ]

  /// `p Predict  question 2 of 5`
  static func title(_ stage: Stage) -> String {
    let room = PredictScreen.name.title(stage)
    guard let quiz = stage.predicting.quiz else { return room }
    return "\(room)  question \(quiz.place + 1) of \(quiz.questions.count)"
  }

  static func hint(_ stage: Stage, columns: Int) -> String {
    let isRevealed = stage.predictedCell.map { stage.predictions.isRevealed($0.path) } ?? false
    if isRevealed { return "Enter: next question" }
    return columns < 60 ? "Space: reveal" : "Space reveals the row"
  }

  /// What stands in the header: `PREDICT  right 6 of 6`.
  static func verdict(_ stage: Stage) -> String {
    let score = stage.predictions.score
    return score.count == 0 ? "PREDICT" : "PREDICT  right \(score.right) of \(score.count)"
  }

  /// What stands where there are no rows.
  static func instead(_ stage: Stage) -> String {
    if stage.live.rejection != nil { return noJSON }
    return stage.live.shown == nil ? "decoding" : "no fields"
  }

  /// `right 6 of 6   in a row 6   not guessed 33`, and the score of each style.
  static func score(_ stage: Stage, rows: Int, columns: Int) -> [String] {
    let sheet = stage.predictions
    let score = sheet.score
    let rest = "not guessed \(sheet.unguessed(ofRows: rows).grouped)"
    guard score.count > 0 else { return ["no score yet  \(rest)"] }
    let styles = DecodingStyle.allCases.map { style in
      let own = score.score(of: style)
      return "\(style.rawValue.uppercased()) \(own.right)/\(own.count)"
    }
    let most = score.confusions.first.map {
      "  missed: \($0.confusion.words(isUTF8: stage.glyphs.isUTF8))"
    }
    return [
      "right \(score.right) of \(score.count)  in a row \(score.inARow)  \(rest)",
      styles.joined(separator: "  ") + (columns < 60 ? "" : most ?? ""),
    ]
  }

  static func ballotTitle(_ stage: Stage, isShort: Bool) -> String {
    guard let cell = stage.predictedCell, stage.live.rejection == nil else { return "Ballot" }
    guard !stage.predictions.isRevealed(cell.path) else {
      return "Why  \(cell.path)  \(cell.style.rawValue.uppercased())"
    }
    if isShort { return question(stage, cell, isShort: true) }
    return "Ballot  \(cell.path)  \(cell.style.rawValue.uppercased())"
  }

  /// `What does SMART make of "age": "42" for an Int?`
  static func question(_ stage: Stage, _ cell: PredictedCell, isShort: Bool = false) -> String {
    guard let shown = stage.live.shown, let row = stage.selectedRow else { return "" }
    let fields = shown.report.fields(of: shown.index.rows[row])
    let known = [fields[cell.style], fields.strict, fields.default, fields.smart]
      .compactMap { $0 }
    let found = known.lazy.compactMap { $0.found?.text }.first
    let name = shown.index.rows[row].label
    let sent = found.map { CellText.truncated($0, columns: 24, mark: stage.glyphs.ellipsis) }
    let wanted = known.first { !$0.wanted.isEmpty }?.wanted ?? ""
    let type = wanted.isEmpty ? "" : " for \(article(wanted)) \(wanted)"
    let style = cell.style.rawValue.uppercased()
    if isShort { return "\(style) of \(name)\(sent.map { ": \($0)" } ?? ", missing,")\(type)?" }
    return sent.map { "What does \(style) make of \(name): \($0)\(type)?" }
      ?? "What does \(style) make of \(name)\(type), whose key is missing?"
  }

  private static func article(_ word: String) -> String {
    word.first.map { "AEIOU".contains($0) } ?? false ? "an" : "a"
  }

  /// The outcome as a guess: `throws`.
  static func name(_ outcome: Outcome) -> String { outcome == .threw ? "throws" : outcome.words }

  /// `25 hands`
  static func hands(_ ballot: Ballot) -> String {
    let total = ballot.votes.last { !$0.hands.isEmpty }?.total ?? 0
    return total == 1 ? "1 hand" : "\(total.grouped) hands"
  }

  /// `25 hands`, and of a second vote `25 hands, asked again: 12`
  static func counted(_ ballot: Ballot) -> String {
    guard ballot.votes.count > 1 else { return hands(ballot) }
    let totals = ballot.votes.map(\.total.grouped)
    return "\(totals[0]) hands, asked again: \(totals[1])"
  }

  static func guessed(_ words: String) -> String { words.isEmpty ? "not guessed" : words }

  static func verdict(_ isRight: Bool) -> String { isRight ? "right" : "wrong" }

  static func below(_ count: Int) -> String { "PgDn: \(count) more" }
}
