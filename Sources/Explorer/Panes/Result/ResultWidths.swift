import DecodingReport
import TerminalCanvas
import Workbench

/// How many cells the result table's names and values take, had they all the room.
package struct ResultWidths: Sendable, Equatable {
  /// The widest name with its indentation.
  private(set) var name = 0
  /// The same where what the JSON has stands behind it: `tags [3]`, `◌ joined`.
  private(set) var nameWithCount = 0
  /// The widest value of each style, with its mark and that of a loss.
  private(set) var values = PerStyle(repeating: 0)
  /// The widest of what the JSON has.
  private(set) var json = 0
  private var rows = 0

  /// So many rows are measured for their values: more would cost each answer time.
  private static let measuredRows = 400
  /// No value asks for more: the rest is read in Why.
  private static let mostOfValue = 32
  private static let mostOfJSON = 24
  private static let unknownValue = 12

  mutating func note(_ row: ReportIndex.Row, _ fields: PerStyle<FieldReport?>) {
    let isUnknown = fields.contains { (field: FieldReport?) in field?.isUnknownKey ?? false }
    // Fields of objects have a dot before their names.
    let dot = row.depth > 0 && !row.label.hasPrefix("[") ? 1 : 0
    let name = 2 * row.depth + dot + row.label.count + (isUnknown ? 2 : 0)
    self.name = max(self.name, name)
    let behind = row.line == 0 ? 2 : row.count.isEmpty ? 0 : row.count.count + 1
    nameWithCount = max(nameWithCount, name + behind)
    rows += 1
    guard rows <= Self.measuredRows else { return }
    json = max(json, min(Self.mostOfJSON, CellText.width(fields.found?.text ?? "")))
    for style in DecodingStyle.allCases where values[style] < Self.mostOfValue {
      guard let field = fields[style] else { continue }
      let text = ResultCell.text(field)
      // Elements that are values are told as long as there is room, objects nowhere but in their rows.
      let isOfObjects = !row.count.isEmpty && text.contains("(")
      let shown =
        isOfObjects ? ResultCell.short(text, ContainerSize(field, count: row.count)) : text
      let width = 2 + CellText.width(shown) + (field.silentLoss ? 2 : 0)
      values[style] = max(values[style], min(Self.mostOfValue, width))
    }
  }

  /// The same whatever the values are: where they are to be guessed, how wide they are would tell of them;
  /// while one types, columns don't move.
  func withoutValues() -> ResultWidths {
    var widths = self
    widths.values = PerStyle(repeating: Self.unknownValue)
    widths.json = 0
    return widths
  }

  /// The same for rows that have their paths before them.
  func withPaths() -> ResultWidths {
    var widths = self
    (widths.name, widths.nameWithCount) = (Self.path, Self.path)
    return widths
  }

  private static let path = 40
}
