/// What lies over the panes.
enum Overlay: Sendable, Equatable {
  case help
  case lesson
  /// What is wrong with the configuration.
  case mistakes([String])
  /// What is wrong with journals of earlier runs.
  case journals([String])
  /// The lines in which two texts differ.
  case changes(TextComparison)
}
