package import Courses
import Workbench

/// A course that is played beside the body: where it is, and whether it has the keys.
package struct CoursePlayer: Guide {
  enum Action: RoomAction {
    typealias Room = CoursePlayer
    case next, back
    /// Go to a step, by how many were gone then.
    case step(Int)
    /// Darken the screen until the next key.
    case blank
    /// List the steps; come back to a course that was left.
    case steps
    case leave

    func perform(in session: inout ExplorerState) -> [Effect] { session.perform(self) }
  }

  /// What it is remembered by.
  package let name: String
  /// What messages call its file.
  let file: String
  var course: Course { plan.course }
  var plan: CoursePlan
  /// What each step has on the screen.
  var scenes: [CourseScene]
  /// The code that came along; `nil` where all of the course is the program's own.
  var trust: Trust?
  /// The course's models that were compiled, by their numbers.
  var compiled: [Int: SampleEntry] = [:]
  /// How many steps were gone: none in the welcome, one more than there are behind the last one.
  private(set) var place: Int
  /// The step that was reached, of those to come nothing is told.
  private(set) var furthest: Int
  var isOpen = true
  var hasFocus = true
  var isLeaving = false
  /// Whether a mode has its keys, until it is left.
  private var isLending = false
  /// Whether the screen is dark.
  var isBlank = false
  /// Whether a notes terminal shows the clock: the room needn't see it then.
  var isNoted = false
  /// The seconds since the first step, without those in which the screen was dark or the course left.
  private(set) var seconds = 0
  private var hasClock = false

  /// `nil` for a plan without a scene for each step: such a course can't be played.
  ///
  /// At a step with code that isn't trusted it doesn't begin: nothing is asked at the start.
  package init?(
    _ plan: CoursePlan, name: String, file: String = "", at place: Int = 0, trust: Trust? = nil
  ) {
    scenes = plan.scenes.compactMap(\.self)
    guard !scenes.isEmpty, scenes.count == plan.course.steps.count else { return nil }
    self.name = name
    self.file = file.isEmpty ? name : file
    self.plan = plan
    self.trust = trust
    self.place = (0...scenes.count).contains(place) ? place : 0
    furthest = self.place
    self.place = (0...self.place).last { consent == .given || !hasCode(at: $0) } ?? 0
  }

  /// What is on the screen: in the welcome what the first step has there, and hides.
  package var scene: CourseScene {
    let last = max(0, min(place, scenes.count) - 1)
    guard consent != .given else { return scenes[last] }
    return scenes[...last].last { $0.model == nil } ?? scenes[0]
  }

  /// The step that is played; `nil` in the welcome and behind the last one.
  var step: CourseStep? { (1...scenes.count).contains(place) ? course.steps[place - 1] : nil }

  /// What is said: of a step without text what was said before it.
  func sentences(isUTF8: Bool) -> [String] {
    guard place > 0 else {
      return course.welcome.isEmpty ? [course.title] + course.requires : course.welcome
    }
    if place > scenes.count, !course.done.isEmpty { return course.done }
    let said = course.steps[..<min(place, scenes.count)].last { !$0.sentences.isEmpty }
    return said?.shownText(isUTF8: isUTF8, key: Guess.letter) ?? course.welcome
  }

  /// The chapter's number, from 1, and its name; `nil` where it has none.
  var chapter: (number: Int, name: String)? {
    guard let step, !step.chapter.isEmpty else { return nil }
    let number = course.chapters.count { $0.first < place && !$0.name.isEmpty }
    return (number, step.chapter)
  }

  /// Goes on, or back; `false` at the ends.
  mutating func go(by steps: Int) -> Bool {
    go(to: place + steps)
  }

  mutating func go(to place: Int) -> Bool {
    guard (0...scenes.count + 1).contains(place) else { return false }
    self.place = place
    furthest = max(furthest, place)
    takeFocus()
    return true
  }

  /// A mode that was opened while the course had the keys gives them back when it is left.
  mutating func noteMode(_ isLeft: Bool, opensFromGuide: Bool) {
    if opensFromGuide, !isLeft { isLending = true }
    guard isLeft, isLending else { return }
    isLending = false
    if isOpen { hasFocus = true }
  }
}

// MARK: - The clock

extension CoursePlayer {
  /// Has the clock begin with the first step; `false` where it runs already.
  mutating func beginClock() -> Bool {
    guard !hasClock, place > 0 else { return false }
    hasClock = true
    return true
  }

  /// A second is over.
  mutating func tick() {
    if isOpen, !isBlank, step != nil { seconds += 1 }
  }

  /// The minutes by which one is behind the plan; fewer than none ahead of it.
  var minutesBehind: Int {
    guard step != nil else { return 0 }
    let planned = course.plannedMinutes
    let start = planned[..<(place - 1)].reduce(0, +)
    let end = start + planned[place - 1]
    let now = Double(seconds) / 60
    return now > end ? Int(now - end) : now < start ? -Int(start - now) : 0
  }
}
