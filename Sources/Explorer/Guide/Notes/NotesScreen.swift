import Courses
package import TerminalCanvas

/// A notes terminal: a running course's step, the next one, the answer, the votes and the clock.
package struct NotesScreen: Sendable {
  var environment: ScreenEnvironment
  /// What the courses told last; `nil` for one that was found and hasn't told anything.
  private(set) var courses: [Int: CourseNotes?] = [:]
  /// The course that is shown.
  private(set) var shown: Int?
  /// Those that told nothing for long.
  private(set) var silent: Set<Int> = []
  /// How the course ended that was shown before; `nil` where none was.
  private(set) var ending: Ending?
  /// The lines of the notes that are in sight.
  private(set) var text = List()
  /// The step that was asked for, as long as the course is on its way there.
  private var wanted: Int?

  /// What became of a course.
  struct Ending: Equatable, Sendable {
    var title: String
    /// Whether its program ended as it should.
    var isOrderly: Bool
  }

  package init(environment: ScreenEnvironment) {
    self.environment = environment
  }

  /// The number of the course that is shown.
  package var shownCourse: Int? { shown }

  /// What the shown course told.
  var notes: CourseNotes? { shown.flatMap { courses[$0] ?? nil } }

  /// The courses to choose from, in the order in which they were found.
  var choices: [(number: Int, notes: CourseNotes)] {
    courses.keys.sorted().compactMap { number in
      (courses[number] ?? nil).map { (number, $0) }
    }
  }

  package mutating func update(_ event: NotesEvent) -> [NotesOrder] {
    switch event {
    case .terminal(let event): return handle(event)
    case .found(let course): courses[course] = .some(nil)
    case .told(let course, let notes): receive(notes, from: course)
    case .gone(let course): end(course)
    case .silent(let course): silent.insert(course)
    }
    return []
  }

  private mutating func receive(_ notes: CourseNotes, from course: Int) {
    let before = courses[course] ?? nil
    courses[course] = notes
    silent.remove(course)
    // Of several somebody chooses.
    if shown == nil, courses.count == 1 { show(course) }
    guard course == shown, let before else { return }
    if notes.place != before.place { text.restart() }
    guard let wanted else { return }
    // What was pressed in a hurry counts from the step that was asked for, until the course is there.
    let way = min(before.place, wanted)...max(before.place, wanted)
    if notes.place == before.place || notes.place == wanted || !way.contains(notes.place) {
      self.wanted = nil
    }
  }

  private mutating func show(_ course: Int?) {
    shown = course
    text.restart()
    (wanted, ending) = (nil, nil)
  }

  private mutating func end(_ course: Int) {
    let last = courses.removeValue(forKey: course) ?? nil
    silent.remove(course)
    guard course == shown else { return }
    show(nil)
    ending = last.map { Ending(title: $0.title, isOrderly: $0.isOver) }
  }

  // MARK: Keys

  private mutating func handle(_ event: TerminalEvent) -> [NotesOrder] {
    switch event {
    case .key(let key): return press(key)
    case .resize(let size): environment.size = size
    case .background(let background): environment.capabilities.background = background
    case .resumed: return [.redraw]
    case .paste, .mouse, .hangUp: break
    }
    return []
  }

  private mutating func press(_ key: KeyEvent) -> [NotesOrder] {
    switch (key.key, key.modifiers) {
    case (.character("q"), []), (.character("c"), .ctrl), (.character("q"), .ctrl): return [.quit]
    case (.character("z"), .ctrl): return [.suspend]
    case (.character("l"), .ctrl): return [.redraw]
    default: return notes == nil ? choose(key) : follow(key)
    }
  }

  private mutating func choose(_ key: KeyEvent) -> [NotesOrder] {
    guard let digit = key.typed?.wholeNumberValue, choices.indices.contains(digit - 1) else {
      return []
    }
    show(choices[digit - 1].number)
    return []
  }

  private mutating func follow(_ key: KeyEvent) -> [NotesOrder] {
    switch key.key {
    case .character(" "), .pageDown, .right: return go(by: 1)
    case .backspace, .pageUp, .left: return go(by: -1)
    case .character("."), .character("b"): return toggleBlank()
    case .down, .character("j"): text.move(.down)
    case .up, .character("k"): text.move(.up)
    case .home: text.move(.first)
    case .character("L") where courses.count > 1: show(nil)
    default: break
    }
    text = NotesView(screen: self).text
    return []
  }

  private mutating func go(by steps: Int) -> [NotesOrder] {
    guard let shown, let notes else { return [] }
    // As at the room's keyboard, a key wakes a dark screen and does nothing else.
    if notes.isBlank { return toggleBlank() }
    let place = (wanted ?? notes.place) + steps
    guard (0...notes.count + 1).contains(place) else { return [] }
    wanted = place
    return [.ask(shown, .go(place))]
  }

  private func toggleBlank() -> [NotesOrder] {
    guard let shown, let notes else { return [] }
    return [.ask(shown, .blank(!notes.isBlank))]
  }

  package func view() -> Screen { NotesView(screen: self).draw() }
}
