import DecodingReport
import JSONSource
import TextEditor

/// Which rows of the result are kept: `age`, `✗`, `lost`, or several words that must all hold.
struct RowFilter: Sendable, Equatable {
  /// As it was typed.
  let text: String
  private let words: [Word]

  fileprivate struct Word: Equatable, Sendable {
    var name: String
    var outcomes: [Outcome] = []
    var isLoss = false
  }

  /// Reads what was typed; `nil` where that keeps every row.
  init?(_ text: String) {
    words = text.split(separator: " ").map { Word(String($0)) }
    self.text = text
    if words.isEmpty { return nil }
  }

  /// The rows of an index that are kept, in order. While results are hidden, outcomes don't count.
  func rows(of index: ReportIndex, in report: Report, areResultsHidden: Bool) -> [Int] {
    var kept = Array(index.rows.indices)
    for word in words {
      let query = SourceQuery(word.name.lowercased())
      let asksForOutcome = !areResultsHidden && (word.isLoss || !word.outcomes.isEmpty)
      kept = kept.filter { row in
        index.rows[row].label.contains(query)
          || asksForOutcome && word.holds(of: report.fields(of: index.rows[row]))
      }
    }
    return kept
  }
}

extension RowFilter.Word {
  /// A word may be an outcome's, or its mark; beside that it may stand in a name.
  fileprivate init(_ word: String) {
    name = word
    let lowercased = word.lowercased()
    isLoss = ["!", "lost", "loss"].contains(lowercased)
    for outcome in Outcome.allCases {
      if word == String(outcome.glyph) || outcome.filterWords.contains(lowercased) {
        outcomes.append(outcome)
      }
    }
  }

  /// Whether a style made this of the field.
  fileprivate func holds(of fields: PerStyle<FieldReport?>) -> Bool {
    fields.contains { (field: FieldReport?) in
      guard let field else { return false }
      return isLoss && field.silentLoss || outcomes.contains(field.outcome)
    }
  }
}

extension Outcome {
  /// What may be typed for the outcome's mark.
  fileprivate var filterWords: [String] {
    switch self {
    case .asSent: ["sent"]
    case .converted: ["converted"]
    case .default: ["default"]
    case .nil: ["nil"]
    case .dropped: ["dropped"]
    case .threw: ["threw", "error"]
    case .notReached: ["unreached"]
    }
  }
}
