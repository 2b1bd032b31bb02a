import DecodingReport
import TerminalCanvas

/// Where the table and the ballot stand: in the place of result and why, or below each other.
struct PredictAreas {
  /// With their title rows.
  let table: Rect
  let below: Rect
  /// The rows of the table, below its heading.
  let rows: Rect
  /// The lines of the score.
  let score: Rect
  /// The lines of the ballot.
  let ballot: Rect

  init(_ stage: Stage) {
    let layout = stage.layout
    if let result = layout.panes[.result], let why = layout.panes[.why] {
      (table, below) = (result, why)
    } else {
      let rows = layout.body.rows * 2 / 5
      table = layout.body.inset(bottom: rows)
      below = layout.body.inset(top: layout.body.rows - rows)
    }
    let inner = table.inset(top: 1)
    let lines = inner.rows >= 12 ? 3 : inner.rows >= 6 ? 1 : 0
    rows = inner.inset(top: 1, bottom: lines)
    score = inner.inset(top: max(0, inner.rows - lines))
    ballot = below.inset(top: 1)
  }
}

/// Where the cells of the table stand, in cells of the screen from its left edge.
struct PredictColumns {
  let columns: ResultColumns
  private let count: Int

  init(_ count: Int, _ stage: Stage) {
    columns = ResultColumns(columns: count, labelWidth: stage.live.shown?.index.labelWidth ?? 0)
    self.count = count
  }

  var isFull: Bool { columns.isFull }

  /// Cells for a guess with its brackets where there is no room for more.
  private static let markWidth = 3

  /// The cells of a style; where there is no room, of its guess.
  func range(_ style: DecodingStyle) -> Range<Int> {
    if let styles = columns.styles {
      // A bracket stands before it.
      return max(0, styles[style].lowerBound - 1)..<styles[style].upperBound
    }
    let start = columns.marks - 1 + Self.markWidth * style.index
    return start..<start + Self.markWidth
  }

  /// Where the answers begin that stand behind all guesses.
  var answers: Int { columns.marks + Self.markWidth * 3 + 1 }

  func style(at column: Int) -> DecodingStyle? {
    DecodingStyle.allCases.first { range($0).contains(column) }
  }
}
