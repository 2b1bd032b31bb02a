import DecodingReport
import JSONSource
import TerminalCanvas

/// Draws a comparison.
struct CompareView {
  let screen: CompareScreen
  let stage: Stage
  let areas: CompareAreas

  private var comparing: Comparing { stage.comparing }

  func draw(_ canvas: inout Canvas) {
    canvas.screen.fill(stage.layout.body, with: " ", style: canvas.theme.text)
    let row = comparing.sides.flatMap { screen.row($0, stage) }
    drawTexts(row, &canvas)
    CompareTable(screen: screen, stage: stage, areas: areas).draw(row, &canvas)
    drawWhy(row, &canvas)
    if comparing.isStale, comparing.sides != nil {
      for rect in [areas.a, areas.b, areas.cells, areas.totals, areas.why] {
        canvas.screen.restyle(rect, canvas.theme.faded)
      }
    }
  }

  // MARK: JSON

  private func drawTexts(_ row: Int?, _ canvas: inout Canvas) {
    guard areas.a.rows > 0 else { return }
    let sides: [JSONComparison.Side] = areas.isOneText ? [screen.side] : [.a, .b]
    let compared = comparing.sides
    let models = compared.flatMap { screen.models($0) }
    let lines = models == nil ? compared.map { folded($0, row) } : nil
    for side in sides {
      let rect = side == .a ? areas.a : areas.b
      let hint = compared.map { compared in
        models.map { CompareWords.lines($0.count(side)) }
          ?? CompareWords.lines(compared.side(side).document)
      }
      canvas.title(
        canvas.glyphs.words(CompareWords.title(side, stage)), in: rect,
        isFocused: side == screen.side, hint: hint ?? "")
      for (place, line) in (lines ?? []).enumerated() {
        guard let compared else { continue }
        draw(line, compared, side, place, &canvas, in: rect.inset(top: 1))
      }
      if let compared, let models {
        let place = row.flatMap { compared.modelLine(of: compared.fields.rows[$0]) }
        CompareModels(models: models, place: place).draw(side, &canvas, in: rect.inset(top: 1))
      }
    }
    if !areas.isOneText {
      canvas.screen.drawVerticalLine(
        column: areas.a.columns, row: areas.a.row, length: areas.a.rows,
        character: canvas.glyphs.heavyVertical, style: canvas.theme.rule)
    }
  }

  /// The lines in sight, with the chosen field's among them.
  private func folded(_ compared: ComparedSides, _ row: Int?) -> [JSONComparison.Line] {
    let rows = areas.a.rows - 1
    let field = row.map { compared.fields.rows[$0] }
    let place =
      field?.pathInB.flatMap { compared.json.line(of: $0, .b) }
      ?? field?.pathInA.flatMap { compared.json.line(of: $0, .a) }
    let all = compared.json.folded(rows: rows, around: place)
    let selected = all.lastIndex { $0.place <= place ?? 0 } ?? 0
    let top = Layout.listTop(selected: selected, count: all.count, rows: rows)
    return all.dropFirst(top).prefix(max(0, rows)).map(\.line)
  }

  private func draw(
    _ line: JSONComparison.Line, _ compared: ComparedSides, _ side: JSONComparison.Side, _ row: Int,
    _ canvas: inout Canvas, in rect: Rect
  ) {
    let theme = canvas.theme
    let answer = compared.side(side)
    let width = min(6, "\(answer.document.position(of: answer.document.byteCount).line)".count + 1)
    let bar = width + 6
    canvas.put(canvas.glyphs.vertical, bar, row, theme.rule, in: rect)
    if case .alike(let count) = line.role {
      canvas.put(
        canvas.glyphs.words(CompareWords.folded(count)), bar + 2, row, theme.quiet, in: rect)
      return
    }
    guard let node = line.node(side), let text = compared.json.text(line, side) else { return }
    let look = line.isDifferent ? theme.caution : theme.text
    if line.isDifferent { canvas.put(side == .a ? "-" : "+", 0, row, look, in: rect) }
    let range = answer.document.range(of: node)
    let offset =
      line.role == .close ? max(range.lowerBound, range.upperBound - 1) : range.lowerBound
    let number = "\(answer.document.position(of: offset).line)"
    canvas.put(number, max(1, width - number.count + 1), row, theme.quiet, in: rect)
    if line.role != .close, !stage.areResultsHidden {
      canvas.marks(marks(node, answer), width + 2, row, in: rect)
    }
    let indentation = String(repeating: " ", count: min(40, 2 * line.depth))
    canvas.putFitted(
      indentation + text, bar + 2, row, columns: rect.columns - bar - 3, look, in: rect)
  }

  private func marks(_ node: Int, _ answer: ExplainAnswer) -> ReportIndex.Marks {
    guard let row = answer.index.rowOfPath[answer.document.path(of: node)] else {
      return ReportIndex.Marks(repeating: nil)
    }
    return answer.index.marks(ofRow: row, in: answer.report)
  }

  // MARK: Why

  private func drawWhy(_ place: Int?, _ canvas: inout Canvas) {
    guard areas.why.rows > 0 else { return }
    let row = place.flatMap { place in comparing.sides.map { $0.fields.rows[place] } }
    let differing = comparing.sides?.fields.differing ?? []
    let number = place.flatMap { differing.firstIndex(of: $0) }
    canvas.title(
      canvas.glyphs.words(CompareWords.why(row?.path, number, of: differing.count)),
      in: areas.why, isFocused: false, hint: "\(canvas.glyphs.leftRight) style")
    let rect = areas.why.inset(left: 2, top: 1)
    guard let row, let sides = comparing.sides else { return }
    guard !stage.areResultsHidden else {
      canvas.put(Hiding.words, 0, 0, canvas.theme.quiet, in: rect)
      return
    }
    let names = (CompareWords.name(.a), CompareWords.name(.b))
    let sentence = CostSentence(row, sides.a.report, sides.b.report, names: names)
    var last = StyledLine.wrapped(
      [StyledLine.Run(text: "so: \(sentence.text)", style: canvas.theme.strong)],
      columns: rect.columns - 1, indent: 4)
    for words in CompareWords.notes(sides) {
      last.append(StyledLine(canvas.glyphs.words(words), canvas.theme.quiet))
    }
    let room = rect.rows - last.count
    let styles =
      [stage.style]
      + DecodingStyle.allCases.filter {
        $0 != stage.style && !screen.isOneStyle && row.styles.contains($0)
      }
    var lines: [StyledLine] = []
    for style in styles.prefix(max(0, room / 2)) {
      for side in JSONComparison.Side.allCases {
        lines.append(why(row, side, style, sides, canvas.theme))
      }
    }
    if lines.count + last.count < rect.rows { lines.append(StyledLine()) }
    canvas.draw(Array((lines + last).prefix(rect.rows)), in: rect)
  }

  /// `STRICT   A ✗ typeMismatch(Int)  JSONDecoder never converts between JSON types`
  private func why(
    _ row: ReportComparison.Row, _ side: JSONComparison.Side, _ style: DecodingStyle,
    _ sides: ComparedSides, _ theme: Theme
  ) -> StyledLine {
    let head = side == .a ? style.rawValue.uppercased() : ""
    var line = StyledLine(head + String(repeating: " ", count: 9 - head.count), theme.heading)
    line.append("\(CompareWords.name(side)) ", theme.accent)
    let answer = sides.side(side)
    guard let field = answer.report.field(row.row(side), style) else {
      line.append(FieldCost.unasked.rawValue, theme.quiet)
      return line
    }
    let why = answer.report.explanation(
      of: field, in: style, places: answer.index.places(of:_:)
    ) { _ in nil }
    for told in why.lines {
      switch told.role {
      case .headline(let outcome):
        line.append(stage.glyphs.words(told.text), theme.glyph(outcome))
      case .rule: line.append("   \(stage.glyphs.words(told.text))", theme.text)
      default: break
      }
    }
    return line
  }
}
