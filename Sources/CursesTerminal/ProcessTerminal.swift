import Synchronization

/// Whether this process has its one terminal open: ncurses and the signals are global.
enum ProcessTerminal {
  private static let isTaken = Mutex(false)

  /// Takes the place, or answers `false` if it is taken.
  static func take() -> Bool {
    isTaken.withLock { isTaken in
      defer { isTaken = true }
      return !isTaken
    }
  }

  static func release() {
    isTaken.withLock { $0 = false }
  }
}
