import Courses

/// What a course says besides its own text.
enum CourseWords {
  static let leaving = "Esc again leaves the course; L comes back to it"
  static let left = "L comes back to the course, where it was"
  static let none = "no course is open: codable-explorer course lists them"
  static let atStart = "this is the beginning of the course"
  static let atEnd = "this is the end of the course; Esc twice leaves it"
  static let toCome = "(told when it is reached)"

  /// `Lesson  2 Two defaults that differ`
  static func title(_ player: CoursePlayer) -> String {
    guard let chapter = player.chapter else { return "Lesson  \(player.course.title)" }
    return "Lesson  \(chapter.number) \(chapter.name)"
  }

  static func name(_ stage: Stage) -> String { stage.guide?.course.title ?? "" }

  /// `step 7 of 18  6:40 of 20:00  2 min behind`, and shorter where there is less room.
  static func hint(_ player: CoursePlayer, columns: Int) -> String {
    let count = player.course.steps.count
    if player.place == 0 { return "Space begins" }
    if player.place > count { return "the end" }
    let step = "step \(player.place) of \(count)"
    guard player.seconds > 0, !player.isNoted else { return step }
    let time = "\(clock(player.seconds)) of \(clock(player.course.minutes * 60))"
    let pace = pace(player.minutesBehind)
    let words = ["\(step)  \(time)  \(pace)", "\(step)  \(time)", step]
    return words.first { $0.count <= columns } ?? ""
  }

  static func pace(_ minutesBehind: Int) -> String {
    minutesBehind > 0
      ? "\(minutesBehind) min behind"
      : minutesBehind < 0 ? "\(-minutesBehind) min ahead" : "on time"
  }

  static func clock(_ seconds: Int) -> String {
    "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  static func resumed(_ player: CoursePlayer) -> String {
    "the course goes on at step \(player.place) of \(player.course.steps.count); L lists the steps"
  }
}
