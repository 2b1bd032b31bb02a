extension Mode {
  /// Whether the panes fill the body, and nothing of a mode lies over them.
  var isPanes: Bool {
    if case .panes = self { true } else { false }
  }
}
