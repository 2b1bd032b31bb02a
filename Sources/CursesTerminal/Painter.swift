import CCurses
import TerminalCanvas

/// Brings screens onto ncurses' window, sending it only the cells that changed since the last one.
struct Painter {
  private let colors: ColorDepth
  /// What the window shows, `nil` if that isn't known.
  private var shown: Screen?
  private var currentStyle: TextStyle?

  init(colors: ColorDepth) {
    self.colors = colors
  }

  /// Makes the next paint put every cell.
  mutating func forget() {
    shown = nil
  }

  /// Paints a screen on a window, clipped to it, and places the cursor.
  mutating func paint(_ screen: Screen, on window: Size) {
    if let shown, shown.size == screen.size {
      paintChanges(of: screen, since: shown, on: window)
    } else {
      ccurses_erase()
      paintChanges(of: screen, since: Screen(size: screen.size), on: window)
    }
    shown = screen
    let cursor = screen.cursor.flatMap { Rect(window).contains($0) ? $0 : nil }
    ccurses_refresh(Int32(cursor?.row ?? -1), Int32(cursor?.column ?? -1))
  }

  private mutating func paintChanges(of screen: Screen, since shown: Screen, on window: Size) {
    let columns = min(screen.size.columns, window.columns)
    for row in 0..<min(screen.size.rows, window.rows) {
      let start = row * screen.size.columns
      if screen.hasSameCells(inRow: row, as: shown) { continue }
      for column in 0..<columns {
        let cell = screen.cells[start + column]
        let old = shown.cells[start + column]
        if cell == old, cell.clusterIndex == nil { continue }
        if let mine = cell.clusterIndex, let theirs = old.clusterIndex, cell.style == old.style,
          screen.clusters[mine] == shown.clusters[theirs]
        {
          continue
        }
        // The first half brings the second one with it.
        if cell.isContinuation { continue }
        let end = column + 1
        let isWide = end < screen.size.columns && screen.cells[start + end].isContinuation
        put(cell, of: screen, row: row, column: column, width: isWide ? 2 : 1, limit: columns)
      }
    }
  }

  private mutating func put(
    _ cell: Cell, of screen: Screen, row: Int, column: Int, width: Int, limit: Int
  ) {
    use(cell.style)
    let (row, place) = (Int32(row), Int32(column))
    if column + width > limit {
      var space: UInt32 = 0x20
      ccurses_put(row, place, 1, &space, 1)
    } else if let index = cell.clusterIndex {
      let scalars = screen.clusters[index].unicodeScalars.map(\.value)
      ccurses_put(row, place, Int32(width), scalars, Int32(scalars.count))
    } else {
      var scalar = cell.glyph
      ccurses_put(row, place, Int32(width), &scalar, 1)
    }
  }

  private mutating func use(_ style: TextStyle) {
    guard style != currentStyle else { return }
    currentStyle = style
    let shown = style.degraded(to: colors)
    ccurses_set_style(
      Int32(shown.attributes.rawValue), Painter.index(shown.foreground),
      Painter.index(shown.background))
  }

  private static func index(_ color: TerminalColor) -> Int32 {
    switch color {
    case .terminalDefault: -1
    case .indexed(let index): Int32(index)
    }
  }
}
