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
    for pane in [Pane.samples, .payloads] {
      guard let area = stage.layout.panes[pane], let rect = stage.layout.interior(pane) else {
        continue
      }
      canvas.title(
        pane, in: area, isFocused: stage.focus == pane, position: position(in: pane))
      draw(pane, &canvas, in: rect)
    }
  }

  /// Which of how many is open.
  private func position(in pane: Pane) -> (Int, of: Int)? {
    let library = stage.library
    guard pane == .payloads else { return (library.sample + 1, library.samples.count) }
    let items = library.payloadItems
    return items.firstIndex { $0.origin == library.origin }.map { ($0 + 1, items.count) }
  }

  private func draw(_ pane: Pane, _ canvas: inout Canvas, in rect: Rect) {
    let library = stage.library
    let list = self.pane.list(pane, on: stage)
    if pane == .payloads {
      let items = library.payloadItems
      let room = rect.columns - (Self.hasMarks(rect) ? 7 : 3)
      let inSight = list.inSight
      let names = PayloadNames(columns: room, glyphs: canvas.glyphs).names(of: items[inSight])
      return canvas.draw(list, in: rect, hasCursor: stage.focus == pane) { canvas, place in
        draw(
          names[place - inSight.lowerBound], marks: marks(of: items[place], at: place),
          isSelected: place == list.chosen, isModified: items[place].isModified, &canvas)
      }
    }
    let items = library.sampleItems
    canvas.draw(list, in: rect, hasCursor: stage.focus == pane) { canvas, place in
      switch items[place] {
      case .topic(let topic): canvas.put(topic, 0, margin: 1, canvas.theme.quiet)
      case .sample(let index):
        draw(
          library.samples[index].title, marks: library.surveys[index].first,
          isSelected: place == list.chosen,
          isModified: library.models[index]?.isModified ?? false, &canvas)
      }
    }
  }

  /// Whether there is room for marks beside the names.
  private static func hasMarks(_ rect: Rect) -> Bool { rect.columns >= 20 }

  /// Draws a line of a list: `▸ User            ✗↺~`.
  private func draw(
    _ name: String, marks: ReportIndex.Marks?, isSelected: Bool, isModified: Bool = false,
    _ canvas: inout Canvas
  ) {
    let style = isSelected ? canvas.theme.strong : canvas.theme.text
    let hasMarks = Self.hasMarks(canvas.line)
    let end = canvas.put(name, 2, margin: hasMarks ? 5 : 1, style)
    if isModified { canvas.put("*", end, canvas.theme.caution) }
    if hasMarks, let marks, !stage.areResultsHidden {
      canvas.marks(marks, canvas.line.columns - 3, isQuiet: !isSelected)
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
    let items = stage.library.sampleItems
    return pane.list(.samples, on: stage).inSight.compactMap { line in
      if case .sample(let place) = items[line] { place } else { nil }
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
    let columns = min(max(24, layout.panes[.source]?.columns ?? 36), layout.size.columns)
    // Nor over a part of what stands below both: the why tells of each sample.
    let below = layout.panes.values.filter { pane in
      pane.row > layout.body.row && pane.column < columns && pane.endColumn > columns
    }
    let end = below.map(\.row).min() ?? layout.body.endRow
    return Rect(
      column: 0, row: layout.body.row, columns: columns,
      rows: min(lines + 2, end - layout.body.row))
  }

  /// Draws samples or payloads over the panes where they have no place of their own.
  func drawOverPanes(_ canvas: inout Canvas) {
    let layout = stage.layout
    guard stage.focus.isList, layout.panes[stage.focus] == nil,
      let inside = interior(of: stage.focus)
    else { return }
    let area = self.area
    canvas.screen.fill(area, style: canvas.theme.text)
    canvas.title(stage.focus, in: area, isFocused: true, position: position(in: stage.focus))
    // A column has a line beside it already.
    canvas.frame(area, hasSides: layout.panes[.source]?.endColumn != area.endColumn)
    draw(stage.focus, &canvas, in: inside)
  }
}
