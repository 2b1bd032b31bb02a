import TerminalCanvas
import Workbench

extension ExplorerState {
  /// Draws the settings over the lower panes, so that table and text stay in sight.
  func drawOptions(_ canvas: inout Canvas, _ layout: Layout) {
    guard let settingRow else { return }
    let settings = settings
    let area = optionsArea(layout)
    canvas.screen.fill(area, style: canvas.theme.text)
    drawOptionsTitle(&canvas, in: area)
    let rect = area.inset(top: 1)
    let listed = max(1, rect.rows - 1)
    let top = optionsTop(area)
    for (row, setting) in settings.dropFirst(top).prefix(listed).enumerated() {
      drawSetting(&canvas, setting, row, isSelected: top + row == settingRow, in: rect)
    }
    guard rect.rows > 1 else { return }
    canvas.putFitted(
      help(of: settings[settingRow]), 18, rect.rows - 1, columns: rect.columns - 19,
      canvas.theme.quiet, in: rect)
  }

  /// Where the settings stand: a row for the title, one for each, one for what the value means.
  func optionsArea(_ layout: Layout) -> Rect {
    let body = layout.body
    let rows = min(settings.count + 2, max(0, body.rows))
    return Rect(column: 0, row: body.endRow - rows, columns: body.columns, rows: rows)
  }

  /// The first setting that is seen.
  func optionsTop(_ area: Rect) -> Int {
    listTop(
      selected: settingRow ?? 0, count: settings.count, rows: max(1, area.rows - 2))
  }

  /// What the value of a setting means.
  private func help(of setting: DecodingSetting) -> String {
    if let subclass = options.decoder?.subclass, setting == .decoder {
      return "a JSONDecoder with its strategies and userInfo; what \(subclass) overrides: not told"
    }
    return choices(of: setting)[place(of: setting)].help
  }

  /// The columns of a setting's values, a cell of room on either side.
  func choiceColumns(_ setting: DecodingSetting) -> [Range<Int>] {
    var column = 17
    return choices(of: setting).map { choice in
      let width = CellText.width(choice.word) + 2
      defer { column += width + 1 }
      return column..<column + width
    }
  }

  private func drawOptionsTitle(_ canvas: inout Canvas, in area: Rect) {
    let row = Rect(column: area.column, row: area.row, columns: area.columns, rows: 1)
    canvas.screen.fill(row, with: canvas.glyphs.heavyHorizontal, style: canvas.theme.ruleFocused)
    let column = canvas.putFitted(
      " \(canvas.glyphs.marker) F12 Options of the decoders ", 1, 0, columns: row.columns - 2,
      canvas.theme.paneTitleFocused, in: row)
    canvas.putRight(" Esc closes ", 0, canvas.theme.paneHint, after: column + 1, in: row, margin: 0)
  }

  private func drawSetting(
    _ canvas: inout Canvas, _ setting: DecodingSetting, _ row: Int, isSelected: Bool, in rect: Rect
  ) {
    let theme = canvas.theme
    if isSelected { canvas.put(canvas.glyphs.marker, 1, row, theme.accent, in: rect) }
    canvas.putFitted(
      setting.name, 3, row, columns: 14, isSelected ? theme.strong : theme.text, in: rect)
    let present = place(of: setting)
    let own = setting.place(in: entry.options)
    var end = 17
    let isGiven = decoder != nil && setting.isDecoders
    if let decoder, isGiven {
      end = canvas.putFitted(
        "as \(decoder) has it", end + 1, row, columns: rect.columns - end - 1, theme.quiet, in: rect
      )
    }
    let choices = isGiven ? [] : Array(zip(self.choices(of: setting), choiceColumns(setting)))
    for (place, (choice, columns)) in choices.enumerated() {
      let style = place == present ? theme.marked(theme.strong) : theme.quiet
      end = canvas.putFitted(
        " \(choice.word) ", columns.lowerBound, row, columns: rect.columns - columns.lowerBound,
        style, in: rect)
    }
    if changedSettings.contains(setting) {
      let word = setting.choices(pattern: entry.options.datePattern)[own].word
      canvas.putRight(
        "the sample has \(word)", row, theme.caution, after: end + 2, in: rect)
    }
    guard isSelected else { return }
    canvas.select(row, in: rect)
    if prompt == nil {
      canvas.screen.cursor = Point(column: rect.column + 1, row: rect.row + row)
    }
  }
}
