import DecodingReport
import TerminalCanvas

/// A screen that is being drawn, with the marks and styles to draw it in.
struct Canvas {
  var screen: Screen
  let theme: Theme
  let glyphs: Glyphs
  /// The line of a list that is being drawn.
  var line = Rect(column: 0, row: 0, columns: 0, rows: 0)

  init(size: Size, environment: ScreenEnvironment) {
    screen = Screen(size: size)
    theme = Theme(environment)
    glyphs = Glyphs(isUTF8: environment.capabilities.isUnicode)
  }

  /// Puts text into a row of the rectangle; returns the column behind it.
  @discardableResult
  mutating func put(
    _ text: String, _ column: Int, _ row: Int, _ style: TextStyle, in rect: Rect
  ) -> Int {
    screen.put(text, column: column, row: row, style: style, in: rect)
  }

  @discardableResult
  mutating func put(
    _ text: Substring, _ column: Int, _ row: Int, _ style: TextStyle, in rect: Rect
  ) -> Int {
    screen.put(text, column: column, row: row, style: style, in: rect)
  }

  @discardableResult
  mutating func put(
    _ character: Character, _ column: Int, _ row: Int, _ style: TextStyle, in rect: Rect
  ) -> Int {
    screen.put(String(character), column: column, row: row, style: style, in: rect)
  }

  /// Puts text into so many cells of a row, shortened where it doesn't fit; returns the column
  /// behind what was drawn.
  @discardableResult
  mutating func putFitted(
    _ text: String, _ column: Int, _ row: Int, columns: Int, _ style: TextStyle, in rect: Rect
  ) -> Int {
    guard columns > 0, column < rect.columns else { return column }
    let room = min(columns, rect.columns - column)
    return put(shortened(text, columns: room), column, row, style, in: rect)
  }

  /// Puts text at the right end of a row, if there is room behind `left`.
  @discardableResult
  mutating func putRight(
    _ text: String, _ row: Int, _ style: TextStyle, after left: Int, in rect: Rect, margin: Int = 1
  ) -> Bool {
    let column = rect.columns - margin - CellText.width(text)
    guard column >= left else { return false }
    put(text, column, row, style, in: rect)
    return true
  }

  func shortened(_ text: String, columns: Int) -> String {
    // Every scalar takes a byte at least, and two cells at most.
    if text.utf8.count <= columns, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    return CellText.truncated(text, columns: max(0, columns), mark: glyphs.ellipsis)
  }

  /// Draws a pane's title row: `─ F4 JSON 4/12  user.json ─────── 247 B `.
  mutating func title(
    _ pane: Pane, in rect: Rect, isFocused: Bool, position: (Int, of: Int)? = nil,
    alarm: String = "", detail: String = "", hint: String = ""
  ) {
    let place = position.map { "\($0.0.grouped)/\($0.of.grouped) " } ?? ""
    // Where there is no room for both, the place says more than the name.
    let name = " \(pane.key) \(pane.name) "
    let fitsBoth = name.count + place.count + (isFocused ? 4 : 2) <= rect.columns
    let (row, start) = titleRow(
      fitsBoth ? "\(pane.key) \(pane.name)" : pane.key, in: rect, isFocused: isFocused)
    var column = putFitted(place, start, 0, columns: rect.columns - start, theme.paneHint, in: row)
    if !alarm.isEmpty {
      column = putFitted(
        " \(alarm) ", column, 0, columns: row.columns - column, theme.caution, in: row)
    }
    if !detail.isEmpty {
      let style = isFocused ? theme.paneTitleFocused : theme.paneTitle
      column = putFitted(
        " \(detail) ", column, 0, columns: row.columns - column - 2, style, in: row)
    }
    if !hint.isEmpty {
      putRight(" \(hint) ", 0, theme.paneHint, after: column + 1, in: row, margin: 0)
    }
  }

  /// Draws the title row of what fills a pane's place: `━ ▸ e Problems  5, 2 causes ━━━ Esc: all fields `.
  mutating func title(_ name: String, in rect: Rect, isFocused: Bool, hint: String) {
    let (row, column) = titleRow(name, in: rect, isFocused: isFocused)
    putRight(" \(hint) ", 0, theme.paneHint, after: column + 1, in: row, margin: 0)
  }

  /// Draws a rule with a name, and a heavy one for what has the keys; returns the column behind the name.
  private mutating func titleRow(
    _ name: String, in rect: Rect, isFocused: Bool, margin: Int = 0
  ) -> (row: Rect, column: Int) {
    let row = Rect(column: rect.column, row: rect.row, columns: rect.columns, rows: 1)
    titleRule(in: rect, isFocused: isFocused)
    let column = putFitted(
      isFocused ? " \(glyphs.marker) \(name) " : " \(name) ", 1, 0,
      columns: row.columns - 1 - margin, isFocused ? theme.paneTitleFocused : theme.paneTitle,
      in: row)
    return (row, column)
  }

  /// Draws the rule of a title row alone.
  mutating func titleRule(in rect: Rect, isFocused: Bool) {
    let row = Rect(column: rect.column, row: rect.row, columns: rect.columns, rows: 1)
    screen.fill(
      row, with: isFocused ? glyphs.heavyHorizontal : glyphs.horizontal,
      style: isFocused ? theme.ruleFocused : theme.rule)
  }

  /// Draws the title row above what it is about.
  mutating func title(_ name: String, above rect: Rect, isFocused: Bool = false, hint: String = "")
  {
    let row = Rect(column: rect.column, row: rect.row - 1, columns: rect.columns, rows: 1)
    title(name, in: row, isFocused: isFocused, hint: hint)
  }

  /// Draws the title row of what lies over the panes: `━ ▸ F1 Help ━━━━━ Esc closes `.
  mutating func layerTitle(_ name: String, hint: String, in rect: Rect) {
    let (row, column) = titleRow(name, in: rect, isFocused: true, margin: 1)
    putRight(hint, 0, theme.paneHint, after: column + 1, in: row, margin: 0)
  }

  /// Draws the lines around what lies over the panes, below its title row.
  mutating func frame(_ area: Rect, hasSides: Bool = true) {
    let below = area.inset(top: 1)
    for column in hasSides ? [0, below.columns - 1] : [] {
      screen.drawVerticalLine(
        column: column, row: 0, length: below.rows, character: glyphs.vertical, style: theme.rule,
        in: below)
    }
    screen.drawHorizontalLine(
      column: 0, row: below.rows - 1, length: below.columns, character: glyphs.horizontal,
      style: theme.rule, in: below)
  }

  /// Lays the ground of the selected row behind what is drawn on it.
  mutating func select(_ row: Int, in rect: Rect) {
    guard theme.selectedGround != nil else { return }
    let theme = theme
    let line = Rect(column: rect.column, row: rect.row + row, columns: rect.columns, rows: 1)
    screen.restyle(line.intersection(rect)) { style in
      style.background == .terminalDefault ? theme.selected(style) : style
    }
  }
}
