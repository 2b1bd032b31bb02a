import DecodingReport
import TerminalCanvas

/// Where the cells of the table stand, in cells of the screen from its left edge.
struct PredictColumns {
  let columns: ResultColumns

  init(_ count: Int, _ stage: Stage) {
    let widths = stage.live.shown?.index.widths ?? ResultWidths()
    columns = ResultColumns(columns: count, widths.withoutValues())
  }

  var isFull: Bool { columns.isFull }

  /// Cells for a guess with its brackets where there is no room for more.
  private static let markWidth = 3

  /// The cells of a style, with the bracket before it; where there is no room, of its guess.
  func range(_ style: DecodingStyle) -> Range<Int> {
    if let styles = columns.styles {
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
