import TerminalCanvas

/// The keys that were pressed last, for a room that looks on; empty after a while.
struct ShownKeys: Sendable {
  var labels: [String] = []
  /// How many keys were pressed.
  var count = 0
}

extension ExplorerState {
  /// How many keys are shown at once.
  private static let mostKeys = 6
  /// After so many milliseconds they go.
  private static let keysStay = 2500

  mutating func toggleProjector() {
    environment.isProjector.toggle()
    shownKeys.labels = []
    notice = environment.isProjector ? "projector mode; B leaves it" : nil
  }

  /// Takes note of a key for the room that looks on.
  mutating func showKey(_ key: KeyEvent) -> [Effect] {
    guard environment.isProjector else { return [] }
    shownKeys.count += 1
    let glyphs = Glyphs(isUTF8: environment.capabilities.isUnicode)
    shownKeys.labels.append(KeyBinding.label(key.description, glyphs))
    shownKeys.labels.removeFirst(max(0, shownKeys.labels.count - Self.mostKeys))
    return [.after(milliseconds: Self.keysStay, .keysShown(count: shownKeys.count))]
  }

  /// Draws the keys that were pressed last at the right end of the status line, and returns what is
  /// left of it.
  func drawKeys(_ canvas: inout Canvas, in bar: Rect) -> Rect {
    guard !shownKeys.labels.isEmpty else { return bar }
    let words = " " + shownKeys.labels.joined(separator: " ") + " "
    let columns = min(CellText.width(words), bar.columns / 2)
    let corner = bar.inset(left: bar.columns - columns)
    canvas.screen.fill(corner, style: canvas.theme.title)
    canvas.putFitted(words, 0, 0, columns: columns, canvas.theme.title, in: corner)
    return bar.inset(right: columns)
  }
}
