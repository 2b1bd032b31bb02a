package import Courses
package import TerminalCanvas

/// Everything that can happen to a notes terminal. Courses have numbers, as they were found.
package enum NotesEvent: Sendable {
  case terminal(TerminalEvent)
  /// A running course was found; it hasn't told anything yet.
  case found(Int)
  case told(Int, CourseNotes)
  /// A course tells nothing any more: its program ended.
  case gone(Int)
  /// A course should have told something long ago.
  case silent(Int)
}

/// What a notes terminal wants done.
package enum NotesOrder: Sendable, Equatable {
  case ask(Int, NotesRequest)
  case suspend
  case redraw
  case quit
}
