import DecodingReport
import TerminalCanvas

extension ExplorerState {
  func drawPayloads(_ canvas: inout Canvas, _ layout: Layout) {
    guard let pane = layout.panes[.payloads], let rect = layout.interior(.payloads) else { return }
    canvas.title(.payloads, in: pane, isFocused: focus == .payloads, hint: "1 2 3")
    drawPayloadList(&canvas, in: rect)
  }

  func drawPayloadList(_ canvas: inout Canvas, in rect: Rect) {
    let items = library.payloadItems
    let top = listTop(of: .payloads, rows: rect.rows)
    for (row, item) in items.dropFirst(top).prefix(rect.rows).enumerated() {
      drawItem(
        &canvas, item.name, marks: marks(of: item, at: top + row),
        isSelected: item.origin == origin, isFocused: focus == .payloads,
        isModified: item.isModified, row, in: rect)
    }
  }

  /// The payload's marks: of the text as it is where it's open, else of what it came as.
  private func marks(of item: PayloadItem, at place: Int) -> ReportIndex.Marks? {
    if item.origin == origin, let report = live.answer?.report {
      return PerStyle { report[$0].map(\.loudestOutcome) }
    }
    if let marks = library.knownMarks[item.origin] { return marks }
    let marks = library.surveys[sample]
    let isOwn = item.origin.isBuiltIn && !item.isModified
    return isOwn && marks.indices.contains(place) ? marks[place] : nil
  }
}
