/// What leads beside the body: a course or exercises.
protocol Guide: KeyHolder {
  /// Whether it is on the screen; left, it keeps its place.
  var isOpen: Bool { get set }
  /// Whether its keys count.
  var hasFocus: Bool { get set }
  /// Whether it was asked to be left; once more leaves it.
  var isLeaving: Bool { get set }
}

extension Guide {
  mutating func takeFocus() { (isOpen, hasFocus, isLeaving) = (true, true, false) }

  /// Its keys are another pane's until it takes them again.
  mutating func giveFocus() { hasFocus = false }

  /// Another key was pressed since it was asked to be left.
  mutating func stay() { isLeaving = false }

  /// Whether that was asked for twice.
  mutating func isSureToLeave() -> Bool {
    defer { isLeaving.toggle() }
    return isLeaving
  }

  /// Leaves it, or has something else take its place.
  mutating func close() { (isOpen, hasFocus, isLeaving) = (false, false, false) }
}
