import DecodingReport
import JSONSource
import TerminalCanvas

/// Draws a comparison.
struct CompareView {
  let screen: CompareScreen
  let stage: Stage
  let areas: CompareScreen.Areas

  private var comparing: ComparisonStanding { screen.comparison(stage) }

  func draw(_ canvas: inout Canvas) {
    canvas.screen.fill(stage.layout.body, with: " ", style: canvas.theme.text)
    let row = screen.row(stage)
    drawTexts(row, &canvas)
    CompareTable(screen: screen, stage: stage, areas: areas).draw(&canvas)
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
    let folded = models == nil ? compared.map { self.folded($0, row) } : nil
    for side in sides {
      let area = side == .a ? areas.a : areas.b
      let hint = compared.map { compared in
        models.map { CompareWords.lines($0.count(side)) }
          ?? CompareWords.lines(compared.side(side).document)
      }
      canvas.title(
        canvas.glyphs.words(CompareWords.title(side, screen, stage)), in: area,
        isFocused: side == screen.side, hint: hint ?? "")
      guard let compared else { continue }
      if let models {
        draw(models, compared, row, side, &canvas, in: area.inset(top: 1))
      } else if let (lines, list) = folded {
        canvas.draw(list, in: area.inset(top: 1), hasGround: false) { canvas, line in
          draw(lines[line].line, compared, side, &canvas)
        }
      }
    }
    if !areas.isOneText {
      canvas.screen.drawVerticalLine(
        column: areas.a.columns, row: areas.a.row, length: areas.a.rows,
        character: canvas.glyphs.heavyVertical, style: canvas.theme.rule)
    }
  }

  /// Draws the lines of two models, with that of the field that is looked at.
  private func draw(
    _ models: ModelComparison, _ compared: ComparedSides, _ row: Int?,
    _ side: JSONComparison.Side, _ canvas: inout Canvas, in rect: Rect
  ) {
    let place = row.flatMap { compared.modelLine(of: compared.fields.rows[$0]) }
    let bar = "\(models.count(side))".count + 3
    canvas.draw(models.list(in: rect.rows, around: place), in: rect, hasGround: false) {
      canvas, line in
      let theme = canvas.theme
      canvas.put(canvas.glyphs.vertical, bar, theme.rule)
      guard let (number, text) = models.text(models.lines[line], side) else { return }
      let isDifferent = models.lines[line].isDifferent
      let look = isDifferent ? theme.caution : line == place ? theme.strong : theme.text
      put(isDifferent, "\(number)", bar - 2, side, look, &canvas)
      canvas.put(text.replacing("\t", with: "  "), bar + 2, margin: 1, look)
    }
  }

  /// Draws the sign of what differs, and a number up to a column.
  private func put(
    _ isDifferent: Bool, _ number: String, _ end: Int, _ side: JSONComparison.Side,
    _ look: TextStyle, _ canvas: inout Canvas
  ) {
    if isDifferent { canvas.put(side == .a ? "-" : "+", 0, look) }
    canvas.put(number, max(1, end - number.count + 1), canvas.theme.quiet)
  }

  /// The lines of the payloads without long runs that are alike, the chosen field's in the middle.
  private func folded(
    _ compared: ComparedSides, _ row: Int?
  ) -> (lines: [(line: JSONComparison.Line, place: Int)], list: List) {
    let rows = areas.a.rows - 1
    let field = row.map { compared.fields.rows[$0] }
    let place =
      field?.pathInB.flatMap { compared.json.line(of: $0, .b) }
      ?? field?.pathInA.flatMap { compared.json.line(of: $0, .a) }
    let lines = compared.json.folded(rows: rows, around: place)
    let chosen = lines.lastIndex { $0.place <= place ?? 0 } ?? 0
    return (lines, List(.middle).fitted(lines.count, in: rows, chosen: chosen))
  }

  private func draw(
    _ line: JSONComparison.Line, _ compared: ComparedSides, _ side: JSONComparison.Side,
    _ canvas: inout Canvas
  ) {
    let theme = canvas.theme
    let answer = compared.side(side)
    let width = min(6, "\(answer.document.position(of: answer.document.byteCount).line)".count + 1)
    let bar = width + 6
    canvas.put(canvas.glyphs.vertical, bar, theme.rule)
    if case .alike(let count) = line.role {
      canvas.put(canvas.glyphs.words(CompareWords.folded(count)), bar + 2, theme.quiet)
      return
    }
    guard let node = line.node(side), let text = compared.json.text(line, side) else { return }
    let look = line.isDifferent ? theme.caution : theme.text
    let range = answer.document.range(of: node)
    let offset =
      line.role == .close ? max(range.lowerBound, range.upperBound - 1) : range.lowerBound
    let number = "\(answer.document.position(of: offset).line)"
    put(line.isDifferent, number, width, side, look, &canvas)
    if line.role != .close, !stage.areResultsHidden {
      canvas.marks(marks(node, answer), width + 2)
    }
    let indentation = String(repeating: " ", count: min(40, 2 * line.depth))
    let columns = canvas.line.columns - bar - 3
    if line.isDifferent {
      canvas.put(indentation + text, bar + 2, margin: 1, look)
    } else {
      canvas.putJSON(indentation + text, bar + 2, columns: columns, in: canvas.line)
    }
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
      "so: \(sentence.text)", canvas.theme.strong, columns: rect.columns - 1, indent: 4)
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
