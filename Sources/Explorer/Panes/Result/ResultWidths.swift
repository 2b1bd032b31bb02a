import DecodingReport
import TerminalCanvas
import Workbench

/// How many cells the result table's names and values take, had they all the room.
package struct ResultWidths: Sendable, Equatable {
  /// The widest name with its indentation.
  private(set) var name = 0
  /// The same where what the JSON has stands behind it: `tags [3]`, `◌ joined`.
  private(set) var nameWithCount = 0
  /// The widest value of a style, with its mark and that of a loss.
  private(set) var value = 0
  private var rows = 0

  /// So many rows are measured for their values: more would cost each answer time.
  private static let measuredRows = 400
  /// No value asks for more: the rest is read in Why.
  private static let mostOfValue = 32

  mutating func note(_ row: ReportIndex.Row, _ fields: PerStyle<FieldReport?>) {
    let name = 2 * row.depth + row.label.count
    self.name = max(self.name, name)
    let behind = row.line == 0 ? 2 : row.count.isEmpty ? 0 : row.count.count + 1
    nameWithCount = max(nameWithCount, name + behind)
    rows += 1
    guard rows <= Self.measuredRows, value < Self.mostOfValue else { return }
    for style in DecodingStyle.allCases {
      guard let field = fields[style] else { continue }
      let text = CellText.width(ResultCell.text(field))
      value = max(value, min(Self.mostOfValue, 2 + text + (field.silentLoss ? 2 : 0)))
    }
  }

  /// The same for rows that have their paths before them.
  func withPaths() -> ResultWidths {
    var widths = self
    (widths.name, widths.nameWithCount) = (Self.path, Self.path)
    return widths
  }

  private static let path = 40
}
