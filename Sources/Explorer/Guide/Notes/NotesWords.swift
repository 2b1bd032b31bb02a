import Courses

/// What a notes terminal says besides a course's own text.
enum NotesWords {
  static let title = "Notes"
  static let waiting = [
    "No course is running.",
    "Start one in another terminal: codable-explorer course lists them.",
    "These notes wait for it.",
  ]
  static let choosing = "Several courses are running; a digit chooses:"
  static let silent = "no word from the course: is its terminal stopped?"
  static let blank = "the room's screen is dark; a key here wakes it"
  static let left = "the course was left; a step here comes back to it"
  static let noNotes = "no notes for this step"

  static func ended(_ ending: NotesScreen.Ending) -> String {
    ending.isOrderly
      ? "The course has ended: \(ending.title)" : "The course's terminal hung up: \(ending.title)"
  }

  /// `12:40 of 45:00  2 min behind`; empty before the first step.
  static func clock(_ notes: CourseNotes) -> String {
    guard notes.seconds > 0 else { return "the clock begins with the first step" }
    let time =
      "\(CourseWords.clock(notes.seconds)) of \(CourseWords.clock(notes.minutes * 60))"
    guard (1..<notes.count + 1).contains(notes.place) else { return time }
    return "\(time)  \(CourseWords.pace(notes.minutesBehind))"
  }

  /// What the room sees of the results.
  static func revealed(_ notes: CourseNotes) -> String {
    switch notes.revealed {
    case "all": "the room sees all results"
    case "none": "the room sees no results"
    default: "the room sees \(notes.revealed)"
    }
  }

  static func next(_ next: CourseNotes.Next) -> String {
    next.block.isEmpty ? "Next  the end" : "Next  \(next.block)"
  }

  static func more(_ count: Int) -> String { "\(count) more lines below" }
}
