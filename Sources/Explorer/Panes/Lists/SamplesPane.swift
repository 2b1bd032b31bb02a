import DecodingReport
import TerminalCanvas
import Workbench

extension ExplorerState {

  func drawSamples(_ canvas: inout Canvas, _ layout: Layout) {
    guard let pane = layout.panes[.samples], let rect = layout.interior(.samples) else { return }
    canvas.title(.samples, in: pane, isFocused: focus == .samples, hint: "1 2 3")
    drawSampleList(&canvas, in: rect)
  }

  func drawSampleList(_ canvas: inout Canvas, in rect: Rect) {
    let items = library.sampleItems
    let top = listTop(of: .samples, rows: rect.rows)
    for (row, item) in items.dropFirst(top).prefix(rect.rows).enumerated() {
      switch item {
      case .topic(let topic):
        canvas.putFitted(topic, 1, row, columns: rect.columns - 2, canvas.theme.quiet, in: rect)
      case .sample(let index):
        drawItem(
          &canvas, samples[index].title, marks: library.surveys[index].first,
          isSelected: index == sample,
          isFocused: focus == .samples, row, in: rect)
      }
    }
  }

  /// Draws a line of a list: `▸ User            ✗↺~`.
  func drawItem(
    _ canvas: inout Canvas, _ name: String, marks: ReportIndex.Marks?, isSelected: Bool,
    isFocused: Bool, isModified: Bool = false, _ row: Int, in rect: Rect
  ) {
    let theme = canvas.theme
    let style = isSelected ? theme.strong : theme.text
    if isSelected { canvas.put(canvas.glyphs.marker, 1, row, theme.accent, in: rect) }
    let end = canvas.putFitted(name, 3, row, columns: rect.columns - 8, style, in: rect)
    if isModified { canvas.put("*", end, row, theme.caution, in: rect) }
    if let marks, !areResultsHidden { canvas.marks(marks, rect.columns - 4, row, in: rect) }
    guard isSelected else { return }
    canvas.select(row, in: rect)
    if isFocused {
      canvas.screen.cursor = Point(column: rect.column + 1, row: rect.row + row)
    }
  }

  /// The first visible line of samples or payloads, where the wheel has moved it.
  func listTop(of pane: Pane, rows: Int) -> Int {
    let isSamples = pane == .samples
    let count = isSamples ? library.sampleItems.count : library.payloadItems.count
    let selected =
      isSamples
      ? library.sampleItems.firstIndex(of: .sample(sample))
      : library.payloadItems.firstIndex { $0.origin == origin }
    let top = Explorer.listTop(selected: selected ?? 0, count: count, rows: rows)
    return min(max(0, top + panes.lists.shifts[pane, default: 0]), max(0, count - rows))
  }
}
