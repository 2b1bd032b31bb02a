/// What lies over the panes.
enum Overlay: Sendable, Equatable {
  case help
  case lesson
}
