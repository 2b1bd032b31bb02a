import TerminalCanvas

/// The keys that were pressed last, for a room that looks on; empty after a while.
struct ShownKeys: Sendable {
  /// How many keys are shown at once.
  private static let most = 6
  /// After so many milliseconds they go.
  private static let stay = 2500

  private(set) var labels: [String] = []
  /// How many keys were pressed.
  private var count = 0

  init() {}

  /// Takes note of a key.
  mutating func show(_ key: KeyEvent, _ glyphs: Glyphs) -> [Effect] {
    count += 1
    labels.append(KeyBinding.label(key.description, glyphs))
    labels.removeFirst(max(0, labels.count - Self.most))
    return [.after(milliseconds: Self.stay, .keysShown(count: count))]
  }

  /// Takes the keys away, unless there were more since.
  mutating func hide(after count: Int) {
    if count == self.count { labels = [] }
  }

  mutating func hide() {
    labels = []
  }
}
