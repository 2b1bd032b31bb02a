/// What lies over the panes.
enum Overlay: Sendable, Equatable {
  case help
  case lesson
  /// The lines in which two texts differ.
  case changes(TextComparison)
}
