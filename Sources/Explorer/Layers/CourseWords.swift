import Courses
import DecodingReport
import JSONSource

/// What a course says besides its own text.
enum CourseWords {
  static let leaving = "Esc again leaves the course; L comes back to it"
  static let left = "L comes back to the course, where it was"
  static let none = "no course is open: codable-explorer course lists them"
  static let atStart = "this is the beginning of the course"
  static let atEnd = "this is the end of the course; Esc twice leaves it"
  static let refused = "nothing is compiled: Space skips those steps, L and Enter asks again"
  static let forbidden = "this step compiles code of the course's file, which --no-compile refuses"

  /// `steps 5 to 8 skipped: --no-compile refuses code of the file`
  static func passedOver(from first: Int, to place: Int, _ player: CoursePlayer) -> String {
    let steps = place > first ? (first, place - 1) : (place + 1, first)
    let why =
      player.consent == .forbidden
      ? "--no-compile refuses code of the file"
      : "their code was refused; L and Enter asks again"
    return steps.0 == steps.1
      ? "step \(steps.0) skipped: \(why)" : "steps \(steps.0) to \(steps.1) skipped: \(why)"
  }

  /// `mine.md:33: cannot find type 'Dat' in scope`
  static func doesNotCompile(_ model: CourseModel, _ fault: ModelFault, in file: String) -> String {
    let first = fault.findings.first { $0.position != nil } ?? fault.findings.first
    let line = first?.position.map { model.line(inCourse: $0.line) } ?? model.line
    return "\(file):\(line): \(first?.message ?? "")"
  }

  /// What the speaker is told of a step's own code; empty for a step without.
  static func code(_ player: CoursePlayer) -> String {
    if let model = player.model { return "compiled from the file: \(model.name)" }
    guard player.hasCode(at: player.place + 1) else { return "" }
    return switch player.consent {
    case .given: ""
    case .notAsked: "the next step compiles code of the file: you are asked first"
    case .refused, .forbidden: "the next steps compile code of the file: they are skipped"
    }
  }

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
