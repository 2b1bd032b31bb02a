import DecodingReport
import TerminalCanvas
import Workbench

/// Samples and payloads as they are drawn: in panes of their own, or over the others.
struct ListsView {
  let pane: ListsPane
  let stage: Stage

  init(_ pane: ListsPane, _ stage: Stage) {
    self.pane = pane
    self.stage = stage
  }

  func draw(_ canvas: inout Canvas) {
    drawSamples(&canvas)
    drawPayloads(&canvas)
  }

  private func drawSamples(_ canvas: inout Canvas) {
    let layout = stage.layout
    guard let area = layout.panes[.samples], let rect = layout.interior(.samples) else { return }
    canvas.title(.samples, in: area, isFocused: stage.focus == .samples, hint: "1 2 3")
    drawSampleList(&canvas, in: rect)
  }

  private func drawSampleList(_ canvas: inout Canvas, in rect: Rect) {
    let items = stage.library.sampleItems
    let top = pane.top(of: .samples, rows: rect.rows, on: stage)
    for (row, item) in items.dropFirst(top).prefix(rect.rows).enumerated() {
      switch item {
      case .topic(let topic):
        canvas.putFitted(topic, 0, row, columns: rect.columns - 1, canvas.theme.quiet, in: rect)
      case .sample(let index):
        drawItem(
          &canvas, stage.library.samples[index].title, marks: stage.library.surveys[index].first,
          isSelected: index == stage.library.sample,
          isFocused: stage.focus == .samples, row, in: rect)
      }
    }
  }

  /// Draws a line of a list: `▸ User            ✗↺~`.
  private func drawItem(
    _ canvas: inout Canvas, _ name: String, marks: ReportIndex.Marks?, isSelected: Bool,
    isFocused: Bool, isModified: Bool = false, _ row: Int, in rect: Rect
  ) {
    let theme = canvas.theme
    let style = isSelected ? theme.strong : theme.text
    if isSelected { canvas.put(canvas.glyphs.marker, 0, row, theme.accent, in: rect) }
    let end = canvas.putFitted(name, 2, row, columns: rect.columns - 7, style, in: rect)
    if isModified { canvas.put("*", end, row, theme.caution, in: rect) }
    if let marks, !stage.areResultsHidden { canvas.marks(marks, rect.columns - 3, row, in: rect) }
    guard isSelected else { return }
    canvas.select(row, in: rect)
    if isFocused {
      canvas.screen.cursor = Point(column: rect.column, row: rect.row + row)
    }
  }

  private func drawPayloads(_ canvas: inout Canvas) {
    let layout = stage.layout
    guard let area = layout.panes[.payloads], let rect = layout.interior(.payloads) else { return }
    canvas.title(.payloads, in: area, isFocused: stage.focus == .payloads, hint: "1 2 3")
    drawPayloadList(&canvas, in: rect)
  }

  private func drawPayloadList(_ canvas: inout Canvas, in rect: Rect) {
    let items = stage.library.payloadItems
    let top = pane.top(of: .payloads, rows: rect.rows, on: stage)
    for (row, item) in items.dropFirst(top).prefix(rect.rows).enumerated() {
      drawItem(
        &canvas, item.name, marks: marks(of: item, at: top + row),
        isSelected: item.origin == stage.library.origin, isFocused: stage.focus == .payloads,
        isModified: item.isModified, row, in: rect)
    }
  }

  /// The payload's marks: of the text as it is where it's open, else of what it came as.
  private func marks(of item: PayloadItem, at place: Int) -> ReportIndex.Marks? {
    if item.origin == stage.library.origin, let report = stage.live.answer?.report {
      return PerStyle { report[$0].map(\.loudestOutcome) }
    }
    if let marks = stage.library.knownMarks[item.origin] { return marks }
    let marks = stage.library.surveys[stage.library.sample]
    let isOwn = item.origin.isBuiltIn && !item.isModified
    return isOwn && marks.indices.contains(place) ? marks[place] : nil
  }

  /// The samples whose lines are in sight, by their places in the list of samples.
  var samplesInSight: [Int] {
    guard let rect = interior(of: .samples) else { return [] }
    let top = pane.top(of: .samples, rows: rect.rows, on: stage)
    return stage.library.sampleItems.dropFirst(top).prefix(rect.rows).compactMap { item in
      if case .sample(let place) = item { place } else { nil }
    }
  }

  /// Where the lines of samples or payloads stand, in their pane or over the others.
  func interior(of list: Pane) -> Rect? {
    if let rect = stage.layout.interior(list) { return rect }
    return stage.focus == list ? area.inset(left: 1, top: 1, right: 1, bottom: 1) : nil
  }

  /// Where samples or payloads lie over the panes, with their frame.
  var area: Rect {
    let layout = stage.layout
    let lines =
      stage.focus == .samples ? stage.library.sampleItems.count : stage.library.payloadItems.count
    // Over the JSON alone, and all of its columns: the result stays in sight while one chooses.
    let columns = min(max(36, layout.panes[.source]?.columns ?? 0), layout.size.columns)
    // Nor over a part of what stands below both: the why tells of each sample.
    let below = layout.panes.values.filter { pane in
      pane.row > layout.body.row && pane.column < columns && pane.endColumn > columns
    }
    let end = below.map(\.row).min() ?? layout.body.endRow
    return Rect(
      column: 0, row: 1, columns: columns, rows: min(lines + 2, end - layout.body.row))
  }

  /// Draws samples or payloads over the panes where they have no place of their own.
  func drawOverPanes(_ canvas: inout Canvas) {
    let layout = stage.layout
    guard stage.focus.isList, layout.panes[stage.focus] == nil,
      let inside = interior(of: stage.focus)
    else { return }
    let area = self.area
    canvas.screen.fill(area, style: canvas.theme.text)
    canvas.title(stage.focus, in: area, isFocused: true)
    // A column has a line beside it already.
    canvas.frame(area, hasSides: layout.panes[.source]?.endColumn != area.endColumn)
    if stage.focus == .samples {
      drawSampleList(&canvas, in: inside)
    } else {
      drawPayloadList(&canvas, in: inside)
    }
  }
}
