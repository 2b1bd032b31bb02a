import TerminalCanvas

extension ExplorerState {
  /// How many keys are shown at once.
  private static let mostKeys = 6
  /// After so many milliseconds they go.
  private static let keysStay = 2500

  mutating func toggleProjector() {
    environment.isProjector.toggle()
    shownKeys = []
    notice = environment.isProjector ? "projector mode; B leaves it" : nil
  }

  /// Takes note of a key for the room that looks on.
  mutating func showKey(_ key: KeyEvent) -> [Effect] {
    guard environment.isProjector else { return [] }
    keyCount += 1
    let glyphs = Glyphs(isUTF8: environment.capabilities.isUnicode)
    shownKeys.append(KeyBinding.label(key.description, glyphs))
    shownKeys.removeFirst(max(0, shownKeys.count - Self.mostKeys))
    return [.after(milliseconds: Self.keysStay, .keysShown(count: keyCount))]
  }

  /// Draws the keys that were pressed last, in the corner above the status line.
  func drawKeys(_ canvas: inout Canvas, _ layout: Layout) {
    guard !shownKeys.isEmpty else { return }
    let words = " " + shownKeys.joined(separator: " ") + " "
    let body = layout.body
    let row = Rect(column: 0, row: body.endRow - 1, columns: body.columns, rows: 1)
    canvas.putRight(words, 0, canvas.theme.title, after: 0, in: row)
  }
}
