import TerminalCanvas
import Workbench

extension SettingsPanel {
  /// Draws the settings over the lower panes, so that table and text stay in sight.
  func view(_ stage: Stage, _ canvas: inout Canvas) {
    let settings = stage.library.settings
    let area = area(stage)
    canvas.screen.fill(area, style: canvas.theme.text)
    canvas.layerTitle(Layer.settings(self).words(stage).title, hint: " Esc closes ", in: area)
    let rect = area.inset(top: 1)
    let listed = max(1, rect.rows - 1)
    let selected = place(stage)
    let top = top(stage, area)
    for (row, setting) in settings.dropFirst(top).prefix(listed).enumerated() {
      drawSetting(&canvas, stage, setting, row, isSelected: top + row == selected, in: rect)
    }
    guard rect.rows > 1 else { return }
    canvas.putFitted(
      help(of: settings[selected], stage), 18, rect.rows - 1, columns: rect.columns - 19,
      canvas.theme.quiet, in: rect)
  }

  /// Where the settings stand: a row for the title, one for each, one for what the value means.
  func area(_ stage: Stage) -> Rect {
    let body = stage.layout.body
    let rows = min(stage.library.settings.count + 2, max(0, body.rows))
    return Rect(column: 0, row: body.endRow - rows, columns: body.columns, rows: rows)
  }

  /// The first setting that is seen.
  func top(_ stage: Stage, _ area: Rect) -> Int {
    Layout.listTop(
      selected: place(stage), count: stage.library.settings.count, rows: max(1, area.rows - 2))
  }

  /// What the value of a setting means.
  private func help(of setting: DecodingSetting, _ stage: Stage) -> String {
    if let subclass = stage.options.decoder?.subclass, setting == .decoder {
      return "a JSONDecoder with its strategies and userInfo; what \(subclass) overrides: not told"
    }
    return stage.library.choices(of: setting)[stage.library.place(of: setting)].help
  }

  /// The columns of a setting's values, a cell of room on either side.
  func choiceColumns(_ setting: DecodingSetting, _ stage: Stage) -> [Range<Int>] {
    var column = 17
    return stage.library.choices(of: setting).map { choice in
      let width = CellText.width(choice.word) + 2
      defer { column += width + 1 }
      return column..<column + width
    }
  }

  private func drawSetting(
    _ canvas: inout Canvas, _ stage: Stage, _ setting: DecodingSetting, _ row: Int,
    isSelected: Bool, in rect: Rect
  ) {
    let theme = canvas.theme
    if isSelected { canvas.put(canvas.glyphs.marker, 1, row, theme.accent, in: rect) }
    canvas.putFitted(
      setting.name, 3, row, columns: 14, isSelected ? theme.strong : theme.text, in: rect)
    let present = stage.library.place(of: setting)
    let own = setting.place(in: stage.entry.options)
    var end = 17
    let isGiven = stage.library.decoder != nil && setting.isDecoders
    if let decoder = stage.library.decoder, isGiven {
      end = canvas.putFitted(
        "as \(decoder) has it", end + 1, row, columns: rect.columns - end - 1, theme.quiet, in: rect
      )
    }
    let choices =
      isGiven
      ? []
      : Array(
        zip(stage.library.choices(of: setting), choiceColumns(setting, stage)))
    for (place, (choice, columns)) in choices.enumerated() {
      let style = place == present ? theme.marked(theme.strong) : theme.quiet
      end = canvas.putFitted(
        " \(choice.word) ", columns.lowerBound, row, columns: rect.columns - columns.lowerBound,
        style, in: rect)
    }
    if stage.library.changedSettings.contains(setting) {
      let word = setting.choices(pattern: stage.entry.options.datePattern)[own].word
      canvas.putRight(
        "the sample has \(word)", row, theme.caution, after: end + 2, in: rect)
    }
    guard isSelected else { return }
    canvas.select(row, in: rect)
    canvas.screen.cursor = Point(column: rect.column + 1, row: rect.row + row)
  }
}
