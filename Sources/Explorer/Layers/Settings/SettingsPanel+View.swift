import TerminalCanvas
import Workbench

extension SettingsPanel {
  /// Draws the settings over the lower panes, so that table and text stay in sight.
  func view(_ stage: Stage, _ canvas: inout Canvas) {
    let settings = stage.library.settings
    let area = area(stage)
    canvas.screen.fill(area, style: canvas.theme.text)
    canvas.layerTitle(words(stage).title, hint: " Esc closes ", in: area)
    let rect = area.inset(top: 1)
    let selected = place(stage)
    canvas.draw(list(stage), in: rect, marker: 1) { canvas, place in
      draw(settings[place], stage, isSelected: place == selected, &canvas)
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

  private func draw(
    _ setting: DecodingSetting, _ stage: Stage, isSelected: Bool, _ canvas: inout Canvas
  ) {
    let theme = canvas.theme
    canvas.put(setting.name, 3..<17, isSelected ? theme.strong : theme.text)
    var end = 17
    if let decoder = stage.library.decoder, setting.isDecoders {
      end = canvas.put("as \(decoder) has it", end + 1, margin: 0, theme.quiet)
    } else {
      let present = stage.library.place(of: setting)
      let choices = zip(stage.library.choices(of: setting), choiceColumns(setting, stage))
      for (place, (choice, columns)) in choices.enumerated() {
        let style = place == present ? theme.marked(theme.strong) : theme.quiet
        end = canvas.put(" \(choice.word) ", columns.lowerBound, margin: 0, style)
      }
    }
    guard stage.library.changedSettings.contains(setting) else { return }
    let own = setting.place(in: stage.entry.options)
    let word = setting.choices(pattern: stage.entry.options.datePattern)[own].word
    canvas.putRight("the sample has \(word)", 0, theme.caution, after: end + 2, in: canvas.line)
  }
}
