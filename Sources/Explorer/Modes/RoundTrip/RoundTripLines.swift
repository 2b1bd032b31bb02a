import DecodingReport
import JSONSource
import TerminalCanvas

/// The lines of payload and of what was written, beside each other, or below where there is no room.
struct RoundTripLines {
  /// What is looked at; `nil` while there is nothing.
  let form: RoundTripForm?
  private let lines: [RoundTripRow]
  private let instead: String?
  private let isHidden: Bool

  init(_ stage: Stage, isPlain: Bool, _ isNarrow: Bool) {
    let style = stage.roundTrip?[stage.style]
    form = isPlain ? style?.plain ?? style?.mirrored : style?.mirrored
    isHidden = stage.areResultsHidden
    instead = RoundTripWords.instead(stage, form)
    let rows = instead == nil ? form?.rows ?? [] : []
    lines = isNarrow ? rows.flatMap(Self.sides) : rows
  }

  /// A row, or where both sides are to be seen below each other, one for each.
  private static func sides(of row: RoundTripRow) -> [RoundTripRow] {
    guard !row.differences.isEmpty, row.sent != nil, row.written != nil else { return [row] }
    var (first, second) = (row, row)
    first.written = nil
    second.sent = nil
    return [first, second]
  }

  var count: Int { lines.count }

  /// What differs in a line: a member may be renamed and changed.
  func differences(at line: Int) -> [RoundTripDifference] {
    guard let form, lines.indices.contains(line) else { return [] }
    return lines[line].differences.map { form.differences[$0] }
  }

  /// The line of a field that differs, or the first that does.
  func firstLine(of path: JSONPath?) -> Int {
    let own = lines.indices.first { line in
      path != nil && differences(at: line).contains { $0.path == path }
    }
    return own ?? lines.firstIndex { !$0.differences.isEmpty } ?? 0
  }

  /// The first line of the next difference, round the end; `nil` where nothing differs.
  func next(after line: Int, by step: Int) -> Int? {
    let starts = lines.indices.filter { index in
      !lines[index].differences.isEmpty
        && (index == 0 || lines[index - 1].differences != lines[index].differences)
    }
    guard let first = starts.first, let last = starts.last else { return nil }
    return step > 0
      ? starts.first { $0 > line } ?? first : starts.last { $0 < line } ?? last
  }

  /// `2 of 5`
  func number(at line: Int) -> String {
    guard let form, instead == nil else { return "" }
    let place = lines.indices.contains(line) ? lines[line].differences.last : nil
    return RoundTripWords.number(place, of: form.differenceCount)
  }

  // MARK: Drawing

  func draw(_ canvas: inout Canvas, _ list: List, _ left: Rect, _ right: Rect?) {
    if let instead { return canvas.tell(instead, in: left.inset(left: 2)) }
    canvas.draw(list, in: left, marker: nil) { canvas, place in
      let other = right.map {
        Rect(column: $0.column, row: canvas.line.row, columns: $0.columns, rows: 1)
      }
      draw(lines[place], differences(at: place).last, other, &canvas)
      if let other, place == list.chosen { canvas.select(0, in: other) }
    }
  }

  private func draw(
    _ line: RoundTripRow, _ difference: RoundTripDifference?, _ right: Rect?, _ canvas: inout Canvas
  ) {
    let theme = canvas.theme
    let indentation = String(repeating: " ", count: min(40, line.depth * 2))
    func put(_ text: String?, _ mark: String, in rect: Rect) {
      if difference != nil { canvas.put(mark, 0, 0, theme.caution, in: rect) }
      guard let text else { return }
      let line = indentation + text
      if difference == nil {
        canvas.putJSON(line, 2, columns: rect.columns - 3, in: rect)
      } else {
        canvas.putFitted(line, 2, 0, columns: rect.columns - 3, theme.caution, in: rect)
      }
    }
    let mark = difference?.mark(isUTF8: canvas.glyphs.isUTF8) ?? ""
    guard let right else {
      let side = line.written == nil ? "-" : line.sent == nil ? "+" : mark
      return put(line.sent ?? line.written, side, in: canvas.line)
    }
    put(line.sent, line.sent == nil ? "" : mark, in: canvas.line)
    put(line.written, line.written == nil ? "" : mark, in: right)
  }

  /// What is told below: of the line, of the keys' order, and whether it is stable.
  func why(at line: Int, _ stage: Stage) -> [StyledLine] {
    guard let form, instead == nil else { return [] }
    let theme = stage.theme
    var told: [StyledLine] = []
    for difference in differences(at: line) {
      let isUTF8 = stage.glyphs.isUTF8
      var head = StyledLine("\(difference.mark(isUTF8: isUTF8)) ", theme.caution)
      head.append(difference.place(isUTF8: isUTF8), theme.accent)
      head.append("  \(difference.change(isUTF8: isUTF8))", theme.strong)
      told.append(head)
      told.append(StyledLine(RoundTripWords.why(difference), theme.text))
    }
    if told.isEmpty { told.append(StyledLine(RoundTripWords.count(form), theme.text)) }
    let isUnstable = form.stability.isStable != true
    told.append(StyledLine(form.stability.words, isUnstable ? theme.caution : theme.text))
    for words in RoundTripWords.more(form, stage) {
      told.append(StyledLine(words, theme.quiet))
    }
    return told
  }
}
