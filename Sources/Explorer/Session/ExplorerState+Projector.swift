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
}
