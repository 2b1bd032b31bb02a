import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

/// The model beside the calls, with the code that the compiler wrote for it.
extension StepView {
  /// A line of the model, or one of what the compiler wrote for it.
  private struct ModelRow {
    var number = ""
    var spans: [SwiftSpan]
    /// Whether the next call is the line's, where a call is its.
    var isNext: Bool?
    var isWritten = false
  }

  /// The narrowest room in which the compiler's code can be read.
  private static let fewestColumns = 36

  func drawModel(_ canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    let model = stage.library.modelIndex[stage.style]
    canvas.title(
      StepWords.model(model.fileName), above: rect, hint: stage.style.rawValue.uppercased())
    guard let shown = stage.live.shown, let report = shown.report[stage.style] else { return }
    let digits = max(2, String(model.lines.count + model.firstLine).count)
    let rows = modelRows(model, shown.index, report, columns: rect.columns - digits - 4)
    let list = list(of: rows, in: rect.rows)
    canvas.draw(list, in: rect, hasGround: false) { canvas, place in
      let row = rows[place]
      canvas.put(row.number, digits - row.number.count, theme.quiet)
      if let isNext = row.isNext {
        let mark = StepWords.mark(isNext: isNext, isUTF8: canvas.glyphs.isUTF8)
        canvas.put(mark, digits + 1, isNext ? theme.accent : theme.strong)
      }
      canvas.put(canvas.glyphs.vertical, digits + 2, theme.rule)
      canvas.put(row.spans, digits + 4, isQuiet: row.isWritten)
      if row.isNext == true { canvas.select(0, in: canvas.line) }
    }
  }

  /// The rows that are shown: the property and its call are seen where both fit, else the call.
  private func list(of rows: [ModelRow], in room: Int) -> List {
    let marked = rows.indices.filter { rows[$0].isNext == true }
    let all = marked.isEmpty ? rows.indices.filter { rows[$0].isNext != nil }.suffix(1) : marked
    let (first, last) = (all.first ?? 0, all.last ?? 0)
    return List(.middle).fitted(
      rows.count, in: room, chosen: last - first < room ? (first + last) / 2 : last)
  }

  /// The model's lines, and the compiler's behind the properties that it decodes.
  private func modelRows(
    _ model: ModelIndex, _ index: ReportIndex, _ report: StyleReport, columns: Int
  ) -> [ModelRow] {
    var marks: [Int: Bool] = [:]
    /// Whether the next call is about a property, where a call was.
    var properties: [String: Bool] = [:]
    if let frame {
      let next = nextPart(frame.rows, index)
      for row in frame.rows where row == next || frame.parts[index.rows[row].path] != nil {
        properties[index.rows[row].label] = row == next
        if let line = model.line(ofRow: row, index, report) { marks[line] = row == next }
      }
    }
    var rows = model.lines.indices.map { line in
      ModelRow(
        number: String(model.number(ofLine: line)), spans: model.spans[line], isNext: marks[line])
    }
    guard columns >= Self.fewestColumns, let (written, line) = written(model, index, report) else {
      return rows
    }
    // Where there is little room, none is given away.
    let indent = columns < 60 ? "" : String(model.lines[line].prefix { $0 == " " })
    var last: Int?
    let added = written.lines(columns: columns - indent.count).map { text, place in
      defer { last = place }
      let call = place.map { written.calls[$0] }
      let isNext = call.flatMap { properties[$0.property] ?? properties[$0.key] }
      return ModelRow(
        spans: SwiftSpan.spans(of: indent + text), isNext: place == last ? nil : isNext,
        isWritten: true)
    }
    rows.insert(contentsOf: added, at: line + 1)
    return rows
  }

  /// What the compiler wrote for the value that is being decoded, and the line behind which it stands.
  private func written(
    _ model: ModelIndex, _ index: ReportIndex, _ report: StyleReport
  ) -> (code: SynthesizedInitializer, line: Int)? {
    guard stage.style != .smart, let frame = frame?.call else { return nil }
    let path = recording.calls[frame].path
    guard let code = model.synthesizedInitializer(at: path, index, report),
      let line = model.lastPropertyLine(at: path, index, report)
    else { return nil }
    // Code that makes other calls is another's: one of a protocol, of a superclass.
    let asked = recording.asked(by: frame).map { recording.calls[$0] }
    let agrees = zip(asked, code.calls).allSatisfy { call, written in
      let name = index.rowOfPath[call.path].map { index.rows[$0].label }
      return (name == written.property || name == written.key)
        && (written.isWrapped || (call.operation == .decodeIfPresent) == written.isOptional)
    }
    return agrees && asked.count <= code.calls.count ? (code, line) : nil
  }
}
